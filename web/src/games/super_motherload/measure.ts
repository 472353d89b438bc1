/** The mine's drawing: units of its viewBox. */
export const UNIT = 40;
export const GUTTER = 20;
export const SKY = 44;

/** The mine's drawing: units of its viewBox. The claim begins at 0, 0; ground lies all around it. */
export const UNIT = 64;
/** Room for the sky, in spaces. */
export const SKY = 1.3;
/** How far the world reaches to both sides of the claim's middle, in spaces. */
export const REACH = 20;
/** Ground below the last row, in spaces: the next depth, or rock bottom. */
export const BELOW = 2.4;

/** The numbers of the actions (games/drillers/legal/action_codes.py): a base, plus what it is done with. */

export const END = 0;
export const UP = 1;
export const DOWN = 2;
export const BUY_MOVE = 3;
export const BUY_DRILL = 4;
export const TAKE_DAMAGE = 5;
export const ANY_MOVE = 6;
export const ANY_DRONE = 7;
export const EXCAVATE = 8;
export const BREAK = 9;
export const SELL_ALL = 10;
export const REPAIR_NOW = 11;
export const UPGRADE_CAP = 12;
export const UPGRADE_STORAGE = 13;
export const COLLECT = 20;
export const RESERVED = 5;
export const SELL = 30;
export const RAISE = 40;
export const HARPOON_UP = 50;
export const HARPOON_DOWN = 60;
export const REFRESH_SHOP = 70;
export const EXHAUST = 100;
export const PLAY = 200;
export const BURN = 300;
export const BUY = 400;
export const USE = 500;
export const DISCARD = 600;

/** Where a card stands that a repair may take (choices.py). */
export const DECLINE = -1;
export const PLAY_CARD = 100;
export const DISCARD_CARD = 200;
export const TOP_CARD = 300;
/** A second DAMAGE of a hand is its number plus this. */
export const COPY = 100;

/** Items of one menu: ten times the largest menu seen in the wild, small enough to render within a request. */
export const MAX_MENU_ITEMS = 100_000;

/** Levels of one menu: no theme styles more than a handful, and browsers flatten nesting past 512 elements. */
export const MAX_MENU_DEPTH = 32;

/** Levels of JSON in a state: two for each level of a menu and some around it. A cycle is deeper than any limit. */
export const MAX_STATE_DEPTH = 2 * MAX_MENU_DEPTH + 16;

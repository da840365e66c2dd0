/** Items of one menu: ten times the largest menu seen in the wild, small enough to render within a request. */
export const MAX_MENU_ITEMS = 100_000;

/**
 * Items that a manifest lists, of all locations together: each location lists those of its menu, be it the same menu for all.
 * A manifest of a million items is some 20 MB of JSON, and as many as `parseManifest` reads.
 */
export const MAX_LISTED_ITEMS = 1_000_000;

/** UTF-16 code units of the name of a provider of forms, or of a form: every id in its HTML begins with both. */
export const MAX_FORM_NAME = 200;

/** Levels of one menu: no theme styles more than a handful, and browsers flatten nesting past 512 elements. */
export const MAX_MENU_DEPTH = 32;

/**
 * Steps of work on one state, see `Budget`: some five seconds. A value takes a hundred steps and a character one, so there is
 * room for four million values, which as JSON are some 100 MB. Objects that a program put into a state twice count twice, as
 * they would in JSON: a menu whose items share their children may stand for more than any computer holds.
 */
export const MAX_STATE_WORK = 500_000_000;

/** Steps to read, check and freeze one value of a state, as measured. */
export const VALUE_STEPS = 100;

/** Levels of JSON in a state: two for each level of a menu and some around it. A cycle is deeper than any limit. */
export const MAX_STATE_DEPTH = 2 * MAX_MENU_DEPTH + 16;

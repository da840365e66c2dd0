/** A change that breaks one thing on purpose, in a compiled file. */
export interface Breakage {
  /** What it breaks. */
  name: string;
  /** The compiled file below `dist`. */
  file: string;
  /** What stands there, once or more; the control fails when it does not. */
  find: string;
  replace: string;
}

/** Breakages of the fast locator: `fast = exact` must see each. */
export const LOCATOR_BREAKAGES: readonly Breakage[] = [];

/** Breakages of baking and running: `baked = rendered` must see each. */
export const BAKING_BREAKAGES: readonly Breakage[] = [];

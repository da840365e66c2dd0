import type { Daemon } from './daemon.js';
import type { Furniture } from './furnish.js';
import type { Lab } from './lab.js';

/** What the tests of one lab share. */
export interface Site {
  lab: Lab;
  furniture: Furniture;
  /** The one that runs; tests that end it put another one here. */
  daemon: Daemon;
}

/** A getter for what exists only once the lab runs. */
export type SiteOf = () => Site;

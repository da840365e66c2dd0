import type { SiteState } from '../../../site/schema.js';

/** A site as HTML tells it. */
export interface Drafted {
  /** What `parseSite` takes. */
  state: SiteState;
  /** Whether somebody says the site's address; else a stand-in is written. */
  hasAddress: boolean;
  /** What was found, by kind. */
  found: readonly { what: string; count: number }[];
  /** What was not written, or may be wrong: what, and why. */
  unsure: readonly string[];
  /** Path of a page that it was drafted from. */
  page?: string;
}

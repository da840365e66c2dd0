import type { Verdict } from './decide.js';
import type { Suspect } from './suspect.js';

/** A contact that a page presents as the site's own, and that the site does not have. */
export interface InventedContact {
  suspect: Suspect;
  verdict: Verdict;
}

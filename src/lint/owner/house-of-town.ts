import { fold } from '../words/fold.js';
import type { SiteNames } from './site-names.js';

/** The word behind another, with blanks alone between them. */
const NEXT = /^[ \u00a0]{1,3}(\p{Lu}[\p{L}\p{M}'’-]{1,40})/u;

/**
 * Whether a word has a capital and the site's town stands right behind it: together they name a house in that town, as
 * "Klinikum Memmingen". The town alone does not make a name the site's. What the site says that it is, is itself.
 */
export function isBeforeTown(written: string, behind: string, { towns, kinds }: SiteNames): boolean {
  if (!/^\p{Lu}/u.test(written) || kinds.has(fold(written))) return false;
  const [, next] = NEXT.exec(behind) ?? [];
  return next !== undefined && towns.has(fold(next));
}

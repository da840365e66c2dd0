import type { IndexedDocument } from '../document/document.js';
import { isWithin } from '../document/element.js';
import type { Candidate } from './candidates.js';
import type { RolePlace } from './role-place.js';

/** Links of navigation that is written as an enumeration, at least. */
const LEAST_LINKS = 3;
/** Texts of such a line that are read. */
const MOST_TEXTS = 60;

/** Words between the last two of an enumeration, folded as they are written. */
const AND: ReadonlySet<string> = new Set(
  'and or und oder sowie et ou y e o ed ed od en of og eller och ja tai sekä i oraz lub a nebo és vagy și si sau ve veya και ή и или та або й і و أو ו או と や 和 及 与 与 và dan atau'.split(
    ' ',
  ),
);

/**
 * Whether links in the header are all that their line says, with commas and an "and" between them: "What we do, what it costs
 * and who we are" is navigation there.
 */
export function isSpelledOut(
  document: IndexedDocument,
  { element, entries }: Candidate,
  { role, by }: RolePlace,
): boolean {
  if (role !== 'header' || by === 'position' || entries.length < LEAST_LINKS) return false;
  if (element.tag !== 'p' && element.tag !== 'div') return false;
  if (element.endText - element.firstText > MOST_TEXTS) return false;
  let words = 0;
  for (let index = element.firstText; index < element.endText; index += 1) {
    const text = document.texts[index];
    if (!text || text.raw) continue;
    document.budget.spend(entries.length);
    if (entries.some((entry) => text.parent && isWithin(text.parent, entry.element))) continue;
    for (const word of text.value.match(/[\p{L}\p{N}]+/gu) ?? []) {
      words += 1;
      if (words > 1 || !AND.has(word.toLowerCase())) return false;
    }
  }
  return true;
}

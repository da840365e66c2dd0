import type { DocElement } from '../../document/element.js';
import { type Spot, sentenceBefore } from '../../owner/beside.js';
import { isDisowned, isHeadingOfDisowned } from '../../owner/disowned.js';
import { headingsAbove } from '../../owner/team.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';

/** Characters behind a contact that are read. */
const BEHIND = 60;
/** Steps to read what is said of a contact. */
const READ = 400;

/** Whether the words around a contact, or the heading right above it, say that it is not the house's, or no more. */
export function isNoLongerOwn(page: Page, spot: Spot, to: number, element: DocElement | undefined): boolean {
  page.document.budget.spend(READ);
  const { text } = spot.flow;
  const before = sentenceBefore(text, spot);
  if (isDisowned(before, text.slice(spot.at, to), text.slice(to, to + BEHIND))) return true;
  const [heading] = headingsAbove(page, element);
  return heading !== undefined && isHeadingOfDisowned(heading) && !words(before).some(isNew);
}

/** Words for what is the house's now, under a heading for what was. */
function isNew(word: string): boolean {
  return /^(?:new|now|our|us|neue?[rsn]?|jetzt|unsere?|nouve(?:au|lle)|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|nya|nye|nowy|nova|novy|uj|yeni|новый|новая|новии|нова)$/u.test(
    word,
  );
}

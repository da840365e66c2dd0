import { flowsOf } from '../../document/flows.js';
import { oncePerPage } from '../../document/once-per-page.js';
import { siteNamesOf } from '../../owner/site-names.js';
import { townsOfName } from '../../owner/town-of-name.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';

/** Whether a page names the site with its own town: then the site with another town beside it is another house of it. */
export const namesOwnTown = oncePerPage((page): { isSaid: boolean } => {
  const names = siteNamesOf(page.manifest);
  const isSaid = flowsOf(page.document).some(({ text }) =>
    townsOfName(text.slice(0, LONGEST), names).some(({ from, to }) =>
      words(text.slice(from, to)).some((word) => names.towns.has(word)),
    ),
  );
  return { isSaid };
});

/** Characters of a line that are read. */
const LONGEST = 400;

/** Whether the words before a contact name the site in another town, on a page that names it in its own, too. */
export function isOfOtherTown(page: Page, before: string): boolean {
  const names = siteNamesOf(page.manifest);
  const towns = townsOfName(before.slice(-LONGEST), names);
  if (towns.length === 0) return false;
  const text = before.slice(-LONGEST);
  const isOwn = towns.some(({ from, to }) => words(text.slice(from, to)).some((word) => names.towns.has(word)));
  return !isOwn && namesOwnTown(page).isSaid;
}

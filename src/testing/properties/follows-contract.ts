import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { property } from '../property.js';
import type { Trouble } from '../verdict.js';
import { lostClasses } from './contract/classes.js';
import { changedContacts } from './contract/contacts.js';
import { changedForms } from './contract/forms.js';
import { repeatedIds } from './contract/ids.js';
import { changedLinks } from './contract/links.js';
import { changedSizes } from './contract/sizes.js';
import { matchOf } from './match.js';

/**
 * The markup of the expansions says what the components' contract, the author and the site say. Class names are there: the
 * component's, the author's, those of menu items, the marks of the current page and of the items above it. Links have their
 * `rel` and their window, logos their size, numbers their direction, opening hours their form for machines. A form works as its provider wrote it for this request. No id stands twice.
 */
export const followsContract = property({
  title: 'followsContract',
  check: (page) => [...page.expansions.flatMap((expansion) => changed(expansion, page)), ...repeatedIds(page)],
});

function changed(expansion: Expansion, page: ReadPage): Trouble[] {
  const match = matchOf(expansion, page);
  if (!match || (expansion.tag === 'x-addon' && !page.knowsForms)) return [];
  return [
    ...lostClasses(expansion, match, page),
    ...changedLinks(expansion, match),
    ...changedSizes(expansion, match),
    ...(expansion.tag === 'x-contact' ? changedContacts(expansion, match) : []),
    ...changedForms(expansion, match),
  ];
}

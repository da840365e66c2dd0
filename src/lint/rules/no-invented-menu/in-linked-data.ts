import { shortText } from '../../../text/short-text.js';
import type { IndexedDocument } from '../../document/document.js';
import { targetOf } from '../../document/link-key.js';
import { placeOfThing, spanOfThing } from '../../document/thing-span.js';
import { partsOf, type Thing, thingsOf, type Value, valuesOf } from '../../document/things.js';
import { removingFromData } from '../../edit/data-edits.js';
import { assignedMenus } from '../../menu/assigned-menus.js';
import { entryOf } from '../../menu/entries.js';
import { matchLink, SAME } from '../../menu/match-link.js';
import { kindOf } from '../../menu/site-links.js';
import type { Page, Problem } from '../../rule.js';
import { fold } from '../../words/fold.js';

/** What data calls navigation. */
const TYPE = 'SiteNavigationElement';
/** Pages that have to be in data before it is taken for a menu, and those that are read. */
const LEAST = 2;
const MOST = 200;
/** Things in one another that are looked at. */
const MOST_LEVELS = 4;
/** Pages that a message names, and characters of a name. */
const MOST_NAMED = 3;
const LONGEST_NAME = 40;
/** Steps to look at a thing. */
const READ = 20;

interface NavigationData {
  values: readonly Value[];
  /** How many pages it names, and which of them no menu has. */
  pages: number;
  invented: readonly { label: string; href: string }[];
}

/**
 * Navigation in JSON-LD whose pages no menu of the site has. Pages may be there without a menu, and people see nothing of it:
 * somebody has to look.
 */
export function navigationInData(page: Page): Problem[] {
  const { document, manifest } = page;
  if (assignedMenus(manifest).menus.length === 0 || !document.source.includes(TYPE)) return [];
  const found = thingsOf(document).flatMap((thing) =>
    elementsIn(document, thing, 0).flatMap((each) => read(page, each)),
  );
  const pages = found.reduce((sum, each) => sum + each.pages, 0);
  const invented = found.filter((each) => each.invented.length > 0);
  const count = invented.reduce((sum, each) => sum + each.invented.length, 0);
  if (count < LEAST || count * 2 < pages) return [];
  const whole = (each: NavigationData) => (each.invented.length === each.pages ? placeOfThing(each.values) : undefined);
  const removing = removingFromData(
    document,
    invented.flatMap((each) => whole(each) ?? []),
  );
  return invented.flatMap((each): Problem[] => {
    const span = spanOfThing(document, each.values);
    const place = whole(each);
    const names = each.invented
      .slice(0, MOST_NAMED)
      .map(({ label }) => `\`${shortText(label, LONGEST_NAME)}\``)
      .join(', ');
    const more = each.invented.length - MOST_NAMED;
    return span
      ? [
          {
            ...span,
            outcome: 'needs-review',
            message: `Unexpected navigation in the data that no menu has (${names}${more > 0 ? ` and ${more} more` : ''}), expected pages of the site's menus, or none: search engines would show pages that may not exist`,
            resource: '/resources/menus',
            evidence: { source: 'structured data', invented: each.invented.slice(0, MOST), score: 0.6 },
            ...(place && { fix: removing(place) }),
          },
        ]
      : [];
  });
}

/** The elements of navigation in a thing of JSON-LD: itself, or what it has in lists and parts. */
function elementsIn(document: IndexedDocument, thing: Thing, level: number): Thing[] {
  document.budget.spend(READ);
  if (thing.types.includes(TYPE) && valuesOf(thing, 'url').length > 0) return [thing];
  if (level >= MOST_LEVELS) return [];
  // The things of a graph are read by themselves.
  return [...thing.values.keys()]
    .filter((name) => name !== '@graph')
    .flatMap((name) => partsOf(thing, name))
    .slice(0, MOST)
    .flatMap((part) => elementsIn(document, part, level + 1));
}

/** The pages that an element of navigation names: one, or as many as it has names and addresses. */
function read(page: Page, thing: Thing): NavigationData[] {
  const { document, manifest } = page;
  const urls = valuesOf(thing, 'url').slice(0, MOST);
  const names = valuesOf(thing, 'name');
  const [first] = urls;
  if (!first?.json) return [];
  const index = assignedMenus(manifest);
  const entries = urls.flatMap((url, at) => {
    const label = names[at]?.text.trim() ?? '';
    const href = url.text.trim();
    const folded = fold(label);
    const target = targetOf(href, manifest);
    const matches = matchLink(folded, target, index, document.budget);
    const entry = { ...entryOf(url.element, label, folded, target, matches), href, language: false };
    return kindOf(page, entry) === 'page' ? [entry] : [];
  });
  const invented = entries
    .filter(({ matches }) => !matches.some(({ strength }) => strength >= SAME))
    .map(({ label, href }) => ({ label, href }));
  return [{ values: [first], pages: entries.length, invented }];
}

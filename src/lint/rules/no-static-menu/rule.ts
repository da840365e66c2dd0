import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement, Span } from '../../document/element.js';
import { nearestTag } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { listDress } from '../../edit/list-dress.js';
import { partClassesOf } from '../../edit/part-classes.js';
import { replacing } from '../../edit/replace.js';
import { goingLinks, withoutLinks } from '../../menu/going-links.js';
import type { Rating } from '../../menu/rate.js';
import { type StaticMenu, staticMenusOf } from '../../menu/static-menus.js';
import { inPlaceOfAllBut, namesOfLinks, stayingLinks } from '../../menu/staying-links.js';
import { dressedIn, targetBeside } from '../../menu/target-beside.js';
import type { Problem, Rule } from '../../rule.js';
import { COPYRIGHT } from '../../words/copyright.js';
import { noStaticMenuDocs } from './docs.js';

/** Navigation by hand that copies a menu which `x-menu` shows. */
export const noStaticMenu: Rule = {
  id: 'no-static-menu',
  severity: 'error',
  docs: noStaticMenuDocs,
  check(page) {
    return staticMenusOf(page).map((menu): Problem => {
      const { element, ratings, certain, entries } = menu;
      const places = ratings.map((rating) => ({ rating, location: locationFor(page.document, menu, rating) }));
      const [first] = places;
      const links = entries.map((entry) => entry.element);
      const copied = new Set(ratings.flatMap(({ pairs }) => pairs.map(({ entry }) => entry.key)));
      const staying = stayingLinks(page, menu, ({ key }) => copied.has(key));
      const target =
        element.tag === 'select'
          ? { start: element.start, end: element.end, replaced: element }
          : targetBeside(page.document, menu, staying);
      const going = entries.flatMap((entry) => (staying.has(entry) ? [] : [entry.element]));
      const dressed = dressedIn(element, target);
      const { list: dress, item } = listDress(page, 'x-menu', { links: going, target, dressed });
      const { attributes, note } = partClassesOf(page, 'x-menu', copiedLinks(entries, copied));
      const parts = attributes.includes(' item-class=') ? attributes : item + attributes;
      const written = (classes: string) =>
        places
          .map(
            ({ rating, location }) =>
              `<x-menu location="${escapeAttribute(location)}"${classes}${depthOf(rating)}></x-menu>`,
          )
          .join('');
      const component = written(dress + parts);
      // Where an edit says it, a message needs not.
      const told = target ? written(dress) : component;
      const left = target ? '' : inPlaceOfAllBut(namesOfLinks(page.document, staying));
      const lost = withoutLinks(namesOfLinks(page.document, goingLinks(entries, ratings, copied, staying)));
      const shown = ratings.map((rating) => {
        const { pairs, scope, menu: known } = rating;
        return `${pairs.length} of ${scope.length} items of \`${known.name}\`${isElsewhere(rating) ? ', with other addresses' : ''}`;
      });
      return {
        ...spanOf(page.document, element, links),
        outcome: certain ? 'violation' : 'needs-review',
        message: `Unexpected hand-written copy of a menu (${shown.join(', ')}), expected \`${told}\`${left}${lost}: a copy does not follow when the menu changes${note}`,
        resource: pointer('resources', 'menus', first?.location ?? ''),
        evidence: ratings.map(evidenceOf),
        ...replacing(target, 'the links', component),
      };
    });
  },
};

/** The links that stand for items of a menu. */
function copiedLinks(entries: StaticMenu['entries'], copied: ReadonlySet<unknown>): DocElement[] {
  return entries.flatMap(({ key, element }) => (copied.has(key) ? [element] : []));
}

/** The place of a menu: in the line of the copyright the links alone, as the rest of it stays. */
function spanOf(document: IndexedDocument, element: DocElement, links: readonly DocElement[]): Span {
  const [first, last] = [links[0], links.at(-1)];
  const isBeside = first && last && element !== first && COPYRIGHT.test(labelTextOf(document, element));
  return isBeside ? { start: first.start, end: last.end } : { start: element.start, end: element.end };
}

/** Whether all links that stand for items lead somewhere else than these. */
function isElsewhere({ pairs }: Rating): boolean {
  return pairs.every(
    ({ entry, item }) =>
      entry.target.key !== undefined && item.target.key !== undefined && entry.target.key !== item.target.key,
  );
}

function evidenceOf({ menu, pairs, scope, ofLinks, ofItems, order, score }: Rating): object {
  return {
    locations: menu.locations,
    items: pairs.length,
    of: scope.length,
    ofLinks: rounded(ofLinks),
    ofItems: rounded(ofItems),
    order: rounded(order),
    score: rounded(score),
  };
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100;
}

const footerAround = nearestTag('footer');

/** Of the locations that a menu is assigned to, the one that is meant for this part of the page. */
function locationFor(document: IndexedDocument, { element }: StaticMenu, { menu: { locations } }: Rating): string {
  const inFooter = footerAround(document, element) !== undefined;
  return locations.find((location) => location.startsWith('footer') === inFooter) ?? locations[0] ?? '';
}

/** The levels to show, if the copy has fewer than the menu. */
function depthOf({ menu: { deepest }, scope, pairs }: Rating): string {
  const shown = pairs.reduce((most, { item }) => Math.max(most, item.level), 0);
  return shown < deepest && scope.every(({ level }) => level <= shown) ? ` depth="${shown}"` : '';
}

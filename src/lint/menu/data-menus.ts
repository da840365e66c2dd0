import type { IndexedDocument } from '../document/document.js';
import { attribute, closest, type DocElement, isWithin } from '../document/element.js';
import { targetOf } from '../document/link-key.js';
import { nearestBy } from '../document/nearest.js';
import { endOfBlock } from '../form/script-block.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { assignedMenus } from './assigned-menus.js';
import { type Entry, entryOf } from './entries.js';
import { fittingLocations } from './fitting-locations.js';
import type { InventedMenu } from './invented-menu.js';
import { isLanguage } from './languages.js';
import { matchLink, SAME } from './match-link.js';
import { nearestFirst } from './nearest-locations.js';
import { type RolePlace, rolePlaceOf } from './role-place.js';
import { shownWithin } from './shown-menus.js';
import { kindOf } from './site-links.js';

/** Attributes that repeat an element for each item of a list, with the name of the list: `item in menu`. */
const LOOPS: ReadonlySet<string> = new Set(['x-for', 'v-for', 'ng-repeat', '*ngfor', 'data-ng-repeat']);
const LIST_OF = /\s(?:in|of)\s{1,4}(?:[\w$]{1,40}\.){0,3}([\w$]{1,40})/;
/** Attributes that bind the address of a link. */
const BOUND: ReadonlySet<string> = new Set([':href', 'x-bind:href', 'v-bind:href', '[href]', 'ng-href']);
/** Objects of a list, and the texts in them. */
const OBJECT = /\{[^{}]{1,400}\}/g;
const TEXT = /[\w$]["']?\s{0,4}:\s{0,4}(?:"([^"\n]{1,200})"|'([^'\n]{1,200})'|`([^`\n]{1,200})`)/g;
const ADDRESS = /^(?:\/(?!\/)|https?:\/\/|#|\.{1,2}\/|[\w-]{1,60}\.html?(?:$|[?#]))/i;
/** UTF-16 code units of what may hold a list, and items of one. */
const LONGEST = 60_000;
const MOST_ITEMS = 60;
/** Steps to read a character of a list. */
const READ = 4;

const navigationAround = nearestBy((each) => each.tag === 'nav' || attribute(each, 'role') === 'navigation');

/** Navigation that a script repeats from a list in the page, whose pages no menu of the site has. */
export function dataMenusOf(page: Page): InventedMenu[] {
  const { document } = page;
  const loops = document.elements.filter(({ attributes }) => attributes.some(({ name }) => LOOPS.has(name)));
  return loops.flatMap((loop) => {
    const written = loop.attributes.find(({ name }) => LOOPS.has(name))?.value;
    const list = written === undefined ? undefined : LIST_OF.exec(written)?.[1];
    const link = list === undefined ? undefined : boundLink(document, loop);
    const place = link && rolePlaceOf(document, loop);
    if (list === undefined || !link || !place) return [];
    return judge(page, loop, link, place, itemsOf(page, loop, list)) ?? [];
  });
}

/** The link in a loop whose address each item gives. */
function boundLink({ elements, budget }: IndexedDocument, loop: DocElement): DocElement | undefined {
  budget.spend(loop.last - loop.index);
  return elements
    .slice(loop.index, loop.last + 1)
    .find(({ tag, attributes }) => tag === 'a' && attributes.some(({ name }) => BOUND.has(name)));
}

/** The labels and addresses of a list: of an element around the loop, or of a script. */
function itemsOf({ document }: Page, loop: DocElement, list: string): { label: string; href: string }[] {
  const owner = closest(loop, (each) => attribute(each, 'x-data')?.includes(list) === true);
  const scripts = document.texts.flatMap(({ parent, value }) => (parent?.tag === 'script' ? [value] : []));
  for (const text of [(owner && attribute(owner, 'x-data')) ?? '', ...scripts]) {
    if (text.length > LONGEST || !text.includes(list)) continue;
    document.budget.spend(text.length * READ);
    const from = startOfList(text, list);
    if (from === undefined) continue;
    const objects = text.slice(from, endOfBlock(text, from)).match(OBJECT) ?? [];
    return objects.slice(0, MOST_ITEMS).flatMap((object) => {
      const texts = [...object.matchAll(TEXT)].map(([, double, single, plain]) => double ?? single ?? plain ?? '');
      const href = texts.find((each) => ADDRESS.test(each));
      const label = texts.find((each) => each !== href && /\p{L}/u.test(each));
      return href === undefined || label === undefined ? [] : [{ label, href }];
    });
  }
  return [];
}

/** Between a name and the list that it is given. */
const GIVEN = /["']?\s{0,4}[:=]\s{0,4}\[/y;

/** Where the list of a name begins in a script. */
function startOfList(text: string, name: string): number | undefined {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    GIVEN.lastIndex = at + name.length;
    if (!/[\w$]/.test(text.charAt(at - 1)) && GIVEN.test(text)) return GIVEN.lastIndex - 1;
  }
  return undefined;
}

function judge(
  page: Page,
  loop: DocElement,
  link: DocElement,
  place: RolePlace,
  items: readonly { label: string; href: string }[],
): InventedMenu | undefined {
  const { document, manifest } = page;
  const index = assignedMenus(manifest);
  const entries = items.map(({ label, href }): Entry => {
    const folded = fold(label);
    const target = targetOf(href, manifest);
    const matches = matchLink(folded, target, index, document.budget);
    return { ...entryOf(link, label, folded, target, matches), href, language: isLanguage(link, folded) };
  });
  const pages = entries.filter((entry) => kindOf(page, entry) === 'page');
  const invented = pages.filter(({ matches }) => !matches.some(({ strength }) => strength >= SAME));
  const navigation = navigationAround(document, loop);
  // Only what is surely navigation: lists of cards stand in headers, too.
  if (place.role === 'header' && !navigation) return undefined;
  if (pages.length * 2 < entries.length || invented.length < 2 || invented.length * 2 < pages.length) return undefined;
  const locations = fittingLocations(manifest, place.role, 'row');
  if (locations.length === 0) return undefined;
  const nearest = nearestFirst(locations, { entries, heading: '' }, manifest, document.budget);
  const beside = navigation && shownWithin(document, navigation);
  const reasons = { [place.by]: BY, list: BY };
  const around = loop.parent && isWithin(loop, place.area) && loop !== place.area ? loop.parent : loop;
  const parts = entries.map((entry) => ({ ...entry, element: loop }));
  return {
    element: around,
    place,
    shape: 'row',
    entries: parts,
    invented,
    ...nearest,
    beside,
    isAmongAnchors: false,
    isOfData: true,
    score: 2 * BY,
    reasons,
  };
}

/** What it weighs that a part of the page is for navigation, and that a script repeats links there. */
const BY = 0.4;

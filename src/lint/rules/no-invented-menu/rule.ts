import { escapeAttribute } from '../../../html/escape.js';
import { pointer } from '../../../message/pointer.js';
import { shortText } from '../../../text/short-text.js';
import { attribute, type DocElement } from '../../document/element.js';
import { countLinks } from '../../document/links.js';
import { labelTextOf } from '../../document/text.js';
import { isHeld } from '../../edit/held-elements.js';
import { listDress } from '../../edit/list-dress.js';
import { partClassesOf } from '../../edit/part-classes.js';
import { isList, replacing } from '../../edit/replace.js';
import { type Chooser, chooserOf } from '../../menu/chooser-target.js';
import { type Choice, chosenLocations } from '../../menu/chosen-locations.js';
import { headingOf } from '../../menu/group-purpose.js';
import type { InventedMenu } from '../../menu/invented-menu.js';
import { inventedMenusOf } from '../../menu/invented-menus.js';
import { labelInParts } from '../../menu/label-in-parts.js';
import { isLinksName } from '../../menu/links-names.js';
import { openersOf } from '../../menu/openers.js';
import { shownLocations } from '../../menu/shown-menus.js';
import { inPlaceOfAllBut, namesOfLinks, shownAt, stayingLinks } from '../../menu/staying-links.js';
import { dressedIn, targetBeside } from '../../menu/target-beside.js';
import type { Page, Problem, Proposal, Rule } from '../../rule.js';
import { noInventedMenuDocs } from './docs.js';
import { isAtHostOfPage } from './host-of-page.js';
import { navigationInData } from './in-linked-data.js';

/** Navigation by hand whose pages no menu of the site has, where `x-menu` shows the menu that the place is for. */
export const noInventedMenu: Rule = {
  id: 'no-invented-menu',
  severity: 'error',
  docs: noInventedMenuDocs,
  check(page) {
    const menus = inventedMenusOf(page);
    const inData = navigationInData(page);
    if (menus.length === 0) return inData;
    const choices = chosenLocations(page, menus);
    const used = usedOn(page, choices);
    const shown = menus.map((menu): Problem => {
      const { element, entries, place, locations, invented, score, reasons } = menu;
      const { location, isFree } = choices.get(menu) ?? { location: locations[0] ?? '', isFree: false };
      const isShown = shownAt(location);
      const staying = stayingLinks(page, menu, (entry) => isShown(entry) || isAtHostOfPage(page, entry));
      const isReplaceable = isFree && !menu.isAmongAnchors;
      const chooser = element.tag === 'select' ? chooserOf(page.document, element) : undefined;
      const free = chooser ? chooser.target : isReplaceable ? targetBeside(page.document, menu, staying) : undefined;
      const target = isReplaceable ? free : undefined;
      const going = entries.flatMap((entry) => (staying.has(entry) ? [] : [entry.element]));
      const depth = depthOf(page, menu, location);
      const dressed = isReplaceable ? dressedIn(element, target) : undefined;
      const { list, item } = listDress(page, 'x-menu', { links: going, target, dressed });
      const { attributes, note } = isReplaceable
        ? partClassesOf(page, 'x-menu', going, {
            isCopy: false,
            isFlat: depth !== '',
            isDressed: list !== '' && dressed !== undefined && isList(dressed),
          })
        : { attributes: '', note: '' };
      const parts = attributes.includes(' item-class=') ? attributes : item + attributes;
      const written = (classes: string) =>
        `<x-menu location="${escapeAttribute(location)}"${classes}${depth}></x-menu>`;
      const component = written(list + parts);
      const left = target ? '' : namesOfLinks(page.document, staying);
      const expected = expectation(menu, {
        location,
        isFree,
        used,
        // Where an edit says it, a message needs not.
        component: target ? written(list) : component,
        left,
        items: itemsOf(page, location),
      });
      return {
        start: element.start,
        end: element.end,
        outcome: score >= CERTAIN ? 'violation' : 'needs-review',
        message: `Unexpected navigation in the ${menu.drawer ? 'drawer' : place.role} that no menu has (${labelsOf(page, menu)}), expected ${expected}: invented links lead to pages that may not exist${menu.isOfData ? '. Its list in the script goes with it' : ''}${chooser?.label ? '. Its `<label>` goes with it' : ''}${note}`,
        resource: pointer('resources', 'menus', location),
        evidence: {
          role: place.role,
          place: place.area.tag,
          by: place.by,
          links: entries.length,
          invented: invented.slice(0, MOST_TOLD).map(({ label, href }) => ({ label: oneLine(label), href })),
          locations,
          score,
          reasons,
        },
        ...(!target && {
          stays: [...staying].map((entry) => ({ start: entry.element.start, end: entry.element.end })),
        }),
        ...withoutHeading(page, menu, location, withoutLabel(chooser, replacing(target, 'the links', component))),
      };
    });
    return [...shown, ...inData].sort((a, b) => a.start - b.start);
  },
};

const CERTAIN = 0.65;

/** A fix that takes the label of a drop-down along where that stands beside it. */
function withoutLabel(
  chooser: Chooser | undefined,
  fixed: { fix: Proposal } | undefined,
): { fix: Proposal } | undefined {
  const label = chooser?.label;
  if (!fixed || !label) return fixed;
  const { description, edits } = fixed.fix;
  if (edits.some(({ start, end }) => start < label.end && label.start < end)) return fixed;
  const all = [...edits, { start: label.start, end: label.end, text: '' }].sort((a, b) => a.start - b.start);
  return { fix: { description: `${description}, and remove its label`, edits: all } };
}

/** A fix that takes the heading along that was written for the links, where nothing tells that it fits the menu of a location. */
function withoutHeading(
  { document }: Page,
  { element, shape, weights }: InventedMenu,
  location: string,
  fixed: { fix: Proposal } | undefined,
): { fix: Proposal } | undefined {
  const heading = shape === 'column' ? headingOf(document, element) : undefined;
  if (!fixed || !heading || (weights.get(location) ?? 0) > 0) return fixed;
  if (isLinksName(labelTextOf(document, heading))) return fixed;
  const { description, edits } = fixed.fix;
  const { start, end } = heading;
  const isApart = edits.every((edit) => edit.end <= start || edit.start >= end);
  if (!isApart || countLinks(document, heading) > 0 || isHeld(document, heading)) return fixed;
  const all = [...edits, { start, end, text: '' }].sort((a, b) => a.start - b.start);
  return { fix: { description: `${description}, and remove their heading`, edits: all } };
}

/** Locations whose menus a page shows, or is told to show. */
function usedOn({ document, manifest }: Page, choices: ReadonlyMap<InventedMenu, Choice>): ReadonlySet<string> {
  const { menus } = manifest.resources;
  const used = new Set(shownLocations(document));
  for (const { location, isFree } of choices.values()) if (isFree) used.add(location);
  const ids = new Set([...used].map((location) => menus[location]?.menu ?? location));
  return new Set(Object.keys(menus).filter((location) => ids.has(menus[location]?.menu ?? location)));
}

interface Writing {
  location: string;
  isFree: boolean;
  /** Locations that the page shows, or is told to show. */
  used: ReadonlySet<string>;
  component: string;
  /** Links that stay, where no edit says so. */
  left: string;
  items: string;
}

/** What to write of all that the site has for the place. */
function expectation(menu: InventedMenu, { location, isFree, used, component, left, items }: Writing): string {
  const { locations, fitting, beside, isAmongAnchors } = menu;
  const named = (list: readonly string[]) => list.map((each) => `\`${each}\``).join(', ');
  if (beside !== undefined && !isFree)
    return `no links of its own in the navigation that has \`<x-menu location="${escapeAttribute(beside)}"></x-menu>\``;
  const column = menu.shape === 'column' ? ' with their heading and their empty column' : '';
  const removing = left === '' ? `remove them${column}` : `remove all but ${left}`;
  if (fitting.size === 0)
    return `no links: ${removing}, as no menu of the site has such pages (assigned: ${named(locations)})`;
  if (!isFree && !isAmongAnchors)
    return menu.place.role === 'footer'
      ? `no links: ${removing}, as no menu of the site is left for them (assigned: ${named(locations)})`
      : `no links: ${removing}, as the page has its menu elsewhere (assigned: ${named(locations)}), or show \`${location}\` again if this is the same navigation for phones`;
  if (isAmongAnchors)
    return `the links to parts of the page alone${isFree ? `, and \`${component}\` beside them` : ''}`;
  const others = locations.filter((each) => each !== location && fitting.has(each) && !used.has(each));
  const heading = menu.shape === 'column' ? `, under no heading or one that fits its items (${items})` : '';
  return `\`${component}\`${inPlaceOfAllBut(left)}${others.length === 0 ? '' : ` (${named(others)} would fit too)`}${heading}`;
}

/** One level where links in one row or column are to become a menu that has submenus: the page has no place for these. */
function depthOf({ document, manifest }: Page, { element, entries }: InventedMenu, location: string): string {
  const { index, last, tag } = element;
  const items = manifest.resources.menus[location]?.items ?? [];
  if (!items.some(({ children = [] }) => children.length > 0)) return '';
  const inner = document.elements.slice(index + 1, last + 1).filter(({ tag: each }) => LISTS.has(each));
  const isFlat = inner.length === 0 || (inner.length === 1 && !LISTS.has(tag));
  const links = entries.map((entry) => entry.element);
  const hasOpener = isFlat && openersOf(document, element, links).some(opensPanel);
  return isFlat && !hasOpener && !hasPanel(element, entries) ? ' depth="1"' : '';
}

/** Whether an element opens something, and is no heading of a column. */
function opensPanel(element: DocElement): boolean {
  return OPENS.has(element.tag) || attribute(element, 'aria-expanded') !== undefined;
}

const OPENS: ReadonlySet<string> = new Set(['button', 'summary']);

/** Whether an item of a list holds several of its links: a panel that something opens. */
function hasPanel(element: DocElement, entries: InventedMenu['entries']): boolean {
  const seen = new Set<DocElement>();
  return entries.some(({ element: link }) => {
    let item = link.parent;
    while (item && item !== element && item.tag !== 'li') item = item.parent;
    if (!item || item === element) return false;
    return seen.has(item) || !seen.add(item);
  });
}

const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'menu', 'details']);

/** Items of a menu that a message names, and characters of one. */
const [MOST_ITEMS, LONGEST_ITEM] = [2, 30];

/** What a heading over the menu of a location has to fit: its first items. */
function itemsOf({ manifest }: Page, location: string): string {
  const labels = (manifest.resources.menus[location]?.items ?? []).slice(0, MOST_ITEMS).map(({ label }) => label);
  return labels.map((label) => `\`${shortText(oneLine(label), LONGEST_ITEM)}\``).join(', ');
}

/** Links that a message and its evidence name, at most. */
const MOST_NAMED = 3;
const MOST_TOLD = 20;

/** Those of the links that no item of a menu is called like, or all where each is: then their addresses are made up. */
function labelsOf({ document }: Page, { invented }: InventedMenu): string {
  const unknown = invented.filter(({ folded, matches }) => !matches.some(({ item }) => item.label === folded));
  const told = unknown.length > 0 ? unknown : invented;
  const named = told
    .slice(0, MOST_NAMED)
    .map((entry) => `\`${shortText(labelInParts(document, entry), LONGEST_LABEL)}\``);
  const more = told.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ');
}

/** Characters of a link's label that a message shows. */
const LONGEST_LABEL = 60;

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

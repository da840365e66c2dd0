import type { Manifest } from '../../manifest/schema.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import type { Page } from '../rule.js';
import { fold } from '../words/fold.js';
import { drawerAround } from './drawer.js';
import { fittingLocations } from './fitting-locations.js';
import type { InventedMenu } from './invented-menu.js';
import { isLegalLabel, isLegalRow } from './legal-pages.js';
import type { MenuRole } from './part-names.js';
import { isBehindMain, rolePlaceOf } from './role-place.js';
import { locationsBeside, shownWithin } from './shown-menus.js';
import { staticMenusOf } from './static-menus.js';

/** What to write in place of an invented menu. */
export interface Choice {
  location: string;
  /** The page does not show it yet; else there is nothing left to write. */
  isFree: boolean;
}

/** Steps to compare a pair of a menu and a location. */
const COMPARED = 10;
/** Share of the links of the shorter of two menus in headers that the longer one has, for both to be one: as on phones. */
const SAME_LINKS = 0.6;

/**
 * The location to write for each invented menu, none twice. In a header its navigation has the best one; in a footer each location goes
 * to the links that it fits best, wherever they stand. A menu that is there twice, as for phones, has the same both times: a
 * drawer shows the navigation of the header once more.
 */
export function chosenLocations(page: Page, menus: readonly InventedMenu[]): ReadonlyMap<InventedMenu, Choice> {
  const { document } = page;
  const chosen = new Map<InventedMenu, Choice>();
  const first: InventedMenu[] = [];
  const taken = takenOn(page);
  const again = shownAgain(page);
  // What stands beside a component in one navigation is a part of what that shows: another menu would stand there twice.
  const open = menus.filter(({ beside }) => beside === undefined);
  const pairs = open.flatMap((menu, order) =>
    menu.locations.flatMap((location, rank) =>
      menu.fitting.has(location)
        ? [{ menu, order, location, rank, weight: weightOf(page.manifest, menu, location) }]
        : [],
    ),
  );
  document.budget.spend(pairs.length * COMPARED);
  const lateness = ({ menu }: (typeof pairs)[number]) => latenessOf(document, menu);
  pairs.sort((a, b) => b.weight - a.weight || lateness(a) - lateness(b) || a.order - b.order || a.rank - b.rank);
  for (const { menu, location } of pairs) {
    if (chosen.has(menu)) continue;
    document.budget.spend(COMPARED + menu.invented.length * first.length);
    // What a label says is for drawers, a drawer has, though its links are those of the header.
    const twin = menu.placed?.has(location) ? undefined : first.find((other) => isTwin(menu, other));
    const main = twin ? undefined : again(menu, chosen);
    const isFree = main !== undefined || (!twin && taken.take(location, menu));
    const same = twin && chosen.get(twin);
    const choice = twin
      ? same && onceInDrawer(menu, same, chosen)
      : isFree
        ? { location: main ?? location, isFree }
        : undefined;
    if (choice) chosen.set(menu, choice);
    if (choice && !twin && !menu.placed?.has(choice.location)) first.push(menu);
  }
  for (const menu of menus) {
    if (!chosen.has(menu)) chosen.set(menu, { location: menu.beside ?? menu.locations[0] ?? '', isFree: false });
  }
  return chosen;
}

/** What a location weighs that is to be left to other links, if there are any. */
const LAST = -1;
/** Which part of the items of a menu may be pages that the law asks for, for it to be rather for other links. */
const FEW = 3;

function weightOf(manifest: Manifest, menu: InventedMenu, location: string): number {
  if (menu.place.role !== 'footer' && !menu.placed?.has(location)) return 0;
  // A menu with a page that the law asks for among several others is rather for the other links of the footer.
  return isRowForOthers(manifest, menu, location) ? LAST : (menu.weights.get(location) ?? 0);
}

/** Whether links are pages that the law asks for, and nearly all of the menu of a location are others. */
function isRowForOthers({ resources }: Manifest, { place, entries }: InventedMenu, location: string): boolean {
  if (place.role !== 'footer' || !isLegalRow(entries)) return false;
  const items = resources.menus[location]?.items ?? [];
  return items.filter(({ label }) => isLegalLabel(fold(label))).length * FEW < items.length;
}

/** The navigation of a header comes first, then its other links, then what stands in bars over it, then drawers, which show it again. */
function latenessOf(document: IndexedDocument, { element, place, drawer, isBar, reasons }: InventedMenu): number {
  if (place.role === 'footer') return 0;
  if (drawer) return 3;
  if (isBar) return 2;
  // A bar for phones stands behind the content.
  return 'navigation' in reasons && !isBehindMain(document, element) ? 0 : 1;
}

/** A drawer shows one location once, though several groups of it repeat the links of a header. */
function onceInDrawer({ drawer }: InventedMenu, choice: Choice, chosen: ReadonlyMap<InventedMenu, Choice>): Choice {
  const isThere = [...chosen].some(
    ([menu, { location, isFree }]) => menu.drawer === drawer && isFree && location === choice.location,
  );
  return drawer && isThere ? { ...choice, isFree: false } : choice;
}

/** Whether two menus have the same links. */
function isTwin({ invented, place: { role } }: InventedMenu, other: InventedMenu): boolean {
  if (other.place.role !== role) return false;
  const keys = new Set(invented.map(({ key }) => key));
  const shared = other.invented.filter(({ key }) => keys.has(key)).length;
  const [fewer, more] = [Math.min(keys.size, other.invented.length), Math.max(keys.size, other.invented.length)];
  return shared > 1 && (role === 'header' ? shared >= fewer * SAME_LINKS : shared === more);
}

/**
 * A function that finds the location of the navigation in the header for a drawer: for its first group of links, where the
 * drawer shows no menu yet and nothing tells that another location is for them.
 */
function shownAgain(page: Page): (menu: InventedMenu, chosen: ReadonlyMap<InventedMenu, Choice>) => string | undefined {
  const { document } = page;
  const copied = () =>
    staticMenusOf(page).flatMap(({ element, ratings: [best] }) =>
      best && rolePlaceOf(document, element)?.role === 'header' && !drawerAround(document, element)
        ? best.menu.locations.slice(0, 1)
        : [],
    );
  return ({ drawer, locations, fitting, weights }, chosen) => {
    if (!drawer || shownWithin(document, drawer) !== undefined) return undefined;
    if ([...chosen].some(([menu, { isFree }]) => isFree && menu.drawer === drawer)) return undefined;
    const known = [...chosen].flatMap(([menu, { location, isFree }]) =>
      isFree && menu.place.role === 'header' && !menu.drawer ? [location] : [],
    );
    const main = [...known, ...copied()].find((each) => fitting.has(each));
    const weightOf = (location: string) => weights.get(location) ?? 0;
    if (main === undefined || locations.some((each) => weightOf(each) > weightOf(main))) return undefined;
    return main;
  };
}

interface Taken {
  /** Whether a location was free for a menu; from then on it is not. */
  take(location: string, menu: InventedMenu): boolean;
}

/** What a page shows, or is told to show in place of a copy. One menu may be assigned to several locations. */
function takenOn(page: Page): Taken {
  const { document, manifest } = page;
  // The navigation of the header is shown in a drawer and there.
  const locations = new Set(locationsBeside(document));
  const inFooter = new Set([...locations].filter((each) => footerLocations(manifest).has(each)).map(idOf));
  const inHeaders = new Map<DocElement, Set<string>>();
  for (const { element, ratings } of staticMenusOf(page)) {
    const place = rolePlaceOf(document, element);
    for (const { menu } of place ? ratings : [])
      setFor(place?.role ?? 'header', place?.area).add(idOf(menu.locations[0] ?? ''));
  }
  return {
    take(location, { place: { role, area } }) {
      const ids = setFor(role, area);
      const id = idOf(location);
      if (locations.has(location) || ids.has(id)) return false;
      locations.add(location);
      ids.add(id);
      return true;
    },
  };

  function idOf(location: string): string {
    return manifest.resources.menus[location]?.menu ?? location;
  }

  function setFor(role: MenuRole, area: DocElement | undefined): Set<string> {
    if (role === 'footer' || !area) return inFooter;
    const known = inHeaders.get(area) ?? new Set();
    inHeaders.set(area, known);
    return known;
  }
}

function footerLocations(manifest: Manifest): ReadonlySet<string> {
  return new Set(fittingLocations(manifest, 'footer', 'row'));
}

import type { Manifest } from '../../manifest/schema.js';
import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { barAboveHeader } from './above-header.js';
import { assignedMenus } from './assigned-menus.js';
import type { Candidate } from './candidates.js';
import { dataMenusOf } from './data-menus.js';
import { isDescribedBelow } from './described-below.js';
import { drawerAround } from './drawer.js';
import { choosersOf, type Entry, entriesOf } from './entries.js';
import { fittingLocations } from './fitting-locations.js';
import { groupPlaceOf, isDisclosed } from './group-place.js';
import { headingTextOf, isActions, isBelowHeading, isEnumeration, isOfOtherPurpose, shapeOf } from './group-purpose.js';
import { isBar, locationOfBar, utilityLocation } from './header-bar.js';
import type { InventedMenu } from './invented-menu.js';
import { isLegalRow } from './legal-pages.js';
import { linkGroupsOf } from './link-groups.js';
import { SAME } from './match-link.js';
import { navigationAround } from './navigation-around.js';
import { type Nearest, nearestFirst } from './nearest-locations.js';
import { isBareList, isNoMenuByItself, isTextWithLinks, wordsBetweenLinks } from './not-a-menu.js';
import { isOnlyNavigation } from './only-navigation.js';
import { byPlaceLabels } from './place-labels.js';
import type { RolePlace } from './role-place.js';
import { shownLocations, shownWithin } from './shown-menus.js';
import { isAnchor, isCard, isCardOfHeader, isTeaser, kindOf } from './site-links.js';
import { isSpelledOut } from './spelled-out.js';
import { staticMenusOf } from './static-menus.js';
import { titledEntry } from './titled-entry.js';

/** Pages that a group with a log-in or a cart needs: fewer belong to the visitor's account. */
const LEAST_BESIDE_ACCOUNT = 3;

/** The menus on a page that the site does not have, in the order of the source. */
export const inventedMenusOf = oncePerPage((page): readonly InventedMenu[] => {
  if (assignedMenus(page.manifest).menus.length === 0) return [];
  const { document } = page;
  const groups = [...linkGroupsOf(document, entriesOf(page)), ...choosersOf(page)].sort(
    (a, b) => a.element.index - b.element.index,
  );
  if (groups.length === 0) return dataMenusOf(page);
  const copies = staticMenusOf(page);
  const isCopied = ({ element }: Candidate) => {
    const at = countUpTo(copies, (copy) => copy.element.index, element.last);
    const last = copies[at - 1];
    return last !== undefined && (isWithin(last.element, element) || isWithin(element, last.element));
  };
  const found = groups.flatMap((group) => (isCopied(group) ? [] : (judge(page, group, groups) ?? [])));
  return [...joined(document, found), ...dataMenusOf(page)].sort((a, b) => a.element.index - b.element.index);
});

function judge(page: Page, group: Candidate, groups: readonly Candidate[]): InventedMenu | undefined {
  const { document, manifest } = page;
  const { element } = group;
  const place = groupPlaceOf(document, group);
  if (!place) return undefined;
  const shape = shapeOf(document, element, place.role);
  const locations = fittingLocations(manifest, place.role, shape);
  if (locations.length === 0) return undefined;
  const entries = group.entries.map((entry) => titledEntry(document, entry));
  const kinds = entries.map((entry) => kindOf(page, entry));
  const own = entries.filter((_, index) => kinds[index] !== 'other');
  const pages = distinct(entries.filter((_, index) => kinds[index] === 'page'));
  const unknown = pages.filter(({ matches }) => !matches.some(({ strength }) => strength >= SAME));
  // Pages that the law asks for are called the same on every site: in no copy of a menu their addresses tell.
  const isLegal = place.role === 'footer' && isLegalRow(own);
  const invented = isLegal && !isEnough(unknown, pages) ? pages.filter(isAtMadeUpAddress) : unknown;
  const navigation = navigationAround(document, element);
  // A link home that no item has makes a copy of the menu none: it counts as one of its own here, too.
  const homes = navigation && place.role === 'header' ? kinds.filter((kind) => kind === 'home').length : 0;
  if (!isEnough(invented, pages, homes)) return undefined;
  // The parts of a page may stand in its menu, beside other pages.
  const anchors = navigation && place.role === 'header' ? entries.filter(isAnchor).length : 0;
  const others = kinds.filter((kind) => kind === 'other' || kind === 'account').length;
  const isBesideAccount = kinds.includes('account') && pages.length < LEAST_BESIDE_ACCOUNT;
  const bar =
    isBesideAccount && place.role === 'header' ? locationOfBar(page, element, entries.length, locations) : undefined;
  const isAlone = isBesideAccount && bar === undefined && isOnlyNavigation(document, group, place, locations, groups);
  if (others - anchors > pages.length || (isBesideAccount && bar === undefined && !isAlone)) return undefined;
  const isCardHere = cardsOf(place, navigation !== undefined);
  if (entries.filter((entry) => isCardHere(document, entry.element)).length * 2 >= entries.length) return undefined;
  const drawer = place.role === 'header' ? drawerAround(document, element) : undefined;
  if (element.tag !== 'select') {
    if (isOfOtherPurpose(document, element) || isActions(group)) return undefined;
    const isRow = (isLegal && isBareList(document, group)) || isSpelledOut(document, group, place);
    if (isEnumeration(group) && !isRow) return undefined;
    if (place.role === 'header' && isBelowHeading(document, group, place.area)) return undefined;
    if (isNoMenuByItself(document, group)) return undefined;
    const isLines = place.role === 'header' && place.by === 'landmark' && isDescribedBelow(group);
    if (isTextWithLinks(document, group) && !isLines && !(drawer && isRun(document, group))) return undefined;
  }
  const shown = shownLocations(document);
  const isNear = isNavigation(element) || isNavigation(element.parent) || (navigation && place.role === 'header');
  const reasons = {
    [place.by]: BY[place.by],
    ...(pages.length > 2 && { severalLinks: 0.15 }),
    ...(isList(element) && { list: 0.1 }),
    ...(isNear && { navigation: 0.15 }),
    ...(drawer && isDisclosed(element, entries) && { disclosed: 0.1 }),
    ...(place.by === 'position' && attribute(element, 'role') === 'toolbar' && { toolbar: 0.15 }),
    ...(element.tag === 'select' && { chooser: 0.1 }),
    ...(place.area === barAboveHeader(document, element) && { bar: 0.15 }),
    ...(place.by === 'position' && isLegal && { legal: 0.15 }),
    ...(shape === 'column' && { column: 0.1 }),
    ...(invented.length < pages.length && { known: -0.15 }),
    ...(shape === 'row' &&
      !drawer &&
      locations.every((each) => shown.has(each)) &&
      shownWithin(document, place.area) !== undefined && { allShown: -0.15 }),
  };
  const sum = Object.values(reasons).reduce((total, weight) => total + weight, 0);
  const score = Math.round(Math.max(0, Math.min(bar === undefined && !isAlone ? 1 : UNSURE, sum)) * 100) / 100;
  if (score < LEAST) return undefined;
  const nearest = nearestFirst(
    bar === undefined ? locations : [bar],
    { entries: own, heading: headingTextOf(document, element, place.role) },
    manifest,
    document.budget,
  );
  const beside = navigation && shownWithin(document, navigation);
  const isAmongAnchors = anchors > pages.length;
  const inBar = place.role === 'header' && !drawer && isBar(document, element);
  const inParts = inBar ? withUtility(manifest, nearest) : nearest;
  const fits =
    place.role === 'header' && bar === undefined
      ? byPlaceLabels(manifest, inParts, drawer ? 'drawer' : inBar ? 'bar' : 'header')
      : inParts;
  return {
    element,
    place,
    shape,
    entries,
    invented,
    ...fits,
    drawer,
    isBar: inBar,
    beside,
    isAmongAnchors,
    score,
    reasons,
  };
}

/** The locations for a bar: the one for links of use comes behind those of the header. */
function withUtility(manifest: Manifest, nearest: Nearest): Nearest {
  const utility = utilityLocation(manifest);
  if (utility === undefined || nearest.locations.includes(utility)) return nearest;
  return {
    ...nearest,
    locations: [...nearest.locations, utility],
    fitting: new Set([...nearest.fitting, utility]),
  };
}

/** Links of a drawer that stand in a row, at least, for a text elsewhere in it to be no sentence with them. */
const LEAST_IN_ROW = 3;

/** Whether links stand in a row without a word between them, right in what groups them. */
function isRun(document: IndexedDocument, group: Candidate): boolean {
  const { element, entries } = group;
  if (entries.length < LEAST_IN_ROW || entries.some((entry) => entry.element.parent !== element)) return false;
  return wordsBetweenLinks(document, group) === 0;
}

function isEnough(invented: readonly Entry[], pages: readonly Entry[], homes = 0): boolean {
  return invented.length > 1 && invented.length * 2 + Math.min(homes, 1) >= pages.length;
}

/** Whether a link leads to an address that no item has whose label it has. */
function isAtMadeUpAddress({ target, matches }: Entry): boolean {
  return target.key !== undefined && !matches.some(({ item }) => item.target.key === target.key);
}

/** What a card is in a part of a page: in navigation of a header a link may hold most of what makes one. */
function cardsOf({ role, by }: RolePlace, isInNavigation: boolean): typeof isCard {
  if (role === 'footer') return isCard;
  if (isInNavigation) return isTeaser;
  return by === 'position' ? isCard : isCardOfHeader;
}

/** The panels of one navigation as one menu, where there are more of them than menus for it. */
function joined(document: IndexedDocument, found: readonly InventedMenu[]): InventedMenu[] {
  const panelsIn = new Map<DocElement, InventedMenu[]>();
  const apart: InventedMenu[] = [];
  for (const menu of found) {
    const around = menu.place.role === 'header' ? navigationAround(document, menu.element) : undefined;
    const panels = around && panelsIn.get(around);
    if (panels) panels.push(menu);
    else if (around) panelsIn.set(around, [menu]);
    else apart.push(menu);
  }
  const menus = [...panelsIn].flatMap(([navigation, panels]) => ofNavigation(navigation, panels));
  return [...apart, ...menus];
}

function ofNavigation(navigation: DocElement, panels: readonly InventedMenu[]): readonly InventedMenu[] {
  const [best] = panels.toSorted((a, b) => b.score - a.score);
  if (!best || panels.length <= Math.max(1, best.fitting.size) || panels.some(({ isAmongAnchors }) => isAmongAnchors))
    return panels;
  const entries = inOrder(panels.flatMap((panel) => panel.entries));
  const invented = inOrder(panels.flatMap((panel) => panel.invented));
  return [{ ...best, element: navigation, entries, invented }];
}

function inOrder(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => a.element.index - b.element.index);
}

/** What it weighs that an element is in the part of a page where menus are. */
const BY: Readonly<Record<RolePlace['by'], number>> = { landmark: 0.6, name: 0.55, position: 0.4 };

/** Below this nothing is reported. */
const LEAST = 0.5;
/** What pages beside a log-in weigh, at most: somebody has to look. */
const UNSURE = 0.6;

function isList({ tag }: DocElement): boolean {
  return tag === 'ul' || tag === 'ol' || tag === 'menu' || tag === 'dl';
}

function isNavigation(element: DocElement | undefined): boolean {
  return element?.tag === 'nav';
}

/** Each page once: many have a link again as a picture or an arrow. */
function distinct(entries: readonly Entry[]): Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ key }) => !seen.has(key) && seen.add(key));
}

import { countUpTo } from '../document/ascending.js';
import type { DocElement } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import type { Page } from '../rule.js';
import { assignedMenus } from './assigned-menus.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { cellsTarget } from './cells-target.js';
import { isContentLinks } from './content-links.js';
import { choosersOf, entriesOf } from './entries.js';
import { isNoMenu } from './not-a-menu.js';
import { type Rating, rate } from './rate.js';
import { isButtonLike } from './site-links.js';

/** A group of links that copies one menu or several. */
export interface StaticMenu extends Candidate {
  /** Of each menu that it copies, the best first. */
  ratings: readonly Rating[];
  certain: boolean;
}

/** Parts of a page: they may hold a menu beside other things, and are none. */
const PARTS: ReadonlySet<string> = new Set('html body header footer main article form table tbody thead'.split(' '));

/** Elements that are one item of a group. */
const ITEMS: ReadonlySet<string> = new Set('li dd dt a'.split(' '));

/** The copies of assigned menus on a page, in the order of the source. */
export const staticMenusOf = oncePerPage(findMenus);

/** The links that stand for items of the menus that are copied. */
export const menuItemsOf = oncePerPage(
  (page): ReadonlySet<DocElement> =>
    new Set(
      staticMenusOf(page).flatMap(({ ratings }) =>
        ratings.flatMap(({ pairs }) => pairs.map(({ entry }) => entry.element)),
      ),
    ),
);

function findMenus(page: Page): StaticMenu[] {
  const entries = entriesOf(page);
  if (entries.length < 2 && choosersOf(page).length === 0) return [];
  const { menus } = assignedMenus(page.manifest);
  const { budget } = page.document;
  const longest = menus.reduce((most, { items }) => Math.max(most, items.length), 0);
  const candidates = [...candidatesOf(entries, longest, budget), ...choosersOf(page)].sort(
    (a, b) => a.element.index - b.element.index || b.element.last - a.element.last,
  );
  const judged = candidates.flatMap((candidate) => judge(page, candidate));
  const groups: Groups = { page, candidates, judged };
  const chosen: StaticMenu[] = [];
  const isTaken = new Uint8Array(page.document.elements.length);
  for (const menu of judged) {
    if (isTaken[menu.element.index] === 1) continue;
    for (const part of partsOf(menu, groups, 0)) {
      isTaken.fill(1, part.element.index, part.element.last + 1);
      chosen.push(part);
    }
  }
  return chosen.sort((a, b) => a.element.start - b.element.start);
}

/** The groups of links on a page. */
interface Groups {
  page: Page;
  candidates: readonly Candidate[];
  /** Those that copy a menu. */
  judged: readonly StaticMenu[];
}

/** Groups in one another that are looked into: what stands deeper is reported as a part of them. */
const MOST_LEVELS = 32;

/** What to report of a copy: itself, or the groups within it that say it better. */
function partsOf(menu: StaticMenu, groups: Groups, level: number): StaticMenu[] {
  if (level === MOST_LEVELS) return [menu];
  if (!isList(menu.element)) return groupsOf(menu, groups, level);
  const inner = within(groups.judged, menu.element, groups);
  if (!isSplit(menu, inner)) return [menu];
  return outermost(inner).flatMap((each) => partsOf(each, groups, level + 1));
}

/** Steps to look at a group in another. */
const LOOKED_AT = 10;

/** Those whose elements are in another, of some in the order of the source. */
function within<T extends Candidate>(all: readonly T[], { index, last }: DocElement, { page }: Groups): T[] {
  const upTo = (value: number) => countUpTo(all, ({ element }) => element.index, value);
  const [from, to] = [upTo(index), upTo(last)];
  page.document.budget.spend((to - from) * LOOKED_AT);
  return all.slice(from, to);
}

/** Those that are in no other, of some in the order of the source. */
function outermost<T extends Candidate>(all: readonly T[]): T[] {
  let last = -1;
  return all.filter(({ element }) => {
    const isInner = element.index <= last;
    if (!isInner) last = element.last;
    return !isInner;
  });
}

function isList({ tag }: DocElement): boolean {
  return tag === 'ul' || tag === 'ol' || tag === 'menu';
}

/** The share of a menu's links that groups within it must have to be reported in its place. */
const MOST = 0.75;

/**
 * What to report of an element that is no list: the lists and columns within it if they hold its links, else itself.
 * Each of them is part of a copy, so that little of the menu in it is enough.
 */
function groupsOf(menu: StaticMenu, groups: Groups, level: number): StaticMenu[] {
  const { page, candidates, judged } = groups;
  const columns = outermost(
    within(candidates, menu.element, groups).filter(
      ({ element }) => !ITEMS.has(element.tag) && !PARTS.has(element.tag),
    ),
  );
  const matched = new Set(menu.ratings.flatMap(({ pairs }) => pairs.map(({ entry }) => entry.element)));
  const held = columns.reduce(
    (sum, { entries }) => sum + entries.filter(({ element }) => matched.has(element)).length,
    0,
  );
  if (held < matched.size * MOST) return [menu];
  const byElement = new Map(within(judged, menu.element, groups).map((each) => [each.element, each]));
  return columns.flatMap((candidate): StaticMenu[] => {
    const own = byElement.get(candidate.element);
    if (own) return partsOf(own, groups, level + 1);
    const [rating] = isNoMenu(page.document, candidate) ? [] : rate(candidate, page.document.budget);
    return rating && rating.pairs.length >= 2 && rating.ofLinks >= CERTAIN
      ? [{ ...candidate, ratings: [rating], certain: menu.certain }]
      : [];
  });
}

/** By how much a score has to be higher to say more. */
const CLEARLY = 0.1;

/**
 * Whether groups within a list are menus by themselves, so that it is none: the row of a footer's columns, or a list
 * that has one submenu of the site among other links.
 */
function isSplit(outer: StaticMenu, inner: readonly StaticMenu[]): boolean {
  const [own] = outer.ratings;
  const isBetter = ({ score, pairs }: Rating) =>
    own && score > own.score + CLEARLY && pairs.length >= own.pairs.length * MOST;
  if (inner.some(({ ratings: [best] }) => best && isBetter(best))) return true;
  const menus = new Set(inner.flatMap(({ ratings }) => ratings.map(({ menu }) => menu)));
  return (
    menus.size > 1 && inner.every(({ ratings }) => (ratings[0]?.score ?? 0) >= (outer.ratings[0]?.score ?? 0) * MOST)
  );
}

/** Whether two links that are called otherwise than the items which they lead to stand in no list, and one is a call to action. */
function isBesideCall({ element, entries }: Candidate, { pairs }: Rating): boolean {
  if (isList(element) || element.tag === 'nav' || entries.length > MOST_BESIDE_CALL) return false;
  const isNamed = pairs.some(({ entry, item }) => entry.folded === item.label);
  return !isNamed && entries.some((entry) => isButtonLike(entry.element));
}

/** Links in a row with a call to action. */
const MOST_BESIDE_CALL = 3;

/** Of two links each must be one by its address. */
const SURE = 0.9;

/** Enough of both for certainty; enough for a look. */
const CERTAIN = 0.6;
const LIKELY = 0.45;

function judge(page: Page, candidate: Candidate): StaticMenu[] {
  const { element, entries } = candidate;
  if (ITEMS.has(element.tag)) return [];
  const isPart = PARTS.has(element.tag) && !entries.every((entry) => entry.element.parent === element);
  if (isPart && !isTableOfLinks(page, candidate)) return [];
  const seen = new Set<Rating['menu']>();
  const perMenu = rate(candidate, page.document.budget).filter(({ menu }) => !seen.has(menu) && seen.add(menu));
  const [best] = perMenu;
  if (!best || best.pairs.length < 2) return [];
  const ratings = disjoint(best, perMenu);
  const together = ratings.length > 1 ? coverage(candidate, ratings) : best.ofLinks;
  const few = best.pairs.length < 3;
  if (few && isBesideCall(candidate, best)) return [];
  const certain = together >= (few ? 0.9 : CERTAIN) && best.ofItems >= CERTAIN;
  const sure = best.pairs.every(({ strength }) => strength >= SURE);
  const likely = few
    ? sure && together >= CERTAIN && best.ofItems >= CERTAIN
    : together >= LIKELY && best.ofItems >= LIKELY && together + best.ofItems >= 1.2;
  if (!certain && !likely) return [];
  const isNone = isNoMenu(page.document, candidate) || isContentLinks(page.document, candidate);
  return isNone ? [] : [{ ...candidate, ratings, certain }];
}

/** Whether a group is the rows of a table that holds its links and nothing else. */
function isTableOfLinks({ document }: Page, { element, entries }: Candidate): boolean {
  if (!ROWS.has(element.tag)) return false;
  const links = entries.map((entry) => entry.element);
  return cellsTarget(document, links) !== undefined;
}

const ROWS: ReadonlySet<string> = new Set(['table', 'tbody', 'thead']);

/** Links that a further menu must explain for it to be copied as well. */
const LEAST_MORE = 2;

/** The best rating, and those of other menus that are there nearly whole and explain links that it does not. */
function disjoint(best: Rating, perMenu: readonly Rating[]): Rating[] {
  const chosen = [best];
  const explained = new Set(best.pairs.map(({ entry }) => entry));
  for (const rating of perMenu) {
    if (rating === best || rating.ofItems < CERTAIN) continue;
    const more = rating.pairs.filter(({ entry }) => !explained.has(entry));
    if (more.length < LEAST_MORE) continue;
    chosen.push(rating);
    for (const { entry } of more) explained.add(entry);
  }
  return chosen;
}

/** Share of the links that stand for items of any of several menus. */
function coverage({ entries }: Candidate, ratings: readonly Rating[]): number {
  const matched = new Set<DocElement>(ratings.flatMap(({ pairs }) => pairs.map(({ entry }) => entry.element)));
  return matched.size / entries.length;
}

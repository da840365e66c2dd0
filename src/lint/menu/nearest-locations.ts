import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { fold } from '../words/fold.js';
import { isAccount } from './account-words.js';
import { assignedMenus, type Item } from './assigned-menus.js';
import type { Entry } from './entries.js';
import { isLegalHeading, isLegalLabel, isLegalRow } from './legal-pages.js';
import { tellingStems } from './stem.js';

/** What it weighs that a label shares a word with an item; an item that the link may stand for weighs as much as it is sure. */
const SHARED_WORD = 0.3;
/** What it weighs that the heading of links shares a word with the name of a menu, or of its location. */
const NAMED = 0.6;
/** Where a theme has the pages that the law asks for. */
const LEGAL_LOCATION = 'utili';
/** What a menu weighs for such pages where no label tells: one of them, one with some, and the place that a theme has for them. */
const LEGAL_WEIGHT = { legal: 0.3, partly: 0.2, place: 0.15 } as const;
/** Items that are looked at for one word. */
const MOST_ALIKE = 32;

/** Locations for a group of links. */
export interface Nearest {
  /** In the order of how much of the links their menus have; as they come where that tells nothing. */
  locations: readonly string[];
  /**
   * Those that are for such links. Pages that the law asks for, and those of a visitor's account, stand in menus of their
   * own: one of these is for other links only if it has some of them.
   */
  fitting: ReadonlySet<string>;
  /** How well each fits; none where nothing tells. */
  weights: ReadonlyMap<string, number>;
  /** Those whose labels say that they are for the place. */
  placed?: ReadonlySet<string>;
}

/** Links, and what stands over them. */
export interface HeadedLinks {
  entries: readonly Entry[];
  /** Folded; empty without one. */
  heading: string;
}

/** The locations for a group of links, the nearest first. */
export function nearestFirst(
  locations: readonly string[],
  { entries, heading }: HeadedLinks,
  manifest: Manifest,
  budget: Budget,
): Nearest {
  const index = assignedMenus(manifest);
  const { purposes, names, legalItems } = menusOf(manifest);
  const isLegal = isLegalRow(entries) || isLegalHeading(heading);
  const weights = new Map<string, number>();
  const add = (location: string, weight: number) => weights.set(location, (weights.get(location) ?? 0) + weight);
  // A page that the law asks for stands among many others, and its menu is not for these.
  const isTelling = (item: Item) => isLegal || !legalItems.has(item);
  for (const { folded, matches } of entries) {
    const own = new Map<string, number>();
    const weigh = (places: readonly string[], weight: number) => {
      for (const location of places) own.set(location, Math.max(own.get(location) ?? 0, weight));
    };
    for (const { menu, item, strength } of matches) if (isTelling(item)) weigh(menu.locations, strength);
    for (const stem of tellingStems(folded))
      for (const { menu, item } of index.byStem.get(stem)?.slice(0, MOST_ALIKE) ?? [])
        if (isTelling(item)) weigh(menu.locations, SHARED_WORD);
    budget.spend(folded.length + own.size);
    for (const [location, weight] of own) add(location, weight);
  }
  const stems = tellingStems(heading);
  for (const location of locations) {
    const purpose = purposes.get(location);
    budget.spend(stems.size);
    // What the law asks for stands under no heading for other links, be both called "links".
    const mayBeNamed = isLegal || purpose !== 'legal';
    if (mayBeNamed && sharesAny(names.get(location) ?? stems, stems)) add(location, NAMED);
    if (isLegal && (purpose === 'legal' || purpose === 'partly')) add(location, LEGAL_WEIGHT[purpose]);
    else if (isLegal && location === LEGAL_LOCATION && purpose !== 'account') add(location, LEGAL_WEIGHT.place);
  }
  const weightOf = (location: string) => weights.get(location) ?? 0;
  const isFor = (location: string) => {
    const purpose = purposes.get(location);
    if (weightOf(location) > 0) return true;
    if (isLegal || location === LEGAL_LOCATION || purpose === 'account') return false;
    // A row that says nothing of itself is the row of the theme, whatever that has.
    return purpose !== 'legal' || heading === '';
  };
  return {
    locations: locations.toSorted((a, b) => weightOf(b) - weightOf(a)),
    fitting: new Set(locations.filter(isFor)),
    weights,
  };
}

function sharesAny(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const each of others) if (some.has(each)) return true;
  return false;
}

/** What the items of a menu are, if they are pages that every site has. */
type MenuPurpose = 'legal' | 'partly' | 'account' | 'other';

interface Menus {
  /** What the menu of each location is for. */
  purposes: ReadonlyMap<string, MenuPurpose>;
  /** Stems of what the menu of each location is called, and of the label that the site gives the location. */
  names: ReadonlyMap<string, ReadonlySet<string>>;
  legalItems: ReadonlySet<Item>;
}

const menusOf = memo((manifest: Manifest): Menus => {
  const purposes = new Map<string, MenuPurpose>();
  const names = new Map<string, ReadonlySet<string>>();
  const legalItems = new Set<Item>();
  for (const { locations, items, name } of assignedMenus(manifest).menus) {
    const accounts = items.filter(({ label, target }) => isAccount(label, target.tail)).length;
    const legal = items.filter(({ label }) => isLegalLabel(label));
    for (const item of legal) legalItems.add(item);
    const purpose =
      accounts * 2 >= items.length
        ? 'account'
        : legal.length * 2 > items.length
          ? 'legal'
          : legal.length > 0
            ? 'partly'
            : 'other';
    for (const location of locations) {
      purposes.set(location, purpose);
      const label = manifest.resources.menus[location]?.label ?? '';
      names.set(location, tellingStems(fold(`${name} ${label}`)));
    }
  }
  return { purposes, names, legalItems };
});

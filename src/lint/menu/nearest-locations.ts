import type { Budget } from '../../budget.js';
import { memo } from '../../text/memo.js';
import { isAccount } from './account-words.js';
import type { MenuIndex } from './assigned-menus.js';
import type { Entry } from './entries.js';
import { tellingStems } from './stem.js';

/** What it weighs that a label shares a word with an item; an item that the link may stand for weighs as much as it is sure. */
const SHARED_WORD = 0.3;
/** Where a theme has the pages that the law asks for. */
const LEGAL_LOCATION = 'utili';
/** Words of such pages, folded. */
const LEGAL =
  /privacy|terms|cookie|legal|imprint|impressum|datenschutz|agb|nutzungsbedingungen|mentions|confidentialite|cgv|privacidad|aviso|condiciones|condizioni|informativa|privacidade|termos|voorwaarden|integritet|villkor|personvern|vilkar|tietosuoja|ehdot|prywatnosci|regulamin|soukrom|podminky|adatvedel|aszf|confidentialitate|termeni|απορρητ|οροι|gizlilik|kvkk|конфиденциальн|условия|конфіденційн|умови|الخصوصيه|الخصوصية|الشروط|פרטיות|תנאי|プライバシー|特定商取引|隐私|隱私|条款|條款|개인정보|이용약관/u;
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
}

/** Whether most of some links are called like pages that the law asks for. */
export function isLegalRow(entries: readonly Entry[]): boolean {
  return entries.filter(isLegalPage).length * 2 > entries.length;
}

/** Whether a link is called like a page that the law asks for. */
export function isLegalPage({ folded }: Entry): boolean {
  return LEGAL.test(folded);
}

/** The locations for a group of links, the nearest first. */
export function nearestFirst(
  locations: readonly string[],
  entries: readonly Entry[],
  index: MenuIndex,
  budget: Budget,
): Nearest {
  const purposes = purposesOf(index);
  const weights = new Map<string, number>();
  for (const { folded, matches } of entries) {
    const own = new Map<string, number>();
    const weigh = (places: readonly string[], weight: number) => {
      for (const location of places) own.set(location, Math.max(own.get(location) ?? 0, weight));
    };
    for (const { menu, strength } of matches) weigh(menu.locations, strength);
    for (const stem of tellingStems(folded))
      for (const { menu } of index.byStem.get(stem)?.slice(0, MOST_ALIKE) ?? []) weigh(menu.locations, SHARED_WORD);
    budget.spend(folded.length + own.size);
    for (const [location, weight] of own) weights.set(location, (weights.get(location) ?? 0) + weight);
  }
  const isLegal = isLegalRow(entries);
  const weightOf = (location: string) =>
    (weights.get(location) ?? 0) + (isLegal ? legalWeight(location, purposes.get(location)) : 0);
  const isFor = (location: string) =>
    weightOf(location) > 0 || !(isLegal || location === LEGAL_LOCATION || purposes.get(location) === 'account');
  return {
    locations: locations.toSorted((a, b) => weightOf(b) - weightOf(a)),
    fitting: new Set(locations.filter(isFor)),
  };
}

/** What a location weighs for pages that the law asks for, where no label tells: by its menu, else by what the theme has it for. */
function legalWeight(location: string, purpose: MenuPurpose | undefined): number {
  if (purpose === 'legal') return SHARED_WORD;
  return location === LEGAL_LOCATION && purpose !== 'account' ? SHARED_WORD / 2 : 0;
}

/** What the items of a menu are, if they are pages that every site has. */
type MenuPurpose = 'legal' | 'account' | 'other';

/** What the menu of each location is for. */
const purposesOf = memo((index: MenuIndex): ReadonlyMap<string, MenuPurpose> => {
  const purposes = new Map<string, MenuPurpose>();
  for (const { locations, items } of index.menus) {
    const accounts = items.filter(({ label, target }) => isAccount(label, target.tail)).length;
    const isLegal = items.some(({ label }) => LEGAL.test(label));
    const purpose = accounts * 2 >= items.length ? 'account' : isLegal ? 'legal' : 'other';
    for (const location of locations) purposes.set(location, purpose);
  }
  return purposes;
});

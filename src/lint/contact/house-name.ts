import { fold, words } from '../words/fold.js';
import { wordList } from '../words/word-list.js';

/** What houses are that have a name and no number. */
const isHouse = wordList(
  'house mill barn barns cottage farm farmhouse lodge hall manor grange rectory vicarage villa chapel stables forge boathouse pumphouse pump workshop schoolhouse granary dairy oast croft mews priory abbey tower tannery maltings malthouse foundry smithy gatehouse sawmill cooperage ropewalk byre steading watermill windmill stable bothy coachhouse barracks',
  'moulin ferme manoir château mas domaine villa chalet grange bastide prieuré cascina casale podere tenuta masseria fattoria palazzo castello mulino borgo agriturismo finca masía molino cortijo hacienda quinta casa caserío pazo',
  'mühle hof haus schloss gut gutshof schlössli burg scheune hoeve molen boerderij kasteel gård gården kvarn kvarnen herrgård mølle møllen gaard gaarden tila kartano mylly dwór dworek młyn zamek mlýn statek zámek mas masia molí can',
);

const MOST_WORDS = 5;
/** Characters of a line that is read. */
const LONGEST = 60;

/** The name of a house alone, without a number: "The Old Mill", "Moulin Neuf". */
export function isHouseName(text: string): boolean {
  const said = text.trim();
  if (said.length > LONGEST || /[\p{Nd}@]/u.test(said) || !/^\p{Lu}/u.test(said)) return false;
  const all = words(said);
  return all.length > 1 && all.length <= MOST_WORDS && all.some(isHouse);
}

/** What stands before the name of a house, at its line's beginning. */
const SIGNS = '\n:;·|(';

/** Where the name of a house begins that stands right before an address; nothing for none. */
export function houseBefore(text: string, at: number): number | undefined {
  const before = text.slice(Math.max(0, at - LONGEST), at);
  const line = before.trimEnd();
  const isApart = line.endsWith(',') || before.slice(line.length).includes('\n');
  if (!isApart || line === '') return undefined;
  const bare = line.endsWith(',') ? line.slice(0, -1) : line;
  const begin = Math.max(bare.lastIndexOf('. ') + 1, ...[...SIGNS].map((sign) => bare.lastIndexOf(sign) + 1));
  const name = NAME_AT_END.exec(bare.slice(begin).trim())?.[0];
  return name !== undefined && isHouseName(name) ? text.lastIndexOf(name, at) : undefined;
}

/** The words with capitals that a text ends in, perhaps with small ones between them: "Rose Cottage" of "Visit us at Rose Cottage". */
const NAME_AT_END =
  /(?<![\p{L}\p{M}'’])\p{Lu}[\p{L}\p{M}'’-]{0,30}(?: (?:(?:of|the|de|du|des|la|le|del|della|di|da|do|dos|van|der|den|zur|zum|am|and|y|e|et) ){0,2}\p{Lu}[\p{L}\p{M}'’-]{0,30}){0,4}$/u;

/** The house of an address that has a name and no number, folded and without blanks; nothing for other addresses. */
export function houseOf(address: string): string | undefined {
  const [first = '', street = ''] = address.split(/[,\n;]/u);
  return isHouseName(first) && !/\p{Nd}/u.test(street) ? fold(first).replaceAll(' ', '') : undefined;
}

/** Whether two houses are not the same, however much of a name is left out. */
export function areOtherHouses(one: string, other: string): boolean {
  return !one.includes(other) && !other.includes(one);
}

/** Characters before a number that may say who keeps the register. */
const MOST_BEFORE = 160;

const TOWN = '\\p{Lu}[\\p{L}\\p{M}-]{1,30}(?: (?:am |an der |im )?\\p{Lu}[\\p{L}\\p{M}-]{1,30})?';
/** Who keeps a register, with the town, right before the number: `Handelsregister: Amtsgericht Memmingen,`. */
const COURT = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:(?:(?:Handels|Partnerschafts|Vereins|Genossenschafts)register|Registergericht|Registereintrag|Firmenbuch(?:gericht)?) ?:?\\s{0,2})?(?:(?:beim|des) )?(?:(?:Amts|Landes|Handels|Register)gerichts?|AG|(?:[Ii]scritt[aoe] (?:al|nel) )?Registro (?:delle )?Imprese di|[Ii]mmatriculée? au) ${TOWN}[\\s,;:–-]{0,3}(?:Register-?(?:nummer|[Nn]r\\.?)|[Uu]nter)?[\\s:]{0,3}$`,
  'u',
);

/** Where what is said of a number of a register begins, which its court is no part of: that is not whom the number is of. */
export function beforeCourt(text: string, at: number): number {
  const from = Math.max(0, at - MOST_BEFORE);
  const found = COURT.exec(text.slice(from, at));
  return found ? from + found.index : at;
}

import { oncePerDocument } from '../document/once-per-document.js';
import { type Declaration, readSheet } from '../proof/style-sheet.js';

/** What says how children stand, and where the element itself stands among others. */
const LAYOUT =
  /^(?:display|flex|flex-.+|gap|row-gap|column-gap|grid|grid-.+|align-.+|justify-.+|place-.+|list-style.*|margin|margin-.+|white-space|order)$/;
const PUTS_IN_ROW = /^(?:inline-)?(?:flex|grid)\b/;
/** Steps to read a character of a style sheet, and characters that are read. */
const [READ, MOST] = [20, 60_000];

/**
 * Classes that the page's own style sheets have for how children stand and for nothing else: another element that has one, too,
 * gets neither a second frame nor a second ground.
 */
export const layoutClassesOf = oncePerDocument(({ texts, budget }): ReadonlySet<string> => {
  const known = new Map<string, Declaration[]>();
  for (const { parent, value } of texts) {
    if (parent?.tag !== 'style' || value.length > MOST) continue;
    budget.spend(value.length * READ);
    for (const { selectors, declarations } of readSheet(value).rules)
      for (const selector of selectors) {
        const [, name] = /^\.([\w-]{1,80})$/.exec(selector) ?? [];
        if (name !== undefined) known.set(name, [...(known.get(name) ?? []), ...declarations]);
      }
  }
  const rows = [...known].filter(
    ([, all]) =>
      all.some(({ name, value }) => name === 'display' && PUTS_IN_ROW.test(value)) &&
      all.every((each) => LAYOUT.test(each.name) || isNothing(each)),
  );
  return new Set(rows.map(([name]) => name));
});

function isNothing({ name, value }: Declaration): boolean {
  return /^padding/.test(name) && /^0(?:px|rem|em)?$/.test(value);
}

import { nameWords } from '../../../text/literal.js';
import { spanInAttribute } from '../../document/attribute-value.js';
import { holdsCode } from '../../document/code-attributes.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { rareAttributesOf } from '../../document/rare-attributes.js';
import { scriptTextsOf } from '../../document/script-texts.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { toldIn } from './contacts-in-string.js';
import { exampleAround } from './example-around.js';
import type { InventedContact } from './invented-contact.js';
import { type Literal, literalsOf, literalsOfAttribute } from './literals.js';
import { hasDigit } from './may-have-number.js';
import { NOT_DATA, NOT_OWN, SAID } from './of-attributes.js';
import type { ToldValues } from './told-values.js';

/** Characters of an attribute and of a script that are read. */
const [LONGEST_VALUE, LONGEST_SCRIPT] = [20_000, 60_000];
/** Values of one string that are told: where each stands in the source is looked for from the beginning of the string. */
const MOST = 20;
/** Steps to look for strings in a character. */
const SEARCHED = 4;

/** Words of names of values that may have the digits of a number, and are called nowhere. */
const COUNTED: ReadonlySet<string> = new Set(
  'price amount total sum ref reference invoice ticket article product item barcode serial ean gtin isbn hash token key uuid file path src url image'.split(
    ' ',
  ),
);

/** The values in attributes and scripts that the page gives as the site's elsewhere, whatever they are called there. */
export function toldAgainInCode(page: Page, values: ToldValues): InventedContact[] {
  return [...inAttributes(page, values), ...inScripts(page, values)];
}

function inAttributes(page: Page, values: ToldValues): InventedContact[] {
  const { document } = page;
  const found: InventedContact[] = [];
  for (const { element, name, value } of rareAttributesOf(document)) {
    const isCode = holdsCode(name);
    if (!(isCode || isRead(element, name)) || !mayHold(value, LONGEST_VALUE)) continue;
    if (exampleAround(document, element)) continue;
    const literals =
      name === 'content'
        ? [{ name: nameOfMeta(element), text: value, at: 0 }]
        : literalsOfAttribute(name, value, isCode);
    const spanOf = (from: number, to: number) => spanInAttribute(document, element, name, from, to);
    found.push(
      ...literals.flatMap((literal) =>
        inLiteral(page, literal, values, spanOf, element, element.tag === 'meta' ? 'meta' : 'attribute'),
      ),
    );
  }
  return found;
}

/** Whether an attribute is one for people to read or for scripts, and not an address of something. */
function isRead(element: DocElement, name: string): boolean {
  if (element.tag === 'meta') return name === 'content' && nameOfMeta(element) !== '';
  return SAID.has(name) || name.startsWith('data-') || (element.tag.includes('-') && !NOT_DATA.has(name));
}

function nameOfMeta(element: DocElement): string {
  return attribute(element, 'name') ?? attribute(element, 'property') ?? '';
}

function inScripts(page: Page, values: ToldValues): InventedContact[] {
  const { document } = page;
  return scriptTextsOf(document).flatMap(({ parent, value, start }) => {
    if (!parent || !mayHold(value, LONGEST_SCRIPT)) return [];
    // Data of things and markup are read as such.
    if (/ld\+json|template|html/i.test(attribute(parent, 'type') ?? '')) return [];
    document.budget.spend(value.length * SEARCHED);
    const spanOf = (from: number, to: number) => ({ start: start + from, end: start + to });
    return literalsOf(value).flatMap((literal) => inLiteral(page, literal, values, spanOf, parent, 'script'));
  });
}

function mayHold(text: string, longest: number): boolean {
  return text.length <= longest && (text.includes('@') || hasDigit(text));
}

function inLiteral(
  page: Page,
  { name, text, at }: Literal,
  values: ToldValues,
  spanOf: (from: number, to: number) => Span | undefined,
  element: DocElement,
  source: 'meta' | 'attribute' | 'script',
): InventedContact[] {
  if (!mayHold(text, LONGEST_VALUE) || nameWords(name).some((word) => NOT_OWN.has(word) || COUNTED.has(word)))
    return [];
  const place = placeOfElement(page.document, element).kind;
  if (place === 'other') return [];
  return toldIn(page, text, values)
    .slice(0, MOST)
    .flatMap(({ value, from, to, told }): InventedContact[] => {
      const span = spanOf(at + from, at + to);
      if (!span) return [];
      const { start, end } = span;
      const suspect = { start, end, value, source, place, label: 'contact', link: undefined, isPlain: true } as const;
      return [{ suspect: { ...told.known, ...suspect }, verdict: told.verdict }];
    });
}

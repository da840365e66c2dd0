import { LONGEST_COUNTRY, lengthOfCountry } from '../contact/countries.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, attributeSpan, closest, type DocElement, type DocText } from '../document/element.js';
import type { Edit } from '../finding.js';
import type { Proposal } from '../rule.js';

/** Members of an address that people read. */
const MEMBER =
  /(?:^|\s)(?:streetAddress|postalCode|addressLocality|addressRegion|addressCountry|postOfficeBoxNumber)(?:\s|$)/;
/** Elements that hold no text of a component. */
const STRICT: ReadonlySet<string> = new Set('table thead tbody tfoot tr dl ul ol'.split(' '));
/** Texts of an address that are looked at. */
const MOST_TEXTS = 40;

/**
 * The element that is an address of microdata and says it in parts that people read, where it holds nothing else: a component
 * shows the whole, so that it has to stand in place of all of them.
 */
export function addressInParts(document: IndexedDocument, element: DocElement | undefined): DocElement | undefined {
  const scope = closest(element, (each) => attribute(each, 'itemscope') !== undefined);
  if (!scope?.closed || STRICT.has(scope.tag) || !/(?:^|\s)address(?:\s|$)/.test(attribute(scope, 'itemprop') ?? ''))
    return undefined;
  if (scope.endText - scope.firstText > MOST_TEXTS) return undefined;
  const texts = document.texts.slice(scope.firstText, scope.endText).filter(({ value }) => /[\p{L}\p{N}]/u.test(value));
  const isOfAddress = (parent: DocElement | undefined) =>
    closest(parent, (each) => each === scope || MEMBER.test(attribute(each, 'itemprop') ?? '')) !== scope;
  const [, ...behind] = texts;
  const isOwn = texts.every((text) => isOfAddress(text.parent) || (behind.includes(text) && isRegion(text)));
  return texts.filter(({ parent }) => isOfAddress(parent)).length > 1 && isOwn ? scope : undefined;
}

/** Whether a text behind a part names a region or a country, which is no part of its own: "), Umbria". */
function isRegion({ value, parent }: DocText): boolean {
  return parent?.tag !== 'a' && parent?.tag !== 'button' && (REGION.test(value) || isCountry(value.trim()));
}

/** Whether a text is the name of a country, perhaps behind the bracket that closes a region. */
function isCountry(text: string): boolean {
  const name = text.replace(/^\)?[\s,]{0,4}/, '');
  return name !== '' && name.length <= LONGEST_COUNTRY && lengthOfCountry(`,${name}`) === name.length + 1;
}

const REGION = /^\s{0,3}\)?\s{0,3},\s{1,3}\p{Lu}[\p{L}'’-]{2,20}(?:\s\p{Lu}[\p{L}'’-]{2,20})?\.?\s{0,40}$/u;

/** How an address of microdata is written whole: the property has a text then, and no thing. */
export function wholeAddress({ tag }: DocElement, component: string): string {
  return `<${tag} itemprop="address">${component}</${tag}>`;
}

/** How a property of microdata whose text is a contact is written: the component is its text. */
export function ofProperty(element: DocElement, component: string): string {
  return `<${element.tag} itemprop="${attribute(element, 'itemprop')?.trim() ?? ''}">${component}</${element.tag}>`;
}

/** Writes a component in place of all parts of an address. */
export function writingAddress({ source }: IndexedDocument, scope: DocElement, component: string): Proposal {
  const taken = ['itemscope', 'itemtype']
    .flatMap((name) => attributeSpan(scope, name) ?? [])
    .sort((a, b) => a.start - b.start);
  const edits: Edit[] = [];
  for (const { start, end } of taken) {
    let from = start;
    while (/\s/.test(source.charAt(from - 1))) from -= 1;
    const last = edits.at(-1);
    if (last && last.end >= from) last.end = end;
    else edits.push({ start: from, end, text: '' });
  }
  edits.push({ start: scope.openEnd, end: scope.closeStart, text: component });
  return { description: `Replace the parts of the address by \`${component}\``, edits };
}

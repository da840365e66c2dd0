import { withTag } from '../../document/by-tag.js';
import { countBy } from '../../document/count.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';

/** Elements whose headers are their own, not the site's. */
const SECTIONS: ReadonlySet<string> = new Set(
  'article section main aside dialog footer blockquote figure fieldset details li td template nav'.split(' '),
);
/** What a header is called where people write no `header` element. */
const HEADER_NAME =
  /^(?:(?:site|page|main|global|app|top|c|l|o|wp|theme)[-_]{1,2})?(?:header|masthead|topbar)(?:[-_](?:main|wrapper|top))?$/i;
/** Links in a list that make up a navigation. */
const LINKS = 3;

/** The headers of the site in a canvas: those with a navigation that belong to no part of the page. */
export function siteHeaders(document: IndexedDocument): DocElement[] {
  const { elements } = document;
  const navigations = countBy(elements, isNavigation);
  const links = countBy(withTag(document, 'a'), ({ parent }) => parent?.tag === 'li');
  const holds = (element: DocElement) =>
    navigations(element) > 0 || (links(element) >= LINKS && attribute(element, 'role') !== 'search');
  const isOuter = outside(elements);
  const named = elements.filter((element) => isHeader(element) && isOuter(element) && holds(element));
  if (named.length > 0) return named;
  // Only where nothing is a `header`: names of classes are no more than a hint.
  if (withTag(document, 'header').length > 0) return [];
  const called = elements.find((each) => isOuter(each) && isCalledHeader(each) && navigations(each) > 0);
  return called ? [called] : [];
}

function isHeader(element: DocElement): boolean {
  if (!element.isHtml) return false;
  const role = attribute(element, 'role');
  return role === 'banner' || (element.tag === 'header' && role !== 'presentation');
}

function isCalledHeader(element: DocElement): boolean {
  if (!element.isHtml || element.tag !== 'div') return false;
  const names = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`.split(/\s+/);
  return names.some((name) => HEADER_NAME.test(name));
}

function isNavigation(element: DocElement): boolean {
  return element.tag === 'x-menu' || element.tag === 'nav' || attribute(element, 'role') === 'navigation';
}

/** Passes elements that are in no part of the page with a header of its own. Elements must come in order. */
function outside(elements: readonly DocElement[]): (element: DocElement) => boolean {
  const inSection = new Uint8Array(elements.length);
  let until = -1;
  for (const { tag, index, last } of elements) {
    if (index <= until) inSection[index] = 1;
    if (SECTIONS.has(tag)) until = Math.max(until, last);
  }
  return ({ index }) => inSection[index] === 0;
}

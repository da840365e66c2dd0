import { VOID_ELEMENTS } from 'inlay/internal/html/elements.js';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html } from 'parse5';
import { elementsOf } from '../../site/pages/elements.js';
import { type ParsedTags, parseTags } from '../parse-tags.js';
import { type Fault, faultsIn } from './fault.js';
import { faultOfElement } from './html-elements.js';

type Element = DefaultTreeAdapterTypes.Element;

/** What the code stands in when it is parsed, as a page would have it; the sentinel behind it must stay where it is. */
const SURROUNDINGS = {
  head: { before: '<!doctype html><html><head>', after: '<meta></head><body><p></p></body></html>', sentinel: 'meta' },
  body: {
    before: '<!doctype html><html><head></head><body><div>',
    after: '<i></i></div><p></p></body></html>',
    sentinel: 'i',
  },
} as const;

/** What a parser says of a page, not of this code, or what is told better by the missing end tag. */
const NO_FAULTS: ReadonlySet<string> = new Set(['non-void-html-element-start-tag-with-trailing-solidus']);

/**
 * What is wrong with HTML that is put into pages: errors of the parser, elements without an end tag, tags that are no part of a
 * balanced tree, what would change the page around it, and what the page's policy would not run. It is looked at as browsers
 * with and without scripts do.
 *
 * @param where whether its hook is in the head
 */
export function htmlFaults(code: string, where: 'head' | 'body'): Fault[] {
  return [...faultsWith(true, code, where), ...(/<noscript/i.test(code) ? faultsWith(false, code, where) : [])];
}

function faultsWith(hasScripts: boolean, code: string, where: 'head' | 'body'): Fault[] {
  const { before, after, sentinel } = SURROUNDINGS[where];
  const fault = faultsIn(code);
  const faults: Fault[] = [];
  const end = before.length + code.length;
  // What is wrong behind the code follows from it.
  const behind: Fault[] = [];
  const { document, tags } = parseTags(`${before}${code}${after}`, hasScripts, ({ code: error, startOffset }) => {
    if (NO_FAULTS.has(error)) return;
    const found = fault(startOffset - before.length, error, `Unexpected HTML: \`${error}\``);
    (startOffset < end ? faults : behind).push(found);
  });
  const elements = [...elementsOf(document)];
  let isContained = false;
  for (const element of elements) {
    const location = element.sourceCodeLocation;
    const offset = location?.startOffset ?? -1;
    if (offset === end && element.tagName === sentinel) isContained = isAtItsPlace(element, where, before.length);
    const isOwn = offset >= before.length && offset < end;
    if (isTaken(element, where))
      faults.push(fault(0, 'changes-page', `Unexpected \`<${element.tagName}>\`, expected none: it is the page's`));
    if (!isOwn) continue;
    const at = offset - before.length;
    if (where === 'head' && !isWithin(element, 'head'))
      faults.push(
        fault(at, 'not-in-head', `Unexpected \`<${element.tagName}>\` in the head, expected a hook of the body`),
      );
    const isVoid = element.namespaceURI !== html.NS.HTML || VOID_ELEMENTS.has(element.tagName);
    if (!isVoid && (location?.endTag?.startOffset ?? end) >= end)
      faults.push(fault(at, 'no-end-tag', `Unexpected \`<${element.tagName}>\` without an end tag, expected one`));
    const own = faultOfElement(element);
    if (own) faults.push(fault(at, own.code, own.message));
  }
  const told = new Set(faults.map(placeOf));
  for (const { kind, name, offset } of tagsWithoutElement(tags, elements, before.length, end)) {
    const [of, what, expected] =
      kind === 'start'
        ? ['ignored-tag', `<${name}>`, 'one that can stand here: browsers leave it out']
        : ['stray-end-tag', `</${name}>`, 'one that ends an element of this code: it could end one of the page'];
    const found = fault(offset - before.length, of, `Unexpected \`${what}\`, expected ${expected}`);
    if (!told.has(placeOf(found))) faults.push(found);
  }
  if (faults.length === 0) faults.push(...behind);
  if (!isContained && faults.length === 0)
    faults.push(
      fault(code.length, 'changes-page', 'Unexpected HTML, expected all to be closed: it changes what follows'),
    );
  return faults;
}

function placeOf({ line, column }: Fault): string {
  return `${line}:${column}`;
}

/** Tags of the code that begin or end no element of it. */
function tagsWithoutElement(
  tags: ParsedTags['tags'],
  elements: readonly Element[],
  from: number,
  to: number,
): ParsedTags['tags'] {
  const locations = elements.flatMap(({ sourceCodeLocation }) => sourceCodeLocation ?? []);
  const own = locations.filter(({ startOffset }) => startOffset >= from && startOffset < to);
  const known = new Set(own.flatMap(({ startOffset, endTag }) => [startOffset, endTag?.startOffset ?? -1]));
  return tags.filter(({ offset }) => offset >= from && offset < to && !known.has(offset));
}

/** Whether the sentinel is where it would be without the code. */
function isAtItsPlace({ parentNode }: Element, where: 'head' | 'body', outerEnd: number): boolean {
  if (!parentNode || !defaultTreeAdapter.isElementNode(parentNode)) return false;
  if (where === 'head') return parentNode.tagName === 'head';
  return parentNode.tagName === 'div' && parentNode.sourceCodeLocation?.startTag?.endOffset === outerEnd;
}

/** Whether a start tag in the code has given the page's own element attributes. */
function isTaken({ tagName, attrs }: Element, where: 'head' | 'body'): boolean {
  return attrs.length > 0 && (tagName === 'html' || tagName === 'body' || (tagName === 'head' && where === 'head'));
}

function isWithin(element: Element, tagName: string): boolean {
  for (let node = element.parentNode; node; node = 'parentNode' in node ? node.parentNode : null)
    if ('tagName' in node && node.tagName === tagName) return true;
  return false;
}

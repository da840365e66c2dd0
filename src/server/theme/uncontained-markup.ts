import { VOID_ELEMENTS } from 'inlay/internal/html/elements.js';
import { type DefaultTreeAdapterTypes, html } from 'parse5';
import type { ProblemPlace } from '../api/problem.js';
import { elementsOf } from '../site/pages/elements.js';
import { parseTags } from './parse-tags.js';

type Element = DefaultTreeAdapterTypes.Element;

/** Elements that canvases may stand in: an end tag of one that the canvas did not open ends it in the page. */
const AROUND = ['main', 'header', 'footer', 'aside', 'article', 'section', 'nav', 'div'] as const;

const BEFORE = `<!doctype html><html><head></head><body>${AROUND.map((name) => `<${name}>`).join('')}`;
const AFTER = `${AROUND.toReversed()
  .map((name) => `</${name}>`)
  .join('')}<i></i></body></html>`;

/** End tags of what the page has once, which no canvas opens. */
const OF_PAGE: ReadonlySet<string> = new Set(['html', 'head', 'body']);

/**
 * Where a canvas changes the page around it: end tags that close the theme's elements, and comments, texts and elements that are
 * left open, into which all that follows would fall. What browsers close by themselves at the end of the canvas is fine.
 */
export function uncontainedMarkup(source: string): ProblemPlace[] {
  try {
    for (const hasScripts of /<noscript/i.test(source) ? [true, false] : [true])
      for (const keepsInSelect of /<select/i.test(source) ? [false, true] : [false]) {
        const found = placeWith(source, hasScripts, keepsInSelect);
        if (found) return [found];
      }
    return [];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return [{ pointer: '/source', code: 'too-deep', message: 'Unexpected depth of nesting, expected less' }];
  }
}

function placeWith(source: string, hasScripts: boolean, keepsInSelect: boolean): ProblemPlace | undefined {
  const end = BEFORE.length + source.length;
  const { document, tags } = parseTags(BEFORE + source + AFTER, hasScripts, () => undefined, keepsInSelect);
  const isOwn = (offset: number) => offset >= BEFORE.length && offset < end;
  const ofPage = tags.find(({ kind, name, offset }) => kind === 'end' && OF_PAGE.has(name) && isOwn(offset));
  if (ofPage) return strayEnd(source, ofPage.name, ofPage.offset - BEFORE.length);
  const around: Element[] = [];
  let behind: Element | undefined;
  let open: Element | undefined;
  for (const element of elementsOf(document, false)) {
    const { startOffset = -1, endTag } = element.sourceCodeLocation ?? {};
    if (startOffset >= 0 && startOffset < BEFORE.length) around.push(element);
    if (element.tagName === 'i' && startOffset === BEFORE.length + source.length + AFTER.indexOf('<i>'))
      behind = element;
    if (isOwn(startOffset) && (endTag?.startOffset ?? end) >= end && needsEnd(element)) open = element;
  }
  const ends = around.map(({ tagName, sourceCodeLocation }) => ({
    tagName,
    offset: sourceCodeLocation?.endTag?.startOffset,
  }));
  for (const { tagName, offset } of ends)
    if (offset !== undefined && isOwn(offset)) return strayEnd(source, tagName, offset - BEFORE.length);
  const parent = behind?.parentNode;
  const isClosed = ends.slice(-AROUND.length).every(({ offset }) => offset !== undefined);
  if (isClosed && parent && 'tagName' in parent && parent.tagName === 'body') return undefined;
  if (!open) return place(source, source.length, 'Unexpected end of the canvas, expected the end of its comment');
  const offset = (open.sourceCodeLocation?.startOffset ?? BEFORE.length) - BEFORE.length;
  return place(source, offset, `Unexpected \`<${open.tagName}>\` that is left open, expected its end tag`);
}

/** Elements whose end tag may be left out. @see HTML, optional tags */
const OPTIONAL =
  /^(?:p|li|dt|dd|rp|rt|rb|rtc|option|optgroup|colgroup|caption|thead|tbody|tfoot|tr|td|th|html|head|body)$/;

/** Whether an element stays open where its end tag is missing, as far as that can be told. */
function needsEnd({ tagName, namespaceURI }: Element): boolean {
  return (
    namespaceURI === html.NS.HTML && !VOID_ELEMENTS.has(tagName) && !OPTIONAL.test(tagName) && !tagName.includes('-')
  );
}

function strayEnd(source: string, name: string, offset: number): ProblemPlace {
  return place(source, offset, `Unexpected \`</${name}>\`, expected one that ends an element of this canvas`);
}

function place(source: string, offset: number, message: string): ProblemPlace {
  const line = source.slice(0, offset).split('\n').length;
  return { pointer: '/source', code: 'changes-page', message: `${message} (line ${line})` };
}

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** An element of a source that is seen on a page. UTF-16 offsets. */
export interface AuthoredElement {
  start: number;
  end: number;
  /** Behind the name of its start tag. */
  nameEnd: number;
  /** Its own id. */
  id?: string;
}

/** Elements that nobody sees. */
const UNSEEN = new Set([
  'html',
  'head',
  'title',
  'meta',
  'link',
  'base',
  'script',
  'style',
  'template',
  'option',
  'source',
]);

/**
 * The elements of a source that are seen, in its order: not its components, which stand for something else.
 *
 * @param inlays where components begin
 */
export function authoredElements(source: string, inlays: ReadonlySet<number>): AuthoredElement[] {
  const found = new Map<number, AuthoredElement>();
  const open: DefaultTreeAdapterTypes.Node[] = [
    parse(source, { sourceCodeLocationInfo: true, scriptingEnabled: false }),
  ];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) for (const child of node.childNodes) open.push(child);
    if (!('tagName' in node) || UNSEEN.has(node.tagName)) continue;
    const { sourceCodeLocation: place } = node;
    const start = (place?.startTag ?? place)?.startOffset;
    if (!place || start === undefined || source[start] !== '<' || inlays.has(start)) continue;
    const id = node.attrs.find(({ name }) => name === 'id')?.value;
    // A parser may make several elements of one tag: the last one reaches furthest.
    const end = Math.max(place.endOffset, found.get(start)?.end ?? 0);
    const nameEnd = start + 1 + node.tagName.length;
    found.set(start, { start, end, nameEnd, ...(id?.trim() && { id }) });
  }
  return [...found.values()].sort((a, b) => a.start - b.start);
}

/** The innermost element that a spot is in. */
export function innermost(
  elements: readonly AuthoredElement[],
  spot: { start: number; end: number },
): AuthoredElement | undefined {
  let best: AuthoredElement | undefined;
  for (const element of elements) {
    if (element.start > spot.start) break;
    if (element.end >= spot.end && element.end > spot.start) best = element;
  }
  return best;
}

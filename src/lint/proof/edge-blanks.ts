import type { DocNode, Span } from '../document/element.js';

/** Elements with lines of their own: blanks beside their tags are not seen. */
const BLOCK =
  'address|article|aside|blockquote|body|center|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const BLANK_AHEAD = new RegExp(`(?:^|\\s|<\\/?(?:${BLOCK})(?:\\s[^<>]{0,150})?>)$`, 'i');
const BLANK_BEHIND = new RegExp(`^(?:$|\\s|<\\/?(?:${BLOCK})[\\s>])`, 'i');
const BLOCKS: ReadonlySet<string> = new Set(BLOCK.replace('h[1-6]', 'h1|h2|h3|h4|h5|h6').split('|'));

/** Characters beside a region that are looked at. */
const BESIDE = 200;

/**
 * Whether a blank at the beginning or end of a region goes that kept what is in it apart from what stands beside it.
 *
 * @param region of the source before
 */
export function losesBlank(
  source: string,
  { start, end }: Span,
  before: readonly DocNode[],
  after: readonly DocNode[],
): boolean {
  const isAheadApart = BLANK_AHEAD.test(source.slice(Math.max(0, start - BESIDE), start));
  const isBehindApart = BLANK_BEHIND.test(source.slice(end, end + BESIDE));
  return (
    (!isAheadApart && hasBlank(before, 'begin') && !hasBlank(after, 'begin')) ||
    (!isBehindApart && hasBlank(before, 'end') && !hasBlank(after, 'end'))
  );
}

/** Whether nodes begin or end with a blank that is seen, in whatever inline elements. */
function hasBlank(nodes: readonly DocNode[], side: 'begin' | 'end'): boolean {
  let list = nodes;
  for (;;) {
    const node = side === 'begin' ? list[0] : list.at(-1);
    if (node === undefined) return false;
    if (node.kind === 'text') return side === 'begin' ? /^\s/.test(node.value) : /\s$/.test(node.value);
    if (BLOCKS.has(node.tag)) return false;
    list = node.children;
  }
}

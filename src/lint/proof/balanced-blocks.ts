import type { Span } from '../document/element.js';

/**
 * From each tag of a template that begins a block to the one that ends it. A tag without an end, as `{% set a = 1 %}`, is no block.
 *
 * @param mark finds the tags: with a first group for one that ends a block, and the name as the second
 */
export function balancedBlocks(source: string, mark: RegExp): Span[] {
  const spans: Span[] = [];
  const open = new Map<string, number[]>();
  for (const { index, 1: end, 2: name = '' } of source.matchAll(mark)) {
    const starts = open.get(name) ?? [];
    open.set(name, starts);
    if (end === undefined) starts.push(index);
    else {
      const start = starts.pop();
      if (start !== undefined) spans.push({ start, end: index });
    }
  }
  return spans;
}

import { countUpTo } from '../document/ascending.js';
import type { IndexedDocument } from '../document/document.js';
import { ALL_RULES, type Directive, directivesOf, type OffRange, type OffRanges } from './read-directives.js';

/** What switches a rule off at an offset: the directives, each with the key that it does so by. */
export function offAt(off: OffRanges, rule: string, start: number, keys: readonly string[]): [string, Directive][] {
  const found: [string, Directive][] = [];
  for (const key of keys) {
    for (const ranges of [off.blocks.get(key), off.lines.get(key)]) {
      const range = ranges && rangeAt(ranges, start);
      if (!range) continue;
      const { directive } = range;
      if (key === ALL_RULES && start >= (off.exceptions.get(directive)?.get(rule) ?? Number.POSITIVE_INFINITY))
        continue;
      found.push([key, directive]);
    }
  }
  return found;
}

/** Makes a function that tells whether a directive switches a rule off at an offset. */
export function switchedOff(
  document: Pick<IndexedDocument, 'source' | 'comments' | 'budget'>,
  rule: string,
): (start: number) => boolean {
  if (!hasDirectives(document)) return () => false;
  const { off } = directivesOf(document, new Set([rule]));
  return (start) => offAt(off, rule, start, [rule, ALL_RULES]).length > 0;
}

/** Whether a page may have directives: most have none. */
export function hasDirectives({ comments }: Pick<IndexedDocument, 'comments'>): boolean {
  return comments.some(({ value }) => value.includes('inlay-'));
}

/** The one that an offset lies in, of ranges in order and apart. */
function rangeAt(ranges: readonly OffRange[], offset: number): OffRange | undefined {
  const range = ranges[countUpTo(ranges, ({ from }) => from, offset) - 1];
  return range && offset < range.to ? range : undefined;
}

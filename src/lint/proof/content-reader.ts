import type { Budget } from '../../budget.js';
import type { DocElement, Span } from '../document/element.js';
import { contentOf, type PlacedContent } from './content.js';
import type { Addresses } from './identity.js';

/** Reads the markup of a region where it stands, as `contentOf` does. */
export type ContentReader = (
  html: string,
  around: readonly DocElement[],
  brought: readonly Span[],
  isNew: boolean,
) => PlacedContent | undefined;

/** Characters of markup that is remembered, and how many are. */
const LONGEST = 400;
const MOST = 200;

/**
 * A reader that remembers: a page that repeats a mistake has the same markup before and after at each place. What is known
 * already counts as much work as it was, so that no proof depends on what stands before it.
 */
export function contentReader(addresses: Addresses, budget: Budget): ContentReader {
  const known = new Map<string, { content: PlacedContent | undefined; steps: number }>();
  return (html, around, brought, isNew) => {
    if (html.length > LONGEST) return contentOf(html, around, brought, isNew, addresses, budget);
    const spans = brought.map(({ start, end }) => `${start}-${end}`);
    const key = `${isNew} ${spans} ${around.map(({ tag }) => tag).join(' ')}\n${html}`;
    const before = known.get(key);
    if (before) {
      budget.spend(before.steps);
      return before.content;
    }
    let steps = 0;
    const counted = {
      spend(more: number) {
        steps += more;
        budget.spend(more);
      },
    };
    const content = contentOf(html, around, brought, isNew, addresses, counted);
    if (known.size < MOST) known.set(key, { content, steps });
    return content;
  };
}

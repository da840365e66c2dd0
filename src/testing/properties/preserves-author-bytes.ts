import { property } from '../property.js';
import { resourceOf } from '../resources/find.js';
import { isMisplaced, written } from './written.js';

/** What the site has nothing for stays as it is written: so says the contract of components. */
const STAYS = 'expected it as it is written: the site has nothing for it';

/**
 * The page is its canvas: every byte outside the components, in order, and in the place of each component its own bytes or
 * one whole element; its own bytes where the site has nothing for it. A paragraph that holds nothing but components that are
 * blocks may go with them.
 */
export const preservesAuthorBytes = property({
  title: 'preservesAuthorBytes',
  needsCanvas: true,
  check(page) {
    if (!page.alignment) return [];
    const { difference, expanded } = page.alignment;
    if (difference) {
      const { message, inHtml } = difference;
      return [{ message, start: inHtml, end: Math.min(inHtml + 1, page.html.length) }];
    }
    return expanded.flatMap(({ inlay, start, end }) => {
      if (!isMisplaced(inlay) && resourceOf(inlay.tag, inlay.attributes, page)) return [];
      return [{ message: `Unexpected expansion of ${written(inlay)}, ${STAYS}`, start, end }];
    });
  },
});

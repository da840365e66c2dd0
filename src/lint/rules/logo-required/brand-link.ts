import type { DocElement } from '../../document/element.js';
import { linkTarget } from '../../document/link-key.js';
import { linksWithin } from '../../document/links.js';
import { nearestTag } from '../../document/nearest.js';
import { brandPlaceOf, isAtHead, wordmarkText } from '../../logo/wordmark.js';
import { PLAIN_WORDS } from '../../logo/words.js';
import type { Page } from '../../rule.js';
import { words } from '../../words/fold.js';

const menuAround = nearestTag('nav', 'ul', 'ol');

/** Words of a brand, at most: a longer line is a sentence. */
const MOST_WORDS = 5;

/**
 * The link home at the head of a header that shows a brand which is none of the site's names: the logo goes in its place, as
 * there would be two beside each other.
 */
export function otherBrandIn(page: Page, header: DocElement): DocElement | undefined {
  const { document } = page;
  const [first] = linksWithin(document, header);
  if (!first?.element.closed || menuAround(document, first.element)) return undefined;
  const { element } = first;
  const place = brandPlaceOf(document, element);
  if (place?.role !== 'header' || !linkTarget(page, element).home || !isAtHead(document, element, place))
    return undefined;
  const said = words(wordmarkText(document, element));
  if (said.length === 0 || said.length > MOST_WORDS || said.every((word) => PLAIN_WORDS.has(word))) return undefined;
  return element;
}

import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { countLinks } from '../document/links.js';
import { labelTextOf } from '../document/text.js';

/** Steps to look at an element on the way up from a link. */
const CLIMBED = 10;
/** Characters of what opens a panel or stands over its links, at most: what is longer is a text of its own. */
const LONGEST = 60;

const OPENER = /^(?:button|summary|span|label|strong|b|div|h[2-6])$/;

/**
 * What opens the panels in a group of links, and the headings of their columns: the words of a menu that are no links. What
 * stands beside the panels in the group itself is none: it may open all of the group.
 *
 * @param links of the group
 */
export function openersOf(
  document: IndexedDocument,
  { index, last }: DocElement,
  links: readonly DocElement[],
): DocElement[] {
  const seen = new Set<DocElement>();
  const openers = new Set<DocElement>();
  for (const link of links) {
    let each: DocElement | undefined = link;
    while (each?.parent && !seen.has(each) && each.parent.index > index && each.parent.index <= last) {
      document.budget.spend(CLIMBED);
      seen.add(each);
      const before = elementBefore(document, each);
      if (before && isOpener(document, before)) openers.add(before);
      each = each.parent;
    }
  }
  return [...openers];
}

function isOpener(document: IndexedDocument, element: DocElement): boolean {
  if (!element.isHtml || !OPENER.test(element.tag) || countLinks(document, element) > 0) return false;
  const text = labelTextOf(document, element).trim();
  if (!/\p{L}/u.test(text) || text.length > LONGEST) return false;
  for (let at = element.index + 1; at <= element.last; at += 1) {
    const tag = document.elements[at]?.tag ?? '';
    if (isComponentTag(tag) || CONTROL.test(tag)) return false;
  }
  return true;
}

/** What has something to say, or to do, of its own. */
const CONTROL = /^(?:input|select|textarea|form|img|picture|video|audio|iframe|object|embed|canvas)$/;

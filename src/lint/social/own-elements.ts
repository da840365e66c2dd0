import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';
import type { Link } from '../document/links.js';

/** Where elements that a script defines have an address that they lead to. */
const ADDRESSES = ['href', 'url', 'link'] as const;
/** Elements that show what stands at an address, or hand this page on. */
const SHOWS = /embed|feed|share|player|video|post|preview|widget|iframe/;

/** The elements of a page that a script defines and that lead somewhere, such as `site-social`; not those in a component. */
export function ownElementsOf(document: IndexedDocument): Link[] {
  const found: Link[] = [];
  for (let index = 0; index < document.elements.length; index += 1) {
    const element = document.elements[index];
    if (!element) break;
    if (isComponentTag(element.tag)) index = element.last;
    else if (element.isHtml && element.tag.includes('-') && !SHOWS.test(element.tag)) {
      const href = ADDRESSES.map((name) => attribute(element, name)).find((value) => value !== undefined);
      if (href !== undefined && href.trim() !== '') found.push({ element, href });
    }
  }
  return found;
}

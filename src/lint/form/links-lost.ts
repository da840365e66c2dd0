import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { linksWithin } from '../document/links.js';
import { nameOf } from '../document/name-of.js';

/** Links that a message names, at most, and characters of one. */
const [MOST_NAMED, LONGEST] = [3, 60];

/** A sentence on the links in a form, as to what is said of privacy: they go with it. Empty where it has none. */
export function linksLost(document: IndexedDocument, form: DocElement): string {
  const links = linksWithin(document, form).filter(({ href }) => !/^\s*(?:#|javascript:|$)/i.test(href));
  const named = links.slice(0, MOST_NAMED).map(({ element, href }) => {
    const label = nameOf(document, element).replace(/\s+/g, ' ').trim();
    return `\`${shortText(label || href.trim(), LONGEST)}\``;
  });
  if (named.length === 0) return '';
  const more = links.length > named.length ? ` and ${links.length - named.length} more` : '';
  return `. Its links and the words around them go with it: ${named.join(', ')}${more}`;
}

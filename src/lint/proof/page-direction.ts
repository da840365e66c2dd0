import type { Site } from '../../site/schema.js';
import { directionOf } from '../../text/direction.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute } from '../document/element.js';

/** Whether a page is read from right to left: by what it says itself, else by its language, else by that of the site. */
export function isRightToLeft({ elements }: IndexedDocument, site: Site): boolean {
  const roots = elements.filter(({ tag }) => tag === 'html' || tag === 'body');
  const [said] = roots.flatMap((element) => attribute(element, 'dir') ?? []);
  if (said !== undefined) return said.trim().toLowerCase() === 'rtl';
  const [language = site.site.language] = roots.flatMap((element) => attribute(element, 'lang') ?? []);
  return directionOf(language) === 'rtl';
}

import { isComponentTag } from '../../component/tags.js';
import type { DocElement } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** An attribute, and the element that has it. */
export interface OwnedAttribute {
  element: DocElement;
  name: string;
  value: string;
}

/** What most attributes of a page are. */
const COMMON: ReadonlySet<string> = new Set(
  'class id style href src srcset sizes rel type width height target role loading lang dir charset'.split(' '),
);

/** The attributes of a page's own elements but for the common ones, in order: several rules look through those that are left. */
export const rareAttributesOf = oncePerDocument(({ elements }): readonly OwnedAttribute[] => {
  const found: OwnedAttribute[] = [];
  for (const element of elements) {
    if (!element.isHtml || isComponentTag(element.tag)) continue;
    for (const { name, value } of element.attributes) {
      if (!COMMON.has(name) && value !== '') found.push({ element, name, value });
    }
  }
  return found;
});

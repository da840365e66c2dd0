import { tokens } from '../../html/element.js';
import { isUnheard } from './hidden.js';
import { attributeOf, closest, type Element, elementsIn, folded, textOf } from './tree.js';

/** Roles that say of an element that it is nothing: people who listen get its content alone, of an image nothing. */
export const EMPTY_ROLES: ReadonlySet<string> = new Set(['presentation', 'none']);

/**
 * What people who listen are told that an element is called: `aria-labelledby`, `aria-label`, the element's own way (`alt`,
 * `label`, `value`, content), `title` or `placeholder`, the first that is not blank; nothing of what is hidden from them.
 * These are the steps of the standard that matter in markup without styles and scripts.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export function nameOf(element: Element): string {
  const others = tokens(attributeOf(element, 'aria-labelledby'));
  const labelledBy = others.length === 0 ? [] : around(element).filter((other) => others.includes(idOf(other) ?? ''));
  const ways = [labelledBy.map((other) => textOf(other)).join(' '), attributeOf(element, 'aria-label') ?? ''];
  const attributes = ['title', 'placeholder'].map((name) => attributeOf(element, name) ?? '');
  return [...ways, ownName(element), ...attributes].map(folded).find((name) => name !== '') ?? '';
}

/** What is heard of an element's content. */
export function heardText(element: Element, skips: (element: Element) => boolean = () => false): string {
  return textOf(element, (inner) => skips(inner) || isUnheard(inner) || isEmptyImage(inner));
}

function isEmptyImage(element: Element): boolean {
  return element.tagName === 'img' && tokens(attributeOf(element, 'role')).some((role) => EMPTY_ROLES.has(role));
}

/** All elements of the markup that one stands in. */
function around(element: Element): Element[] {
  let top: Element['parentNode'] = element;
  while (top && 'parentNode' in top && top.parentNode) top = top.parentNode;
  return top ? [...elementsIn(top)] : [];
}

function idOf(element: Element): string | undefined {
  return attributeOf(element, 'id');
}

function ownName(element: Element): string {
  const { tagName } = element;
  if (tagName === 'img') return isEmptyImage(element) ? '' : (attributeOf(element, 'alt') ?? '');
  if (tagName === 'a' || tagName === 'button') return heardText(element);
  if (tagName === 'nav' || tagName === 'ul') return '';
  const type = typeOf(element);
  if (type === 'image') return attributeOf(element, 'alt') ?? '';
  if (type === 'button') return attributeOf(element, 'value') ?? '';
  const id = idOf(element);
  const outer = closest(element, ({ tagName: name }) => name === 'label');
  const labels =
    id === undefined
      ? []
      : around(element).filter((other) => other.tagName === 'label' && attributeOf(other, 'for') === id);
  return [...(outer ? [outer] : []), ...labels].map((label) => heardText(label)).join(' ');
}

/** The `type` of a control in lower case. */
export function typeOf(element: Element): string {
  return attributeOf(element, 'type')?.toLowerCase() ?? '';
}

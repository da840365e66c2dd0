import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, isWithin } from '../document/element.js';
import { nearestBy, nearestTag } from '../document/nearest.js';

/** What navigation is called that opens over a page, or that phones have in place of that in the header. */
const DRAWER_NAME =
  /(?:^|[\s_-])(?:drawer|off-?canvas|(?:mobile|movil|mobil|mobiel|burger|hamburger|overlay|side|slide|push)-?(?:nav|navigation|menu|panel|bar)|(?:nav|navigation|menu)-?(?:mobile|movil|mobil|mobiel|overlay|drawer|panel|burger))(?:$|[\s_-])/i;

/** Characters of names that are read. */
const LONGEST = 400;

/**
 * The drawer around an element, or the element itself: a second showing of the navigation in the header. What opens within
 * navigation is a part of that, and a header within is the page's own.
 */
export function drawerAround(document: IndexedDocument, element: DocElement): DocElement | undefined {
  const drawer = nearestDrawer(document, element);
  if (!drawer || navigationAround(document, drawer.parent)) return undefined;
  const header = headerAround(document, element);
  return header && isWithin(header, drawer) && navigationAround(document, element) ? undefined : drawer;
}

const nearestDrawer = nearestBy(isDrawer);
const navigationAround = nearestTag('nav');
const headerAround = nearestTag('header');

function isDrawer(element: DocElement): boolean {
  const { tag } = element;
  if (tag === 'body' || tag === 'main' || tag === 'header') return false;
  if (tag === 'dialog' || attribute(element, 'role') === 'dialog') return true;
  if (attribute(element, 'popover') !== undefined || attribute(element, 'hidden') !== undefined) return true;
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return names.length > 1 && names.length < LONGEST && DRAWER_NAME.test(names);
}

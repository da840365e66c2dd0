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
  if (header && isWithin(header, drawer) && navigationAround(document, element)) return undefined;
  return wholeDrawer(document, drawer);
}

/** Names of a drawer within each other that are gone through. */
const MOST_WITHIN = 6;

/** All of a drawer, whose parts may be called after it: `drawer-body`. */
function wholeDrawer(document: IndexedDocument, part: DocElement): DocElement {
  let whole = part;
  for (let level = 0; level < MOST_WITHIN; level += 1) {
    const outer = nearestDrawer(document, whole.parent);
    if (!outer) break;
    whole = outer;
  }
  return whole;
}

const nearestDrawer = nearestBy(isDrawer);
const navigationAround = nearestTag('nav', 'menu');
const headerAround = nearestTag('header');

function isDrawer(element: DocElement): boolean {
  const { tag } = element;
  if (tag === 'body' || tag === 'main' || tag === 'header') return false;
  if (tag === 'dialog' || attribute(element, 'role') === 'dialog') return true;
  if (attribute(element, 'popover') !== undefined || attribute(element, 'hidden') !== undefined) return true;
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`;
  return names.length > 1 && names.length < LONGEST && DRAWER_NAME.test(names);
}

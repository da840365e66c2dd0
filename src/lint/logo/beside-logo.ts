import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { hasLogoComponent } from './logo-components.js';

/** Levels that are climbed from a name, elements of what stands beside it, and of what it stands in. */
const [LEVELS, MOST_BESIDE, MOST_IN] = [3, 4, 12];

/** Whether the component for the logo stands right beside a name, in a link or a box of its own: the name belongs to it. */
export function isBesideLogo(document: IndexedDocument, element: DocElement): boolean {
  let each = element;
  for (let level = 0; level < LEVELS; level += 1) {
    const { parent } = each;
    if (!parent || parent.children.length > MOST_IN) return false;
    const inside = each;
    const [before, behind] = [elementNextTo(parent, inside, -1), elementNextTo(parent, inside, 1)];
    if ([before, behind].some((beside) => beside && isLogo(document, beside))) return true;
    if (parent.children.some((child) => child !== inside && (child.kind === 'element' || child.value.trim() !== '')))
      return false;
    each = parent;
  }
  return false;
}

/** The element right before or behind another one; nothing where words stand between them. */
function elementNextTo({ children }: DocElement, inside: DocElement, step: -1 | 1): DocElement | undefined {
  let at = children.indexOf(inside) + step;
  for (let node = children[at]; node; node = children[at]) {
    if (node.kind === 'element') return node;
    if (node.value.trim() !== '') return undefined;
    at += step;
  }
  return undefined;
}

/** Whether an element is the component, or a link or box of it alone. */
function isLogo(document: IndexedDocument, element: DocElement): boolean {
  if (element.last - element.index > MOST_BESIDE || !hasLogoComponent(document, element)) return false;
  const { texts } = document;
  for (let at = element.firstText; at < element.endText; at += 1) if (texts[at]?.blank === false) return false;
  return true;
}

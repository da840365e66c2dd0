import { declarationsOf } from '../../component/declarations.js';
import { styleHides } from '../../component/hiding-style.js';
import { HIDING_VALUES } from '../../component/hiding-table.js';
import { attributeOf, classesOf, type Element, elementsIn, type Node } from './tree.js';

/** Class names by which style sheets commonly hide an element, be it from whoever looks or from everybody. */
const HIDING_CLASSES: ReadonlySet<string> = new Set(
  (
    'visually-hidden visually-hidden-focusable visuallyhidden sr-only screen-reader-text screen-reader-only ' +
    'screen-readers-only element-invisible u-visually-hidden uk-hidden-visually is-sr-only show-for-sr hide-visually hidden ' +
    'invisible d-none x-social__label--hidden'
  ).split(' '),
);

/** Class names that an author or the site gave: what they hide is theirs to hide. */
export type OwnClasses = ReadonlySet<string>;

/** Whether an element keeps its content from people who look: by `hidden`, an inline style, or a class name. */
export function isUnseen(element: Element, own: OwnClasses): boolean {
  if (attributeOf(element, 'hidden') !== undefined) return true;
  if (styleHides(attributeOf(element, 'style') ?? '')) return true;
  const hides = classesOf(element).some((name) => HIDING_CLASSES.has(name) && !own.has(name));
  // A text that is there for those who do not see the icon beside it.
  return hides && !hasIcon(element);
}

function hasIcon({ parentNode }: Element): boolean {
  if (!parentNode || !('tagName' in parentNode)) return false;
  return [...elementsIn(parentNode)].some(({ tagName }) => tagName === 'svg' || tagName === 'img');
}

/** Whether an element keeps its content from people who listen: by `aria-hidden`, `inert`, `hidden`, or an inline style. */
export function isUnheard(element: Element): boolean {
  return unheardBy(element) !== undefined;
}

/** What of an element keeps it from people who listen, as a message names it; nothing where they hear it. */
export function unheardBy(element: Element): string | undefined {
  if (attributeOf(element, 'aria-hidden')?.trim().toLowerCase() === 'true') return 'aria-hidden="true"';
  for (const name of ['hidden', 'inert']) if (attributeOf(element, name) !== undefined) return name;
  const style = attributeOf(element, 'style');
  if (style === undefined) return undefined;
  const declared = declarationsOf(style);
  const hides = [...HIDING_VALUES].some(([name, values]) => values.has(declared.get(name) ?? ''));
  return hides ? `style="${style}"` : undefined;
}

/** A node itself, if it is an element, or the closest one around it that passes. */
export function hiderOf(node: Node, hides: (element: Element) => boolean): Element | undefined {
  let current: Node | Element['parentNode'] = node;
  while (current) {
    if ('tagName' in current && hides(current)) return current;
    current = 'parentNode' in current ? current.parentNode : null;
  }
  return undefined;
}

import { tokens } from '../../html/element.js';
import type { Expansion } from '../page/expansions.js';
import type { ReadPage } from '../page/page.js';
import { attributeOf, classesOf, closest, type Element, elementsIn, folded, offsetOf, textOf } from '../page/tree.js';
import { property } from '../property.js';
import type { Trouble } from '../verdict.js';
import { written } from './written.js';

/**
 * Links, images, navigations and controls of forms in the expansions have a name for people who don't see them, and
 * navigations of different locations have different ones, as far as the site's labels differ.
 *
 * A name is `aria-labelledby`, `aria-label`, the element's own way (`alt`, `label`, `value`, content), or `title`, blank ones
 * aside: the steps of the standard that matter in markup without styles and scripts.
 *
 * @see https://www.w3.org/TR/accname-1.2/#computation-steps
 */
export const hasAccessibleNames = property({
  title: 'hasAccessibleNames',
  check: (page) => [...page.expansions.flatMap(nameless), ...sameNames(page)],
});

function nameless(expansion: Expansion): Trouble[] {
  const { root, start, tag } = expansion;
  if (!root) return [];
  const all = [root, ...elementsIn(root)];
  return all.flatMap((element) => {
    const what = needsName(element);
    // An empty `alt` says that an image is for looks; a logo never is.
    const isForLooks = tag !== 'x-logo' && attributeOf(element, 'alt') === '';
    if (what === undefined || isForLooks || nameOf(element, all) !== '') return [];
    const from = start + offsetOf(element);
    const end = start + (element.sourceCodeLocation?.startTag?.endOffset ?? 0);
    return [
      {
        message: `Unexpected ${what} without a name in the expansion of ${written(expansion)}, expected one that people can hear`,
        start: from,
        end,
      },
    ];
  });
}

/** Types of `input` that nobody sees, or that have a name of their own. */
const NAMED_INPUTS: ReadonlySet<string> = new Set(['hidden', 'submit', 'reset']);

/** What an element is, if people must be told its name. */
function needsName(element: Element): string | undefined {
  switch (element.tagName) {
    case 'a':
      return attributeOf(element, 'href') === undefined ? undefined : 'link';
    case 'img':
      return 'image';
    case 'nav':
      return 'navigation';
    case 'input':
      return NAMED_INPUTS.has(typeOf(element)) ? undefined : 'control';
    case 'select':
    case 'textarea':
    case 'button':
      return 'control';
    default:
      return undefined;
  }
}

function typeOf(element: Element): string {
  return attributeOf(element, 'type')?.toLowerCase() ?? '';
}

/** @param all the elements among which others are referred to */
function nameOf(element: Element, all: readonly Element[]): string {
  const others = tokens(attributeOf(element, 'aria-labelledby'));
  const isNamed = (other: Element) => others.some((id) => id === attributeOf(other, 'id'));
  const labelledBy = all.filter(isNamed).map((other) => textOf(other));
  const ways = [labelledBy.join(' '), attributeOf(element, 'aria-label') ?? '', ownName(element, all)];
  const attributes = ['title', 'placeholder'].map((name) => attributeOf(element, name) ?? '');
  return [...ways, ...attributes].map(folded).find((name) => name !== '') ?? '';
}

function ownName(element: Element, all: readonly Element[]): string {
  const { tagName } = element;
  if (tagName === 'img') return attributeOf(element, 'alt') ?? '';
  if (tagName === 'a' || tagName === 'button') return textOf(element);
  if (tagName === 'nav') return '';
  const type = typeOf(element);
  if (type === 'image') return attributeOf(element, 'alt') ?? '';
  if (type === 'button') return attributeOf(element, 'value') ?? '';
  const id = attributeOf(element, 'id');
  const around = closest(element, (outer) => outer.tagName === 'label');
  const labels = all.filter(
    (other) => other.tagName === 'label' && id !== undefined && attributeOf(other, 'for') === id,
  );
  return [...(around ? [around] : []), ...labels].map((label) => textOf(label)).join(' ');
}

/** Navigations that nobody can tell apart by their names. */
function sameNames({ expansions, site }: ReadPage): Trouble[] {
  const labels = Object.values(site.menus.locations).map(({ label, menu = '' }) =>
    folded(label.trim() || (site.menus.definitions[menu]?.name ?? '')),
  );
  const first = new Map<string, string>();
  return expansions.flatMap(({ root, start, end }): Trouble[] => {
    if (root?.tagName !== 'nav') return [];
    const name = nameOf(root, [root]);
    const [list] = elementsIn(root);
    const location = (list && classesOf(list).find((token) => token.startsWith('x-menu--'))) ?? '';
    const other = first.get(name) ?? location;
    first.set(name, other);
    // The site itself may give several the same label.
    const isShared = labels.filter((label) => label === name).length > 1;
    if (name === '' || other === location || isShared) return [];
    const message = `Unexpected second navigation \`${name}\`, expected a name of its own: it is of \`${location}\`, the first of \`${other}\``;
    return [{ message, start, end }];
  });
}

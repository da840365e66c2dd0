import { tokens } from '../../html/element.js';
import { attribute, type DocElement } from '../document/element.js';
import { withoutCode } from '../document/template-code.js';
import { pageStyles } from '../proof/page-styles.js';
import type { Page } from '../rule.js';
import { isOfOutput } from './replace.js';

/** The attribute that gives a part its classes. */
type PartAttribute = 'item-class' | 'link-class' | 'submenu-class';

const PART_OF = { 'item-class': 'item', 'link-class': 'link', 'submenu-class': 'submenu' } as const;

/**
 * Attributes that carry the classes of a list's parts over to the component: those that all its items have, all its links, and
 * all lists below items. Each with a blank before it; nothing for a part that the site's markup writes so by itself.
 *
 * @param links of the copy, in the order of the source
 * @param options `isCopy`: the component is to look the same, so that parts without classes get none of the site's; true if not given
 */
export function partClassesOf(
  page: Page,
  tag: 'x-menu' | 'x-social',
  links: readonly DocElement[],
  options: { isCopy?: boolean } = {},
): string {
  const placed = links.filter((link) => link.tag === 'a').map(placeOf);
  const { isCopy = true } = options;
  const top = Math.min(...placed.map(({ level }) => level));
  const first = placed.filter(({ level }) => level === top);
  if (first.length < FEWEST) return '';
  const items = first.flatMap(({ item }) => item ?? []);
  const lists = [...new Set(placed.flatMap(({ level, item }) => (level > top && item?.parent ? [item.parent] : [])))];
  const carried = (name: PartAttribute, elements: readonly DocElement[]) => {
    const shared = sharedClasses(elements);
    if (shared.join(' ') === usualClasses(page, tag, PART_OF[name]).join(' ')) return '';
    // A class that comes is only seen where a style sheet may ask for it.
    if (shared.length === 0 && (!isCopy || !pageStyles(page.document).isUnread)) return '';
    return ` ${name}="${shared.join(' ').replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  };
  const firstLinks = first.map(({ link }) => link);
  return [
    items.length === first.length ? carried('item-class', items) : '',
    carried('link-class', firstLinks),
    tag === 'x-menu' && lists.length > 0 ? carried('submenu-class', lists) : '',
  ].join('');
}

/** A single link tells nothing of how others are to look. */
const FEWEST = 2;

/** How many items a link is in, and the innermost where it is directly in it. */
function placeOf(link: DocElement): { link: DocElement; level: number; item: DocElement | undefined } {
  let level = 0;
  for (let at = link.parent; at; at = at.parent) if (at.tag === 'li') level += 1;
  return { link, level, item: link.parent?.tag === 'li' ? link.parent : undefined };
}

/** The classes that all of some elements have, in the order of the first. */
function sharedClasses([first, ...others]: readonly DocElement[]): string[] {
  const rest = others.map((element) => new Set(classesOf(element)));
  return first ? classesOf(first).filter((name) => rest.every((names) => names.has(name))) : [];
}

function classesOf(element: DocElement): string[] {
  return tokens(withoutCode(attribute(element, 'class') ?? '')).filter((name) => !isOfOutput(name));
}

/** What the site's markup gives to a part. */
function usualClasses({ manifest }: Page, tag: 'x-menu' | 'x-social', part: string): string[] {
  const told = manifest.runtime_components[tag].markup?.[part];
  const classes = typeof told === 'object' ? told['class'] : told;
  return typeof classes === 'string' ? tokens(classes) : [];
}

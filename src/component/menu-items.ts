import type { Element } from 'hast';
import { element, tokens } from '../html/element.js';
import { linkUrl } from '../html/url.js';
import { pointer } from '../pointer.js';
import type { MenuItem } from '../site/schema.js';
import type { Note } from './resolution.js';

interface Options {
  /** Levels to show, from 1. */
  depth: number;
  /** JSON Pointer to the items, for the notes. */
  source: string;
  isCurrent(item: MenuItem): boolean;
}

/** The items of a menu as list items, the current page and its ancestors marked in the CMS's customary class names. */
export function menuItems(items: readonly MenuItem[], options: Options): { elements: Element[]; notes: Note[] } {
  const refused: string[] = [];
  const { elements } = level(items, options, 1, refused);
  const [first] = refused;
  if (first === undefined) return { elements, notes: [] };
  const more = refused.length > 1 ? ` and ${refused.length - 1} more` : '';
  return {
    elements,
    notes: [{ code: 'unsafe-url', message: `${first}${more}: the address is not allowed, so no link` }],
  };
}

interface Level {
  elements: Element[];
  /** Whether the current page is among the items or below them. */
  current: boolean;
}

function level(items: readonly MenuItem[], options: Options, depth: number, refused: string[]): Level {
  let current = false;
  const elements = items.map((item, index) => {
    const source = options.source + pointer(index);
    const children = level(item.children ?? [], { ...options, source: `${source}/children` }, depth + 1, refused);
    const isCurrent = options.isCurrent(item);
    current ||= isCurrent || children.current;
    const nested = depth < options.depth && children.elements.length > 0;
    const className = [
      'menu-item',
      ...(isCurrent ? ['current-menu-item'] : []),
      ...(children.current ? ['current-menu-ancestor'] : []),
      ...(nested ? ['menu-item-has-children'] : []),
      ...(item.classes ?? []).flatMap(tokens),
    ];
    const href = linkUrl(item.url);
    if (item.url !== undefined && href === undefined) refused.push(source);
    const submenu = nested ? [element('ul', { className: ['sub-menu'] }, children.elements)] : [];
    return element('li', { className }, [label(item, href, isCurrent), ...submenu]);
  });
  return { elements, current };
}

function label(item: MenuItem, href: string | undefined, isCurrent: boolean): Element {
  if (href === undefined) return element('span', {}, [item.label]);
  const rel = tokens(item.rel);
  if (item.target && !rel.some((type) => type.toLowerCase() === 'noopener')) rel.push('noopener');
  const ariaCurrent = isCurrent ? 'page' : undefined;
  return element('a', { href, target: item.target, rel, ariaCurrent }, [item.label]);
}

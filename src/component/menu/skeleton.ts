import { element } from '../../html/element.js';
import { serialize } from '../../html/serialize.js';
import type { SiteMarkup } from '../markup/markup-of.js';
import { dataOf } from '../markup/part.js';
import { type ItemStyle, itemElement, type SettledItem } from './item-element.js';

const NO_PAGES = { own: undefined, below: undefined, within: undefined };

/** The HTML of a menu, with one item and one in its submenu. */
export function menuSkeleton({ 'x-menu': parts }: SiteMarkup): string {
  const style: ItemStyle = { parts, written: {}, submenus: parts.submenus, isInert: false };
  const item = (isNested: boolean, children: SettledItem['children']) =>
    itemElement(
      { item: { label: '…' }, isNamed: true, href: '…', pages: NO_PAGES, children, isNested, group: '…' },
      style,
    );
  const list = element('ul', { className: ['x-menu', 'x-menu--topic', ...parts.list.class], ...dataOf(parts.list) }, [
    item(false, [item(true, [])]),
  ]);
  const nav = { className: ['x-menu-nav', ...parts.nav.class], ariaLabel: '…', ...dataOf(parts.nav) };
  return serialize(element('nav', nav, [list]));
}

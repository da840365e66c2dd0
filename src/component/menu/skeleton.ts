import { element } from '../../html/element.js';
import { serialize } from '../../html/serialize.js';
import type { SiteMarkup } from '../markup/markup-of.js';
import { menuForm } from '../markup/menu-form.js';
import { dataOf } from '../markup/part.js';
import { type ItemStyle, itemElement, type SettledItem } from './item-element.js';

const NO_PAGES = { own: undefined, below: undefined, within: undefined };

/** The HTML of a menu, with one item and one in its submenu. */
export function menuSkeleton({ 'x-menu': markup }: SiteMarkup): string {
  const { submenus } = markup;
  const { form, classes } = menuForm(markup, { submenus, isNesting: true });
  const style: ItemStyle = { form, written: {}, submenus, isInert: false };
  const item = (isNested: boolean, children: SettledItem['children']) =>
    itemElement(
      { item: { label: '…' }, isNamed: true, href: '…', pages: NO_PAGES, children, isNested, group: '…' },
      style,
    );
  const list = element('ul', { className: ['x-menu', 'x-menu--topic', ...classes], ...dataOf(form.list) }, [
    item(false, [item(true, [])]),
  ]);
  const nav = { className: ['x-menu-nav', ...form.nav.class], ariaLabel: '…', ...dataOf(form.nav) };
  return serialize(element('nav', nav, [list]));
}

import type { Element, ElementContent } from 'hast';
import { element, tokens } from '../../html/element.js';
import type { MenuItem } from '../../site/schema.js';
import type { SiteMarkup } from '../markup/markup-of.js';
import { classesOf, dataOf } from '../markup/part.js';
import { type ItemPages, stateMarks } from './item-marks.js';
import type { MarkedElement, PageMark } from './marks.js';

/** How the items of a menu are written. */
export interface ItemStyle {
  parts: Pick<SiteMarkup['x-menu'], 'item' | 'link' | 'toggle' | 'submenu'>;
  /** Classes that the author gives to parts. */
  written: Partial<Record<'item' | 'link' | 'submenu', readonly string[] | undefined>>;
  submenus: SiteMarkup['x-menu']['submenus'];
  /** Whether nothing can be operated there, as in a link. */
  isInert: boolean;
}

/** An item whose address and submenu are settled. */
export interface SettledItem {
  item: MenuItem;
  /** Its label is shown. */
  isNamed: boolean;
  href: string | undefined;
  pages: ItemPages;
  /** The items of its submenu; none when it has no submenu. */
  children: readonly Element[];
  isNested: boolean;
  /** What the disclosures of its level have in common: a browser closes one when another is opened. */
  group: string;
}

/** An item of a menu as a list item. */
export function itemElement(settled: SettledItem, style: ItemStyle): Element {
  const { item, isNamed, children, isNested, pages } = settled;
  const { parts, written } = style;
  const hasChildren = children.length > 0;
  const isDisclosed = hasChildren && opensByItself(style);
  const classes = classesOf(parts.item, { isNested, hasChildren, isDisclosed, written: written.item });
  const marks = stateMarks(parts.item, pages);
  const properties = { className: named([...classes, ...(item.classes ?? []).flatMap(tokens)], marks, 'x-menu__item') };
  return marked(element('li', properties, contentOf(settled, isNamed, style)), marks);
}

function contentOf(settled: SettledItem, isNamed: boolean, style: ItemStyle): ElementContent[] {
  const { children, href } = settled;
  if (children.length === 0) return isNamed ? [entry(settled, style)] : [];
  if (!opensByItself(style)) {
    return [...(isNamed ? [entry(settled, style)] : []), submenu(settled, style)];
  }
  // A link leads to its page; what opens the submenu stands beside it.
  return [...(href === undefined ? [] : [entry(settled, style)]), disclosure(settled, style)];
}

/** Whether a submenu stands behind a summary that opens it. */
function opensByItself({ submenus, isInert }: ItemStyle): boolean {
  return submenus === 'disclosure' && !isInert;
}

function submenu({ item, children, isNested }: SettledItem, style: ItemStyle): Element {
  const { parts, written } = style;
  const isDisclosed = opensByItself(style);
  const className = classesOf(parts.submenu, { isNested, isDisclosed, written: written.submenu });
  const ariaLabel = isDisclosed ? item.label.trim() || undefined : undefined;
  return element('ul', { className, ariaLabel, ...dataOf(parts.submenu) }, children);
}

/** A submenu that its summary opens, without scripts. @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/ */
function disclosure(settled: SettledItem, style: ItemStyle): Element {
  const { item, href, isNamed, isNested, pages, group } = settled;
  const { parts } = style;
  const isBeside = href !== undefined;
  const own = isBeside ? [] : linkClasses(settled, style);
  const className = ['x-menu__toggle', ...own, ...classesOf(parts.toggle, { isNested, isDisclosed: true })];
  const marks = isBeside ? [] : stateMarks(parts.link, pages);
  const text = isNamed ? item.label : '…';
  const summary = element(
    'summary',
    { className, ariaLabel: isBeside ? item.label : undefined },
    isBeside ? [] : [text],
  );
  const properties = { className: ['x-menu__disclosure'], name: group };
  return element('details', properties, [marked(summary, marks), submenu(settled, style)]);
}

/** What people read of an item: a link, a button that a script of the design opens its submenu with, or text. */
function entry(settled: SettledItem, style: ItemStyle): Element {
  const { item, href, pages, children, isNested } = settled;
  const { link, toggle } = style.parts;
  const opens = children.length > 0 && style.submenus === 'list';
  const marks = stateMarks(link, pages);
  const classes = [...linkClasses(settled, style), ...(opens ? classesOf(toggle, { isNested }) : [])];
  const className = named(classes, marks, 'x-menu__link');
  const data = opens && !style.isInert && !isNested ? dataOf(toggle) : {};
  if (href === undefined) {
    const isButton = Object.keys(data).length > 0;
    const node = isButton
      ? element('button', { className, type: 'button', ...data, ariaExpanded: 'false' }, [item.label])
      : element('span', { className }, [item.label]);
    return marked(node, marks);
  }
  const rel = tokens(item.rel);
  if (item.target && !rel.some((type) => type.toLowerCase() === 'noopener')) rel.push('noopener');
  const { own } = pages;
  const current: PageMark[] = own ? [{ items: own, property: 'ariaCurrent', value: 'page' }] : [];
  const node = element('a', { className, href, target: item.target, rel, ...data }, [item.label]);
  return marked(node, [...marks, ...current]);
}

function linkClasses({ isNested, children }: SettledItem, { parts, written }: ItemStyle): string[] {
  return classesOf(parts.link, { isNested, hasChildren: children.length > 0, written: written.link });
}

/** Classes of an element; one of Inlay's own where it has none and its state gives it some. */
function named(classes: string[], marks: readonly PageMark[], own: string): string[] {
  return classes.length === 0 && marks.some(({ property }) => property === 'className') ? [own] : classes;
}

function marked(node: Element, pageMarks: PageMark[]): Element | MarkedElement {
  return pageMarks.length > 0 ? Object.assign(node, { pageMarks }) : node;
}

import type { Element, ElementContent } from 'hast';
import { element, tokens } from '../../html/element.js';
import type { SUBMENUS } from '../../site/markup.js';
import type { MenuItem } from '../../site/schema.js';
import type { SiteMenuForm } from '../markup/menu-form.js';
import { classesOf, dataOf } from '../markup/part.js';
import { caret } from './caret.js';
import { type ItemPages, stateMarks } from './item-marks.js';
import type { MarkedElement, PageMark } from './marks.js';

/** How the items of a menu are written. */
export interface ItemStyle {
  form: SiteMenuForm;
  /** Classes that the author gives to form. */
  written: Partial<Record<'item' | 'link' | 'submenu', readonly string[] | undefined>>;
  submenus: (typeof SUBMENUS)[number];
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
  const { written } = style;
  const form = formOf(settled, style);
  const hasChildren = children.length > 0;
  const isDisclosed = hasChildren && opensByItself(style);
  const classes = classesOf(form.item, { isNested, hasChildren, isDisclosed, written: written.item });
  const marks = stateMarks(form.item, pages);
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

function submenu(settled: SettledItem, style: ItemStyle): Element {
  const { item, children, isNested } = settled;
  const form = formOf(settled, style);
  const { written } = style;
  const isDisclosed = opensByItself(style);
  const className = classesOf(form.submenu, { isNested, isDisclosed, written: written.submenu });
  const ariaLabel = isDisclosed ? item.label.trim() || undefined : undefined;
  return element('ul', { className, ariaLabel, ...dataOf(form.submenu) }, children);
}

/** A submenu that its summary opens, without scripts. @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/ */
function disclosure(settled: SettledItem, style: ItemStyle): Element {
  const { item, href, isNamed, isNested, pages, group } = settled;
  const form = formOf(settled, style);
  const isBeside = href !== undefined;
  const own = isBeside ? [] : linkClasses(settled, style);
  const className = ['x-menu__toggle', ...own, ...toggleClasses(form, isNested, isBeside)];
  const marks = isBeside ? [] : stateMarks(form.link, pages);
  const text = isNamed ? item.label : '…';
  const content = isBeside ? besideSign(form) : [text, ...(form.caret ? [' ', caret(false)] : [])];
  const summary = element(
    'summary',
    { className, ariaLabel: isBeside ? item.label : undefined },
    isBeside || !form.summary ? content : [element(form.summary, {}, content)],
  );
  const properties = { className: ['x-menu__disclosure', ...form.disclosure], name: group };
  return element('details', properties, [marked(summary, marks), submenu(settled, style)]);
}

function besideSign({ caret: sign }: SiteMenuForm): Element[] {
  return sign === 'narrow' || sign === 'wide' ? [caret(sign === 'wide')] : [];
}

/** How an item is written: one of a submenu may be so otherwise. */
function formOf({ isNested }: SettledItem, { form }: ItemStyle): SiteMenuForm {
  return (isNested && form.below) || form;
}

/** What opens a submenu looks like a link where it is the item itself, and not where it stands beside one. */
function toggleClasses({ toggle }: SiteMenuForm, isNested: boolean, isBeside: boolean): string[] {
  return isBeside && toggle.beside.length > 0
    ? [...new Set([...toggle.beside, ...toggle.disclosed])]
    : classesOf(toggle, { isNested, isDisclosed: true });
}

/** What people read of an item: a link, a button that a script or style of the design opens its submenu with, or text. */
function entry(settled: SettledItem, style: ItemStyle): Element {
  const { item, href, pages, children, isNested } = settled;
  const { link, toggle, text = 'span', asText, opens } = formOf(settled, style);
  const hasSubmenu = children.length > 0 && !opensByItself(style);
  const marks = stateMarks(link, pages);
  const isBeside = children.length > 0 && !hasSubmenu;
  const classes = [...linkClasses(settled, style, isBeside), ...(hasSubmenu ? classesOf(toggle, { isNested }) : [])];
  const className = named(classes, marks, 'x-menu__link');
  const data = hasSubmenu && !style.isInert && !isNested ? dataOf(toggle) : {};
  // A script that looks for such attributes opens the submenu of what has them.
  const isOpener = Object.keys(data).length > 0;
  if (href === undefined) {
    if (isOpener) {
      const button = { className, type: 'button', ...data, ariaExpanded: 'false' };
      return marked(element('button', button, [item.label]), marks);
    }
    const isReached = hasSubmenu && (opens === 'all' || (opens === 'top' && !isNested));
    const button = isReached && !style.isInert ? { role: 'button', tabIndex: 0 } : {};
    const isText = style.isInert || (asText !== undefined && item.classes?.flatMap(tokens).includes(asText));
    return marked(element(isText ? 'span' : text, { className, ...button }, [item.label]), marks);
  }
  const rel = tokens(item.rel);
  if (item.target && !rel.some((type) => type.toLowerCase() === 'noopener')) rel.push('noopener');
  const { own } = pages;
  const current: PageMark[] = own ? [{ items: own, property: 'ariaCurrent', value: 'page' }] : [];
  const button = isOpener ? { role: 'button', ariaExpanded: 'false' } : {};
  const node = element('a', { className, href, target: item.target, rel, ...data, ...button }, [item.label]);
  return marked(node, [...marks, ...current]);
}

function linkClasses(settled: SettledItem, style: ItemStyle, isBeside = false): string[] {
  const { isNested, children } = settled;
  const { written } = style;
  return classesOf(formOf(settled, style).link, {
    isNested,
    hasChildren: children.length > 0,
    isBeside,
    written: written.link,
  });
}

/** Classes of an element; one of Inlay's own where it has none and its state gives it some. */
function named(classes: string[], marks: readonly PageMark[], own: string): string[] {
  return classes.length === 0 && marks.some(({ property }) => property === 'className') ? [own] : classes;
}

function marked(node: Element, pageMarks: PageMark[]): Element | MarkedElement {
  return pageMarks.length > 0 ? Object.assign(node, { pageMarks }) : node;
}

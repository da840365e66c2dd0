import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import type { Page } from '../rule.js';
import { classAttribute, classesOf } from './class-names.js';
import { classesBeside } from './cut-element.js';
import { layoutClassesOf } from './own-layout.js';
import { isList, type Target } from './replace.js';
import { siteClasses } from './site-classes.js';
import { isStyledHere } from './styled-here.js';
import { classSheetOf, isBoxClass, isListClass, laysOut } from './utility-classes.js';

/** What a component gets that writes a list in place of links. */
export interface ListDress {
  /** The `class` attribute with a blank before it; empty for none. */
  list: string;
  /** An `item-class` for links that stood in a line; empty for none. */
  item: string;
  /** The list has marks and stands in a column, unless a style sheet says otherwise. */
  isBare: boolean;
}

/** Where links are that a component replaces. */
interface Replaced {
  links: readonly DocElement[];
  target: Target | undefined;
  /** What goes, or a list that is cut: its classes are the component's. */
  dressed: DocElement | undefined;
}

const NONE: ListDress = { list: '', item: '', isBare: false };

/**
 * The classes of the list that a component writes: those of what it replaces. Where what groups the links stays around it, the
 * classes that lay out its children: they would not reach the items of a list in it.
 */
export function listDress(page: Page, tag: 'x-menu' | 'x-social', replaced: Replaced): ListDress {
  const { document } = page;
  const { links, target, dressed } = replaced;
  const own = dressed ? dressOf(document, dressed, target) : layoutAround(document, links, target);
  const inItems = links.some(({ parent }) => parent?.tag === 'li');
  const isRun = links.length > 1 && links.every(({ tag }) => tag === 'a');
  if ((dressed && isList(dressed)) || inItems || !isRun)
    return own.length === 0 ? NONE : { ...NONE, list: classAttribute('class', own) };
  return freeLinks(page, tag, replaced, own);
}

/** The classes of what goes whole, or those of what stays on one side. */
function dressOf(document: IndexedDocument, dressed: DocElement, target: Target | undefined): readonly string[] {
  return target?.replaced === dressed || !target ? classesOf(dressed) : classesBeside(document, dressed, target);
}

/** The same for links that no list holds: the component's own is to be none that is seen as such. */
function freeLinks(page: Page, tag: 'x-menu' | 'x-social', { links }: Replaced, own: readonly string[]): ListDress {
  const { document } = page;
  const site = siteClasses(page, tag, 'list');
  const isRow = own.some((name) => isLayout(document, name));
  const sheet = classSheetOf(document);
  const dress = (classes: readonly string[], item = ''): ListDress => ({
    list: classes.length === 0 ? '' : classAttribute('class', classes),
    item,
    isBare: false,
  });
  if (own.some(isListClass)) return dress(own);
  // Classes of the author's go in place of those that the site gives the list.
  const isInLine = !isRow && !links.some((link) => classesOf(link).some(isBoxClass));
  if (site.length > 0) {
    // Links in a line had a blank between them.
    const apart = isInLine && sheet === 'bootstrap' && !site.some((name) => /^gap-/.test(name)) ? ['gap-3'] : [];
    return dress(own.length === 0 ? [] : [...site.filter((name) => !own.includes(name)), ...apart, ...own]);
  }
  if (sheet === 'bootstrap') {
    const isItemFree = isInLine && siteClasses(page, tag, 'item').every((name) => name === 'menu-item');
    return isItemFree
      ? dress(['list-inline', ...own], classAttribute('item-class', ['list-inline-item']))
      : dress(['list-unstyled', ...own]);
  }
  if (sheet === 'tailwind') return dress(isInLine ? ['flex', 'flex-wrap', 'gap-4', ...endOf(links), ...own] : own);
  return { ...dress(own), isBare: !isStyledHere(document, tag) };
}

/** Where a row begins whose links stood in a line of text: as that says. */
function endOf([first]: readonly DocElement[]): string[] {
  const around = classesOf(first?.parent);
  const to = (name: string) => (/^text-(?:end|right)$/.test(name) ? ['end'] : name === 'text-center' ? ['center'] : []);
  return around.flatMap(to).map((side) => `justify-${side}`);
}

/** The classes of what stays around replaced links that say how these stand. */
function layoutAround(
  document: IndexedDocument,
  [first]: readonly DocElement[],
  target: Target | undefined,
): readonly string[] {
  if (!target || !first || target.around?.open.startsWith('<li')) return [];
  let holder = first.parent;
  while (holder && holder.start >= target.start && holder.end <= target.end && !target.around) holder = holder.parent;
  if (!holder || isList(holder)) return [];
  return classesOf(holder).filter((name) => isLayout(document, name));
}

/** Whether a class says how the children of its element stand. */
function isLayout(document: IndexedDocument, name: string): boolean {
  if (laysOut(name) || layoutClassesOf(document).has(name)) return true;
  return isListClass(name) && classSheetOf(document) === 'bootstrap';
}

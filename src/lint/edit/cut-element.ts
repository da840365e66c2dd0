import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { classesOf } from './class-names.js';
import { asFirst, withoutMargins } from './margins.js';
import { layoutClassesOf } from './own-layout.js';
import { isList, type Target } from './replace.js';
import { bareName, laysOut } from './utility-classes.js';

/** Utility classes that say how text looks, and whether it is shown at all. */
const OF_TEXT = /^(?:(?:text|font|leading|tracking|fs|fw|lh|link|d)-.{1,40}|small|lead|uppercase|italic|hidden|block)$/;

/** Whether a target parts the element around it in two. */
function isCut({ around }: Target): boolean {
  return around !== undefined && (around.open === '' || around.open.startsWith('</'));
}

/** The list or the paragraph that a target parts in two: what is written beside it stands outside its classes. */
export function cutBy(target: Target | undefined, part: DocElement | undefined): DocElement | undefined {
  if (!target || !isCut(target)) return undefined;
  let each = part?.parent;
  while (each && !isList(each) && each.tag !== 'p') each = each.parent;
  return each;
}

/**
 * Classes of an element that is parted, for what stands beside it: margins stand once. Of a paragraph those that lay out its
 * children or set its text: its frame stays with its words.
 */
export function classesBeside(document: IndexedDocument, element: DocElement, target: Target | undefined): string[] {
  const classes = classesOf(element);
  const own = target?.around?.open === '' ? asFirst(classes) : withoutMargins(classes);
  if (element.tag !== 'p') return own;
  const ofSheet = layoutClassesOf(document);
  return own.filter((name) => laysOut(name) || ofSheet.has(name) || OF_TEXT.test(bareName(name)));
}

import { isComponentTag } from '../../component/tags.js';
import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { firstWithin } from '../document/first-within.js';
import { labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';
import type { Brand } from './brand.js';
import { isExactName, isName, isNameOfHost } from './say-name.js';

/** Levels from a mark to the element that holds it and the name. */
const LEVELS = 4;

/** Runs of text in such an element, at most, blanks too. */
const MOST_TEXTS = 16;

/** Letters of the initials that stand in a circle beside a name, at most. */
const INITIALS = 3;

/** The first element within another that is no part of a mark: a link, a control, a component. */
export const noPartOfMark = firstWithin(
  ({ tag }) => /^(?:a|button|select|input|nav|img)$/.test(tag) || isComponentTag(tag),
);

/** The element that holds a mark with the name, or initials, beside it and nothing else; the mark where none does. */
export function lockupOf(document: IndexedDocument, mark: DocElement, brand: Brand): DocElement {
  let best = mark;
  let each = mark.parent;
  for (let level = 0; each && level < LEVELS && isBox(each); level += 1) {
    if (each.endText - each.firstText > MOST_TEXTS || noPartOfMark(document, each)) break;
    if (!isMarkAlone(document, each, mark, brand)) break;
    if (!isOnlyChild(best, each)) best = each;
    each = each.parent;
  }
  return best;
}

function isBox({ tag, isHtml }: DocElement): boolean {
  return isHtml && /^(?:div|span|p|strong|b|h[1-6]|td|figure|center)$/.test(tag);
}

function isMarkAlone(document: IndexedDocument, box: DocElement, mark: DocElement, brand: Brand): boolean {
  let rest = '';
  for (let index = box.firstText; index < box.endText; index += 1) {
    const text = document.texts[index];
    if (!text || text.raw || (text.parent && isWithin(text.parent, mark))) continue;
    rest += text.value;
  }
  const folded = fold(rest).replaceAll(' ', '');
  return (
    folded.length <= INITIALS ||
    isName(rest, brand) ||
    isNameOfHost(rest, brand) ||
    isExactName(labelTextOf(document, box), brand)
  );
}

function isOnlyChild(child: DocElement, box: DocElement): boolean {
  return box.children.every((each) => each === child || (each.kind === 'text' && each.value.trim() === ''));
}

import type { IndexedDocument } from '../document/document.js';
import { closest, type DocElement, isWithin } from '../document/element.js';
import { labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';
import type { Brand } from './brand.js';
import { isContracted, isInitials, isOfNames, withoutMonogram } from './part-of-name.js';
import { isName, says } from './say-name.js';

/** Runs of text in a logo that are looked at, and letters of a line that says something. */
const MOST_TEXTS = 16;
const LEAST_LETTERS = 4;
/** Characters of a line beside a name. */
const LONGEST = 120;

/** The elements in a logo that say something of the site beside its name, as `Since 1958`: no component shows them. */
export function taglinesIn(document: IndexedDocument, root: DocElement, mark: DocElement, brand: Brand): DocElement[] {
  const found: DocElement[] = [];
  for (let index = root.firstText; index < Math.min(root.endText, root.firstText + MOST_TEXTS); index += 1) {
    const text = document.texts[index];
    const element = text && lineOf(text.parent, root);
    if (!text || text.raw || !element || found.includes(element) || isWithin(mark, element)) continue;
    if (isLine(labelTextOf(document, element).trim(), brand)) found.push(element);
  }
  return found;
}

/** The element of a line: the outermost within the logo that holds no more than it; readings of a name are a part of it. */
function lineOf(parent: DocElement | undefined, root: DocElement): DocElement | undefined {
  if (closest(parent, ({ tag }) => tag === 'svg' || tag === 'ruby')) return undefined;
  let line = parent;
  while (line?.parent && line !== root && line.parent !== root && holdsOnly(line.parent, line)) line = line.parent;
  return line && line !== root && isWithin(line, root) ? line : undefined;
}

function holdsOnly({ children }: DocElement, child: DocElement): boolean {
  return children.every((each) => each === child || (each.kind === 'text' && each.value.trim() === ''));
}

function isLine(text: string, brand: Brand): boolean {
  const squashed = fold(text).replaceAll(' ', '');
  if (squashed.length < LEAST_LETTERS || text.length > LONGEST || isInitials(text, brand)) return false;
  if (brand.names.some((name) => name.replaceAll(' ', '').includes(squashed))) return false;
  // The name in short is the name.
  if (isContracted(text, brand)) return false;
  return !isName(withoutMonogram(text), brand) && !isOfNames(text, brand) && says(text, brand) === 'other';
}

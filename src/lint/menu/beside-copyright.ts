import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, lineage } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import { labelTextOf } from '../document/text.js';
import { COPYRIGHT } from '../words/copyright.js';

/** Elements behind a group, and levels up from it, in which the line of the copyright is looked for. */
const [BEHIND, LEVELS] = [2, 2];

/** Whether the line of the copyright follows on an element, at most with one thing between them. */
export function isBeforeCopyright(document: IndexedDocument, element: DocElement): boolean {
  return isBeside(element, (each) => behind(document, each, BEHIND).some((line) => hasCopyright(document, line)));
}

/** Whether the line of the copyright stands right before or behind an element: a line alone, with its year. */
export function isBesideLine(document: IndexedDocument, element: DocElement): boolean {
  return isBeside(element, (each) =>
    [elementBefore(document, each), ...behind(document, each, 1)].some((line) => line && isLine(document, line)),
  );
}

function isBeside(element: DocElement, test: (each: DocElement) => boolean): boolean {
  let each: DocElement | undefined = element;
  for (let level = 0; each && level < LEVELS && !PARTS.has(each.tag); level += 1) {
    if (test(each)) return true;
    each = each.parent;
  }
  return false;
}

/** What is no row at the foot of a page, but a part of it, or all. */
const PARTS: ReadonlySet<string> = new Set(['body', 'main', 'article', 'html']);

function behind(document: IndexedDocument, element: DocElement, most: number): DocElement[] {
  const children = element.parent?.children ?? [];
  document.budget.spend(children.length);
  return children
    .slice(children.indexOf(element) + 1)
    .filter((child) => child.kind === 'element')
    .slice(0, most);
}

function hasCopyright(document: IndexedDocument, line: DocElement): boolean {
  return COPYRIGHT.test(labelTextOf(document, line));
}

/** Characters of such a line. */
const LONGEST = 160;
/** Elements that may be such a line: a picture has the name of who took it. */
const LINES: ReadonlySet<string> = new Set(['p', 'div', 'span', 'small']);

function isLine(document: IndexedDocument, line: DocElement): boolean {
  if (!LINES.has(line.tag)) return false;
  const text = labelTextOf(document, line).trim();
  return text.length < LONGEST && COPYRIGHT.test(text) && YEAR.test(text) && !CREDIT.test(text);
}

const YEAR = /(?<!\p{Nd})(?:19|20)\p{Nd}{2}(?!\p{Nd})/u;
/** Who took a picture is named before the sign. */
const CREDIT = /^(?:photos?|fotos?|bild|bilder|image|picture|foto's|zdjęcia|фото)(?:\s[^\s©]{1,12})?:?\s?©/iu;

/** The parts of a footer are called after it: `footer-bottom`, `footer__links`. */
const FOOT_PART =
  /(?:^|\s)(?:(?:site|page|main|global|app|theme|layout)[-_]{1,2})?(?:footer|colophon|rodape|sidfot|paticka|stopka|lablec|subsol|fu(?:ss|ß)(?:zeile|bereich)?|foot)[-_]{1,2}[a-z]/i;
/** Levels up to such a part. */
const FARTHEST = 3;

/** The part of a footer that an element stands in by its names, on a canvas without the footer around it. */
export function footPartAround(element: DocElement): DocElement | undefined {
  let level = 0;
  for (const each of lineage(element)) {
    level += 1;
    if (level > FARTHEST || each.tag === 'body' || each.tag === 'main') return undefined;
    if (FOOT_PART.test(attribute(each, 'class') ?? '') || FOOT_PART.test(attribute(each, 'id') ?? '')) return each;
  }
  return undefined;
}

import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';

/** Elements that a logo that is drawn as a background does not hold: what holds them has a pattern or a photograph behind it. */
const CONTENT: ReadonlySet<string> = new Set(
  (
    'img svg picture video object embed iframe canvas p ul ol dl table form nav section article header footer main aside ' +
    'blockquote figure address button input select textarea details'
  ).split(' '),
);

/** Elements that are looked at: what holds more is no logo. */
const MOST_ELEMENTS = 12;
/** Runs of text with something in them, at most. */
const MOST_TEXTS = 4;

/** Whether an element with a background is the ground of other things, rather than a logo with at most its name in it. */
export function isGround({ elements, texts, budget }: IndexedDocument, element: DocElement): boolean {
  const { index, last, firstText, endText } = element;
  if (last - index > MOST_ELEMENTS) return true;
  budget.spend(last - index + 1);
  let links = 0;
  for (let at = index + 1; at <= last; at += 1) {
    const { tag = '' } = elements[at] ?? {};
    if (tag === 'a') links += 1;
    if (links > 1 || CONTENT.has(tag)) return true;
  }
  let said = 0;
  for (let at = firstText; at < endText && said <= MOST_TEXTS; at += 1) if (texts[at]?.blank === false) said += 1;
  return said > MOST_TEXTS;
}

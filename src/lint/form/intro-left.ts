import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { countLinks } from '../document/links.js';
import { labelTextOf } from '../document/text.js';

/** Levels up from a form to what holds it with its heading, and characters of one in a message. */
const [LEVELS, LONGEST] = [3, 60];
/** Lines between a heading and a form, and characters of one, at most: more may be content of its own. */
const [MOST_LINES, LONGEST_LINE] = [1, 200];
/** What somebody said. */
const QUOTED = /["“”„«»「」]/;

/**
 * A sentence on the heading of a form, and the lines below it, which say nothing once the form is gone; empty where other content
 * stands below it, too.
 */
export function introLeft(document: IndexedDocument, form: DocElement): string {
  let each = form;
  for (let level = 0; level < LEVELS; level += 1) {
    const { parent }: DocElement = each;
    if (!parent || parent.tag === 'body' || parent.tag === 'main') return '';
    document.budget.spend(parent.children.length);
    const elements = parent.children.filter((child) => child.kind === 'element');
    const at = elements.indexOf(each);
    if (elements.slice(at + 1).some(({ tag }) => !BEHIND.has(tag))) return '';
    if (at > 0) return sentenceOn(document, elements.slice(0, at));
    each = parent;
  }
  return '';
}

/** What may stand behind a form and is of it. */
const BEHIND: ReadonlySet<string> = new Set(['script', 'style', 'template', 'output']);

function sentenceOn(document: IndexedDocument, before: readonly DocElement[]): string {
  const from = before.findLastIndex(({ tag }) => /^h[1-6]$/.test(tag));
  const heading = before[from];
  const lines = before.slice(from + 1);
  if (!heading || from > 0 || lines.length > MOST_LINES) return '';
  if (lines.some((line) => !isIntro(document, line))) return '';
  const text = labelTextOf(document, heading).replace(/\s+/g, ' ').trim();
  if (text === '') return '';
  return `. Without it its heading \`${shortText(text, LONGEST)}\`${lines.length > 0 ? ' and the text below that go' : ' goes'}, too`;
}

function isIntro(document: IndexedDocument, line: DocElement): boolean {
  if (line.tag !== 'p' || countLinks(document, line) > 0) return false;
  const text = labelTextOf(document, line);
  return text.length < LONGEST_LINE && !QUOTED.test(text);
}

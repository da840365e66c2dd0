import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { countLinks } from '../document/links.js';
import { labelTextOf } from '../document/text.js';
import { fold } from '../words/fold.js';
import { isConsent } from './consent.js';
import { NEWSLETTER } from './form-title.js';

/** Levels up from a form to what holds it with its heading, and characters of one in a message. */
const [LEVELS, LONGEST] = [3, 60];
/** Lines between a heading and a form, and characters of one, at most: more may be content of its own. */
const [MOST_LINES, LONGEST_LINE] = [1, 200];
/** What somebody said. */
const QUOTED = /["“”„«»「」]/;

/**
 * A sentence on the heading of a form, the lines below it and the consent beside it, which say nothing once the form is gone. The
 * heading is left where other content stands below it, too, but for one that is called after news by mail.
 */
export function introLeft(document: IndexedDocument, form: DocElement): string {
  let each = form;
  let hasConsent = false;
  for (let level = 0; level < LEVELS; level += 1) {
    const { parent }: DocElement = each;
    if (!parent || parent.tag === 'body' || parent.tag === 'main') break;
    document.budget.spend(parent.children.length);
    const elements = parent.children.filter((child) => child.kind === 'element');
    const at = elements.indexOf(each);
    const behind = elements.slice(at + 1).filter(({ tag }) => !BEHIND.has(tag));
    hasConsent ||= isNext(document, behind[0]);
    const others = behind.slice(isNext(document, behind[0]) ? 1 : 0);
    const before = elements.slice(0, at);
    if (others.length > 0 || at > 0) {
      const told = others.every((other) => !isOfForms(other)) && sentenceOn(document, before, others, hasConsent);
      if (told) return `${told}${placeOf(document, parent, others.length > 0 || hasText(parent))}`;
      break;
    }
    each = parent;
  }
  return hasConsent ? '. The consent behind it goes with it' : '';
}

function isNext(document: IndexedDocument, element: DocElement | undefined): boolean {
  return element !== undefined && isConsent(document, element);
}

/** Whether words stand right in an element. */
function hasText({ children }: DocElement): boolean {
  return children.some((child) => child.kind === 'text' && child.value.trim() !== '');
}

/** Where all of that stands: in an element that holds nothing else, or beside other things. */
function placeOf({ source }: IndexedDocument, { start, openEnd }: DocElement, hasOthers: boolean): string {
  const tag = shortText(source.slice(start, openEnd).replace(/\s+/g, ' '), LONGEST);
  return hasOthers ? `, from \`${tag}\`, whose rest stays` : `: that is all of \`${tag}\``;
}

/** What may stand behind a form and is of it. */
const BEHIND: ReadonlySet<string> = new Set(['script', 'style', 'template', 'output']);

function sentenceOn(
  document: IndexedDocument,
  before: readonly DocElement[],
  others: readonly DocElement[],
  hasConsent: boolean,
): string {
  const from = before.findLastIndex(({ tag }) => /^h[1-6]$/.test(tag));
  const heading = before[from];
  const lines = before.slice(from + 1);
  if (!heading || from > 0 || lines.length > MOST_LINES) return '';
  if (lines.some((line) => !isIntro(document, line))) return '';
  const text = labelTextOf(document, heading).replace(/\s+/g, ' ').trim();
  if (text === '' || (others.length > 0 && !NEWSLETTER.test(fold(text)))) return '';
  const [first = '', ...more] = [
    `its heading \`${shortText(text, LONGEST)}\``,
    ...(lines.length > 0 ? ['the text below that'] : []),
    ...(hasConsent ? ['the consent behind it'] : []),
  ];
  const last = more.pop();
  return `. Without it ${[first, ...more].join(', ')}${last === undefined ? ' goes' : ` and ${last} go`}, too`;
}

/** Whether an element may be of a form as well: another one below the same heading. */
function isOfForms({ tag }: DocElement): boolean {
  return tag === 'form' || tag === 'x-addon';
}

function isIntro(document: IndexedDocument, line: DocElement): boolean {
  if (line.tag !== 'p' || countLinks(document, line) > 0) return false;
  const text = labelTextOf(document, line);
  return text.length < LONGEST_LINE && !QUOTED.test(text);
}

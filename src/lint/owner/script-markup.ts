import { type CodeString, codeStringsOf } from '../document/code-strings.js';
import { indexDocument } from '../document/document.js';
import { attribute, type DocElement, type DocText, type Span } from '../document/element.js';
import { oncePerPage } from '../document/once-per-page.js';
import { scriptTextsOf } from '../document/script-texts.js';
import { sourceOffset } from '../document/source-offset.js';
import type { Page } from '../rule.js';
import { type PlaceKind, placeOfElement } from './place.js';

/** HTML that a script writes into the page, as a page of its own. */
export interface ScriptMarkup {
  page: Page;
  /** Where a part of that page stands in the source of the page with the script. */
  spanOf(part: Span): Span;
}

/** What puts HTML into a page. */
const WRITES =
  /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTML|\.(?:html|append|prepend|before|after|replaceWith|bindPopup|setContent)\(/;
/** Scripts that hold data. */
const DATA = /json|template|html|text\/plain|importmap|speculationrules/i;
/** What a string has that may be of interest: a tag, and behind that an address, digits, a house number, or a form. */
const TAG = /<[a-z!/]/i;
const CONTENT = /href|<form\s|@|\p{Nd}{3}|\p{L}{3},? \p{Nd}{1,2}(?!\p{Nd})|(?<!\p{Nd})\p{Nd}{1,2},? \p{L}{3}/iu;
/** A string that is shown as it is written, or that shows others how to write. */
const AS_TEXT =
  /(?:\.\s{0,4}(?:textContent|innerText|value|placeholder)\s{0,4}\+?=|(?:sample|example|demo|snippet|placeholder|fixture)\w{0,20}["']?\s{0,4}[:=])\s{0,4}$/i;
/** The element that a script writes to, by its id or its tag. */
const TARGET =
  /(?:getElementById\(\s{0,4}["']([\w-]{1,80})["']|querySelector\(\s{0,4}["']#([\w-]{1,80})["']|querySelector\(\s{0,4}["']([a-z]{1,20})["'])[^;{}]{0,80}$/;
/** UTF-16 code units of a script that is read, and before a string in it; strings of a page that are read. */
const LONGEST = 60_000;
const BEFORE = 200;
const MOST_STRINGS = 100;
/** Steps to read a character of a script. */
const READ = 6;

/** The HTML that the scripts of a page write, each string by itself. */
export const scriptMarkupOf = oncePerPage((page): readonly ScriptMarkup[] => {
  const { document } = page;
  const found: ScriptMarkup[] = [];
  for (const script of scriptTextsOf(document)) {
    const { parent, value } = script;
    if (!parent || value.length > LONGEST || !WRITES.test(value) || !TAG.test(value)) continue;
    if (DATA.test(attribute(parent, 'type') ?? '')) continue;
    document.budget.spend(value.length * READ);
    for (const string of codeStringsOf(value)) {
      if (found.length >= MOST_STRINGS) return found;
      if (!TAG.test(string.text) || !CONTENT.test(string.text)) continue;
      const before = value.slice(Math.max(0, string.at - BEFORE), string.at);
      if (AS_TEXT.test(before)) continue;
      const place = placeOfElement(document, targetOf(page, before) ?? parent).kind;
      if (place !== 'other') found.push(markupOf(page, script, string, place));
    }
  }
  return found;
});

/** The element that a script writes to, as far as the code right before a string names it. */
function targetOf({ document }: Page, before: string): DocElement | undefined {
  const [, id, selected, tag] = TARGET.exec(before) ?? [];
  const named = id ?? selected;
  if (named === undefined && tag === undefined) return undefined;
  document.budget.spend(document.elements.length);
  return document.elements.find((element) =>
    named === undefined ? element.tag === tag : attribute(element, 'id') === named,
  );
}

/** What stands around the HTML, so that it says as much of whose it is as where it is put. */
const AROUND: Readonly<Partial<Record<PlaceKind, string>>> = {
  header: '<header>',
  footer: '<footer>',
  contact: '<address>',
  article: '<article>',
};

function markupOf(page: Page, script: DocText, { text, offsets }: CodeString, place: PlaceKind): ScriptMarkup {
  const offsetOf = (at: number) =>
    sourceOffset(page.document, script, offsets[Math.min(Math.max(0, at), text.length)] ?? 0);
  return writtenMarkup(page, text, place, ({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) }));
}

/**
 * HTML that the parser has read as a text, as a page of its own.
 *
 * @param spanIn where a part of the text stands in the source of the page
 */
export function writtenMarkup(page: Page, text: string, place: PlaceKind, spanIn: (part: Span) => Span): ScriptMarkup {
  const { manifest, document } = page;
  const around = AROUND[place] ?? '';
  const source = around + text;
  const within = (at: number) => Math.max(0, at - around.length);
  return {
    page: { source, document: indexDocument(source, undefined, document.budget), manifest, answers: [] },
    spanOf: ({ start, end }) => spanIn({ start: within(start), end: within(end) }),
  };
}

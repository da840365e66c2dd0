import type { IndexedDocument } from '../document/document.js';
import { type DocElement, isWithin } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { type PageScript, pageScriptsOf } from './page-scripts.js';
import { placesTaking } from './places-taking.js';
import type { Selector } from './selectors.js';

/** UTF-16 code units of a script that is read, and elements that it looks up, at most. */
const LONGEST = 20_000;
const MOST_LOOKED_UP = 20;
/** Elements of the page to compare with all that a script looks up, at most. */
const MOST_COMPARED = 20_000;

/** A call that looks an element of the whole page up, up to its text. */
const LOOKS_UP =
  /(?:\bdocument\s?\.\s?(?:getElementById|querySelector(?:All)?|getElementsBy\w{4,20})|\$|jQuery)\s?\(\s?["'`]?$/;
/** What a script does besides: to the window, to other parts of the page, to elements that are made. */
const DOES_MORE =
  /\bwindow\b(?!\s?\.\s?(?:gtag|fbq|plausible|umami|_paq|ga|analytics|dataLayer)\b(?!\s?=[^=]))|\bcustomElements\b|\bimport\b|\bexport\b|\bdocument\s?\.\s?(?!getElement|querySelector|addEventListener\s?\(\s?["'`]DOMContentLoaded)/;

/** The scripts of a page that take a form and do nothing else, so that they are of no use without it. */
export function scriptsOfFormAlone(document: IndexedDocument, form: DocElement): DocElement[] {
  const scripts = new Set(placesTaking(document, form).map(({ script }) => script));
  return [...scripts].flatMap((script) => (takesAlone(document, form, script) ? [script.element] : []));
}

function takesAlone(document: IndexedDocument, form: DocElement, script: PageScript): boolean {
  const { text, element } = script;
  if (!element.closed || text.length > LONGEST || DOES_MORE.test(text)) return false;
  if (handsOn(document, script)) return false;
  const lookups = lookupsOf(document).get(script) ?? [];
  if (lookups.length > MOST_LOOKED_UP || lookups.length * document.elements.length > MOST_COMPARED) return false;
  document.budget.spend(lookups.length * document.elements.length);
  return document.elements.every(
    (each) => isWithin(each, form) || isEmpty(each) || !lookups.some((selector) => selector.matches(each)),
  );
}

const DECLARED = /\b(?:var|let|const|function)\s{1,4}([\w$]{1,60})/g;
const NAME = /[\w$]{1,60}/g;

/** Whether a script names something that it does not use itself, or that another one uses. */
function handsOn(document: IndexedDocument, { text, element }: PageScript): boolean {
  const uses = new Map<string, number>();
  for (const [name] of text.matchAll(NAME)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const declared = [...text.matchAll(DECLARED)].map(([, name = '']) => name);
  if (declared.some((name) => (uses.get(name) ?? 0) < 2)) return true;
  if (declared.length === 0) return false;
  const names = new Set(declared);
  return pageScriptsOf(document).scripts.some((other) => {
    if (other.element === element) return false;
    const read = other.text.slice(0, LONGEST);
    document.budget.spend(read.length);
    return (read.match(NAME) ?? []).some((name) => names.has(name));
  });
}

/** A line for a message that a script fills. */
function isEmpty({ tag, children }: DocElement): boolean {
  return FOR_MESSAGES.has(tag) && children.every((child) => child.kind === 'text' && child.value.trim() === '');
}

const FOR_MESSAGES: ReadonlySet<string> = new Set(['p', 'div', 'span', 'output']);

const lookupsOf = oncePerDocument((document): ReadonlyMap<PageScript, Selector[]> => {
  const lookups = new Map<PageScript, Selector[]>();
  for (const { script, at, selector } of [...pageScriptsOf(document).selectors.values()].flat()) {
    if (!LOOKS_UP.test(script.text.slice(Math.max(0, at - MOST_BEFORE), at))) continue;
    const known = lookups.get(script);
    if (known) known.push(selector);
    else lookups.set(script, [selector]);
  }
  return lookups;
});

/** Characters before a text that are read for the call that it is given to. */
const MOST_BEFORE = 60;

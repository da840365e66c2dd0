import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { blockAt, type PageScripts, pageScriptsOf, type ScriptPlace } from './page-scripts.js';

/** What of the page's scripts and attributes is for one form. */
export interface Handler {
  /** All of its code, with the functions that it calls. */
  code: string;
  /** The script elements that some of it stands in. */
  scripts: ReadonlySet<DocElement>;
  /** Functions that its attributes call and the page does not have. */
  missing: readonly string[];
  /** Nothing gives it something to do: it is only spoken of, and the code is all of the scripts that do so. */
  isSpokenOf: boolean;
}

/** Attributes with code that runs when people fill a form in or send it. */
const CODE =
  /^(?:on(?:submit|input|change|click|keyup|keydown|reset|invalid)|(?:@|x-on:|v-on:|on:|\()(?:submit|click|change|input|keyup|keydown)[\w.:-]*\)?|\(ngsubmit\)|ng-(?:submit|click|change)|onsubmitcapture|x-data|x-init)$/i;
const ASSIGNED = /([\w$]{1,60})\s{0,4}=\s{0,4}(?:await\s{1,4})?[\w.$]{0,60}\(\s{0,4}$/;
const LOOP = /\bof\s[^;{}]{0,80}$/;
const CALLED = /(?<![.\w$])([\w$]{1,60})\s{0,2}\(/g;
const GIVEN = /[,=]\s{0,4}([\w$.]{1,60})\s{0,4}[);,]/g;
const ONLY_NAME = /^\s{0,4}([\w$.]{1,60})\s{0,4}$/;
const METHOD = /\b(?:this|self)\.([\w$]{1,60})\s{0,2}\(/g;
/** Functions of the language and the browser. */
const KNOWN: ReadonlySet<string> = new Set(
  'if for while switch catch return function await async typeof new alert confirm prompt fetch setTimeout setInterval clearTimeout Number String Boolean Date parseInt parseFloat isNaN Math Object Array JSON FormData URLSearchParams Promise encodeURIComponent decodeURIComponent requestAnimationFrame gtag fbq ga dataLayer print open close toFixed $ jQuery axios super'.split(
    ' ',
  ),
);

/** What gives something to do. */
const HANDLES = /=>|function\b|addEventListener|\.on[a-z(]|preventDefault|return\b|\.submit\(|\.(?:each|forEach)\(/;
/** UTF-16 code units of a whole script that are read. */
const LONGEST = 20_000;

/** Blocks that are read for one form, and steps from a handler to what it calls. */
const MOST_BLOCKS = 24;
const CALLS = 3;

/**
 * The code that handles some elements of one form: the form itself, what is in it, and its attributes. It is read once for
 * each form.
 *
 * @param elements the form, or what groups its controls, comes first
 */
export function handlerOf(document: IndexedDocument, elements: readonly DocElement[]): Handler | undefined {
  const [form] = elements;
  const known = handlersOf(document);
  if (form && known.has(form)) return known.get(form);
  const handler = readHandler(document, elements);
  if (form) known.set(form, handler);
  return handler;
}

const handlersOf = oncePerDocument(() => new Map<DocElement, Handler | undefined>());

function readHandler(document: IndexedDocument, elements: readonly DocElement[]): Handler | undefined {
  const page = pageScriptsOf(document);
  const texts: string[] = [];
  const scripts = new Set<DocElement>();
  const missing: string[] = [];
  const seen = new Set<string>();
  const read = (place: ScriptPlace) => {
    const key = `${place.script.start + place.at}`;
    if (seen.has(key) || texts.length >= MOST_BLOCKS) return;
    seen.add(key);
    scripts.add(place.script.element);
    const block = blockAt(document, place);
    texts.push(block);
  };
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (!CODE.test(name) || value === '') continue;
      texts.push(value);
      const names = [...value.matchAll(CALLED)].map(([, called = '']) => called);
      const only = lastName(ONLY_NAME.exec(value)?.[1]);
      for (const called of only === undefined ? names : [only]) {
        if (!KNOWN.has(called) && !page.functions.has(called) && name !== 'x-data') missing.push(called);
      }
    }
  }
  if (page.scripts.length > 0)
    for (const element of elements) for (const place of placesFor(page, element)) read(place);
  if (texts.length === 0 && elements[0]?.tag === 'form') for (const place of page.delegated) read(place);
  if (texts.length === 0) return undefined;
  const isSpokenOf = !texts.some((text) => HANDLES.test(text));
  if (isSpokenOf) {
    // It is only spoken of, as in settings: what takes it may be anywhere.
    for (const { element, text } of page.scripts) if (scripts.has(element)) texts.push(text.slice(0, LONGEST));
  }
  for (let from = 0, level = 0; level < CALLS && from < texts.length; level += 1) {
    const to = texts.length;
    for (const text of texts.slice(from, to)) for (const place of calledBy(page, text)) read(place);
    from = to;
  }
  const code = withConstants(texts.join('\n'), page);
  document.budget.spend(code.length * READ);
  return { code, scripts, missing, isSpokenOf };
}

/** Where the scripts of a page name a form: by its id, name or class, or as what its attributes call. */
export function placesNaming(document: IndexedDocument, form: DocElement): ScriptPlace[] {
  const page = pageScriptsOf(document);
  if (page.scripts.length === 0) return [];
  const called = form.attributes.flatMap(({ name, value }) =>
    CODE.test(name) ? [...value.matchAll(CALLED)].map(([, each = '']) => each) : [],
  );
  return [
    ...[...namesOf(form)].flatMap((key) =>
      (page.selectors.get(key) ?? []).filter(({ selector }) => selector.matches(form)),
    ),
    ...called.filter((name) => !KNOWN.has(name)).flatMap((name) => page.functions.get(name) ?? []),
  ];
}

/** The keys of selectors by an id, a class or another attribute. */
function* namesOf(element: DocElement): Generator<string> {
  for (const { name, value } of element.attributes) {
    if (name === 'id') yield `#${value}`;
    else if (name === 'class') for (const each of value.split(/\s+/).slice(0, MOST_CLASSES)) yield `.${each}`;
    else yield `[${name}`;
  }
}

/** Steps to look at a character of code that handles a form. */
const READ = 10;

/** Where the scripts speak of an element. */
function* placesFor(page: PageScripts, element: DocElement): Generator<ScriptPlace> {
  for (const { name, value } of element.attributes) {
    // An element with an id is a variable of that name.
    const isVariable = name === 'id' || (name === 'name' && element.tag === 'form');
    if (isVariable) yield* page.receivers.get(value) ?? [];
  }
  for (const key of [element.tag, ...namesOf(element)]) {
    for (const place of page.selectors.get(key) ?? []) {
      if (!place.selector.matches(element)) continue;
      yield place;
      yield* behind(page, place);
    }
  }
}

const MOST_CLASSES = 30;

/** What is done with an element that is looked up and given a name, or gone through with others. */
function* behind(page: PageScripts, { script, at }: ScriptPlace): Generator<ScriptPlace> {
  const before = script.text.slice(Math.max(0, at - 120), at);
  const name = ASSIGNED.exec(before)?.[1];
  if (name !== undefined) for (const place of page.receivers.get(name) ?? []) if (place.script === script) yield place;
  if (!LOOP.test(before)) return;
  const end = script.text.indexOf(')', at);
  const body = script.text.indexOf(')', end + 1);
  if (end !== -1 && body !== -1) yield { script, at: body + 1 };
}

/** The functions of the page that a code calls, or hands on. */
function* calledBy(page: PageScripts, text: string): Generator<ScriptPlace> {
  const names = new Set<string>();
  for (const pattern of [CALLED, METHOD, GIVEN]) {
    for (const [, name = ''] of text.matchAll(pattern)) names.add(name.split('.').at(-1) ?? '');
  }
  const only = lastName(ONLY_NAME.exec(text)?.[1]);
  if (only !== undefined) names.add(only);
  for (const name of names) if (!KNOWN.has(name)) yield* page.functions.get(name) ?? [];
}

/** The last part of a name such as `this.send`. */
function lastName(name: string | undefined): string | undefined {
  return name?.split('.').at(-1);
}

const NAME = /[\w$]{1,60}/g;

/** Code with the texts behind it that it speaks of by name. */
function withConstants(code: string, { constants }: PageScripts): string {
  if (constants.size === 0) return code;
  const used = new Set<string>();
  for (const [name] of code.matchAll(NAME)) if (constants.has(name)) used.add(name);
  return [code, ...[...used].map((name) => `${name} = ${JSON.stringify(constants.get(name))}`)].join('\n');
}

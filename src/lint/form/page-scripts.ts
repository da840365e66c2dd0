import { parsed } from '../../html/url.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { endOfBlock } from './script-block.js';
import { type Selector, selectorsOf } from './selectors.js';

/** A script that stands in the page. */
export interface PageScript {
  element: DocElement;
  text: string;
  /** UTF-16 offset of the text in the source. */
  start: number;
}

/** A place in one of the page's scripts. */
export interface ScriptPlace {
  script: PageScript;
  /** UTF-16 offset into its text. */
  at: number;
}

/** What the scripts of a page speak of, by its name. */
export interface PageScripts {
  scripts: readonly PageScript[];
  /** Selectors and ids in quotes, by the key of the selector. */
  selectors: ReadonlyMap<string, readonly (ScriptPlace & { selector: Selector })[]>;
  /** Names in front of `.addEventListener(`, `.onsubmit =`, `.forEach(` and the like. */
  receivers: ReadonlyMap<string, readonly ScriptPlace[]>;
  /** Functions by their names. */
  functions: ReadonlyMap<string, readonly ScriptPlace[]>;
  /** Texts that are given a name. */
  constants: ReadonlyMap<string, string>;
  /** What listens for any form of the page that is sent. */
  delegated: readonly ScriptPlace[];
  /** A script of the site's own, or of a form service, that stands in another file. */
  external: 'none' | 'library' | 'own';
}

const LITERAL = /["'`]([^"'`\n(){};<>\\]{1,125})["'`]/g;
const BY_NAME = /(?:getElementById|getElementsByName|namedItem|forms)\s{0,4}[([]\s{0,4}$/;
const LISTENS =
  /\??\.\s{0,4}(?:addEventListener|on[a-z]{0,20}|forEach|submit|click|change|input|bind|each|validate|ajaxForm)\b/g;
const RECEIVER = /([\w$]{1,60})\s{0,4}$/;
const OF_LOOP = /\bof\s{1,4}([\w$]{1,60})\s{0,4}\)/g;
const FORMS = /\bforms\.([\w$]{1,60})/g;
const FUNCTION = /\bfunction\s{1,4}([\w$]{1,60})/g;
const ARROW = /\b(?:const|let|var)\s{1,4}([\w$]{1,60})\s{0,4}=\s{0,4}(?:async\b|function\b|\(|[\w$]{1,60}\s{0,4}=>)/g;
const MEMBER = /([\w$]{1,60})\s{0,4}:\s{0,4}(?:async|function)\b/g;
const BODY = /\)\s{0,4}\{/g;
const BEFORE_BODY = /([\w$]{1,60})\s{0,2}\([^()]{0,80}$/;
const CONSTANT = /\b(?:const|let|var)\s{1,4}([\w$]{1,60})\s{0,4}=\s{0,4}["'`]([^"'`\n]{1,300})["'`]/g;
const DELEGATED =
  /(?:document|window|body|\$\(\s{0,4}(?:document|window|["']body["'])\s{0,4}\))\s{0,4}\.\s{0,4}(?:addEventListener|on)\s{0,4}\(\s{0,4}["']submit["']/g;
const KEYWORDS: ReadonlySet<string> = new Set('if for while switch catch with return function'.split(' '));
/** UTF-16 code units before a place in which a name, and a name with its parameters, is looked for. */
const LONGEST_NAME = 64;
const LONGEST_HEAD = 160;
/** Scripts that hold data. */
const DATA = /json|template|html|text\/plain|importmap|speculationrules/i;

/** Files of libraries, which know no form of the site. */
const LIBRARY =
  /(?:jquery|bootstrap|popper|tether|swiper|slick|owl|aos|wow|gsap|lodash|underscore|moment|modernizr|html5shiv|respond|polyfill|alpine|htmx|unpkg|turbo|vue|react|angular|svelte|isotope|masonry|lightbox|fancybox|magnific|glightbox|particles|typed|waypoints|counterup|parallax|fontawesome|font-awesome|feather|ionicons|lucide|analytics|gtag|gtm|tailwind|uikit|foundation|materialize|chart|three|leaflet|maps|prism|highlight|splide|flickity|scrollreveal|lazysizes|picturefill|vendors?|plugins?|smooth-?scroll|easing|imagesloaded|sticky|theme-toggle|darkmode)/i;
/** Services that take the forms of pages over. */
const FORM_SERVICE =
  /formspree|hsforms|hubspot|mailerlite|convertkit|mailchimp|chimpstatic|klaviyo|typeform|jotform|getform|formcarry|formbutton|activecampaign|brevo|sendinblue|netlify|marketo|pardot|cf7|contact-form-7|wpforms|gravityforms|ninja-forms|forms?(?:-|\.min)?\.js/i;

/** Reads what the scripts of a page speak of. Each is gone through once, whatever number of forms there are. */
export const pageScriptsOf = oncePerDocument((document: IndexedDocument): PageScripts => {
  const scripts: PageScript[] = [];
  const selectors = new Map<string, (ScriptPlace & { selector: Selector })[]>();
  const receivers = new Map<string, ScriptPlace[]>();
  const functions = new Map<string, ScriptPlace[]>();
  const constants = new Map<string, string>();
  const delegated: ScriptPlace[] = [];
  let external: PageScripts['external'] = 'none';
  for (const element of document.elements) {
    if (element.tag !== 'script') continue;
    const src = attribute(element, 'src');
    if (src !== undefined) {
      const kind = kindOfFile(src);
      if (kind === 'own' || external === 'none') external = kind;
      continue;
    }
    if (DATA.test(attribute(element, 'type') ?? '')) continue;
    const [node] = element.children;
    if (node?.kind !== 'text') continue;
    const script = { element, text: node.value, start: node.start };
    const { text } = script;
    document.budget.spend(text.length * READ);
    scripts.push(script);
    for (const match of text.matchAll(LITERAL)) {
      const { index: at } = match;
      const [, value = ''] = match;
      const isName = BY_NAME.test(text.slice(Math.max(0, at - 40), at));
      // One letter may be an id, and is anything else.
      if (!isName && value.length === 1) continue;
      const list = isName ? [...selectorsOf(`#${value}`), ...selectorsOf(`[name=${value}]`)] : selectorsOf(value);
      for (const selector of list) add(selectors, selector.key, { script, at, selector });
    }
    for (const { index } of text.matchAll(LISTENS)) {
      const from = Math.max(0, index - LONGEST_NAME);
      const name = RECEIVER.exec(text.slice(from, index))?.[1];
      if (name !== undefined) add(receivers, name, { script, at: index - name.length });
    }
    for (const pattern of [OF_LOOP, FORMS])
      for (const { index: at, 1: name = '' } of text.matchAll(pattern)) add(receivers, name, { script, at });
    for (const pattern of [FUNCTION, ARROW, MEMBER])
      for (const { index: at, 1: name = '' } of text.matchAll(pattern)) add(functions, name, { script, at });
    for (const { index } of text.matchAll(BODY)) {
      const from = Math.max(0, index - LONGEST_HEAD);
      const head = BEFORE_BODY.exec(text.slice(from, index));
      if (head?.[1] !== undefined && !KEYWORDS.has(head[1])) add(functions, head[1], { script, at: from + head.index });
    }
    for (const { 1: name = '', 2: value = '' } of text.matchAll(CONSTANT)) constants.set(name, value);
    for (const { index: at } of text.matchAll(DELEGATED)) delegated.push({ script, at });
  }
  return { scripts, selectors, receivers, functions, constants, delegated, external };
});

/** Steps to read a character of a script. */
const READ = 10;

/** Places that are kept of one name. */
const MOST_PLACES = 12;

function add<T>(places: Map<string, T[]>, name: string, place: T): void {
  const known = places.get(name);
  if (!known) places.set(name, [place]);
  else if (known.length < MOST_PLACES) known.push(place);
}

function kindOfFile(src: string): PageScripts['external'] {
  if (FORM_SERVICE.test(src)) return 'own';
  if (LIBRARY.test(src)) return 'library';
  return parsed(src) || src.startsWith('//') ? 'library' : 'own';
}

/** The text of what begins at a place: a call with its function, a function with its body. */
export function blockAt(document: IndexedDocument, { script, at }: ScriptPlace): string {
  const blocks = blocksOf(document);
  const key = script.start + at;
  const known = blocks.get(key);
  if (known !== undefined) return known;
  const end = endOfBlock(script.text, at);
  document.budget.spend(end - at);
  const block = script.text.slice(at, end);
  blocks.set(key, block);
  return block;
}

const blocksOf = oncePerDocument(() => new Map<number, string>());

import { tokens } from '../../html/element.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';

/** A rule of a page's own style sheets. */
interface StyleRule {
  /** One selector of it. */
  selector: string;
  /** What it selects at the end: the part behind the last blank. */
  last: string;
  /** It says how the children of what it selects stand. */
  laysOut: boolean;
  /** It says that what it selects stands in a line, or that blanks in it are shown. */
  putsInLine: boolean;
  /** It says no more than resets do. */
  isReset: boolean;
}

/** A rule without rules in it: what a media query holds is found by itself. */
const RULE = /([^{}]{1,2000})\{([^{}]{0,4000})\}/g;
const LAYOUT = /(?:^|;)\s*(?:display|columns?|column-[a-z]+|float|grid[a-z-]*|flex[a-z-]*)\s*:/i;
const IN_LINE = /(?:^|;)\s*(?:display\s*:\s*(?:inline|contents|var)|white-space\s*:\s*(?:pre|break))/i;
/** An attribute that a selector asks for, of a namespace or of none. */
const ATTRIBUTE = /(?<!\\)\[\s{0,9}(?:[\w*-]{0,20}\|)?([a-z_\\][\w\\-]{0,80})/gi;
/** An attribute that a style sheet shows. */
const SHOWN = /\battr\(\s{0,9}([a-z_\\][\w\\-]{0,80})/gi;
/** A class that components bring, for a selector to tell what they show from what was there before. */
const OWN_CLASS = /\.x\\?-(?:logo|menu|social|contact|addon)(?![a-z0-9])/i;
/** An escape that may stand for a letter, or that is a brace: who reads on without it reads something else. */
const ESCAPE = /\\[\w{}\n\r\f]/;
/** What a text in quotes begins or ends with, and braces, which may stand in one. */
const MARK = /\\["'\\]|\\?[{}]|["'\n]/g;
/** A class in a selector, with escaped marks in its name: `.md\:flex`. */
const CLASS = /\.((?:-?[a-z_]|\\.)(?:[\w-]|\\.)*)/gi;
const RESET =
  /^\s*(?:(?:box-sizing|-webkit-[a-z-]+|-moz-[a-z-]+)\s*:[^;]*(?:;\s*|$)|(?:margin|padding)\s*:\s*(?:0(?:[a-z]{1,3}|%)?\s*){1,4}(?:!important\s*)?(?:;\s*|$))*$/i;
/** Selectors that ask for the place of an element among others, or for what it is not. */
const STRUCTURE = /[>+~]|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;

/** Stands for an attribute whose name has an escape. */
const ANY = '*';

/** What a page's own style sheets may tell. */
export interface PageStyles {
  /** Whether the page has a style sheet that nobody can read here: a linked or an imported one. */
  isUnread: boolean;
  /** Whether they may tell a new element of a tag among some around it. */
  mayLayOut(tag: string, around: readonly DocElement[]): boolean;
  /** Whether they may put an element in a line with others, so that blanks beside it are seen. */
  mayPutInLine(element: DocElement): boolean;
  /** Whether a selector asks for an attribute, with a value or without. */
  asksFor(attribute: string): boolean;
}

/** Reads a page's own style sheets at the first question. */
export function pageStyles(document: IndexedDocument): PageStyles {
  const { texts, budget } = document;
  const isUnread = hasUnreadSheet(document);
  let known: { rules: StyleRule[]; inLine: StyleRule[]; attributes: ReadonlySet<string> } | undefined;
  const read = () => {
    if (known) return known;
    const sheets = texts.filter(({ raw, parent }) => raw && parent?.tag === 'style');
    for (const { value } of sheets) budget.spend(value.length);
    const rules = sheets.flatMap(({ value }) => rulesOf(value));
    const attributes = sheets.flatMap(({ value }) => attributesOf(value));
    known = {
      rules,
      inLine: rules.filter(({ putsInLine }) => putsInLine),
      attributes: new Set(attributes.map((name) => name.toLowerCase())),
    };
    return known;
  };
  return {
    isUnread,
    mayLayOut(tag, around) {
      const { rules } = read();
      budget.spend(rules.length * (1 + around.length));
      return rules.some((rule) => mayTell(rule, tag, around));
    },
    mayPutInLine(element) {
      if (isUnread && INLINED.has(element.tag)) return true;
      const { inLine } = read();
      budget.spend(inLine.length);
      return inLine.some(({ selector }) => mayBe(selector, element));
    },
    asksFor(attribute) {
      const { attributes } = read();
      return attributes.has(attribute) || attributes.has(ANY);
    },
  };
}

/** What style sheets put in a line again and again, though it has lines of its own: the items of menus. */
const INLINED: ReadonlySet<string> = new Set(['li']);

/** Whether a page has a style sheet that nobody can read here: a linked or an imported one. */
function hasUnreadSheet({ elements, texts }: IndexedDocument): boolean {
  return (
    elements.some(
      (element) => element.tag === 'link' && /(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? ''),
    ) || texts.some(({ raw, parent, value }) => raw && parent?.tag === 'style' && /@import\b/i.test(value))
  );
}

function rulesOf(sheet: string): StyleRule[] {
  return [...onlyBracesOfRules(withoutComments(sheet)).matchAll(RULE)].flatMap(
    ([, selectors = '', declarations = '']) =>
      selectors.split(',').map((written): StyleRule => {
        const selector = written.trim();
        const laysOut = LAYOUT.test(declarations);
        const putsInLine = IN_LINE.test(declarations);
        const last = selector.split(/\s+/).at(-1) ?? '';
        return { selector, last, laysOut, putsInLine, isReset: RESET.test(declarations) };
      }),
  );
}

/** The same with another mark in place of braces that begin and end no rule: those in quotes, and escaped ones. */
function onlyBracesOfRules(sheet: string): string {
  if (!/[\\"']/.test(sheet)) return sheet;
  let quote = '';
  return sheet.replace(MARK, (mark) => {
    if (mark === '{' || mark === '}') return quote === '' ? mark : '_';
    if (mark.startsWith('\\')) return mark.replace(/[{}]/, '_');
    if (mark === '\n' || mark === quote) quote = '';
    else if (quote === '') quote = mark;
    return mark;
  });
}

/** The attributes that a style sheet asks for. */
function attributesOf(sheet: string): string[] {
  const text = withoutComments(sheet);
  const asked = [...text.matchAll(ATTRIBUTE), ...text.matchAll(SHOWN)].map(([, name = '']) => name);
  const names = asked.map((name) => (name.includes('\\') ? ANY : name));
  return OWN_CLASS.test(text) ? [...names, 'class'] : names;
}

function withoutComments(sheet: string): string {
  const [first = '', ...rest] = sheet.split('/*');
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ');
}

function mayTell({ selector, last, laysOut, isReset }: StyleRule, tag: string, around: readonly DocElement[]): boolean {
  if (isReset || selector.startsWith('@')) return false;
  if (STRUCTURE.test(selector) || ESCAPE.test(selector)) return true;
  if (/^(?:\*|\[|:)/.test(last) || tagOf(last) === tag) return true;
  return laysOut && around.some((element) => isNamed(last, element));
}

/** Whether a selector may be for an element. */
function mayBe(selector: string, element: DocElement): boolean {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return ESCAPE.test(selector) || /^(?:\*|\[|:|&)/.test(last) || isNamed(last, element);
}

/** The tag that the end of a selector names; empty for none. */
function tagOf(last: string): string {
  return /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? '';
}

/** Whether the end of a selector names an element by its tag, class or id. */
function isNamed(last: string, element: DocElement): boolean {
  const tag = tagOf(last);
  if (tag !== '' && tag !== element.tag) return false;
  const classes = new Set(tokens(attribute(element, 'class')));
  const names = [...last.matchAll(CLASS)].map(([, name = '']) => name.replaceAll('\\', ''));
  return tag !== '' || names.length > 0 ? names.every((name) => classes.has(name)) : last.startsWith('#');
}

import { tokens } from '../../html/element.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { type Declaration, readSheet, type SheetRule } from './style-sheet.js';
import { hasUnreadSheet } from './unread-sheet.js';

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
  /** It says that blanks in what it selects are shown as they are. */
  keepsBlanks: boolean;
  /** It says in which direction a text is read, or how its characters are put in order. */
  turns: boolean;
  /** It says no more than resets do. */
  isReset: boolean;
}

/** Properties that say how the children of an element stand, or what an element is among others. */
const LAYOUT = /^(?:-(?:webkit|moz|ms)-)?(?:all|display|columns?|column-.+|float|grid.*|flex.*)$/;
const WHITE_SPACE = /^(?:white-space(?:-collapse)?|text-wrap-mode)$/;
/** A selector of what the page is in: what it says of texts holds in all of it. */
const OF_PAGE = /^(?:html|body|:root)(?![\w-])/i;
/** A selector of what says its direction itself. */
const BY_DIRECTION = /^[a-z]{0,10}(?:\[dir|:dir\()/i;
/** An attribute that a selector asks for, of a namespace or of none. */
const ATTRIBUTE = /(?<!\\)\[\s{0,9}(?:[\w*-]{0,20}\|)?([a-z_][\w-]{0,80})/gi;
/** An attribute that a style sheet shows. */
const SHOWN = /\battr\(\s{0,9}([a-z_][\w-]{0,80})/gi;
/** A class that components bring, for a selector to tell what they show from what was there before. */
const OWN_CLASS = /\.x-(?:logo|menu|social|contact|addon)(?![a-z0-9])/i;
/** A class in a selector, with escaped marks in its name: `.md\:flex`. */
const CLASS = /\.((?:[\w\u0080-\uffff-]|\\.)+)/g;
/** What resets set to nothing, and the values that do. */
const RESET_PROPERTY = /^(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$/;
const NOTHING = /^(?:0(?:[a-z]{1,3}|%)?\s*){1,4}(?:!\s*important)?$/i;
/** Properties of one browser, or that resets set for all elements alike. */
const NEVER_TOLD = /^(?:box-sizing|-webkit-.+|-moz-.+)$/;
/** Selectors that ask for the place of an element among others, or for what it is not. */
const STRUCTURE = /[>+~]|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;

/** The end of a selector that may be for any element: it names no tag, class or id first, or one of an outer rule or a namespace. */
const ANY = /^(?:\*|\[|:)|[&|]/;

/** What a page's own style sheets may tell. */
export interface PageStyles {
  /** Whether the page has a style sheet that nobody can read here: a linked or an imported one, or one that a script brings. */
  isUnread: boolean;
  /** Whether they may tell a new element of a tag among some around it. */
  mayLayOut(tag: string, around: readonly DocElement[]): boolean;
  /** Whether they may put an element in a line with others, so that blanks beside it are seen. */
  mayPutInLine(element: DocElement): boolean;
  /** Whether they may show the blanks in an element as they are. */
  mayKeepBlanks(element: DocElement | undefined): boolean;
  /** Whether they may read a text in an element from right to left, or put its characters in another order. */
  mayTurn(element: DocElement | undefined): boolean;
  /** Whether a selector has a class. */
  hasClass(name: string): boolean;
  /** Whether a selector asks for an attribute, with a value or without. */
  asksFor(attribute: string): boolean;
}

/** Steps to read a character of a style sheet. */
const READ = 20;

/** Reads a page's own style sheets at the first question. */
export function pageStyles(document: IndexedDocument): PageStyles {
  const { budget } = document;
  const read = once(() => {
    const sheets = sheetsIn(document).map((css) => {
      budget.spend(css.length * READ);
      return readSheet(css);
    });
    const rules = sheets.flatMap((sheet) => sheet.rules.flatMap(styleRules));
    return {
      rules,
      inLine: rules.filter(({ putsInLine }) => putsInLine),
      keeping: rules.filter(({ keepsBlanks }) => keepsBlanks),
      turning: rules.filter(({ turns }) => turns),
      attributes: new Set(sheets.flatMap(({ text }) => attributesOf(text))),
      isUnread: sheets.some(({ imports }) => imports) || hasUnreadSheet(document),
    };
  });
  return {
    get isUnread() {
      return read().isUnread;
    },
    mayLayOut(tag, around) {
      const { rules } = read();
      budget.spend(rules.length * (1 + around.length));
      return rules.some((rule) => mayTell(rule, tag, around));
    },
    mayPutInLine(element) {
      const { inLine, isUnread } = read();
      if (isUnread && INLINED.has(element.tag)) return true;
      budget.spend(inLine.length);
      return inLine.some(({ selector }) => mayBe(selector, element));
    },
    mayKeepBlanks(element) {
      const { keeping } = read();
      budget.spend(keeping.length);
      return keeping.some(
        ({ selector, last }) => OF_PAGE.test(last) || (element !== undefined && mayBe(selector, element)),
      );
    },
    mayTurn(element) {
      const { turning } = read();
      budget.spend(turning.length);
      return turning.some(
        ({ selector, last }) =>
          !BY_DIRECTION.test(last) && (OF_PAGE.test(last) || (element !== undefined && mayBe(selector, element))),
      );
    },
    hasClass(name) {
      const { rules } = read();
      budget.spend(rules.length);
      return rules.some(({ selector }) => selector.includes(`.${name}`));
    },
    asksFor(attribute) {
      return read().attributes.has(attribute);
    },
  };
}

/** What style sheets put in a line again and again, though it has lines of its own: the items of menus. */
const INLINED: ReadonlySet<string> = new Set(['li']);

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined;
  return () => {
    known ??= { value: read() };
    return known.value;
  };
}

function sheetsIn({ texts }: IndexedDocument): string[] {
  return texts.flatMap(({ parent, value }) => (parent?.tag === 'style' ? [value] : []));
}

function styleRules({ selectors, declarations, isStep }: SheetRule): StyleRule[] {
  const laysOut = declarations.some(({ name }) => LAYOUT.test(name));
  const keepsBlanks = declarations.some(mayKeep);
  const turns = declarations.some(({ name, value }) => isTurning(name, value));
  const putsInLine = keepsBlanks || declarations.some(mayBeInLine);
  if (isStep && !laysOut && !putsInLine && !turns) return [];
  const isReset = !laysOut && declarations.every(isOfReset);
  return selectors.map((selector) => {
    return { selector, last: selector.split(/\s+/).at(-1) ?? '', laysOut, putsInLine, keepsBlanks, turns, isReset };
  });
}

function mayBeInLine({ name, value }: Declaration): boolean {
  return name === 'all' || (name === 'display' && /^(?:inline|contents|var|-webkit-inline)/i.test(value));
}

/** Whether a declaration says that a text is read in another direction, or in another order, than it would be. */
function isTurning(name: string, value: string): boolean {
  if (name === 'direction') return !/^ltr\b/i.test(value);
  return name === 'unicode-bidi' && !/^normal\b/i.test(value);
}

function mayKeep({ name, value }: Declaration): boolean {
  return WHITE_SPACE.test(name) && !/^(?:normal|nowrap|collapse|wrap)\b/i.test(value);
}

function isOfReset({ name, value }: Declaration): boolean {
  return NEVER_TOLD.test(name) || (RESET_PROPERTY.test(name) && NOTHING.test(value));
}

/** The attributes that a style sheet asks for. */
function attributesOf(text: string): string[] {
  const asked = [...text.matchAll(ATTRIBUTE), ...text.matchAll(SHOWN)].map(([, name = '']) => name.toLowerCase());
  return OWN_CLASS.test(text) ? [...asked, 'class'] : asked;
}

function mayTell({ selector, last, laysOut, isReset }: StyleRule, tag: string, around: readonly DocElement[]): boolean {
  if (isReset) return false;
  if (STRUCTURE.test(selector)) return true;
  if (ANY.test(last) || tagOf(last) === tag) return true;
  return laysOut && around.some((element) => isNamed(last, element));
}

/** Whether a selector may be for an element. */
function mayBe(selector: string, element: DocElement): boolean {
  const last = selector.split(/[\s>+~]+/).at(-1) ?? '';
  return ANY.test(last) || isNamed(last, element);
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

import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { ANY, type SelectorEnds, selectorEnds, tagOf } from './selector-ends.js';
import { type Declaration, readSheet, type SheetRule } from './style-sheet.js';
import { hasUnreadSheet } from './unread-sheet.js';

/** A rule of a page's own style sheets. */
interface StyleRule {
  /** One selector of it. */
  selector: string;
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
const LAYOUT =
  /^(?:all|display|columns?|column-.+|float|grid.*|flex.*|box-(?:orient|flex|align|pack|direction|lines)|line-clamp)$/;
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
/** What resets set to nothing, and the values that do. */
const RESET_PROPERTY = /^(?:margin|padding)(?:-(?:top|right|bottom|left|block|inline)(?:-(?:start|end))?)?$/;
const NOTHING = /^(?:0(?:[a-z]{1,3}|%)?\s*){1,4}(?:!\s*important)?$/i;
/** Properties that resets set for all elements alike, and those of one browser that have no twin in the standard. */
const NEVER_TOLD =
  /^(?:box-sizing|text-size-adjust|tap-highlight-color|(?:osx-)?font-smoothing|overflow-scrolling|touch-callout|focus-ring-color)$/;
/** Selectors that ask for the place of an element among others, or for what it is not. */
const STRUCTURE = /[>+~]|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;

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
    const telling = rules.filter(({ isReset }) => !isReset);
    const ends = telling.map(lastOf);
    return {
      selectors: rules.map(({ selector }) => selector),
      tellsAny: ends.some((end) => ANY.test(end)) || telling.some(({ selector }) => STRUCTURE.test(selector)),
      tags: new Set(ends.map(tagOf)),
      layingOut: selectorEnds(telling.filter(({ laysOut }) => laysOut).map(lastOf)),
      inLine: selectorEnds(rules.filter(({ putsInLine }) => putsInLine).map(subjectOf)),
      keeping: forTexts(rules.filter(({ keepsBlanks }) => keepsBlanks)),
      turning: forTexts(rules.filter((rule) => rule.turns && !BY_DIRECTION.test(lastOf(rule)))),
      attributes: new Set(sheets.flatMap(({ text }) => attributesOf(text))),
      isUnread: sheets.some(({ imports }) => imports) || hasUnreadSheet(document),
    };
  });
  const isFor = ({ ofPage, ends }: TextRules, element: DocElement | undefined) =>
    ofPage || (element !== undefined && (ends.isAny || ends.mayName(document, element)));
  return {
    get isUnread() {
      return read().isUnread;
    },
    mayLayOut(tag, around) {
      const { tellsAny, tags, layingOut } = read();
      return tellsAny || tags.has(tag) || around.some((element) => layingOut.mayName(document, element));
    },
    mayPutInLine(element) {
      const { inLine, isUnread } = read();
      return (isUnread && INLINED.has(element.tag)) || inLine.isAny || inLine.mayName(document, element);
    },
    mayKeepBlanks(element) {
      return isFor(read().keeping, element);
    },
    mayTurn(element) {
      return isFor(read().turning, element);
    },
    hasClass(name) {
      const { selectors } = read();
      budget.spend(selectors.length);
      return selectors.some((selector) => selector.includes(`.${name}`));
    },
    asksFor(attribute) {
      return read().attributes.has(attribute);
    },
  };
}

/** What rules say of texts. */
interface TextRules {
  /** Whether one of them is for what all of the page is in. */
  ofPage: boolean;
  ends: SelectorEnds;
}

function forTexts(rules: readonly StyleRule[]): TextRules {
  return { ofPage: rules.some((rule) => OF_PAGE.test(lastOf(rule))), ends: selectorEnds(rules.map(subjectOf)) };
}

/** What a selector selects at the end: the part behind its last blank. */
function lastOf({ selector }: StyleRule): string {
  return selector.split(/\s+/).at(-1) ?? '';
}

/** What a selector selects: the part behind its last combinator. */
function subjectOf({ selector }: StyleRule): string {
  return selector.split(/[\s>+~]+/).at(-1) ?? '';
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

function styleRules({ selectors, declarations: written, isStep }: SheetRule): StyleRule[] {
  const declarations = written.map(({ name, value }) => ({ name: standardName(name), value }));
  const laysOut = declarations.some(({ name }) => LAYOUT.test(name));
  const keepsBlanks = declarations.some(mayKeep);
  const turns = declarations.some(({ name, value }) => isTurning(name, value));
  const putsInLine = keepsBlanks || declarations.some(mayBeInLine);
  if (isStep && !laysOut && !putsInLine && !turns) return [];
  const isReset = !laysOut && declarations.every(isOfReset);
  return selectors.map((selector) => {
    return { selector, laysOut, putsInLine, keepsBlanks, turns, isReset };
  });
}

const SIDES: Record<string, string> = {
  start: 'inline-start',
  end: 'inline-end',
  before: 'block-start',
  after: 'block-end',
};

/** What the standard calls a property of one browser: `-webkit-padding-start` is `padding-inline-start`. */
function standardName(name: string): string {
  const plain = name.replace(/^-(?:webkit|moz|ms|o)-/, '');
  if (plain === name) return name;
  const [, property = '', side = ''] = /^(margin|padding)-(start|end|before|after)$/.exec(plain) ?? [];
  return property === '' ? plain : `${property}-${SIDES[side]}`;
}

function mayBeInLine({ name, value }: Declaration): boolean {
  return name === 'all' || (name === 'display' && /^(?:inline|contents|var|-(?:webkit|moz|ms)-inline)/i.test(value));
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

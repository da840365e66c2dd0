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
  /** It says no more than resets do. */
  isReset: boolean;
}

/** A rule without rules in it: what a media query holds is found by itself. */
const RULE = /([^{}]{1,2000})\{([^{}]{0,4000})\}/g;
const LAYOUT = /(?:^|;)\s*(?:display|columns?|column-[a-z]+|float|grid[a-z-]*|flex[a-z-]*)\s*:/i;
/** An attribute that a selector asks for. */
const ATTRIBUTE = /\[\s{0,9}([a-z_][\w-]{0,80})/gi;
const RESET = /^\s*(?:(?:box-sizing|margin|padding|-webkit-[a-z-]+|-moz-[a-z-]+)\s*:[^;]*(?:;\s*|$))*$/i;
/** Selectors that ask for the place of an element among others, or for what it is not. */
const STRUCTURE = /[>+~]|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;

/** What a page's own style sheets may tell. */
export interface PageStyles {
  /** Whether they may tell a new element of a tag among some around it. */
  mayLayOut(tag: string, around: readonly DocElement[]): boolean;
  /** Whether a selector asks for an attribute, with a value or without. */
  asksFor(attribute: string): boolean;
}

/** Reads a page's own style sheets at the first question. */
export function pageStyles({ texts, budget }: IndexedDocument): PageStyles {
  let known: { rules: StyleRule[]; attributes: ReadonlySet<string> } | undefined;
  const read = () => {
    if (known) return known;
    const sheets = texts.filter(({ raw, parent }) => raw && parent?.tag === 'style');
    for (const { value } of sheets) budget.spend(value.length);
    const rules = sheets.flatMap(({ value }) => rulesOf(value));
    const attributes = sheets.flatMap(({ value }) => [...value.matchAll(ATTRIBUTE)].map(([, name = '']) => name));
    known = { rules, attributes: new Set(attributes.map((name) => name.toLowerCase())) };
    return known;
  };
  return {
    mayLayOut(tag, around) {
      const { rules } = read();
      budget.spend(rules.length * (1 + around.length));
      return rules.some((rule) => mayTell(rule, tag, around));
    },
    asksFor(attribute) {
      return read().attributes.has(attribute);
    },
  };
}

function rulesOf(sheet: string): StyleRule[] {
  return [...withoutComments(sheet).matchAll(RULE)].flatMap(([, selectors = '', declarations = '']) =>
    selectors.split(',').map((written): StyleRule => {
      const selector = written.trim();
      const laysOut = LAYOUT.test(declarations);
      return { selector, last: selector.split(/\s+/).at(-1) ?? '', laysOut, isReset: RESET.test(declarations) };
    }),
  );
}

function withoutComments(sheet: string): string {
  const [first = '', ...rest] = sheet.split('/*');
  return [first, ...rest.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''))].join(' ');
}

function mayTell({ selector, last, laysOut, isReset }: StyleRule, tag: string, around: readonly DocElement[]): boolean {
  if (isReset || selector.startsWith('@')) return false;
  if (STRUCTURE.test(selector)) return true;
  if (/^(?:\*|\[|:)/.test(last) || tagOf(last) === tag) return true;
  return laysOut && around.some((element) => isNamed(last, element));
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
  const names = [...last.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);
  return tag !== '' || names.length > 0 ? names.every((name) => classes.has(name)) : last.startsWith('#');
}

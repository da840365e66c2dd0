import type { IndexedDocument } from '../document/document.js';
import { pageCodeOf } from '../document/page-code.js';

/** An attribute that a selector in a script asks for, and how. */
interface Asked {
  operator: string;
  value: string;
  /** The script puts the value together, so it may be any. */
  isAny: boolean;
}

/** `[href]`, `[href="tel:1"]`, `[href^=tel]`: what stands in the brackets may be in quotes, and those may be escaped. */
const ATTRIBUTE =
  /\[\s{0,9}([a-z_][\w-]{0,80})\s{0,9}(?:([~|^$*]?=)\s{0,9}(?:\\?["'`])?([^"'`\]\\]{0,400}))?(\\?["'`]?\s{0,9}\])?/gi;
/** Steps to read a character of a script. */
const READ = 2;

/** A function that says whether a selector in a script of the page may tell two values of an attribute apart. */
export type ScriptSelectors = (name: string, was: string | undefined, is: string | undefined) => boolean;

/** What the scripts of a page ask of attributes. They are read at the first question. */
export function scriptSelectors(document: IndexedDocument): ScriptSelectors {
  let known: Map<string, Asked[]> | undefined;
  return (name, was, is) => {
    const { budget } = document;
    known ??= askedIn(pageCodeOf(document), (steps) => budget.spend(steps));
    const asked = known.get(name) ?? [];
    budget.spend(asked.length * READ);
    return was !== is && asked.some((each) => each.isAny || holds(each, was) !== holds(each, is));
  };
}

function askedIn(scripts: readonly string[], spend: (steps: number) => void): Map<string, Asked[]> {
  const known = new Map<string, Asked[]>();
  const seen = new Set<string>();
  for (const script of scripts) {
    spend(script.length * READ);
    for (const [, name = '', operator = '', value = '', end] of script.matchAll(ATTRIBUTE)) {
      if (operator === '' && end === undefined) continue;
      const isAny = operator !== '' && (end === undefined || value.includes('${'));
      const key = `${name} ${operator} ${isAny} ${value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const list = known.get(name.toLowerCase()) ?? [];
      list.push({ operator, value, isAny });
      known.set(name.toLowerCase(), list);
    }
  }
  return known;
}

/** Whether a value is what a selector asks for. @see Selectors Level 4, section 6 */
function holds({ operator, value }: Asked, own: string | undefined): boolean {
  if (own === undefined) return false;
  switch (operator) {
    case '':
      return true;
    case '^=':
      return own.startsWith(value);
    case '$=':
      return own.endsWith(value);
    case '*=':
      return own.includes(value);
    case '~=':
      return own.split(/\s+/).includes(value);
    case '|=':
      return own === value || own.startsWith(`${value}-`);
    default:
      return own === value;
  }
}

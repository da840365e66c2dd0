import { boundName } from '../../document/code-attributes.js';

/** A string in a script, with what it is the value of. */
export interface Literal {
  /** Of the property or variable; empty where nothing tells it. */
  name: string;
  text: string;
  /** Offset into the script, of what is in the quotes. */
  at: number;
}

const STRING = /"([^"\\\n]{1,300})"|'([^'\\\n]{1,300})'|`([^`\\\n]{1,300})`/g;
/** What stands before a string, which is quoted twice in some broken JSON. */
const NAME = /([\w$-]{1,60})["']?\s{0,8}[:=]\s{0,8}"?$/;
const MOST_NAME = 80;

/** The strings of a script or of JSON, each with its name. Strings with a backslash are left out: no contact needs one. */
export function literalsOf(script: string): Literal[] {
  const literals: Literal[] = [];
  for (const { 0: whole, index } of script.matchAll(STRING)) {
    const text = whole.slice(1, -1);
    const name = NAME.exec(script.slice(Math.max(0, index - MOST_NAME), index))?.[1] ?? '';
    literals.push({ name, text, at: index + 1 });
  }
  return literals;
}

/** The strings of an attribute: those of its code, else its value as that of its name. */
export function literalsOfAttribute(name: string, value: string, isCode: boolean): Literal[] {
  if (!isCode && !/^\s*[[{]/.test(value)) return [{ name: name.replace(/^data-/, ''), text: value, at: 0 }];
  const bound = isCode ? boundName(name) : undefined;
  const literals = literalsOf(value);
  return bound === undefined
    ? literals
    : literals.map((literal) => (literal.name === '' ? { ...literal, name: bound } : literal));
}

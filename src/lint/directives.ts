import { expectedOneOf } from '../nearest.js';
import type { IndexedDocument } from './document/document.js';
import type { Problem } from './rule.js';

/** A comment that switches rules off for a part of a canvas. */
export interface Directive {
  /** UTF-16 offsets of the comment. */
  start: number;
  end: number;
  /** Rule ids; none stands for all rules. */
  rules: readonly string[];
  /** UTF-16 offsets between which a finding must begin to be switched off. */
  from: number;
  to: number;
}

const DIRECTIVE = /^\s*inlay-(disable-next-line|disable-line|disable|enable)(?=\s|$)([\s\S]*)$/;
const REASON = /\s--(?:\s|$)[\s\S]*$/;

/** The directives in a canvas, and what is wrong with them. */
export function directivesOf(
  document: IndexedDocument,
  known: ReadonlySet<string>,
): { directives: Directive[]; problems: Problem[] } {
  const directives: Directive[] = [];
  const problems: Problem[] = [];
  const open: Directive[] = [];
  for (const { value, start, end } of document.comments) {
    const [, verb, rest = ''] = DIRECTIVE.exec(value) ?? [];
    if (verb === undefined) continue;
    const named = rest
      .replace(REASON, '')
      .split(/[\s,]+/)
      .filter((name) => name !== '');
    for (const name of named) {
      if (known.has(name)) continue;
      const message = `Unexpected rule \`${name}\` in a directive, expected ${expectedOneOf(name, [...known])}`;
      problems.push({ start, end, message });
    }
    const rules = named.filter((name) => known.has(name));
    if (named.length > 0 && rules.length === 0) continue;
    if (verb === 'enable') {
      for (const directive of open)
        if (rules.length === 0 || directive.rules.every((rule) => rules.includes(rule)))
          directive.to = Math.min(directive.to, start);
      continue;
    }
    const directive = { start, end, rules, ...reach(document.source, verb, start, end) };
    directives.push(directive);
    if (verb === 'disable') open.push(directive);
  }
  return { directives, problems };
}

function reach(source: string, verb: string, start: number, end: number): { from: number; to: number } {
  if (verb === 'disable') return { from: end, to: Number.POSITIVE_INFINITY };
  if (verb === 'disable-line') return { from: lineStart(source, start), to: nextLine(source, end) };
  const from = nextLine(source, end);
  return { from, to: nextLine(source, from) };
}

function nextLine(source: string, offset: number): number {
  const lineEnd = /\r\n|\n|\r/g;
  lineEnd.lastIndex = offset;
  return lineEnd.test(source) ? lineEnd.lastIndex : Number.POSITIVE_INFINITY;
}

function lineStart(source: string, offset: number): number {
  return Math.max(source.lastIndexOf('\n', offset - 1), source.lastIndexOf('\r', offset - 1)) + 1;
}

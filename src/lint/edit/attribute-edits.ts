import { escapeAttribute } from '../../html/escape.js';
import type { Use } from '../document/uses.js';
import type { Edit } from '../finding.js';

/** An attribute as it is best written. */
export function written(name: string, value: string): string {
  return `${name}="${escapeAttribute(value)}"`;
}

/** Gives an attribute of a component another value, or writes it again behind the component's name. */
export function setAttribute(use: Use, name: string, value: string): Edit {
  const span = use.spanOf(name);
  if (span) return { start: span.start, end: span.end, text: written(name, value) };
  const at = use.start + 1 + use.tag.length;
  return { start: at, end: at, text: ` ${written(name, value)}` };
}

/** Writes one attribute in the place of another. */
export function renameAttribute(use: Use, from: string, to: string, value: string): Edit[] {
  const span = use.spanOf(from);
  return span ? [{ start: span.start, end: span.end, text: written(to, value) }] : [];
}

const BLANK = /^[\s/]$/;

/** Takes attributes away, each with the blanks before it. Neighbours come as one edit: edits must not touch. */
export function removeAttributes(source: string, use: Use, names: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  const spans = names.flatMap((name) => use.spanOf(name) ?? []).toSorted((a, b) => a.start - b.start);
  for (const { start, end } of spans) {
    let before = start;
    while (BLANK.test(source.charAt(before - 1))) before -= 1;
    const last = edits.at(-1);
    if (last && last.end >= before) last.end = end;
    else edits.push({ start: before, end, text: '' });
  }
  return edits;
}

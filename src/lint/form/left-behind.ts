import type { IndexedDocument } from '../document/document.js';
import type { DocElement } from '../document/element.js';
import { linesOf } from '../document/lines.js';
import { oncePerDocument } from '../document/once-per-document.js';
import { sourceOffset } from '../document/source-offset.js';
import { placesTaking } from './places-taking.js';

/** Places that a message names. */
const MOST_NAMED = 3;

/**
 * A sentence on the script that takes a form, which is of no use once the form is gone; empty where none names it.
 *
 * @param removed scripts that the finding's own edits take away
 */
export function leftBehind(document: IndexedDocument, form: DocElement, removed: readonly DocElement[] = []): string {
  const places = placesTaking(document, form);
  const offsets = places.flatMap(({ script: { element }, at }) => {
    const [text] = element.children;
    return text?.kind === 'text' ? [sourceOffset(document, text, at)] : [];
  });
  if (offsets.length === 0) return '';
  const lineOf = (offset: number) => linesOnce(document).positionOf(offset).line;
  const lines = [...new Set(offsets.sort((a, b) => a - b).map(lineOf))];
  const [first, ...more] = lines.slice(0, MOST_NAMED);
  const where = more.length === 0 ? `line ${first}` : `lines ${[first, ...more].join(', ')}`;
  const isDone = offsets.every((offset) => removed.some(({ start, end }) => start <= offset && offset < end));
  if (isDone) return `. Its script goes with it, at ${where}`;
  const scripts = new Set(places.map(({ script }) => script.element));
  const spans = [...scripts].slice(0, MOST_NAMED).map(({ start, end }) => {
    const [from, to] = [lineOf(start), lineOf(Math.max(start, end - 1))];
    return from === to ? undefined : `${from} to ${to}`;
  });
  const named = spans.filter((span) => span !== undefined);
  const whole = named.length === 0 ? '' : `, in the script at lines ${named.join(' and ')}`;
  return `. Its script goes with it, at ${where}${whole}: delete ${whole === '' ? 'that, too' : 'all of that that is for it'}`;
}

const linesOnce = oncePerDocument(({ source }) => linesOf(source));

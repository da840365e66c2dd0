import { locateExact } from '../../canvas/locate/exact/locate-exact.js';
import type { Inlay } from '../../canvas/locate/inlay.js';
import { printableLine } from '../../message/printable.js';
import { elementAt, NO_ELEMENT } from './element-at.js';

/** What stands in the place of a component of the canvas. UTF-16 offsets into the output. */
export interface Placed {
  inlay: Inlay;
  start: number;
  end: number;
}

/** Where an output is no longer its canvas. UTF-16 offsets. */
export interface Difference {
  message: string;
  inCanvas: number;
  inHtml: number;
}

/** An output taken apart by its canvas. */
export interface Alignment {
  /** In the order of both. */
  expanded: Placed[];
  /** Components that stand as they were written. */
  left: Placed[];
  difference: Difference | undefined;
}

/**
 * Takes an output apart: the author's bytes one after the other, and between them in the place of each component its own
 * bytes or one element. Nothing of it asks how a component is rendered.
 */
export function align(canvas: string, html: string): Alignment {
  const expanded: Placed[] = [];
  const left: Placed[] = [];
  /** Whether each paragraph of nothing but components has stayed. */
  const stays = new Map<number, boolean>();
  let done = 0;
  let at = 0;
  const broken = (message: string, inCanvas: number, inHtml: number): Alignment => ({
    expanded,
    left,
    difference: { message, inCanvas, inHtml },
  });

  for (const located of locateExact(canvas)) {
    if (located.openEnd <= done) continue;
    const { apart } = located;
    if (apart && !stays.has(apart.paragraph)) {
      const before = canvas.slice(done, apart.start);
      stays.set(apart.paragraph, html.startsWith(before, at));
    }
    const inlay = apart && stays.get(apart.paragraph) ? { ...located, ...apart } : located;
    const before = canvas.slice(done, inlay.start);
    if (!html.startsWith(before, at)) {
      const same = commonLength(before, html, at);
      return broken(changed(canvas, done + same, html, at + same), done + same, at + same);
    }
    const start = at + before.length;
    const opening = canvas.slice(inlay.start, inlay.openEnd);
    if (html.startsWith(opening, start)) {
      at = start + opening.length;
      done = inlay.openEnd;
      left.push({ inlay, start, end: at });
      continue;
    }
    const found = elementAt(html, start);
    if ('problem' in found) {
      const what = found.problem === NO_ELEMENT ? quoted(html, start) : found.problem;
      const message = `Unexpected ${what} in the place of \`${opening}\`, expected one whole element, or the component as it is written`;
      return broken(message, inlay.start, start);
    }
    expanded.push({ inlay, start, end: found.end });
    done = inlay.end;
    at = found.end;
  }
  const rest = canvas.slice(done);
  if (html.slice(at) === rest) return { expanded, left, difference: undefined };
  const same = commonLength(rest, html, at);
  return broken(changed(canvas, done + same, html, at + same), done + same, at + same);
}

function commonLength(text: string, html: string, at: number): number {
  let length = 0;
  while (length < text.length && text[length] === html[at + length]) length += 1;
  return length;
}

/** UTF-16 code units that a message quotes. */
const QUOTED = 24;

function changed(canvas: string, inCanvas: number, html: string, inHtml: number): string {
  return `Unexpected ${quoted(html, inHtml)}, expected the author's ${quoted(canvas, inCanvas)}`;
}

function quoted(text: string, at: number): string {
  if (at >= text.length) return 'end';
  const cut = text.length > at + QUOTED ? '…' : '';
  return `\`${printableLine(text.slice(at, at + QUOTED).toWellFormed())}${cut}\``;
}

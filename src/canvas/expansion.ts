import type { Element } from 'hast';
import type { Context } from '../component/context.js';
import { fitToPlace, isUnlinked, resolve } from '../component/expand.js';
import { withMarks } from '../component/marks.js';
import type { Resolution } from '../component/resolution.js';
import { serialize } from '../html/serialize.js';
import type { Site } from '../site/schema.js';
import type { FormHole, PageHole } from './baked-schema.js';
import type { Inlay } from './inlay.js';

/** What of an inlay decides its expansion. */
export type Use = Pick<Inlay, 'tag' | 'attributes' | 'context'>;

/** What an inlay comes to on a site, whatever the request, with its markup written. */
export interface Expansion {
  tag: Inlay['tag'];
  context: Context;
  /** As the component gave it, before it is fitted to its place; without its element. */
  resolution: Omit<Resolution, 'element'>;
  /** What the report says when the request has nothing to do with it. */
  outcome: Omit<Resolution, 'element'>;
  /** Markup, and marks that the page decides, with the menu's own numbers. Nothing when the site has nothing. */
  pieces: readonly (string | PageHole)[] | undefined;
  /** UTF-16 code units of the markup, marks left out. */
  length: number;
  /** What goes in its place when the request brings the form. */
  form: Omit<FormHole, 'otherwise'> | undefined;
}

/** Expands an inlay on a site. */
export function expansionOf({ tag, attributes, context }: Use, site: Site): Expansion {
  const resolved = resolve(tag, attributes, { site, context });
  const { element, ...outcome } = fitToPlace(tag, context, resolved);
  const { element: _unfitted, ...resolution } = resolved;
  const pieces = element && piecesOf(element);
  const length = pieces?.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0) ?? 0;
  return { tag, context, resolution, outcome, pieces, length, form: formOf(resolution, context) };
}

/** A mark as serialized in its place, behind the blank that goes with it. NUL is in no clean text, so nothing else is like it. */
const MARK = /( \0[^\0]*\0| aria-current="\0[^\0]*\0")/;
const PLACEHOLDER = /\0(\d+),(\d+),([^\0]*)\0/;

function piecesOf(element: Element): (string | PageHole)[] {
  const written = serialize(withMarks(element, ({ items: [first, last], value }) => `\0${first},${last},${value}\0`));
  return written.split(MARK).map((piece) => {
    const [, first, last] = PLACEHOLDER.exec(piece) ?? [];
    if (first === undefined) return piece;
    const current = piece.replace(PLACEHOLDER, '$3');
    return { hole: 'page', items: [Number(first), Number(last)], current, otherwise: '' };
  });
}

function formOf({ form: open }: Expansion['resolution'], context: Context): Expansion['form'] {
  if (!open) return undefined;
  const { provider, form, trusted } = open;
  const shell = serialize(open.shell);
  const after = `</${open.shell.tagName}>`;
  const before = shell.slice(0, -after.length);
  return { hole: 'form', provider, form, trusted, linked: !isUnlinked(context), before, after };
}

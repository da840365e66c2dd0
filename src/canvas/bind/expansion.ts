import type { Element } from 'hast';
import { cachePerUse, type Use } from '../../component/cache-per-use.js';
import { type Context, isUnlinked } from '../../component/context.js';
import { fitToPlace, resolve } from '../../component/expand.js';
import type { FormContent, Resolution } from '../../component/resolution.js';
import { serialize } from '../../html/serialize.js';
import type { Site } from '../../site/schema.js';
import type { FormHole, PageHole } from '../run/baked-schema.js';
import { menuPieces } from './menu-pieces.js';

/** What an inlay comes to on a site, whatever the request, with its markup written. */
export interface Expansion {
  /** As the component gave it, before it is fitted to its place; without its markup. */
  resolution: Omit<Resolution, 'element' | 'content'>;
  /** What the report says when the request has nothing to do with it. */
  outcome: Omit<Resolution, 'element' | 'content'>;
  /** Markup, and marks that the page decides, with the menu's own numbers. Nothing when the site has nothing. */
  pieces: readonly (string | PageHole)[] | undefined;
  /** UTF-16 code units of the markup, marks left out. */
  length: number;
  /** Steps that it takes to make, see `Budget`. */
  work: number;
  /** What goes in its place when the request brings the form. */
  form: Omit<FormHole, 'otherwise'> | undefined;
}

/**
 * UTF-16 code units of markup that are kept for each site, and some for what is around it: a thousand everyday expansions,
 * and still the largest of menus.
 */
const MAX_KEPT = 16_777_216;

/** A function that expands inlays on a site, equal ones once. */
export const expander = cachePerUse({ make: expansionOf, weigh: ({ length }) => length, limit: MAX_KEPT });

/** Steps of any expansion, of each attribute that is read, and of each character of markup, as measured. */
const EXPANSION_STEPS = 1000;
const ATTRIBUTE_STEPS = 300;
const CHARACTER_STEPS = 10;

/** Steps to tell in the report which of a large site's names was meant. */
const HINT_STEPS = 20_000;

function expansionOf({ tag, attributes, context }: Use, site: Site): Expansion {
  const resolved = resolve(tag, attributes, { site, context });
  const { element, content, ...outcome } = fitToPlace(tag, context, resolved);
  const { element: _unfitted, content: _linked, ...resolution } = resolved;
  const pieces = element && (resolution.pages ? menuPieces(element) : [markupOf(element, content)]);
  const length = pieces?.reduce((sum, piece) => sum + (typeof piece === 'string' ? piece.length : 0), 0) ?? 0;
  const read = ATTRIBUTE_STEPS * Object.keys(attributes).length;
  const told = pieces ? CHARACTER_STEPS * length : HINT_STEPS;
  const work = EXPANSION_STEPS + read + (resolution.work ?? 0) + told;
  return { resolution, outcome, pieces, length, work, form: formOf(resolution, context) };
}

function markupOf(element: Element, content: FormContent | undefined): string {
  if (!content) return serialize(element);
  const [before, after] = tagsOf(element);
  return before + content.html + after;
}

function formOf({ form: open }: Expansion['resolution'], context: Context): Expansion['form'] {
  if (!open) return undefined;
  const { provider, form, trusted } = open;
  const [before, after] = tagsOf(open.shell);
  return { hole: 'form', provider, form, trusted, linked: !isUnlinked(context), before, after };
}

/** The start tag and the end tag of an element that a form stands in. */
function tagsOf(shell: Element): [before: string, after: string] {
  const after = `</${shell.tagName}>`;
  return [serialize(shell).slice(0, -after.length), after];
}

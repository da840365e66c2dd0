import { checkLimit, MAX_HOLE_DEPTH } from '../limits.js';
import type { Baked, FormHole, FormsHole, Part } from '../run/baked-schema.js';
import { type Assumptions, assumeForm, assumeTorn, formKey, NOTHING, settle, type Undecided } from './assumptions.js';
import type { Bound, BoundCanvas, BoundInlay } from './bound.js';
import type { Expansion } from './expansion.js';
import { type ItemNumberer, itemNumberer } from './number-items.js';

/** A stretch of the canvas between two offsets, and the inlays in it. */
interface Stretch {
  start: number;
  end: number;
  inlays: readonly BoundInlay[];
}

interface Binding {
  source: string;
  /** UTF-16 code units of the texts so far. */
  length: number;
  limit: number;
  numbered: ItemNumberer;
  expansions: Set<Expansion>;
}

/**
 * The markup of a canvas: what is the same for every request as text, the rest as holes.
 *
 * @param limit UTF-16 code units of all its texts
 * @throws InlayError `limit-exceeded`
 */
export function bindParts(source: string, inlays: readonly BoundInlay[], limit: number): Omit<BoundCanvas, 'inlays'> {
  // Its keys begin with `//`: no name that every object has is among them.
  const pages: Baked['pages'] = {};
  const expansions = new Set<Expansion>();
  const binding = { source, limit, length: 0, numbered: itemNumberer(pages), expansions };
  return { parts: bindStretch({ start: 0, end: source.length, inlays }, NOTHING, binding), pages, expansions };
}

function bindStretch({ start, end, inlays }: Stretch, assumed: Assumptions, binding: Binding): Part[] {
  checkLimit(assumed.depth, MAX_HOLE_DEPTH, 'forms in the fallback content of one another');
  const parts: Part[] = [];
  // What is written up to: an inlay that opens before it is in the fallback content of one that is shown.
  let at = start;
  const put = (span: Pick<Stretch, 'start' | 'end'>, shown: readonly Part[]) => {
    parts.push(counted(binding.source.slice(at, span.start), binding));
    for (const part of shown) parts.push(counted(part, binding));
    at = span.end;
  };
  for (const [index, entry] of inlays.entries()) {
    if (entry.inlay.openEnd <= at) continue;
    const bound = settle(entry, assumed);
    if ('undecided' in bound) {
      const { end: behind } = bound.group;
      const paragraph = { start: entry.inlay.start, end: behind, inlays: within(behind, inlays, index) };
      put(paragraph, [paragraphHole(paragraph, bound, assumed, binding)]);
      continue;
    }
    binding.expansions.add(bound.expansion);
    const shown = shownParts(bound, () => within(bound.inlay.end, inlays, index + 1), assumed, binding);
    if (shown) put(bound.inlay, shown);
  }
  put({ start: end, end }, []);
  return parts;
}

/** Counts a part that is a text: a canvas may show a large form ten thousand times. */
function counted<T extends Part>(part: T, binding: Binding): T {
  if (typeof part !== 'string') return part;
  binding.length += part.length;
  checkLimit(binding.length, binding.limit, 'characters of output');
  return part;
}

/** A paragraph that goes or stays by what the request brings. */
function paragraphHole(
  paragraph: Stretch,
  { group, undecided }: Undecided,
  assumed: Assumptions,
  binding: Binding,
): FormsHole {
  const forms = [...undecided.values()].map(({ provider, form, trusted }) => ({ provider, form, trusted }));
  const present = bindStretch(paragraph, assumeTorn(assumed, group, undecided, false), binding);
  const otherwise = bindStretch(paragraph, assumeTorn(assumed, group, undecided, true), binding);
  return { hole: 'forms', forms, present, otherwise };
}

/** What stands in an inlay's place; nothing where its source stays whatever the request. */
function shownParts(
  { inlay, expansion }: Bound,
  fallback: () => readonly BoundInlay[],
  assumed: Assumptions,
  binding: Binding,
): readonly Part[] | undefined {
  const { pieces, form } = expansion;
  if (!form) return pieces && binding.numbered(expansion, pieces);
  if (pieces) return siteForm(form, pieces.join(''), binding);
  const usable = assumed.usable.get(formKey(form));
  if (usable === false) return undefined;
  if (usable) return [{ ...form, otherwise: [] }];
  const { start, end } = inlay;
  const otherwise = bindStretch({ start, end, inlays: fallback() }, assumeForm(assumed, form, false), binding);
  return [{ ...form, otherwise }];
}

/** A form that is shown in any case: only its content is the request's. */
function siteForm(form: Omit<FormHole, 'otherwise'>, markup: string, binding: Binding): Part[] {
  const { before, after } = form;
  const content = counted(markup.slice(before.length, -after.length), binding);
  return [before, { ...form, before: '', after: '', otherwise: [content] }, after];
}

/** The inlays from one on that open before an offset. */
function within(end: number, inlays: readonly BoundInlay[], from: number): BoundInlay[] {
  let behind = from;
  while ((inlays[behind]?.inlay.openEnd ?? Number.POSITIVE_INFINITY) <= end) behind += 1;
  return inlays.slice(from, behind);
}

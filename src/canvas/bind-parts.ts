import type { FormName } from '../component/resolution.js';
import { type Assumptions, assumeForm, assumeTorn, formKey, isTorn, NOTHING } from './assumptions.js';
import type { Baked, FormHole, PageHole, Part } from './baked-schema.js';
import type { Bound, BoundCanvas, BoundInlay } from './bound.js';
import type { Expansion } from './expansion.js';
import { checkLimit, MAX_HOLE_DEPTH } from './limits.js';
import { itemNumberer } from './number-items.js';
import { type Count, counter, partList } from './part-list.js';

/** A stretch of the canvas between two offsets, and the inlays in it. */
interface Stretch {
  start: number;
  end: number;
  inlays: readonly BoundInlay[];
}

interface Binding {
  source: string;
  count: Count;
  numbered(expansion: Expansion): readonly (string | PageHole)[];
  expansions: Set<Expansion>;
}

/**
 * The markup of a canvas: what is the same for every request as text, the rest as holes.
 *
 * @throws InlayError `limit-exceeded`
 */
export function bindParts(source: string, inlays: readonly BoundInlay[]): Omit<BoundCanvas, 'inlays'> {
  // Its keys begin with `//`: no name that every object has is among them.
  const pages: Baked['pages'] = {};
  const expansions = new Set<Expansion>();
  const binding = { source, count: counter(), numbered: itemNumberer(pages), expansions };
  return { parts: bindStretch({ start: 0, end: source.length, inlays }, NOTHING, binding), pages, expansions };
}

function bindStretch({ start, end, inlays }: Stretch, assumed: Assumptions, binding: Binding): Part[] {
  checkLimit(assumed.depth, MAX_HOLE_DEPTH, 'forms in the fallback content of one another');
  const list = partList(binding.count);
  // What is written up to: an inlay that opens before it is in the fallback content of one that is shown.
  let at = start;
  for (const [index, entry] of inlays.entries()) {
    if (entry.inlay.openEnd <= at) continue;
    const torn = isTorn(entry, assumed);
    if (entry.apart && typeof torn === 'object') {
      const { group } = entry.apart;
      const paragraph = { start: entry.inlay.start, end: group.end, inlays: within(group.end, inlays, index) };
      const branch = (stays: boolean) => bindStretch(paragraph, assumeTorn(assumed, group, torn, stays), binding);
      list.add(binding.source.slice(at, paragraph.start));
      list.add({
        hole: 'forms',
        forms: [...torn.values()].map(formName),
        present: branch(false),
        otherwise: branch(true),
      });
      at = paragraph.end;
      continue;
    }
    const bound = torn && entry.apart ? entry.apart : entry;
    binding.expansions.add(bound.expansion);
    const shown = shownParts(bound, () => within(bound.inlay.end, inlays, index + 1), assumed, binding);
    if (!shown) continue;
    list.add(binding.source.slice(at, bound.inlay.start));
    for (const part of shown) list.add(part);
    at = bound.inlay.end;
  }
  list.add(binding.source.slice(at, end));
  return list.finish();
}

/** What stands in an inlay's place; nothing where its source stays whatever the request. */
function shownParts(
  { inlay, expansion }: Bound,
  fallback: () => readonly BoundInlay[],
  assumed: Assumptions,
  binding: Binding,
): readonly Part[] | undefined {
  const { pieces, form } = expansion;
  const usable = form ? assumed.usable.get(formKey(form)) : false;
  if (!form || usable === false) return pieces && binding.numbered(expansion);
  if (pieces) return siteForm(form, usable === true ? '' : pieces.join(''));
  if (usable) return [{ ...form, otherwise: [] }];
  const { start, end } = inlay;
  const otherwise = bindStretch({ start, end, inlays: fallback() }, assumeForm(assumed, form, false), binding);
  return [{ ...form, otherwise }];
}

/** A form that is shown in any case: only its content is the request's. */
function siteForm(form: Omit<FormHole, 'otherwise'>, markup: string): Part[] {
  const { before, after } = form;
  const content = markup.slice(before.length, -after.length);
  return [before, { ...form, before: '', after: '', otherwise: content === '' ? [] : [content] }, after];
}

/** The inlays from one on that open before an offset. */
function within(end: number, inlays: readonly BoundInlay[], from: number): BoundInlay[] {
  let behind = from;
  while ((inlays[behind]?.inlay.openEnd ?? Number.POSITIVE_INFINITY) <= end) behind += 1;
  return inlays.slice(from, behind);
}

function formName({ provider, form, trusted }: FormName): FormName {
  return { provider, form, trusted };
}

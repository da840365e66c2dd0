import type { Span } from '../document/element.js';
import type { Shown, ShownCanvas, Unshown } from './shown.js';

/** What is shown in a region, before or after. */
export interface Inside {
  shown: Shown[];
  unshown: Unshown[];
}

/** How the components of a canvas lie to regions of it. */
interface Layout {
  inside: Inside[];
  /** Regions in content that is replaced anyway, so that nobody sees them. */
  covered: ReadonlySet<number>;
  /** Regions whose border is in the midst of an expansion. */
  crossed: ReadonlySet<number>;
  /** Expansions in no region, named by where they stand in the canvas before and what they show. */
  outside: ReadonlyMap<string, number>;
}

/** What fixes made together do to a canvas. */
export interface Outcome {
  before: Inside[];
  after: Inside[];
  covered: ReadonlySet<number>;
  /** Regions that may be why the canvas looks different elsewhere. */
  blamed: ReadonlySet<number>;
}

/**
 * Compares all that is outside regions of a canvas before and after they were changed. Outside them the sources are equal.
 *
 * @param regions in order, without overlaps
 * @param lengths UTF-16 code units of each region afterwards
 */
export function compareOutside(
  before: ShownCanvas,
  after: ShownCanvas,
  regions: readonly Span[],
  lengths: readonly number[],
): Outcome {
  let shift = 0;
  const moved = regions.map(({ start, end }, index) => {
    const from = start + shift;
    const length = lengths[index] ?? 0;
    shift += length - (end - start);
    return { start: from, end: from + length };
  });
  const old = layOut(before, regions, regions);
  const now = layOut(after, moved, regions);
  const blamed = new Set([...old.crossed, ...now.crossed]);
  const differing = [...missing(old.outside, now.outside), ...missing(now.outside, old.outside)];
  for (const next of differing) {
    if (next > 0) blamed.add(next - 1);
    if (next < regions.length) blamed.add(next);
  }
  for (const index of old.covered) if (!now.covered.has(index)) blamed.add(index);
  for (const index of now.covered) if (!old.covered.has(index)) blamed.add(index);
  return { before: old.inside, after: now.inside, covered: old.covered, blamed };
}

function missing(from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>): number[] {
  return [...from].flatMap(([key, next]) => (to.has(key) ? [] : [next]));
}

/** @param origins the regions before they were changed */
function layOut({ shown, unshown }: ShownCanvas, regions: readonly Span[], origins: readonly Span[]): Layout {
  const inside = regions.map((): Inside => ({ shown: [], unshown: [] }));
  const covered = new Set<number>();
  const crossed = new Set<number>();
  const outside = new Map<string, number>();
  // An offset outside all regions, as it was before.
  const origin = (offset: number, next: number) =>
    offset - (regions[next - 1]?.end ?? 0) + (origins[next - 1]?.end ?? 0);
  const skip = (index: number, offset: number) => {
    let next = index;
    while ((regions[next]?.end ?? Number.POSITIVE_INFINITY) <= offset) next += 1;
    return next;
  };

  let next = 0;
  for (const each of shown) {
    const { start, end, html } = each;
    while (isBehind(regions[next], each)) next += 1;
    const at = next;
    let isInside = false;
    let behind = at;
    for (let region = regions[behind]; region && region.start < end; region = regions[behind]) {
      if (region.start <= start && end <= region.end) {
        inside[behind]?.shown.push(each);
        isInside = true;
        break;
      }
      if (start <= region.start && region.end <= end) covered.add(behind);
      else crossed.add(behind);
      behind += 1;
    }
    if (isInside) continue;
    outside.set(`${origin(start, at)} ${origin(end, behind)} ${html}`, at);
    next = Math.max(next, behind - 1, 0);
  }
  next = 0;
  for (const each of unshown) {
    next = skip(next, each.start);
    const region = regions[next];
    if (region && region.start < each.end) inside[next]?.unshown.push(each);
  }
  return { inside, covered, crossed, outside };
}

/** Whether a region ends before an expansion; an empty one at its very start does. */
function isBehind(region: Span | undefined, { start }: Shown): boolean {
  return region !== undefined && region.end <= start;
}

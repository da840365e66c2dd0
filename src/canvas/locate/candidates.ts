/** The beginning of a component's start tag: nothing else can become one. */
const CANDIDATE = /<x-(?:logo|menu|social|contact|addon)/gi;
const CANDIDATE_HERE = /<x-(?:logo|menu|social|contact|addon)/iy;

const LESS = 60;

/** Characters that a hit of `x-` must stand for on average, and those that the first hits are spared. */
const SPARSE = 32;
const SLACK = 2048;

/** Where the next candidates are that begin in lower and in upper case, from the offset last asked for. */
export interface Candidates {
  readonly source: string;
  lower: number;
  upper: number;
}

export function candidatesOf(source: string): Candidates {
  return { source, lower: -1, upper: -1 };
}

/**
 * The offset of the first candidate for a component at or behind `from`; infinity when there is none.
 *
 * Measured on a page of 60 KB: `indexOf('x-')` hops at 15 GB/s, as an `x` is rare, `indexOf('<x-')` at 7, the regular
 * expression at 4.5; it takes over where `x-` is frequent.
 *
 * @param from not below the last one
 */
export function nextCandidate(candidates: Candidates, from: number): number {
  const { source, lower, upper } = candidates;
  if (lower < from) candidates.lower = hop(source, 'x-', from);
  if (upper < from) candidates.upper = hop(source, 'X-', from);
  return Math.min(candidates.lower, candidates.upper);
}

function hop(source: string, start: string, from: number): number {
  let spared = SLACK;
  let at = from;
  for (;;) {
    const hit = source.indexOf(start, at);
    if (hit === -1) return Number.POSITIVE_INFINITY;
    if (hit > from && source.charCodeAt(hit - 1) === LESS && isCandidate(source, hit - 1)) return hit - 1;
    spared += hit - at - SPARSE;
    at = hit + start.length;
    if (spared < 0) return search(source, at - 1);
  }
}

function isCandidate(source: string, at: number): boolean {
  CANDIDATE_HERE.lastIndex = at;
  return CANDIDATE_HERE.test(source);
}

function search(source: string, from: number): number {
  CANDIDATE.lastIndex = from;
  const found = CANDIDATE.exec(source);
  return found ? found.index : Number.POSITIVE_INFINITY;
}

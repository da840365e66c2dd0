import type { Problem, Proposal } from '../../rule.js';

/** The member of an address that a problem of its region is of. */
export const REGION = 'addressRegion';

/** The problem of the region in an address that is wrong itself: one finding tells and mends both. */
export function regionWithin(
  { start, end }: Pick<Problem, 'start' | 'end'>,
  fix: Proposal | undefined,
  regions: readonly Problem[],
): Problem | undefined {
  return fix && regions.find((region) => region.fix && region.start >= start && region.end <= end);
}

/** A fix of an address that writes its region, too, unless it replaces all of the address. */
export function withRegion(fix: Proposal, { start, end, fix: own }: Problem): Proposal {
  if (!own || fix.edits.some((edit) => edit.start <= start && edit.end >= end)) return fix;
  const edits = [...fix.edits, ...own.edits].sort((a, b) => a.start - b.start);
  return { description: `${fix.description}. ${own.description}`, edits };
}

import type { Budget } from '../../budget.js';
import type { DocElement } from '../document/element.js';
import { byPlace } from '../edit/fix.js';
import type { Edit } from '../finding.js';
import type { Region } from './region.js';

/** A fix that may turn out to be safe. */
export interface Candidate {
  /** The index of the problem that it mends. */
  problem: number;
  /** In the order of the source, without overlaps. */
  edits: readonly Edit[];
  region: Region;
}

/** Rounds of fixes that do not touch each other. What is left after them overlaps so many others that it stays unproven. */
const MAX_BATCHES = 8;

/**
 * Parts fixes into groups that can be tried together: no two in one place, nor in one paragraph, which may go or stay
 * by all that is in it.
 *
 * @returns the groups, each in the order of the source, and what is left
 */
export function batchesOf(
  candidates: readonly Candidate[],
  budget: Budget,
): { batches: Candidate[][]; left: Candidate[] } {
  let left = candidates.toSorted((a, b) => byPlace(a.region, b.region));
  const batches: Candidate[][] = [];
  while (left.length > 0 && batches.length < MAX_BATCHES) {
    budget.spend(left.length * 10);
    const batch: Candidate[] = [];
    const later: Candidate[] = [];
    const paragraphs = new Set<DocElement>();
    let last: Region | undefined;
    for (const candidate of left) {
      const { region } = candidate;
      const { paragraph } = region;
      const isFree = !last || (region.start >= last.end && region.start > last.start);
      if (isFree && (!paragraph || !paragraphs.has(paragraph))) {
        batch.push(candidate);
        last = region;
        if (paragraph) paragraphs.add(paragraph);
      } else later.push(candidate);
    }
    batches.push(batch);
    left = later;
  }
  return { batches, left };
}

/**
 * Joins the fixes whose places overlap to one each, as applying all of them does.
 *
 * @param candidates in the order of the source
 */
export function mergeOverlapping(candidates: readonly Candidate[]): Candidate[][] {
  const groups: Candidate[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  let start = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const { region } = candidate;
    if (region.start < end || region.start === start) groups.at(-1)?.push(candidate);
    else groups.push([candidate]);
    start = region.start;
    end = Math.max(end, region.end);
  }
  return groups;
}

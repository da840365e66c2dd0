import type { Problem, Proposal } from '../../rule.js';
import type { Suspect } from './suspect.js';

/** What is wrong with a member of an address that has its own finding where the rest of the address is right. */
export interface MemberProblem {
  member: 'addressRegion' | 'addressCountry';
  problem: Problem;
}

/** The members in an address that is wrong itself: one finding tells and mends them all. */
export function membersWithin(
  { kind, source, inParts, start, end }: Suspect,
  members: readonly MemberProblem[],
): MemberProblem[] {
  if (kind !== 'address' || source !== 'structured data') return [];
  const whole = inParts ?? { start, end };
  return members.filter(({ problem }) => problem.start >= whole.start && problem.end <= whole.end);
}

/** A fix of an address that mends its other members, too, unless it replaces all of the address. */
export function withMembers(fix: Proposal, members: readonly MemberProblem[]): Proposal {
  return members.reduce((all, { problem }) => withProblem(all, problem), fix);
}

function withProblem(fix: Proposal, { start, end, fix: own }: Problem): Proposal {
  if (!own || fix.edits.some((edit) => edit.start <= start && edit.end >= end)) return fix;
  const edits = [...fix.edits, ...own.edits].sort((a, b) => a.start - b.start);
  return { description: `${fix.description}. ${own.description}`, edits };
}

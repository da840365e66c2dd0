import type { NextAction } from '../../api/problem.js';

/** Why the score is not full. */
export interface Reason {
  id: string;
  severity: 'error' | 'warning' | 'info';
  message: string;
  /** Path of the page, or name of the canvas. */
  where?: string;
  /** Points that it takes. */
  points: number;
  next_action: NextAction;
}

/** Points that all reasons of a group take at most: one bad page does not hide all else. */
const CAPS = { rule: 40, answer: 20, finding: 20, accessibility: 15, weight: 5 } as const;

export type ReasonGroup = keyof typeof CAPS;

/** The score of 100, and the points that are really taken. */
export function scoreOf(groups: Readonly<Record<ReasonGroup, readonly Reason[]>>): number {
  const taken = Object.entries(groups).reduce((sum, [group, reasons]) => {
    const points = reasons.reduce((own, { points }) => own + points, 0);
    return sum + Math.min(CAPS[group as ReasonGroup], points); // a key of the table
  }, 0);
  return 100 - taken;
}

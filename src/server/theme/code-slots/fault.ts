import { positioner } from 'inlay/internal/text/position.js';
import type { ProblemPlace } from '../../api/problem.js';

/** Something in a slot for which it can't be put into pages. */
export interface Fault {
  /** Of the slot's member: `/code`, `/hook`. */
  pointer: string;
  /** In kebab-case. */
  code: string;
  message: string;
  /** From 1, in the code. */
  line?: number;
  /** From 1, in UTF-16 code units. */
  column?: number;
}

/** Faults that are told of a slot: who mends the first ones often mends the rest. */
const MOST_FAULTS = 50;

/** Makes faults at offsets of a code. */
export function faultsIn(code: string) {
  const positionOf = positioner(code);
  return (offset: number, kind: string, message: string): Fault => {
    const { line, column } = positionOf(Math.max(0, Math.min(offset, code.length)));
    return { pointer: '/code', code: kind, message: `${message} (line ${line}, column ${column})`, line, column };
  };
}

/** The first faults in the order of their places, each place once. */
export function inOrder(faults: readonly Fault[]): Fault[] {
  const sorted = faults.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
  const seen = new Set<string>();
  return sorted.filter(({ message }) => !seen.has(message) && seen.add(message)).slice(0, MOST_FAULTS);
}

/** Faults as places of a request's body. */
export function placesOfFaults(faults: readonly Fault[], at = ''): ProblemPlace[] {
  return faults.map(({ pointer, code, message }) => ({ pointer: `${at}${pointer}`, code, message }));
}

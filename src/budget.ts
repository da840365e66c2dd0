import { InlayError } from './message/error.js';

/**
 * Counts work, so that no input can take longer than its limit allows, wherever the time goes. A step is what takes about 10
 * nanoseconds: one character looked at, one element compared, one entry of a list copied.
 */
export interface Budget {
  /**
   * Counts work before it is done.
   *
   * @param steps from 0
   * @throws InlayError `limit-exceeded` when more than the limit is spent
   */
  spend(steps: number): void;
}

/**
 * A budget for one task.
 *
 * @param limit steps; infinity is none
 * @param task what is being done, as in `to lint this canvas`
 */
export function budgetOf(limit: number, task: string): Budget {
  let spent = 0;
  return {
    spend(steps) {
      spent += steps;
      if (spent <= limit) return;
      throw new InlayError(
        'limit-exceeded',
        `Unexpected work of over ${limit} steps to ${task}, expected at most ${limit}`,
      );
    },
  };
}

/**
 * A budget for a part of a task: what is spent of it is spent of the whole too.
 *
 * @param limit steps that the part may take
 */
export function partOf(whole: Budget, limit: number, task: string): Budget {
  const own = budgetOf(limit, task);
  return {
    spend(steps) {
      own.spend(steps);
      whole.spend(steps);
    },
  };
}

/** Whether more than the limit was spent already. */
export function isSpent(budget: Budget): boolean {
  try {
    budget.spend(0);
    return false;
  } catch {
    return true;
  }
}

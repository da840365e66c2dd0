import { expect, test } from 'vitest';
import { budgetOf } from '../src/budget.js';

test('a budget gives what it has, and not a step more', () => {
  const budget = budgetOf(10, 'lint this canvas');
  budget.spend(4);
  budget.spend(6);
  expect(() => budget.spend(1)).toThrow(
    expect.objectContaining({
      code: 'limit-exceeded',
      message: 'Unexpected work of over 10 steps to lint this canvas, expected at most 10',
    }),
  );
});

test('an infinite budget never ends', () => {
  expect(() => budgetOf(Number.POSITIVE_INFINITY, 'lint this canvas').spend(Number.MAX_SAFE_INTEGER)).not.toThrow();
});

import { budgetOf } from '../../budget.js';
import { InlayError } from '../../message/error.js';
import { problemsOf } from '../../message/problems.js';
import { inspect } from '../../site/inspect.js';
import { MAX_STATE_WORK } from '../../site/limits.js';
import { type Baked, bakedSchema } from './baked-schema.js';

/**
 * Checks a baked canvas that comes from outside.
 *
 * @throws InlayError `invalid-baked` with every problem; `limit-exceeded` for one that is too large
 */
export function parseBaked(input: unknown): Baked {
  const unreadable = inspect(input, budgetOf(MAX_STATE_WORK, 'read this baked canvas'));
  const result = unreadable.length > 0 ? undefined : bakedSchema.safeParse(input);
  if (result?.success) return result.data;
  const problems = result ? problemsOf(result.error, bakedSchema, input) : unreadable;
  throw new InlayError('invalid-baked', 'The baked canvas is not valid:', problems);
}

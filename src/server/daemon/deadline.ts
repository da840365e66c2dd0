import { MAX_DEADLINE_MS, PATIENCE_MS } from './limits.js';
import { refuse } from './problem.js';

/**
 * The milliseconds that a client gives its request, by its header `Inlay-Timeout-Ms`.
 *
 * @throws ProblemError `invalid-header`
 */
export function deadlineOf(header: string | string[] | undefined): number {
  if (header === undefined) return PATIENCE_MS;
  const ms = typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : 0;
  if (ms >= 1 && ms <= MAX_DEADLINE_MS) return ms;
  const detail = `Unexpected \`Inlay-Timeout-Ms\`, expected milliseconds from 1 to ${MAX_DEADLINE_MS}`;
  return refuse('invalid-header', detail);
}

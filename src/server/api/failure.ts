import { InlayError } from 'inlay/internal/message/error.js';
import { StaleError, StorageError, TakenError } from '../store/document.js';
import { LostClaimError } from '../store/repeat-mark.js';
import { changeLines } from './change-lines.js';
import { ApiProblem } from './problem.js';

/** The problem that an error of a route's function comes to. What nobody foresaw says nothing of itself. */
export function failureOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof StorageError)
    return new ApiProblem('storage-unavailable', `${error.message}, nothing was written`, {
      headers: { 'retry-after': '1' },
    });
  if (error instanceof StaleError) return staleProblem(error);
  if (error instanceof TakenError)
    return new ApiProblem(
      'state-conflict',
      `${error.message}, nothing was written: ${error.kind} \`${error.key}\` can't`,
    );
  if (error instanceof LostClaimError)
    return new ApiProblem('idempotency-in-progress', `${error.message}, nothing was written`, {
      headers: { 'retry-after': '1' },
    });
  if (error instanceof InlayError && error.code === 'invalid-document') {
    const errors = error.problems.map((place) => ({ ...place, code: 'invalid' }));
    return new ApiProblem('validation-failed', error.summary, { errors });
  }
  if (error instanceof InlayError && error.code === 'deadline-exceeded')
    return new ApiProblem('deadline-exceeded', error.summary);
  if (error instanceof InlayError && (error.code === 'overloaded' || error.code === 'closed'))
    return new ApiProblem('overloaded', error.summary, { headers: { 'retry-after': '1' } });
  return new ApiProblem('internal-error', 'The log of the server says more under this request id');
}

function staleProblem({ documents }: StaleError): ApiProblem {
  const current = documents.map(({ kind, key, expected, current, base }) => ({
    kind,
    key,
    expected,
    current: current
      ? { etag: current.etag, revision: current.revision, by: current.by, at: current.at, body: current.body }
      : null,
    // Line by line, as people read it: what was read, and what is there now.
    ...(base !== undefined && { changes: changeLines(base, current?.body ?? null) }),
  }));
  const [first] = current;
  return new ApiProblem('etag-mismatch', `${first?.kind} \`${first?.key}\` has changed since it was read`, {
    members: { current },
    ...(first?.current && { headers: { etag: `"${first.current.etag}"` } }),
  });
}

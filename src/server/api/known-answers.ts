import type { ApiAnswer } from './api-answer.js';
import type { ApiRequest } from './api-request.js';
import type { Principal } from './principal.js';

/** What is answered to a request, and to whom. */
export interface Given {
  principal: Principal;
  answer: ApiAnswer;
}

/** Milliseconds for which the same request has the same answer: writes of other processes are seen no sooner anyway. */
const KNOWN_MS = 5;

/** Requests that are known at once. */
const MOST_KNOWN = 100;

/**
 * Remembers for a moment who asked with a service key for what had not changed. Under load that is asked again and again, and
 * to check the same key and the same tag anew takes longer than all else.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 */
export function knownAnswers(nowMs: () => number) {
  const known = new Map<string, Given & { until: number }>();
  let writes = 0;
  return {
    /** What was answered to the same request a moment ago. */
    find(request: ApiRequest): Given | undefined {
      if (known.size === 0) return undefined;
      const key = keyOf(request);
      const found = key === undefined ? undefined : known.get(key);
      return found && found.until > nowMs() ? found : undefined;
    },
    /** How many writes there were. */
    writes: () => writes,
    /**
     * Keeps an answer that says that nothing has changed; any other is not kept.
     *
     * @param since the writes there were when the request came: with one more the answer may be of before
     */
    keep(request: ApiRequest, { principal, answer }: Given, since: number): void {
      const isUnchanged = answer.status === 304 && principal.scheme === 'service-key' && since === writes;
      const key = isUnchanged ? keyOf(request) : undefined;
      if (key === undefined) return;
      if (known.size >= MOST_KNOWN) known.clear();
      known.set(key, { principal, answer, until: nowMs() + KNOWN_MS });
    },
    /** Something was written. */
    forget(): void {
      writes += 1;
      known.clear();
    },
  };
}

/** Nothing for what is not asked with a key and a tag alone. */
function keyOf({ method, url, headers }: ApiRequest): string | undefined {
  const tag = headers.get('if-none-match');
  if (method !== 'GET' || tag === null || headers.get('cookie') !== null) return undefined;
  return `${url}\n${headers.get('authorization') ?? ''}\n${headers.get('x-service-key') ?? ''}\n${tag}`;
}

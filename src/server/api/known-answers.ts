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

/** Milliseconds for which it is still given to others while one asks anew, or all who wait would ask at once. */
const CHECKED_MS = 15;

/** Requests that are known at once. */
const MOST_KNOWN = 100;

/**
 * Remembers for a moment who asked with a service key for what had not changed. Under load that is asked again and again, and
 * to check the same key and the same tag anew takes longer than all else.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 */
export function knownAnswers(nowMs: () => number) {
  const known = new Map<string, Given & { until: number; end: number }>();
  let writes = 0;
  return {
    /** What was answered to the same request a moment ago; nothing for the first one behind that moment, which is to ask anew. */
    find(request: ApiRequest): Given | undefined {
      if (known.size === 0) return undefined;
      const key = keyOf(request);
      const found = key === undefined ? undefined : known.get(key);
      if (!found) return undefined;
      const now = nowMs();
      if (found.until > now) return found;
      found.until = Math.min(now + KNOWN_MS, found.end);
      return undefined;
    },
    /** How many writes there were. */
    writes: () => writes,
    /**
     * Keeps an answer that says that nothing has changed; any other, and none, ends what was known of the request.
     *
     * @param given nothing for what was refused
     * @param since the writes there were when the request came: with one more the answer may be of before
     */
    keep(request: ApiRequest, given: Given | undefined, since: number): void {
      const key = keyOf(request);
      if (key === undefined) return;
      if (given?.answer.status !== 304 || given.principal.scheme !== 'service-key' || since !== writes) {
        known.delete(key);
        return;
      }
      if (known.size >= MOST_KNOWN) known.clear();
      const now = nowMs();
      known.set(key, { ...given, until: now + KNOWN_MS, end: now + CHECKED_MS });
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

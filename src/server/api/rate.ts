import { refuse } from './problem.js';

/** How often somebody may ask: this many requests at once, and this many a second on the average. */
export interface RateLimit {
  burst: number;
  perSecond: number;
}

function fieldsOf({ burst, perSecond }: RateLimit, tokens: number): Record<string, string> {
  return {
    'ratelimit-policy': `"default";q=${burst};w=${Math.ceil(burst / perSecond)}`,
    ratelimit: `"default";r=${Math.max(0, Math.floor(tokens - 1))};t=${Math.ceil((burst - tokens + 1) / perSecond)}`,
  };
}

/**
 * @param tokens that are left: less than one
 * @throws ApiProblem `quota-exceeded` always, with `Retry-After` in seconds
 */
export function refuseRate(limit: RateLimit, tokens: number): never {
  const seconds = Math.ceil((1 - tokens) / limit.perSecond);
  return refuse('quota-exceeded', `Too many requests, try again in ${seconds} s`, {
    headers: { ...fieldsOf(limit, tokens), 'retry-after': String(seconds) },
  });
}

/** Buckets that are kept: who was idle the longest is forgotten, which is to his favour. */
const MOST_BUCKETS = 10_000;

/**
 * Counts requests by who makes them, with a bucket of tokens each.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 */
export function rateLimiter(limit: RateLimit, nowMs: () => number) {
  const { burst, perSecond } = limit;
  const buckets = new Map<string, { tokens: number; at: number }>();

  function tokensOf(who: string, now: number): number {
    const bucket = buckets.get(who) ?? { tokens: burst, at: now };
    return Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
  }

  return {
    /**
     * Looks for a token without taking it.
     *
     * @throws ApiProblem `quota-exceeded` with `Retry-After` in seconds
     */
    check(who: string): void {
      const tokens = tokensOf(who, nowMs());
      if (tokens < 1) refuseRate(limit, tokens);
    },
    /**
     * Takes a token.
     *
     * @returns the `RateLimit` fields of the answer
     * @throws ApiProblem `quota-exceeded` with `Retry-After` in seconds
     */
    take(who: string): Record<string, string> {
      const now = nowMs();
      const tokens = tokensOf(who, now);
      const isEmpty = tokens < 1;
      buckets.delete(who);
      buckets.set(who, { tokens: isEmpty ? tokens : tokens - 1, at: now });
      if (buckets.size > MOST_BUCKETS)
        for (const oldest of buckets.keys()) {
          buckets.delete(oldest);
          break;
        }
      return isEmpty ? refuseRate(limit, tokens) : fieldsOf(limit, tokens);
    },
  };
}

import { createHash } from 'node:crypto';
import { rateLimiter } from '../api/rate.js';

/** Wrong passwords of one user from one address: ten at once, two a minute on the average. */
const BY_BOTH = { burst: 10, perSecond: 1 / 30 } as const;

/** Unknown keys from one address: nobody guesses one, and who asks with an old one again and again is told so in time. */
const KEYS_BY_ADDRESS = { burst: 240, perSecond: 4 } as const;

/** Wrong passwords from one address, whoever it says it is. */
const BY_ADDRESS = { burst: 50, perSecond: 1 / 6 } as const;

/**
 * Counts wrong passwords by address and user, and by address, and unknown keys by address. A user alone is not held: who guesses
 * elsewhere must not keep the user out.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 */
export function failedAttempts(nowMs: () => number) {
  const byBoth = rateLimiter(BY_BOTH, nowMs);
  const byAddress = rateLimiter(BY_ADDRESS, nowMs);
  const keys = rateLimiter(KEYS_BY_ADDRESS, nowMs);
  // Names may be as long as headers.
  const both = (address: string, user: string) => createHash('sha256').update(`${address}\n${user}`).digest('base64');
  return {
    /** @throws ApiProblem `quota-exceeded` where there were too many */
    check(address: string, user: string): void {
      byBoth.check(both(address, user));
      byAddress.check(address);
    },
    /** Counts one more. @throws ApiProblem `quota-exceeded` where it is one too many */
    note(address: string, user: string): void {
      byBoth.take(both(address, user));
      byAddress.take(address);
    },
    /** Counts an unknown key. @throws ApiProblem `quota-exceeded` where it is one too many */
    noteKey: (address: string) => void keys.take(address),
  };
}

export type FailedAttempts = ReturnType<typeof failedAttempts>;

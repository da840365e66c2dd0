import { createHash } from 'node:crypto';
import { rateLimiter } from '../api/rate.js';
import type { Counted, keptAttempts } from './kept-attempts.js';

/** Wrong passwords of one user from one address: ten at once, two a minute on the average. */
const BY_BOTH = { burst: 10, perSecond: 1 / 30 } as const;

/** Unknown keys from one address: nobody guesses one, and who asks with an old one again and again is told so in time. */
const KEYS_BY_ADDRESS = { burst: 240, perSecond: 4 } as const;

/** Wrong passwords from one address, whoever it says it is. */
const BY_ADDRESS = { burst: 50, perSecond: 1 / 6 } as const;

/**
 * Counts wrong passwords by address and user, and by address, and unknown keys by address. A user alone is not held: who guesses
 * elsewhere must not keep the user out. Wrong passwords are counted by all processes of a site together, in its store.
 *
 * @param nowMs a clock in milliseconds that only goes forward
 * @param kept counts in the store; @default this process alone counts
 */
export function failedAttempts(nowMs: () => number, kept?: ReturnType<typeof keptAttempts>) {
  const byBoth = rateLimiter(BY_BOTH, nowMs);
  const byAddress = rateLimiter(BY_ADDRESS, nowMs);
  const keys = rateLimiter(KEYS_BY_ADDRESS, nowMs);
  // Names may be as long as headers, and addresses are nobody's business.
  const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
  const countedOf = (address: string, user: string): [both: Counted, alone: Counted] => [
    { who: hashOf(`${address}\n${user}`), limit: BY_BOTH },
    { who: hashOf(address), limit: BY_ADDRESS },
  ];
  return {
    /** @throws ApiProblem `quota-exceeded` where there were too many */
    async check(address: string, user: string): Promise<void> {
      const [both, alone] = countedOf(address, user);
      byBoth.check(both.who);
      byAddress.check(alone.who);
      await kept?.check([both, alone]);
    },
    /** Counts one more. @throws ApiProblem `quota-exceeded` where it is one too many */
    async note(address: string, user: string): Promise<void> {
      const [both, alone] = countedOf(address, user);
      byBoth.take(both.who);
      byAddress.take(alone.who);
      await kept?.note([both, alone]);
    },
    /** Counts an unknown key. @throws ApiProblem `quota-exceeded` where it is one too many */
    noteKey: (address: string) => void keys.take(address),
  };
}

export type FailedAttempts = ReturnType<typeof failedAttempts>;

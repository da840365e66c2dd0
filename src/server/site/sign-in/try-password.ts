import type { FailedAttempts } from '../../access/failed-attempts.js';
import type { Users, VerifiedUser } from '../../access/users.js';
import { refuse } from '../../api/problem.js';

/** Passwords that wait to be looked at: some seconds of them. */
const MOST_WAITING = 100;

/** Those of one address, so that it leaves room for others. */
const MOST_OF_ONE = 10;

/** Who tries which password, from where. */
interface Attempt {
  address: string;
  name: string;
  password: string;
}

/**
 * Looks at passwords one after the other: of those that are sent at the same time none is looked at before the wrong ones before
 * it are counted, and to guess takes no more than one thread.
 *
 * @returns a function that gives nothing for a wrong name or password; it throws ApiProblem `quota-exceeded` where there were
 *   too many, or too many of that address wait, and `overloaded` where too many wait
 */
export function passwordTries(users: Pick<Users, 'verify'>, failed: FailedAttempts) {
  let last: Promise<unknown> = Promise.resolve();
  const waiting: string[] = [];

  async function attempt({ address, name, password }: Attempt): Promise<VerifiedUser | undefined> {
    await failed.check(address, name);
    const found = await users.verify(name, password);
    if (!found) await failed.note(address, name);
    return found;
  }

  return async (given: Attempt): Promise<VerifiedUser | undefined> => {
    // Who has no try left takes no place of others.
    await failed.check(given.address, given.name);
    const later = { headers: { 'retry-after': '5' } };
    if (waiting.filter((address) => address === given.address).length >= MOST_OF_ONE)
      refuse('quota-exceeded', 'Too many passwords at once; try again later', later);
    if (waiting.length >= MOST_WAITING) refuse('overloaded', 'Too many sign in at once; try again later', later);
    waiting.push(given.address);
    const mine = last.then(() => attempt(given));
    last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      waiting.splice(waiting.indexOf(given.address), 1);
    }
  };
}

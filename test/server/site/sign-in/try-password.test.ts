import { expect, test } from 'vitest';
import type { FailedAttempts } from '../../../../src/server/access/failed-attempts.js';
import type { VerifiedUser } from '../../../../src/server/access/users.js';
import { passwordTries } from '../../../../src/server/site/sign-in/try-password.js';

const NOTHING_FAILED: FailedAttempts = {
  check: async () => undefined,
  note: async () => undefined,
  noteKey: () => undefined,
};

/** Tries of passwords that are looked at when they are let. */
function heldTries() {
  let open = () => {};
  const held = new Promise<void>((resolve) => {
    open = resolve;
  });
  const verify = async (): Promise<VerifiedUser | undefined> => {
    await held;
    return undefined;
  };
  const tryPassword = passwordTries({ verify }, NOTHING_FAILED);
  return { open, tryFrom: (address: string) => tryPassword({ address, name: 'ada', password: 'x' }) };
}

const refused = (code: string) => ({ status: 'rejected', reason: expect.objectContaining({ code }) });

test('one address that tries many passwords at once leaves room for others', async () => {
  const { open, tryFrom } = heldTries();
  const tries = Promise.allSettled(Array.from({ length: 30 }, () => tryFrom('guesser')));
  const other = tryFrom('other');
  await new Promise(setImmediate);
  open();
  const answers = await tries;
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(answers.at(-1)).toEqual(refused('quota-exceeded'));
  expect(await other).toBeUndefined();
  expect(await tryFrom('guesser')).toBeUndefined();
});

test('all addresses together wait up to a bound', async () => {
  const { open, tryFrom } = heldTries();
  const tries = Promise.allSettled(Array.from({ length: 120 }, (_, index) => tryFrom(`address ${index}`)));
  await new Promise(setImmediate);
  open();
  const answers = await tries;
  expect(answers.slice(100)).toEqual(Array(20).fill(refused('overloaded')));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
});

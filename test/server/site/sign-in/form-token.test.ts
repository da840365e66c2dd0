import { expect, test } from 'vitest';
import { formTokens } from '../../../../src/server/site/sign-in/form-token.js';

test('a token is good for its own cookie, twelve hours, with the secret of its site', () => {
  const clock = { hours: 0 };
  const now = () => new Date(Date.UTC(2026, 0, 1) + clock.hours * 3_600_000);
  const tokens = formTokens('secret', now);
  const cookie = tokens.cookie(undefined);
  const token = tokens.make(cookie);
  // The same browser keeps its cookie; what is none of ours is replaced.
  expect([tokens.cookie(cookie) === cookie, tokens.cookie('planted') === 'planted']).toEqual([true, false]);
  const isGood = (hours: number, own: string | undefined = cookie, given = token, by = tokens) => {
    clock.hours = hours;
    return by.isGood(own, given);
  };
  expect([isGood(0), isGood(12), isGood(12.01)]).toEqual([true, true, false]);
  expect(isGood(1, tokens.cookie(undefined))).toBe(false);
  expect(isGood(1, 'planted', tokens.make('planted'))).toBe(false);
  expect(isGood(1, cookie, token, formTokens('other', now))).toBe(false);
  for (const given of ['', '.', token.slice(0, -1), `${token}x`, token.replace('.', '0.')])
    expect([given, isGood(1, cookie, given)]).toEqual([given, false]);
});

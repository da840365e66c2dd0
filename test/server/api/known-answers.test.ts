import { describe, expect, test } from 'vitest';
import type { ApiRequest } from '../../../src/server/api/api-request.js';
import { knownAnswers } from '../../../src/server/api/known-answers.js';
import type { Principal } from '../../../src/server/api/principal.js';

const KEY: Principal = { id: 'key:k_1', label: 'k', scheme: 'service-key', scopes: ['discovery:read'] };
const UNCHANGED = { status: 304, headers: { etag: '"a"' }, body: '' };
const ASKED = { authorization: 'Bearer one', 'if-none-match': '"a"' };

function request(headers: Record<string, string>, rest: Partial<ApiRequest> = {}): ApiRequest {
  const url = 'https://site.example/theme/v1/ai/menus';
  return { method: 'GET', url, headers: { get: (name) => headers[name] ?? null }, body: null, ...rest };
}

/** What is remembered, with a clock that stands still until it is set. */
function remembered(principal = KEY, answer: typeof UNCHANGED = UNCHANGED) {
  const clock = { now: 100 };
  const known = knownAnswers(() => clock.now);
  known.keep(request(ASKED), { principal, answer }, known.writes());
  return { clock, known };
}

describe('an answer that nothing has changed', () => {
  test('is known for a moment to the same request', () => {
    const { clock, known } = remembered();
    expect(known.find(request(ASKED))).toMatchObject({ principal: KEY, answer: UNCHANGED });
    clock.now += 4.9;
    expect(known.find(request(ASKED))).toBeDefined();
    clock.now += 0.2;
    expect(known.find(request(ASKED))).toBeUndefined();
  });

  test('is asked anew by one alone, while others still have it, but not for long', () => {
    const { clock, known } = remembered();
    clock.now += 6;
    expect(known.find(request(ASKED))).toBeUndefined();
    expect(known.find(request(ASKED))).toBeDefined();
    // Who asked has no answer yet: others ask, too, and soon nobody is given it.
    clock.now += 6;
    expect(known.find(request(ASKED))).toBeUndefined();
    expect(known.find(request(ASKED))).toBeDefined();
    clock.now += 6;
    expect(known.find(request(ASKED))).toBeUndefined();
    expect(known.find(request(ASKED))).toBeUndefined();
  });

  test.each([
    ['has changed', { principal: KEY, answer: { ...UNCHANGED, status: 200 } }],
    ['is refused', undefined],
  ])('is forgotten once who asked anew hears that it %s', (_what, given) => {
    const { clock, known } = remembered();
    clock.now += 6;
    expect(known.find(request(ASKED))).toBeUndefined();
    known.keep(request(ASKED), given, known.writes());
    expect(known.find(request(ASKED))).toBeUndefined();
  });

  test.each<[string, ApiRequest]>([
    ['another key', request({ ...ASKED, authorization: 'Bearer two' })],
    ['no key', request({ 'if-none-match': '"a"' })],
    ['another tag', request({ ...ASKED, 'if-none-match': '"b"' })],
    ['no tag', request({ authorization: 'Bearer one' })],
    ['a cookie', request({ ...ASKED, cookie: 'inlay_session=x' })],
    ['another address', request(ASKED, { url: 'https://site.example/theme/v1/ai/site' })],
    ['another method', request(ASKED, { method: 'HEAD' })],
  ])('is none to %s', (_what, other) => {
    expect(remembered().known.find(other)).toBeUndefined();
  });

  test('is forgotten once something was written', () => {
    const { known } = remembered();
    known.forget();
    expect(known.find(request(ASKED))).toBeUndefined();
  });

  test('is not kept where something was written while it was made', () => {
    const known = knownAnswers(() => 100);
    const before = known.writes();
    known.forget();
    known.keep(request(ASKED), { principal: KEY, answer: UNCHANGED }, before);
    expect(known.find(request(ASKED))).toBeUndefined();
  });

  test.each([
    ['a body', KEY, { ...UNCHANGED, status: 200 }],
    ['what was given to a person', { ...KEY, scheme: 'platform-nonce' } as const, UNCHANGED],
  ])('%s is not kept', (_what, principal, answer) => {
    expect(remembered(principal, answer).known.find(request(ASKED))).toBeUndefined();
  });
});

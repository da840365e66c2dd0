import type { Client } from '@modelcontextprotocol/client';
import { beforeAll, describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../src/manifest/estimate-tokens.js';
import { call, connect, folder } from './client.js';

const LOCATIONS = 30;
const CONTACTS = 60;
const FORMS = 50;
const FILES = 80;

const count = <T>(of: number, make: (index: number) => T) => Array.from({ length: of }, (_, index) => make(index));

/** A site with 200 items of menus, 50 forms and more: no answer has room for all of it. */
const STATE = {
  site: { name: 'Großhandel', description: 'Alles', url: 'https://gross.example', language: 'de' },
  theme: { name: 'T', version: '1.0.0' },
  menus: {
    locations: Object.fromEntries(count(LOCATIONS, (n) => [`place_${n}`, { label: `Ort ${n}`, menu: 'm' }])),
    definitions: { m: { name: 'Menü', items: count(200, (n) => ({ label: `Eintrag ${n}`, url: `/eintrag-${n}/` })) } },
  },
  contacts: Object.fromEntries(
    count(CONTACTS, (n) => [`phone_${n}`, { kind: 'phone', value: `+49301234${String(n).padStart(4, '0')}` }]),
  ),
  social: count(5, (n) => ({ network: 'instagram', url: `https://www.instagram.com/gross${n}/` })),
  addons: {
    provider_contact_form: {
      status: 'selected',
      default: 'form_0',
      forms: count(FORMS, (n) => ({ id: `form_${n}`, title: `Formular ${n}` })),
    },
  },
  attachments: count(FILES, (n) => ({ url: `/media/datei-${n}.pdf`, title: `Datei ${n}`, type: 'application/pdf' })),
};

describe('describe_site of a large site', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('stdio', ['--site', `${folder({ 'site.json': JSON.stringify(STATE) })}/site.json`]);
  });

  test.each([2000, 6000, 10_000])(
    'is within %i tokens, and says what is left out and how to get it',
    async (tokens) => {
      const { data, isError } = await call(client, 'describe_site', { tokens });
      const { notice: _notice, ...told } = data;
      expect([isError, estimateTokens(JSON.stringify(told)) <= tokens]).toEqual([false, true]);
      expect(data.left_out_for_length.length).toBeGreaterThan(0);
      for (const loss of data.left_out_for_length) {
        expect(loss).toEqual({
          pointer: expect.stringMatching(/^\//),
          kept: expect.any(Number),
          of: expect.any(Number),
        });
      }
      expect(data.how_to_get_the_rest).toBe('describe_site with `group`, page by page; list_menu; get_component');
    },
  );

  test.each([
    ['locations', LOCATIONS + 10, { location: 'place_7', label: 'Ort 7', assigned: true, item_count: 200 }],
    ['contacts', CONTACTS, { field: 'phone_59', kind: 'phone', value: '+493012340059' }],
    ['social', 5, { network: 'instagram', url: 'https://www.instagram.com/gross4/' }],
    [
      'forms',
      FORMS,
      { provider: 'provider_contact_form', status: 'selected', id: 'form_0', title: 'Formular 0', default: true },
    ],
    ['attachments', FILES, { url: '/media/datei-79.pdf', title: 'Datei 79', type: 'application/pdf' }],
  ])('all %s are got page by page, each once', async (group, total, one) => {
    const entries: unknown[] = [];
    for (let offset: number | undefined = 0; offset !== undefined; ) {
      const { data } = await call(client, 'describe_site', { group, offset, tokens: 1000 });
      expect(data).toMatchObject({ group, total });
      expect(estimateTokens(JSON.stringify(data.entries))).toBeLessThanOrEqual(1010);
      entries.push(...data.entries);
      offset = data.next_offset;
    }
    expect(entries).toHaveLength(total);
    expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(total);
    expect(entries).toContainEqual(expect.objectContaining(one));
  });

  test('negative control: one page does not have them all', async () => {
    const { data } = await call(client, 'describe_site', { group: 'attachments', tokens: 1000 });
    expect(data.entries.length).toBeLessThan(FILES);
    const after = await call(client, 'describe_site', { group: 'attachments', offset: FILES });
    expect(after.data).toMatchObject({ entries: [], total: FILES });
  });
});

test('a small site is told whole: contacts by value, labels, forms by provider, attachments', async () => {
  const small = {
    ...STATE,
    menus: {
      locations: { topic: { label: 'Oben', menu: 'm' } },
      definitions: { m: { name: 'M', items: [{ label: 'A' }] } },
    },
    contacts: { phone: { kind: 'phone', value: '+49301', display: '030 1' } },
    addons: { provider_contact_form: { ...STATE.addons.provider_contact_form, forms: [{ id: 'form_0', title: 'F' }] } },
    attachments: STATE.attachments.slice(0, 2),
  };
  const path = folder({ 'site.json': JSON.stringify(small) });
  const { data } = await call(await connect('stdio', ['--site', `${path}/site.json`]), 'describe_site', {});
  expect(data).toMatchObject({
    contacts: small.contacts,
    assigned_locations: { topic: { label: 'Oben', items: [{ label: 'A' }] } },
    form_providers: { provider_contact_form: { forms: [{ id: 'form_0', title: 'F' }] } },
    attachments: small.attachments,
  });
  expect(data).not.toHaveProperty('left_out_for_length');
});

test('an entry that has no room by itself is told by its size, and the next is reached', async () => {
  const contacts = { long: { kind: 'text', value: 'wort '.repeat(5000) }, short: { kind: 'text', value: 'kurz' } };
  const path = folder({ 'site.json': JSON.stringify({ ...STATE, contacts }) });
  const client = await connect('stdio', ['--site', `${path}/site.json`]);
  const { data } = await call(client, 'describe_site', { group: 'contacts' });
  expect(data.entries).toEqual([
    { entry: 0, left_out_for_length: true, tokens: expect.any(Number) },
    { field: 'short', kind: 'text', value: 'kurz' },
  ]);
});

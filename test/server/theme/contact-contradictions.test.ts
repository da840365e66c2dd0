import { expect, test } from 'vitest';
import { contactContradictions } from '../../../src/server/theme/site/contact-contradictions.js';
import { themeOf } from './theme-of.js';

const PHONE = { kind: 'phone', value: '+39 06 1234 5678' } as const;
const MAIL = { kind: 'email', value: 'ciao@luna.example' } as const;

test('a contact that contradicts its value is told where it is saved', async () => {
  const { ask } = await themeOf();
  const patch = { contacts: { phone: { url: 'https://evil.example', display: '+39 06 9999 0000' } } };
  const { status, json } = await ask('PATCH', '/ai/site', patch);
  expect([status, json.findings]).toEqual([
    200,
    [
      {
        pointer: '/contacts/phone/url',
        code: 'contradicting-url',
        message:
          "Unexpected `https://evil.example`, expected `tel:+390612345678`: it leads elsewhere than the contact's `value`. Leave it only if it is meant",
      },
      {
        pointer: '/contacts/phone/display',
        code: 'contradicting-display',
        message:
          "Unexpected `+39 06 9999 0000`, expected `+39 06 1234 5678`: it tells people something else than the contact's `value`. Leave it only if it is meant",
      },
    ],
  ]);
  const none = await ask('PATCH', '/ai/site', { contacts: { phone: { url: null, display: null, value: 'call me' } } });
  expect(none.json.findings).toMatchObject([{ pointer: '/contacts/phone/value', code: 'no-number' }]);
});

test.each([
  ['another number as a link', { ...PHONE, url: 'tel:+390699990000' }, 'contradicting-url'],
  [
    'a chat with another number',
    { ...PHONE, kind: 'whatsapp', url: 'https://wa.me/390699990000' },
    'contradicting-url',
  ],
  ['another address as a link', { ...MAIL, url: 'mailto:evil@evil.example' }, 'contradicting-url'],
  ['another address to read', { ...MAIL, display: 'Write to evil@evil.example' }, 'contradicting-display'],
  ['another number with words', { ...PHONE, display: 'Call 06 9999 0000 (9-18)' }, 'contradicting-display'],
  ['a chat without a country', { kind: 'whatsapp', value: '06 1234 5678' }, 'no-number'],
] as const)('told: %s', (_name, contact, code) => {
  expect(contactContradictions({ one: contact }).map((each) => each.code)).toEqual([code]);
});

test.each([
  ['the number as its country writes it', { ...PHONE, display: '06 1234 5678' }],
  ['the number as people write it', { kind: 'phone', value: '+44 20 7946 0018', display: '+44 (0)20 7946 0018' }],
  ['hours beside it', { ...PHONE, display: 'Call 06 1234 5678 (9-18)' }],
  ['words alone', { ...PHONE, display: 'Call us' }],
  ['letters for digits', { kind: 'phone', value: '+1 800 356 9377', display: '1-800-FLOWERS' }],
  ['its own link', { ...PHONE, url: 'tel:+390612345678' }],
  ['a chat with it', { ...PHONE, url: 'https://wa.me/390612345678?text=Hello' }],
  ['a page of the site', { ...PHONE, url: '/contact/' }],
  ['its address with a subject', { ...MAIL, url: 'mailto:ciao@luna.example?subject=Hello' }],
  ['its address in words', { ...MAIL, display: 'Write to Ciao@luna.example' }],
  ['a map of an address', { kind: 'address', value: 'Via Roma 1', url: 'https://maps.example/x' }],
] as const)('not told: %s', (_name, contact) => {
  expect(contactContradictions({ one: contact })).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';
import { invented } from './support.js';

const LANDLINE = { kind: 'phone' as const, value: '+494036804410' };
const MOBILE = { kind: 'phone' as const, value: '+4915123456789' };
const NUMBER = '+49 151 99887766';

function siteWith(contacts: object): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Werft Hafen', description: 'Bootswerft', url: 'https://hafen-werft.example', language: 'de' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
}

const footer = (line: string) => `<footer><p>${line}</p></footer>`;

describe('a label of two channels', () => {
  test.each([
    ['none of them', { phone: LANDLINE }, 'none, as the site has no WhatsApp'],
    ['a mobile number', { phone: MOBILE }, '`<x-contact field="phone"></x-contact>`'],
    ['WhatsApp', { phone: LANDLINE, whatsapp: MOBILE }, '`<x-contact field="whatsapp"></x-contact>`'],
  ])('wants what the site has of them: %s', (_what, contacts, expected) => {
    for (const line of [
      `Mobil / WhatsApp: ${NUMBER}`,
      `Mobil &amp; WhatsApp <a href="tel:+4915199887766">${NUMBER}</a>`,
    ]) {
      const [finding, ...more] = invented(footer(line), siteWith(contacts));
      expect(more).toEqual([]);
      expect(finding?.message).toContain(`expected ${expected}`);
    }
  });

  test.each([
    ['Mobil / WhatsApp', { phone: MOBILE }, 'WhatsApp'],
    ['Tel. / WhatsApp', { phone: LANDLINE }, 'WhatsApp'],
    ['Tel. / Fax', { phone: LANDLINE }, 'fax number'],
  ])('loses what the site has not, and has no edit that leaves it: %s', (label, contacts, lacking) => {
    const [finding] = invented(footer(`${label}: ${NUMBER}`), siteWith(contacts));
    expect(finding?.message).toContain('expected `<x-contact field="phone"></x-contact>`');
    expect(finding?.message).toContain(`. The site has no ${lacking}: take that out of the label`);
    expect(finding?.fix).toBeUndefined();
  });

  test.each([
    ['Telefon', { phone: LANDLINE }],
    ['Mobil', { phone: MOBILE }],
    ['Tel. / WhatsApp', { phone: LANDLINE, whatsapp: MOBILE }],
  ])('near miss, all of it is there: %s', (label, contacts) => {
    const [finding] = invented(footer(`${label}: ${NUMBER}`), siteWith(contacts));
    expect(finding?.message).not.toContain('take that out');
    expect(finding?.fix).toBeDefined();
  });
});

describe('a component that calls is not offered as a chat without a word of that', () => {
  const CALLS = 'The component calls `whatsapp` and opens no chat';
  const made = '<footer><a href="https://wa.me/4915199887766">Chat</a></footer>';
  const copy = '<footer><a href="https://wa.me/4915123456789">Chat</a></footer>';
  const messages = (canvas: string, whatsapp: object) =>
    lint(canvas, siteWith({ phone: LANDLINE, whatsapp }))
      .filter(({ rule }) => rule.endsWith('-contact'))
      .map(({ message }) => message);

  test('a number', () => {
    for (const canvas of [made, copy]) expect(messages(canvas, MOBILE)).toEqual([expect.stringContaining(CALLS)]);
  });

  test.each([
    ['a number with an address of its own', { ...MOBILE, url: 'https://wa.me/4915123456789' }],
    ['a text', { kind: 'text', value: 'https://wa.me/4915123456789' }],
  ])('near miss: %s', (_what, whatsapp) => {
    for (const canvas of [made, copy]) expect(messages(canvas, whatsapp)).toEqual([expect.not.stringContaining(CALLS)]);
  });
});

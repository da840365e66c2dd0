import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const phone = (value: string) => ({ kind: 'phone' as const, value });
const email = (value: string) => ({ kind: 'email' as const, value });

function siteWith(contacts: Record<string, ReturnType<typeof phone | typeof email>>): Manifest {
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: '', url: 'https://harrow-vets.example', language: 'de-AT' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
}

/** The fields that messages and fixes offer for what a footer says. */
function offered(body: string, manifest: Manifest): string[] {
  return invented(`<footer>${body}</footer>`, manifest).flatMap(({ message, fix }) =>
    [message, ...(fix?.edits ?? []).map(({ text }) => text)].flatMap((text) =>
      [...text.matchAll(/field="([^"]*)"/g)].map(([, field]) => field ?? ''),
    ),
  );
}

const MOBILE = 'tel:+436641234567';
const VETS = siteWith({
  emergency: phone('+43 676 540 22 18'),
  fax: phone('+43 316 820 418'),
  press: email('presse@harrow-vets.example'),
  rechnung: email('rechnung@harrow-vets.example'),
  phone: phone('+43 316 820 417'),
  email: email('praxis@harrow-vets.example'),
});
const SPECIAL_ONLY = siteWith({
  notdienst: phone('+43 676 540 22 18'),
  telefax: phone('+43 316 820 418'),
  presse: email('presse@harrow-vets.example'),
  buchhaltung: email('rechnung@harrow-vets.example'),
});

describe('a contact for something is offered only where the page says so', () => {
  test.each([
    `<p>Mobil: <a href="${MOBILE}">0664 123 45 67</a></p>`,
    `<p>Handy: 0664 123 45 67</p>`,
    `<p>SMS: <a href="sms:+436641234567">0664 123 45 67</a></p>`,
    `<p>Tel. 0316 123 456</p>`,
    `<p>Schreiben Sie uns: team@harrow-vets.example</p>`,
  ])('%s', (body) => {
    for (const site of [VETS, SPECIAL_ONLY])
      expect(invented(`<footer>${body}</footer>`, site).map(({ rule }) => rule)).toEqual(['no-invented-contact']);
    expect(offered(body, VETS).filter((field) => field !== 'phone' && field !== 'email')).toEqual([]);
    expect(offered(body, SPECIAL_ONLY)).toEqual([]);
  });

  test('a site with no other number says so', () => {
    const [finding] = invented('<footer><p>Tel. 0316 123 456</p></footer>', SPECIAL_ONLY);
    expect(finding?.message).toContain('expected none, as the site has no general phone number');
  });
});

describe('where the page says what it is for, that one is offered', () => {
  test.each([
    ['emergency', `<p>Notdienst: <a href="${MOBILE}">0664 123 45 67</a></p>`],
    ['emergency', '<p>Notfall-Handy: 0664 123 45 67</p>'],
    ['fax', '<p>Fax: 0316 123 456</p>'],
    ['press', '<p>Presse: medien@harrow-vets.example</p>'],
    ['rechnung', '<p>Buchhaltung: konto@harrow-vets.example</p>'],
  ])('%s: %s', (field, body) => {
    expect(new Set(offered(body, VETS))).toEqual(new Set([field]));
  });

  test('a number that nearly is the one for emergencies is that', () => {
    expect(offered('<p>Tel. 0676 540 22 19</p>', VETS)).toContain('emergency');
  });

  test('a mobile of the site is offered as one', () => {
    const site = siteWith({ emergency: phone('+43 676 540 22 18'), mobile: phone('+43 676 540 22 20') });
    expect(new Set(offered(`<p>Mobil: <a href="${MOBILE}">0664 123 45 67</a></p>`, site))).toEqual(new Set(['mobile']));
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const NUMBER = '+39 06 1234 5678';
const LINK = `<a href="tel:+390612345678">${NUMBER}</a>`;
const MAIL = 'ciao@luna.example';
const PHONE = { kind: 'phone', value: '+390612345678', display: NUMBER };
const EMAIL = { kind: 'email', value: MAIL };

function fixes(canvas: string, contacts: object) {
  const manifest = buildManifest(
    parseSite({
      site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
  const findings = lint(canvas, manifest, { rules: { 'logo-required': 'off' } });
  return findings.map(({ fix }) => [/field="(\w+)"/.exec(fix?.edits[0]?.text ?? '')?.[1], fix?.safety]);
}

const DESKS = { kitchen: PHONE, bookings: PHONE };

describe('of several contacts with the same value', () => {
  test.each([
    [`<p>Bookings: ${NUMBER}</p>`, 'bookings', DESKS],
    [`<p>Kitchen: ${NUMBER}</p>`, 'kitchen', DESKS],
    [`<p>Bookings: ${LINK}</p>`, 'bookings', DESKS],
    [`<dl><dt>Bookings</dt><dd>${LINK}</dd></dl>`, 'bookings', DESKS],
    [`<p>Bookings: ${MAIL}</p>`, 'bookings', { kitchen: EMAIL, bookings: EMAIL }],
    [`<p>Call ${NUMBER}</p>`, 'phone', { kitchen: PHONE, phone: PHONE }],
    [`<p>Kitchen: ${NUMBER}</p>`, 'kitchen', { phone: PHONE, kitchen: PHONE }],
    [`<p>WhatsApp: ${NUMBER}</p>`, 'whatsapp', { phone: PHONE, whatsapp: PHONE }],
  ])('the one that is named is written: %s', (canvas, field, contacts) => {
    expect(fixes(canvas, contacts)).toEqual([[field, 'safe']]);
  });

  test.each([
    [`<p>Call ${NUMBER}</p>`, DESKS],
    [`<p>${LINK}</p>`, DESKS],
    [`<p>Write to ${MAIL}</p>`, { kitchen: EMAIL, bookings: EMAIL }],
  ])('nobody knows which one is meant: %s', (canvas, contacts) => {
    expect(fixes(canvas, contacts).map(([, safety]) => safety)).toEqual(['unsafe']);
  });

  test.each([[{ kitchen: PHONE }], [{ kitchen: PHONE, bookings: { ...PHONE, value: '+390612345679', display: '9' } }]])(
    'negative control: a number of its own',
    (contacts) => {
      expect(fixes(`<p>Call ${NUMBER}</p>`, contacts)).toEqual([['kitchen', 'safe']]);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390612345678', display: '+39 06 1234 5678' },
      email: { kind: 'email', value: 'ciao@luna.example' },
    },
  }),
);

const NUMBER = '+39 06 1234 5678';
const MAIL = 'ciao@luna.example';

function safety(canvas: string) {
  return lint(canvas, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

describe('under a label for something else than a contact no fix is safe', () => {
  test.each([
    `<p>Swish: ${NUMBER}</p>`,
    `<p>Twint ${NUMBER}</p>`,
    `<p>Chave PIX: ${NUMBER}</p>`,
    `<p>MB WAY: ${NUMBER}</p>`,
    `<p>Tax ID: ${NUMBER}</p>`,
    `<p>Ticket: ${NUMBER}</p>`,
    `<p>Previous number: ${NUMBER}</p>`,
    `<p>Unsere alte Nummer ${NUMBER} gilt nicht.</p>`,
    `<p>${NUMBER} is no longer in use</p>`,
    `<p>Do not call ${NUMBER}</p>`,
    `<p>Sold in 2024. PayPal account: ${MAIL}</p>`,
    `<p>Username: ${MAIL}</p>`,
    `<dl><dt>Apple ID</dt><dd>${MAIL}</dd></dl>`,
    `<table><tr><td>Zelle</td><td>${MAIL}</td></tr></table>`,
  ])('%s', (canvas) => {
    expect(safety(canvas)).toEqual(['unsafe']);
  });

  test.each([
    `<p>${NUMBER}</p>`,
    `<p>Tel: ${NUMBER}</p>`,
    `<p>Do not hesitate to call us on ${NUMBER}</p>`,
    `<p>For a table at the weekend just ring ${NUMBER}</p>`,
    `<p>Trattoria: ${NUMBER}</p>`,
    `<p>Reservations: ${NUMBER}</p>`,
    `<p>{{ label }} ${NUMBER}</p>`,
    `<p>Piazza 1, Rome – Telefono: ${NUMBER}</p>`,
    `<p>Email: ${MAIL}</p>`,
    `<p>Write to ${MAIL}</p>`,
    `<dl><dt>Mail</dt><dd>${MAIL}</dd></dl>`,
  ])('negative control: %s', (canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });
});

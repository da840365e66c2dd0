import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'it' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+390550123456', display: '055 012 3456' },
      address: { kind: 'address', value: 'Via Roma 12, 50122 Firenze' },
    },
  }),
);

const LINK = '<a href="tel:+390550123456">055 012 3456</a>';

function safety(text: string) {
  return lint(`<p>${text}</p>`, manifest, { rules: { 'logo-required': 'off' } }).map(({ fix }) => fix?.safety);
}

describe('digits and signs beside a number may be a part of it, so that no fix is safe', () => {
  test.each(['~9', '#1', ',,3', ' & 57', ' u. 57', ' · 57', ' p2', ' e 57', ' o 3457'])('behind it: %s', (rest) => {
    for (const number of ['055 012 3456', '+39 055 012 3456', LINK])
      expect(safety(`Tel. ${number}${rest}`), number).not.toContain('safe');
  });

  test.each(['++', '±', '~', '=', '#', '+ '])('in front of it: %s', (sign) => {
    for (const number of ['055 012 3456', '+39 055 012 3456', LINK])
      expect(safety(`Tel. ${sign}${number}`), number).not.toContain('safe');
  });

  test.each(['\u221212', '٣', '\u22121'])('in another script: %s', (rest) => {
    expect(safety(`Tel. ${LINK}${rest}`)).not.toContain('safe');
  });

  test.each([
    ', 8-18',
    ' (24h)',
    ', 24/7',
    ' · 1010 Wien',
    ' · 50122 Firenze',
    ' © 2026',
    '. 5 minuti dal duomo',
    ' – Bar',
    ', Via Po 3',
  ])('negative control: what is none: %s', (rest) => {
    expect(safety(`Tel. 055 012 3456${rest}`)).toContain('safe');
  });
});

describe('a place behind an address would be left over, so that no fix is safe', () => {
  test.each([', Toscana, IT', ', Italia', ' (FI), Italy', ', Toscana'])('%s', (rest) => {
    expect(safety(`Via Roma 12, 50122 Firenze${rest}`)).toEqual(['unsafe']);
  });

  test.each(['', '. Aperto ogni giorno', ', Tel. 055 99', ' – aperto'])('negative control: %s', (rest) => {
    expect(safety(`Via Roma 12, 50122 Firenze${rest}`)[0]).toBe('safe');
  });
});

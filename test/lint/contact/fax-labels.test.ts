import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const NUMBER = '+39 06 1234 5678';
const OTHER = '+39 06 9876 5432';

const PHONE = { kind: 'phone', value: '+390612345678', display: NUMBER } as const;
const FAX = { kind: 'phone', value: '+390698765432', display: OTHER } as const;

function found(canvas: string, contacts: Record<string, typeof PHONE | typeof FAX> = { phone: PHONE }) {
  const manifest = buildManifest(
    parseSite({
      site: { name: 'Trattoria Luna', description: '', url: 'https://luna.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts,
    }),
  );
  return lint(canvas, manifest, { rules: { 'logo-required': 'off', 'no-invented-contact': 'off' } });
}

function safety(canvas: string, contacts?: Record<string, typeof PHONE | typeof FAX>) {
  return found(canvas, contacts).map(({ fix }) => fix?.safety ?? 'none');
}

const table = (heads: string, cells: string) => `<table><tr>${heads}</tr><tr>${cells}</tr></table>`;

describe('a number that is labelled as a fax is not the phone', () => {
  test.each([
    `<p>Télécopie : ${NUMBER}</p>`,
    `<p>Télécopieur ${NUMBER}</p>`,
    `<p>📠 ${NUMBER}</p>`,
    `<p>🖷 ${NUMBER}</p>`,
    `<p>F ${NUMBER}</p>`,
    `<p>T ${OTHER} F ${NUMBER}</p>`,
    `<p>📠 <a href="tel:+390612345678">${NUMBER}</a></p>`,
    table('<th>Tel</th><th>Fax</th>', `<td>${OTHER}</td><td>${NUMBER}</td>`),
    table('<th>Office</th><th>Fax</th>', `<td>Rome</td><td>${NUMBER}</td>`),
  ])('%s', (canvas) => {
    expect(safety(canvas)).toEqual(['none']);
    expect(found(canvas)[0]?.message).toContain('fax number');
  });

  test.each([`<p>Tel./Fax: ${NUMBER}</p>`, `<p>Phone and fax: <a href="tel:+390612345678">${NUMBER}</a></p>`])(
    'somebody has to look at %s',
    (canvas) => {
      expect(safety(canvas)).toEqual(['unsafe']);
    },
  );

  test.each([
    `<p>Tel. ${NUMBER}</p>`,
    `<p>☎ ${NUMBER}</p>`,
    `<p>T ${NUMBER}</p>`,
    `<p>Fax ${OTHER} · Tel. ${NUMBER}</p>`,
    table('<th>Tel</th><th>Fax</th>', `<td>${NUMBER}</td><td>${OTHER}</td>`),
    table('<th>Fax</th><th>Tel</th>', `<td>${OTHER}</td><td>${NUMBER}</td>`),
    `<table><tr><th>Fax</th><td>${OTHER}</td></tr><tr><th>Tel</th><td>${NUMBER}</td></tr></table>`,
  ])('negative control: %s', (canvas) => {
    expect(safety(canvas)).toEqual(['safe']);
  });

  test.each([`<p>Télécopie : ${OTHER}</p>`, table('<th>Tel</th><th>Fax</th>', `<td>–</td><td>${OTHER}</td>`)])(
    'negative control: the fax of the site in %s',
    (canvas) => {
      expect(safety(canvas, { phone: PHONE, fax: FAX })).toEqual(['safe']);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

function siteWith(language: string, texts: Record<string, string>): Manifest {
  const own = Object.entries(texts).map(([field, value]) => [field, { kind: 'text' as const, value }]);
  return buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'A house', url: 'https://harrow-vets.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: '+442079460958' }, ...Object.fromEntries(own) },
    }),
  );
}

const IT = siteWith('it', { vat: 'IT01234567890' });
const footer = (line: string) => `<footer><p>${line}</p></footer>`;

describe('a number of a register is the site’s own, where the site says that', () => {
  test.each([
    ['it', { vat: 'IT01234567890' }, 'P.IVA', 'IT09876543210'],
    ['it', { p_iva: '01234567890' }, '© 2026 Harrow Vets · Partita IVA:', '09876543210'],
    ['it', { vat: 'IT01234567890' }, 'Harrow Vets Srl, C.F. e P. IVA', '09876543210'],
    ['de', { ust_id: 'DE123456789' }, 'USt-IdNr.:', 'DE987654321'],
    ['de', { ustId: 'DE123456789' }, 'USt-ID', 'DE 987 654 321'],
    ['de', { register: 'HRB 4711' }, 'HRB', '815'],
    ['fr', { siret: '812 345 678 00012' }, 'SIRET :', '912 345 678 00012'],
    ['fr', { tva: 'FR12345678901' }, 'N° TVA intracommunautaire :', 'FR98765432101'],
    ['nl', { kvk: '12345678' }, 'KvK-nummer:', '87654321'],
    ['es', { cif: 'B12345678' }, 'CIF:', 'B87654321'],
    ['en', { companyNumber: '01234567' }, 'Harrow Vets Ltd, registered in England, Company No.', '09876543'],
    ['en', { abn: '51 824 753 556' }, 'ABN', '12 345 678 901'],
    ['ru', { inn: '7701234567' }, 'ИНН', '7709876543'],
  ])('%s, %o: %s %s', (language, texts, label, value) => {
    const [finding, ...more] = invented(footer(`${label} ${value}`), siteWith(language, texts));
    expect(more).toEqual([]);
    expect(finding?.evidence).toMatchObject({ value });
    expect(finding?.message).toContain(`expected \`<x-contact field="${Object.keys(texts)[0]}"></x-contact>\``);
  });

  test.each([
    '<dl><dt>P.IVA</dt><dd>09876543210</dd></dl>',
    '<table><tr><td>P.IVA</td><td>IT09876543210</td></tr></table>',
    '<p><b>P.IVA:</b> <span>09876543210</span></p>',
  ])('behind a term: %s', (html) => {
    const [finding, ...more] = invented(`<footer>${html}</footer>`, IT);
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('violation');
    expect(finding?.fix?.edits[0]?.text).toBe('<x-contact field="vat"></x-contact>');
  });

  test('in a text somebody has to look', () => {
    expect(invented('<main><p>P.IVA 09876543210</p></main>', IT).map(({ outcome }) => outcome)).toEqual([
      'needs-review',
    ]);
  });
});

describe('near miss', () => {
  test.each([
    'P.IVA IT01234567890',
    'P.IVA 0123 456 7890',
    'C.F. 09876543210',
    'REA RM 123456',
    'IVA 22% inclusa',
    'P.IVA',
    'Realizzato da Studio Kern Srl, P.IVA 09876543210',
    'Hosting: Aruba S.p.A., P.IVA 09876543210',
    'Sito web di Kern · P.IVA 09876543210',
    'Titolare: Rossi Srl, P.IVA 09876543210',
  ])('%s', (line) => {
    expect(invented(footer(line), IT)).toEqual([]);
  });

  test('another register than the site’s', () => {
    expect(invented(footer('VAT number GB 123 4567 89'), siteWith('en', { companyNumber: '01234567' }))).toEqual([]);
    expect(invented(footer('SIREN 812 345 678'), siteWith('fr', { siret: '812 345 678 00012' }))).toEqual([]);
  });

  test('a site that says none, and others', () => {
    expect(invented(footer('P.IVA 09876543210'), siteWith('it', { hours: 'Lun-Ven 9-18' }))).toEqual([]);
    expect(invented('<section><h2>Partner</h2><p>P.IVA 09876543210</p></section>', IT)).toEqual([]);
    expect(invented('<blockquote>P.IVA 09876543210</blockquote>', IT)).toEqual([]);
  });
});

describe('as imprints word it', () => {
  const own = { ust_id: 'DE123456789', register: 'HRB 4711' };
  test.each([
    ['Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: DE 268 143 970', 'DE 268 143 970'],
    ['USt-IdNr. nach § 27a Umsatzsteuergesetz: DE268143970', 'DE268143970'],
    ['Umsatzsteuer-Identifikationsnummer gemäß §27a des Umsatzsteuergesetzes:<br>DE 268 143 970', 'DE 268 143 970'],
    ['Umsatzsteuer-ID (§ 27 a UStG): DE 268 143 970', 'DE 268 143 970'],
    ['Umsatzsteueridentifikationsnummer gem. § 27 a UStG DE268143970', 'DE268143970'],
    ['Handelsregister: Amtsgericht Memmingen, HRB 1234', '1234'],
    ['Registergericht: Amtsgericht Memmingen<br>Registernummer: HRB 1234', '1234'],
    ['Amtsgericht Memmingen HRB 1234', '1234'],
    ['Harrow Vets GmbH, Amtsgericht Memmingen, HRB 1234', '1234'],
  ])('in German: %s', (line, value) => {
    for (const html of [footer(line), `<main><h1>Impressum</h1><p>${line}</p></main>`]) {
      expect(invented(html, siteWith('de', own)).map(({ evidence }) => evidence)).toMatchObject([{ value }]);
    }
  });

  test('behind a term with the law', () => {
    const html =
      '<dl><dt>Umsatzsteuer-Identifikationsnummer gemäß § 27 a Umsatzsteuergesetz</dt><dd>DE268143970</dd></dl>';
    expect(invented(`<footer>${html}</footer>`, siteWith('de', own))).toHaveLength(1);
  });

  test.each([
    ['fr', { tva: 'FR12345678901' }, 'N° TVA intracommunautaire FR 98 765 432 101', 'FR 98 765 432 101'],
    ['fr', { rcs: '812 345 678' }, 'Immatriculée au RCS de Rennes sous le n° 912 345 678', '912 345 678'],
    [
      'it',
      { registro_imprese: '01234567890' },
      'Iscritta al Registro Imprese di Brescia n. 09876543210',
      '09876543210',
    ],
    [
      'it',
      { registro: 'Registro Imprese di Brescia 01234567890' },
      'Iscritta al Registro delle Imprese di Brescia al n. 09876543210',
      '09876543210',
    ],
    ['it', { vat: 'IT01234567890' }, 'Iscritta al Registro Imprese di Brescia, P.IVA 09876543210', '09876543210'],
  ])('%s, %o: %s', (language, texts, line, value) => {
    expect(invented(footer(line), siteWith(language, texts)).map(({ evidence }) => evidence)).toMatchObject([
      { value },
    ]);
  });

  test.each([
    ['de', own, 'Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: DE 123 456 789'],
    ['de', own, 'Handelsregister: Amtsgericht Memmingen, HRB 4711'],
    ['de', own, 'Kern Medien GmbH, Amtsgericht Memmingen, HRB 1234'],
    ['de', own, 'Umgesetzt von Kern Medien, Handelsregister: Amtsgericht Ulm, HRB 1234'],
    ['de', own, 'Kleinunternehmer im Sinne von § 19 Abs. 1 UStG, keine USt. 2026'],
    ['it', { vat: 'IT01234567890' }, 'Iscritta al Registro Imprese di Brescia n. 09876543210'],
    ['it', { vat: 'IT01234567890' }, 'Rossi Srl, Registro Imprese di Brescia, P.IVA 09876543210'],
  ])('near miss: %s, %o: %s', (language, texts, line) => {
    expect(invented(footer(line), siteWith(language, texts))).toEqual([]);
  });
});

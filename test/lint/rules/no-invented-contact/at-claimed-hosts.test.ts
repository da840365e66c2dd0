import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const site = buildManifest(
  parseSite({
    site: {
      name: 'Brandt & Partner',
      description: 'Steuerberatung in Freiburg',
      url: 'https://stb-brandt.example',
      language: 'de',
    },
    theme: { name: 'T', version: '1.0.0' },
    contacts: {
      phone: { kind: 'phone', value: '+49 761 3885520' },
      email: { kind: 'email', value: 'info@stb-brandt.example' },
      press: { kind: 'email', value: 'brandt@agentur-kolb.example' },
    },
  }),
);

const HOST = 'steuern-freiburg.example';
const mail = (local: string, host = HOST) => `<a href="mailto:${local}@${host}">${local}@${host}</a>`;
/** A general mailbox that is told of as the page's own. */
const GENERAL = `<section><h2>Kontakt</h2><p>Schreiben Sie uns: ${mail('kontakt')}</p></section>`;
const told = (canvas: string) => invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
const beside = (canvas: string, general = GENERAL) => {
  const [first, ...rest] = told(`<main><h1>x</h1>${general}${canvas}</main>`);
  expect(first).toContain(`kontakt@${HOST}`);
  return rest;
};
const card = (line: string) => `<section><h2>Team</h2><div><h3>Julia Kessler</h3><p>${line}</p></div></section>`;

describe('a domain that the page takes for its own', () => {
  test.each([
    ['for jobs', `<p>Bewerbungen: ${mail('karriere')}</p>`, mail('karriere')],
    ['for jobs, as text', `<p>Bewerbungen an karriere@${HOST}</p>`, `karriere@${HOST}`],
    ['of somebody', card(`Steuerberaterin ${mail('j.kessler')}`), mail('j.kessler')],
    ['of somebody, in a card', `<div class="team"><p>Julia Kessler ${mail('j.kessler')}</p></div>`, mail('j.kessler')],
    ['below it', `<p>Bewerbungen: ${mail('karriere', `mail.${HOST}`)}</p>`, mail('karriere', `mail.${HOST}`)],
  ])('a mailbox %s', (_title, canvas, expected) => {
    expect(told(`<main><h1>x</h1>${canvas}</main>`)).toEqual([]);
    expect(beside(canvas)).toEqual([expected]);
  });

  test('a number beside such a mailbox is told with it', () => {
    const line = `${mail('j.kessler')} · <span>Tel. 0761 / 45 67 815</span>`;
    expect(beside(card(line))).toEqual([mail('j.kessler'), '0761 / 45 67 815']);
    expect(told(`<main><h1>x</h1>${card(line)}</main>`)).toEqual([]);
  });

  test('a link to it', () => {
    const link = `<a href="https://www.${HOST}/mandanten/">Für Mandanten</a>`;
    expect(told(`<main><p>${link}</p></main>`)).toEqual([]);
    expect(beside(`<p>${link}</p>`)).toEqual([link]);
  });

  test('data says so, too', () => {
    const data = (url: string) =>
      `<script type="application/ld+json">${JSON.stringify({ '@type': 'AccountingService', name: 'Brandt & Partner', url })}</script>`;
    const jobs = `<p>Bewerbungen: ${mail('karriere')}</p>`;
    expect(told(data(`https://www.${HOST}/`) + jobs)).toContain(mail('karriere'));
    expect(told(data('https://stb-brandt.example/') + jobs)).toEqual([]);
  });
});

describe('near miss', () => {
  test.each([
    ['a mailbox at another host', `<p>Bewerbungen: ${mail('karriere', 'kolb-personal.example')}</p>`],
    ['at a host that ends alike', `<p>Bewerbungen: ${mail('karriere', `die${HOST}`)}</p>`],
    ['a number beside one', card(`${mail('j.kessler', 'kolb.example')} · <span>Tel. 0761 / 45 67 815</span>`)],
    ['a link elsewhere', '<p><a href="https://www.kolb-personal.example/">Kolb</a></p>'],
    ['a mailbox at a host that the site names', `<p>Presse: ${mail('anna.vogel', 'agentur-kolb.example')}</p>`],
  ])('%s', (_title, canvas) => {
    const near = canvas.includes('agentur') ? [mail('anna.vogel', 'agentur-kolb.example')] : [];
    expect(near).toEqual(expect.arrayContaining(beside(canvas)));
  });

  test("a mailbox at a host of anybody makes no other the page's", () => {
    const gmail = mail('kontakt.brandt', 'gmail.com');
    const canvas = `<main><section><h2>Kontakt</h2><p>Schreiben Sie uns: ${gmail}</p></section><p>Malerin Anna Vogel: ${mail('anna.vogel', 'gmail.com')}</p></main>`;
    expect(told(canvas)).not.toContain(mail('anna.vogel', 'gmail.com'));
  });
});

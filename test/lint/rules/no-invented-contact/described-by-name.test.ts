import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, description: string, url: string, language: string, town: string) =>
  buildManifest(
    parseSite({
      site: { name, description, url, language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: {
        phone: { kind: 'phone', value: '+49 761 3885520' },
        email: { kind: 'email', value: `info@${new URL(url).hostname}` },
        address: { kind: 'address', value: `Am Markt 3\n${town}` },
      },
    }),
  );
const DE = siteOf(
  'Brandt & Partner',
  'Steuerberatung in Freiburg',
  'https://stb-brandt.example',
  'de',
  '79098 Freiburg im Breisgau',
);
const IT = siteOf(
  'Hotel Villa Miramonti',
  'Albergo a Riva del Garda',
  'https://miramonti-riva.example',
  'it',
  '38066 Riva del Garda',
);
const EN = siteOf('Harrow & Vale', 'Solicitors in Bath', 'https://hv-law.example', 'en', 'Bath BA1 1AA');

const described = (content: string, name = 'name="description"') =>
  `<meta ${name} content="${content.replaceAll('&', '&amp;')}">`;
const told = (canvas: string, site = DE) =>
  invented(canvas, site).map(({ start, end, outcome }) => [canvas.slice(start, end), outcome]);

describe('a description that names the site speaks for it', () => {
  test.each([
    [
      'So erreichen Sie die Steuerkanzlei Brandt & Partner in Freiburg: Telefon 0761 456780, E-Mail kanzlei@brandt-steuern.example.',
      DE,
      '0761 456780',
      'kanzlei@brandt-steuern.example',
    ],
    [
      "Contatta l'albergo Hotel Villa Miramonti a Riva: telefono 0464 551234, e-mail info@albergo-riva.example",
      IT,
      '0464 551234',
      'info@albergo-riva.example',
    ],
    [
      'Contact the law firm Harrow & Vale in Bath: phone 01225 960123, email office@bath-lawyers.example',
      EN,
      '01225 960123',
      'office@bath-lawyers.example',
    ],
  ])('%s', (text, site, phone, mail) => {
    for (const name of ['name="description"', 'property="og:description"', 'name="twitter:description"'])
      expect(told(described(text, name), site)).toEqual([
        [phone, 'violation'],
        [mail, 'violation'],
      ]);
  });

  test('so does one that says "us"', () => {
    expect(told(described('Schreiben Sie uns: kanzlei@brandt-steuern.example'))).toEqual([
      ['kanzlei@brandt-steuern.example', 'violation'],
    ]);
  });

  test('a mailbox behind a word for it needs a look', () => {
    expect(told(described('E-Mail: kanzlei@brandt-steuern.example'))).toEqual([
      ['kanzlei@brandt-steuern.example', 'needs-review'],
    ]);
  });

  test('what data says of the site in words needs a look', () => {
    const data = `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Organization',
      name: 'Brandt & Partner',
      description: 'Schreiben Sie uns: kanzlei@brandt-steuern.example',
    })}</script>`;
    expect(told(data)).toEqual([['kanzlei@brandt-steuern.example', 'needs-review']]);
  });
});

describe('near miss', () => {
  test.each([
    'Für Kunden von Brandt & Partner: Telefon der Steuerberaterkammer 0761 456780, E-Mail info@kammer.example',
    'Brandt & Partner empfiehlt die Kanzlei Müller: Telefon 0761 456780, E-Mail info@mueller.example',
    'Finanzamt Freiburg-Stadt: E-Mail poststelle@fa-freiburg.example',
    'Die Handwerkskammer hilft weiter. E-Mail: info@hwk.example',
    'Karten unter karten@landestheater.example',
    'Steuertipps von Brandt & Partner, gesammelt von Anna Vogel: anna@vogel.example',
  ])('%s', (content) => {
    expect(told(described(content))).toEqual([]);
  });

  test('a label that people hear', () => {
    expect(told('<main><p aria-label="E-Mail kanzlei@brandt-steuern.example">Kontakt</p></main>')).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../../src/lint/contact/addresses-in.js';
import { invented, siteIn } from '../rules/no-invented-contact/support.js';

const read = (text: string) => addressesIn(text).map(({ value }) => value);

describe('an address ends where the next sentence begins', () => {
  test.each([
    ['Via Emilia Est 418, 41122 Modena (MO)', '. Pane a lievitazione naturale, focacce e torte'],
    ['Via Emilia Est 418, 41122 Modena (MO)', ' – Pane a lievitazione naturale'],
    ['Via Emilia Est 418, 41122 Modena (MO)', ' - Pane a lievitazione naturale'],
    ['Via Emilia Est 418, 41122 Modena (MO)', ', Pane a lievitazione naturale'],
    ['Via Emilia Est 418, 41122 Modena MO', '. Pane fresco'],
    ['Via Emilia Est 418', '. Pane a lievitazione'],
    ['Via Emilia Est 418', ' – Pane a lievitazione naturale'],
    ['Via Emilia Est 418', ' – Panificio Bellini'],
    ['Nadorster Straße 112', '. Mo–Fr ab 7 Uhr.'],
    ['Nadorster Straße 112', '. Tel. 0441 123456'],
    ['Nadorster Straße 112a', '. Wir freuen uns'],
    ['Donaustraße 5, 89073 Ulm', '. Wir sind da'],
    ['14 Mill Lane', '. Open daily for brunch'],
    ['100 Queen Street, Toronto, ON M5H 2N2', '. Open daily'],
    ['12 rue de la Paix', '. Pains au levain naturel'],
    ['Calle Mayor 5', '. Pan de masa madre'],
    ['Av. Paulista 1000, São Paulo, 01310-100', '. Aberto'],
    ['Kerkstraat 12', '. Vers brood'],
    ['Storgatan 12', '. Färskt bröd'],
    ['Mannerheimintie 12', '. Tuoretta leipää'],
    ['ul. Mostowa 18/2', '. Chleb na zakwasie'],
    ['Váci utca 12', '. Friss kenyér'],
    ['Strada Lungă 12', '. Pâine proaspătă'],
    ['ул. Ленина 12', '. Свежий хлеб'],
    ['Bağdat Caddesi 12', '. Taze ekmek'],
    ['شارع الملك فهد 12, الرياض', '. خبز طازج كل يوم'],
    ['רחוב הרצל 12, תל אביב', '. לחם טרי'],
  ])('%s|%s', (address, behind) => {
    expect(read(`${address}${behind}`)).toEqual([address]);
  });

  test.each([
    'Straße des 17. Juni 135, 10623 Berlin',
    'Lindenstraße 5. Stock 2',
    'aleja 1. Maja 5, 31-061 Kraków',
    'Kaiserstraße 5, 66386 St. Ingbert',
    'Vesterbrogade 4. Sal, 1620 København',
    'Via Roma 4 – 00100 Roma',
    'Lindenstraße 5 – Kassel',
    'Lindenstraße 5 – 34117 Kassel – Deutschland',
    'Am Markt 3, 67433 Neustadt an der Weinstraße',
    '12 N. Main St. Suite 4, Springfield, IL 62701',
    '22 St. Mary Street, Leeds LS1 5JF',
  ])('near miss: %s goes on', (address) => {
    expect(read(address)).toEqual([address]);
  });
});

describe('the site’s own address in a description', () => {
  const site = siteIn('it', { name: 'Panificio Bellini', address: 'Via Emilia Est 418\n41122 Modena (MO)' });

  test.each([
    'Panificio Bellini, Via Emilia Est 418, 41122 Modena (MO). Pane a lievitazione naturale, focacce e torte su ordinazione.',
    'Panificio Bellini, Via Emilia Est 418, 41122 Modena (MO) – Pane a lievitazione naturale',
    'Panificio Bellini, Via Emilia Est 418. Pane a lievitazione',
    'Via Emilia Est 418 – Panificio Bellini',
  ])('is left alone: %s', (text) => {
    expect(invented(`<meta name="description" content="${text}">`, site)).toEqual([]);
  });

  test('another is told without the sentence behind it', () => {
    const canvas =
      '<meta name="description" content="Panificio Bellini, Via Garibaldi 3, 43121 Parma (PR). Pane a lievitazione">';
    expect(invented(canvas, site).map(({ start, end }) => canvas.slice(start, end))).toEqual([
      'Via Garibaldi 3, 43121 Parma (PR)',
    ]);
  });

  test('its town is written without the province', () => {
    const canvas =
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Panificio Bellini","address":{"@type":"PostalAddress","streetAddress":"Via Garibaldi 3","postalCode":"43121","addressLocality":"Parma","addressRegion":"PR"}}</script>';
    const edits = invented(canvas, site).flatMap(({ fix }) => fix?.edits ?? []);
    expect(edits.map(({ text }) => text)).toContain('Modena');
    const meta = '<meta name="geo.placename" content="Parma"><meta property="og:locality" content="Parma">';
    for (const { message } of invented(meta, site)) expect(message).toContain('in its parts, here `Modena`,');
    expect(invented('<meta name="geo.placename" content="Modena">', site)).toEqual([]);
  });
});

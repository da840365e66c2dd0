import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en', { name: 'Trattoria Luna', phone: '+390612345678', address: 'Via Appia 12\n00183 Roma' });
const church = siteIn('en', { name: 'Holy Cross Church', phone: '+390612345678' });
const [PHONE, ADDRESS] = ['+39 06 5551 2345', 'Via Roma 1, 00184 Roma'];

/** What is told of a page, as it stands there. */
function told(canvas: string, manifest = site): string[] {
  return invented(canvas, manifest).map(({ start, end }) => canvas.slice(start, end));
}

describe('a number behind the address of others is theirs', () => {
  test.each([
    'Hosting: Hoster GmbH, Hauptstr. 1, 10115 Berlin, Tel. +49 30 5551234',
    'Hosted by Hoster GmbH, Hauptstr. 1, 10115 Berlin, Tel. +49 30 5551234',
    'Provider: Hoster GmbH, Hauptstr. 1, 10115 Berlin, Tel.: +49 30 5551234',
    'Datenschutzbeauftragter: Data GmbH, Hauptstr. 1, 10115 Berlin, Telefon +49 30 5551234',
    'To: Rossi S.p.A.<br>Via Garibaldi 5<br>20121 Milano<br>Tel. +39 02 5551 2345',
    'Data protection officer: Data Ltd., Via Garibaldi 5, 20121 Milano, Tel. +39 02 5551 2345',
    `Consumer board: ${ADDRESS}, tel. ${PHONE}`,
    `Verbraucherzentrale: ${ADDRESS}, Tel. ${PHONE}`,
    `Arbitration board: ${ADDRESS}, tel. ${PHONE}`,
    `Junta arbitral: ${ADDRESS}, tel. ${PHONE}`,
    `Webmaster: Mario, tel. ${PHONE}`,
    `Parish office: ${PHONE}`,
    `Pfarramt: Tel. ${PHONE}`,
    `Parish office: ${ADDRESS}, tel. ${PHONE}`,
  ])('%s', (said) => {
    expect(told(`<footer><p>${said}</p></footer>`)).toEqual([]);
    expect(told(`<main><p>${said}</p></main>`)).toEqual([]);
  });

  test.each([
    [`Office: ${ADDRESS}, tel. ${PHONE}`, [ADDRESS, PHONE]],
    [`Trattoria Luna, ${ADDRESS}, Tel. ${PHONE}`, [ADDRESS, PHONE]],
    [`Booking office: ${PHONE}`, [PHONE]],
    [`${ADDRESS}, tel. ${PHONE}. Website by Rossi Web.`, [ADDRESS, PHONE]],
  ])('negative control: %s', (said, found) => {
    expect(told(`<footer><p>${said}</p></footer>`)).toEqual(found);
  });

  test('negative control: the parish office of a church', () => {
    expect(told(`<footer><p>Parish office: ${PHONE}</p></footer>`, church)).toEqual([PHONE]);
  });
});

describe('documents and data of somebody', () => {
  const lines = 'Via Garibaldi 5<br>20121 Milano<br>Tel. +39 02 5551 2345';
  test.each(['To', 'Bill to', 'Ship to', 'An', 'À ', 'Para', 'Destinatario', 'Rechnung an', 'Facturé à'])(
    '%s:',
    (label) => {
      expect(told(`<p>${label}: Rossi S.p.A.<br>${lines}</p>`)).toEqual([]);
      expect(told(`<p>${label}:<br>Rossi Bau<br>${lines}</p>`)).toEqual([]);
    },
  );

  test.each(['My account', 'Your details', 'Ihre Daten', 'Mon compte', 'I tuoi dati', '3 comments', 'Classifieds'])(
    'under "%s"',
    (heading) => {
      expect(told(`<h1>${heading}</h1><dl><dt>Phone</dt><dd>${PHONE}</dd></dl>`)).toEqual([]);
      expect(told(`<section><h2>${heading}</h2><p>Call us at ${PHONE}</p></section>`)).toEqual([]);
    },
  );

  test('an ad is for review', () => {
    expect(invented(`<p>For sale: bike, call ${PHONE}</p>`, site)).toMatchObject([{ outcome: 'needs-review' }]);
    expect(invented(`<p>For sale: our old oven, call us at ${PHONE}</p>`, site)).toMatchObject([
      { outcome: 'violation' },
    ]);
  });

  test.each([
    [`<h1>Your table</h1><p>Phone: ${PHONE}</p>`],
    [`<p>To book: call ${PHONE}</p>`],
    [`<p>Para reservar: tel. ${PHONE}</p>`],
    [`<p>From Monday: call us at ${PHONE}</p>`],
    [`<h2>Questions or comments?</h2><p>Call us at ${PHONE}</p>`],
    [`<p>To: Trattoria Luna, phone: ${PHONE}</p>`],
  ])('negative control: %s', (canvas) => {
    expect(told(canvas)).toEqual([PHONE]);
  });
});

describe('a sample of code in no element for code', () => {
  const link = '<a href="tel:+15551234567">Call us</a>';
  test.each(['codehilite', 'hljs', 'prism', 'shiki', 'language-html', 'code-block'])('%s', (name) => {
    expect(told(`<div class="${name}">${link}</div>`)).toEqual([]);
  });

  test.each(['highlight', 'code', 'example', 'snippet'])('%s behind words that introduce it', (name) => {
    expect(told(`<p>Write a link like this:</p><div class="${name}">${link}</div>`)).toEqual([]);
    expect(told(`<p>We look forward to you:</p><div class="${name}">${link}</div>`)).toEqual([link]);
    expect(told(`<div class="${name}">${link}</div>`)).toEqual([link]);
  });

  test.each(['highlights', 'qr-code', 'language-switcher', 'language-menu'])('negative control: %s', (name) => {
    expect(told(`<div class="${name}">${link}</div>`)).toEqual([link]);
  });
});

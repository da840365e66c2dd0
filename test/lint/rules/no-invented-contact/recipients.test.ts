import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('de', { name: 'Brandtner Bedachungen', address: 'Curslacker Deich 58\n21029 Hamburg' });
const address = 'Köpenicker Straße 126, 10179 Berlin';

/** What is told of a page, as it stands there. */
function told(canvas: string): string[] {
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('a row or term for recipients and processors names others', () => {
  test.each([
    'Destinatarios',
    'Destinatarios de los datos',
    'Encargado del tratamiento',
    'Empfänger',
    'Empfänger der Daten',
    'Auftragsverarbeiter',
    'Hosting',
    'Hoster',
    'Destinataires',
    'Sous-traitants',
    'Responsabile esterno',
    'Destinatari dei dati',
    'Processor',
    'Sub-processors',
    'Recipients of your data',
    'Verwerker',
    'Ontvangers',
    'Databehandler',
    'Personuppgiftsbiträde',
    'Odbiorcy danych',
    'Zpracovatel',
    'Adatfeldolgozó',
    'Εκτελών την επεξεργασία',
    'Получатели данных',
    'المستلمون',
  ])('%s', (label) => {
    expect(told(`<table><tr><th>${label}</th><td>${address}</td></tr></table>`)).toEqual([]);
    expect(told(`<dl><dt>${label}</dt><dd>${address}</dd></dl>`)).toEqual([]);
    expect(told(`<p><strong>${label}:</strong> ${address}</p>`)).toEqual([]);
    expect(told(`<section><h3>${label}</h3><p>Adresse: ${address}</p></section>`)).toEqual([]);
  });

  test.each(['Adresse', 'Anschrift', 'Standort', 'Unsere Adresse'])('negative control: %s', (label) => {
    expect(told(`<table><tr><th>${label}</th><td>${address}</td></tr></table>`)).toEqual([address]);
    expect(told(`<dl><dt>${label}</dt><dd>${address}</dd></dl>`)).toEqual([address]);
  });
});

describe('the name of a firm before an address is of another house, without a legal form too', () => {
  test.each([
    'Intuit Mailchimp',
    'Mailchimp',
    'Postmark',
    'Callrail',
    'Acme Contact Centre',
    'Brevo Kontakt',
    'Zendesk Support',
  ])('%s', (name) => {
    expect(told(`<p>${name}, ${address}</p>`)).toEqual([]);
    expect(told(`<footer><p>${name}, ${address}</p></footer>`)).toEqual([]);
  });

  test.each(['Adresse: Wikimedia', 'Kontakt: Brevo', 'Postanschrift: Zendesk'])('behind a label: %s', (name) => {
    expect(told(`<p>${name}, ${address}</p>`)).toEqual([]);
    expect(told(`<footer><p>${name}, ${address}</p></footer>`)).toEqual([]);
  });

  test.each([
    'Brandtner Bedachungen',
    'Adresse: Hamburg',
    'Adresse: Werkstatt',
    'Postanschrift',
    'Mailadresse und Anschrift',
    'Unsere Werkstatt',
    'Kontakt',
    'Adresse Hamburg',
    'Besuchen Sie uns',
  ])('negative control: %s', (name) => {
    expect(told(`<footer><p>${name}, ${address}</p></footer>`)).toEqual([address]);
  });
});

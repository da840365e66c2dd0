import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('de', { name: 'Brandtner Bedachungen', address: 'Curslacker Deich 58\n21029 Hamburg' });
const address = 'Weidenbaumsweg 114, 21035 Hamburg';

/** What is told of an imprint: as it stands there, and how sure it is. */
function told(heading: string, text: string): unknown[] {
  const canvas = `<h2>Impressum</h2><h3>${heading}</h3><p>${text}</p>`;
  return invented(canvas, site).map(({ start, end, outcome }) => [canvas.slice(start, end), outcome]);
}

describe('below a heading of an imprint a person answers for the site', () => {
  test.each([
    'Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV',
    'Verantwortlich i. S. d. § 18 MStV',
    'Inhaltlich verantwortlich gemäß § 18 MStV',
    'Inhaber',
    'Inhaberin',
    'Herausgeber',
    'Directeur de la publication',
    'Responsable de la publication',
    'Titolare del sito',
    'Titular del sitio web',
    'Person responsible for the content',
    'Publisher',
  ])('%s', (heading) => {
    expect(told(heading, `Holger Brandtner, ${address}`)).toEqual([[address, 'violation']]);
    expect(told(heading, `Petra Kolb, ${address}`)).toEqual([[address, 'needs-review']]);
    const lines = address.replace(', ', '<br>');
    expect(told(heading, `Holger Brandtner<br>${lines}`)).toEqual([[lines, 'violation']]);
  });

  test('in a part that is called so, too', () => {
    const heading = '<h2>Impressum</h2><h3>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h3>';
    const canvas = `<section id="impressum">${heading}<p>Holger Brandtner, ${address}</p></section>`;
    expect(invented(canvas, site).map(({ start, end }) => canvas.slice(start, end))).toEqual([address]);
    const other = `<section id="impressum"><h2>Impressum</h2><h3>Datenschutzbeauftragte</h3><p>Petra Kolb, ${address}</p></section>`;
    expect(invented(other, site)).toEqual([]);
  });

  test.each([
    ['Verantwortlich für den Inhalt', 'Kolb Medien GmbH'],
    ['Verantwortlich für den Inhalt', 'Handwerkskammer Hamburg'],
    ['Verantwortlich für den Datenschutz', 'Petra Kolb'],
    ['Betreiberin der Anlage', 'Petra Kolb'],
    ['Zuständige Kammer', 'Handwerkskammer Hamburg'],
    ['Bildnachweis', 'Petra Kolb'],
    ['Verantwortung', 'Petra Kolb'],
    ['Webdesign', 'Holger Kolb'],
  ])('negative control: %s: %s', (heading, name) => {
    expect(told(heading, `${name}, ${address}`)).toEqual([]);
    expect(told(heading, `${name}<br>${address.replace(', ', '<br>')}`)).toEqual([]);
  });
});

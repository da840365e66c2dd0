import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const german = siteIn('de', {
  name: 'Zahnarztpraxis Lindenhof',
  phone: '+4976190210',
  address: 'Am Markt 3\n25840 Husum',
});
const english = siteIn('en', { name: 'Mill Lane Dental', address: '12 Quay Street\nBristol BS1 4RW' });
const french = siteIn('fr', { name: 'Atelier Velours', address: '3 quai des Brumes\n67000 Strasbourg' });
const italian = siteIn('it', { name: 'Studio Corniolo', address: 'Via dei Tigli 12\n50199 Borgo Corniolo' });

const SITES = { de: german, en: english, fr: french, it: italian };
const STREETS = {
  de: 'Hauptstr. 5<br>79098 Freiburg',
  en: '14 Harbour Road, Bristol BS2 8QA',
  fr: '14 rue du Port<br>67100 Strasbourg',
  it: 'Via Roma 4<br>50100 Firenze',
};

/** How an address is told that stands behind a line in a part of the page. */
function told(language: keyof typeof SITES, line: string, part: (text: string) => string) {
  const canvas = part(`${line}<br>${STREETS[language]}`);
  return invented(canvas, SITES[language]).map(({ start, end, outcome }) => [canvas.slice(start, end), outcome]);
}

const PARTS: readonly ((text: string) => string)[] = [
  (text) => `<address>${text}</address>`,
  (text) => `<footer><p>${text}</p></footer>`,
];

describe('an address behind a line with somebody of the house is told', () => {
  test.each([
    ['de', 'Dr. med. dent. Anna Berg & Kollegen'],
    ['de', 'Inhaberin: Jana Fuchs'],
    ['de', 'Dr. med. vet. Sabine Kolb'],
    ['de', 'z. Hd. Frau Berg'],
    ['de', 'c/o Berg'],
    ['de', 'Zahnarztpraxis Lindenhof<br>z. Hd. Herrn Peter Müller'],
    ['de', 'Gemeinschaftspraxis Dres. Berg und Kolb'],
    ['en', 'Attn: Accounts'],
    ['en', 'For the attention of Megan Price'],
    ['en', 'Owner: Megan Price'],
    ['en', 'Dr Anna Berg BDS'],
    ['fr', 'À l’attention de Mme Roux'],
    ['fr', 'Gérante : Claire Roux'],
    ['it', 'c.a. Dott.ssa Rossi'],
    ['it', 'Titolare: Mario Rossi'],
  ] as const)('%s: %s', (language, line) => {
    for (const part of PARTS) expect(told(language, line, part)).toEqual([[STREETS[language], 'violation']]);
  });

  test('below a heading for contacts, too', () => {
    const below = (text: string) => `<h2>Kontakt</h2><p>${text}</p>`;
    expect(told('de', 'Dr. Anna Berg', below)).toEqual([[STREETS.de, 'violation']]);
  });

  test('in an imprint on the same line, too', () => {
    const below = (text: string) => `<h1>Kontakt</h1><h2>Impressum</h2><p>${text}</p>`;
    const street = 'Erfurter Straße 112, 99423 Weimar';
    const lines = ['Inhaberin: Dr. Sabine Kolb, ', 'Zahnärztekammer Thüringen, ', 'Jana Fuchs, '];
    const counts = lines.map((line) => invented(below(line + street), german).length);
    expect(counts).toEqual([1, 0, 0]);
  });

  test.each([
    ['de', 'Zahnärzte am Park'],
    ['it', 'Avv. Mario Rossi'],
  ] as const)('for review, where it may be another: %s: %s', (language, line) => {
    for (const part of PARTS) expect(told(language, line, part)).toEqual([[STREETS[language], 'needs-review']]);
  });

  test.each([
    ['de', 'Jana Fuchs'],
    ['en', 'Berg & Sons Ltd'],
  ] as const)('any name in an `address` alone: %s: %s', (language, line) => {
    expect(PARTS.map((part) => told(language, line, part).map(([, outcome]) => outcome))).toEqual([
      ['needs-review'],
      [],
    ]);
  });
});

describe('an address of others is left alone', () => {
  test.each([
    ['de', 'Zahnärztekammer Baden-Württemberg'],
    ['de', 'Landgericht Freiburg'],
    ['de', 'Hosting: Strato AG'],
    ['de', 'Gestaltung: Agentur Kolb'],
    ['de', 'Aufsichtsbehörde: Regierungspräsidium Freiburg'],
    ['de', 'Foto: Max Muster'],
    ['de', 'Labor Kolb GmbH<br>www.labor-kolb.example'],
    ['de', 'Apotheke am Markt'],
    ['de', 'Datenschutzbeauftragter: Max Muster'],
    ['de', 'Zahnärztekammer Baden-Württemberg<br>z. Hd. Frau Berg'],
    ['en', 'General Dental Council'],
    ['en', 'Built by Kolb Studio'],
    ['en', 'Information Commissioner’s Office'],
    ['en', 'Our accountant: Kolb & Co'],
    ['fr', 'Hébergeur : OVH SAS'],
    ['fr', 'Chambre des métiers'],
    ['it', 'Garante per la protezione dei dati personali'],
    ['it', 'Realizzazione: Web Rossi'],
    ['it', 'Camera di Commercio di Firenze'],
  ] as const)('%s: %s', (language, line) => {
    for (const part of PARTS) expect(told(language, line, part)).toEqual([]);
  });

  test.each([
    ['below a heading for others', (text: string) => `<footer><h4>Hosting</h4><address>${text}</address></footer>`],
    ['in a list', (text: string) => `<footer><ul><li>${text}</li></ul></footer>`],
    ['in the text', (text: string) => `<p>${text}</p>`],
    ['with another house’s mailbox', (text: string) => `<address>${text}<br>anna@kolb-labs.example</address>`],
    [
      'with a link to its page',
      (text: string) => `<address>${text}<br><a href="https://kolb.example">Kolb</a></address>`,
    ],
  ])('%s', (_title, part) => {
    expect(told('en', 'Attn: Megan Price', part)).toEqual([]);
  });
});

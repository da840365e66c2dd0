import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const joiner = siteIn('de', {
  name: 'Tischlerei Brandhuber',
  phone: '+4994190210',
  address: 'Am Markt 3\n93047 Regensburg',
});
const dentist = siteIn('de', { name: 'Zahnarztpraxis Lindenhof', address: 'Am Markt 3\n25840 Husum' });
const english = siteIn('en', { name: 'Mill Lane Joinery', address: '12 Quay Street\nBristol BS1 4RW' });
const italian = siteIn('it', { name: 'Studio Corniolo', address: 'Via dei Tigli 12\n50199 Borgo Corniolo' });
const french = siteIn('fr', { name: 'Atelier Velours', address: '3 quai des Brumes\n67000 Strasbourg' });
const spanish = siteIn('es', { name: 'Taller Robledo', address: 'Calle Mayor 3\n46001 Valencia' });

const SITES = { joiner, dentist, english, italian, french, spanish };
const STREETS = {
  joiner: 'Donaustaufer Straße 88<br>93059 Regensburg',
  dentist: 'Hauptstr. 5<br>79098 Freiburg',
  english: '14 Harbour Road, Bristol BS2 8QA',
  italian: 'Via Roma 4<br>50100 Firenze',
  french: '14 rue du Port<br>67100 Strasbourg',
  spanish: 'Calle Sorní 12<br>46004 Valencia',
};

type Of = keyof typeof SITES;

/** Where the name of a site stands above a line and an address: below a heading for contacts, in the text, and in one line. */
const PARTS: readonly ((name: string, line: string, street: string) => string)[] = [
  (name, line, street) => `<h2>Anschrift</h2><p><strong>${name}</strong><br>${line}<br>${street}</p>`,
  (name, line, street) => `<p>${name}<br>${line}<br>${street}</p>`,
  (name, line, street) => `<div><h3>${name}</h3><p>${line}</p><p>${street}</p></div>`,
  (name, line, street) => `<p>${[name, line, street].join(', ').replaceAll('<br>', ', ')}</p>`,
];

function outcomes(of: Of, line: string, name = SITES[of].site.name): (string | undefined)[] {
  return PARTS.map((part) => invented(part(name, line, STREETS[of]), SITES[of]).map(({ outcome }) => outcome)).map(
    ([first]) => first,
  );
}

describe('under the site’s name, somebody by what that one is in the house makes an address nobody else’s', () => {
  test.each([
    ['joiner', 'Inh. Josef Brandhuber, Tischlermeister'],
    ['joiner', 'Inh. Josef Kern, Tischlermeister'],
    ['joiner', 'Tischlermeister Josef Brandhuber'],
    ['joiner', 'Inhaberin: Anna Schneider'],
    ['joiner', 'Josef Kern<br>Tischlermeister'],
    ['joiner', 'Josef Kern (Tischlermeister)'],
    ['joiner', 'Geschäftsführer: Josef Kern'],
    ['dentist', 'Zahnarzt Peter Kern'],
    ['dentist', 'Dr. med. dent. Anna Berg'],
    ['english', 'Owner: Megan Price'],
    ['english', 'Prop. Megan Price'],
    ['english', 'Managing Director: Megan Price'],
    ['english', 'Megan Price, Master Joiner'],
    ['italian', 'Titolare: Mario Rossi'],
    ['italian', 'Titolare Mario Rossi, falegname'],
    ['french', 'Gérante : Claire Roux'],
    ['spanish', 'Propietario: Juan Pérez'],
  ] as const)('%s: %s', (of, line) => {
    expect(outcomes(of, line)).toEqual(PARTS.map(() => 'violation'));
  });

  test('with the form of the firm behind the name, too', () => {
    const found = outcomes('joiner', 'Inh. Josef Brandhuber, Tischlermeister', 'Tischlerei Brandhuber GmbH');
    expect(found).toEqual(PARTS.map(() => 'violation'));
  });

  test.each([
    ['italian', 'Avv. Mario Rossi'],
    ['italian', 'Avvocato Mario Rossi'],
    ['french', 'Claire Roux, maître artisan'],
  ] as const)('for review, where a craft or a title alone says so: %s: %s', (of, line) => {
    expect(outcomes(of, line)).toEqual(PARTS.map(() => 'needs-review'));
  });
});

describe('near misses', () => {
  const others = [
    ['joiner', 'Schreinerei Kern GmbH'],
    ['joiner', 'Möbel Kern<br>Inh. Josef Kern'],
    ['joiner', 'Kern & Söhne GmbH<br>Geschäftsführer Josef Kern'],
    ['joiner', 'Kern Holzhandel, Inh. Josef Kern'],
    ['joiner', 'Ansprechpartner bei Möbel Kern: Josef Kern'],
    ['joiner', 'Malerei Kern, Malermeister'],
    ['joiner', 'Lieferant: Josef Kern'],
    ['joiner', 'Insolvenzverwalter Josef Kern'],
    ['joiner', 'Bürgermeister Josef Kern'],
    ['joiner', 'Hausmeister Josef Kern'],
    ['joiner', 'Rechtsanwalt Max Kern'],
    ['joiner', 'Steuerberater Max Kern'],
    ['joiner', 'Josef Kern'],
    ['joiner', 'Anna Schneider'],
    ['joiner', 'Anna Hofmeister'],
    ['english', 'Kern Timber, owner Megan Price'],
    ['dentist', 'Tischler Max Kern'],
  ] as const;

  test.each(others)('another house or trade under the site’s name: %s: %s', (of, line) => {
    const { name } = SITES[of].site;
    const silent = PARTS.filter((_part, at) => at !== 2).map((part) =>
      invented(part(name, line, STREETS[of]), SITES[of]),
    );
    expect(silent).toEqual([[], [], []]);
  });

  test.each([
    'Schreinerei Kern<br>Inh. Josef Kern, Tischlermeister',
    'Unser Partner: Tischlerei Brandhuber<br>Inh. Josef Kern',
    'Schreinerei Kern<br>Tischlerei Brandhuber<br>Inh. Josef Kern',
  ])('a master under another name: %s', (lines) => {
    expect(invented(`<p>${lines}<br>${STREETS.joiner}</p>`, joiner)).toEqual([]);
  });

  test('the site’s own address under its owner', () => {
    const canvas = '<p>Tischlerei Brandhuber<br>Inh. Josef Kern, Tischlermeister<br>Am Markt 3<br>93047 Regensburg</p>';
    expect(invented(canvas, joiner)).toEqual([]);
  });

  test('a mailbox of another house in the same lines', () => {
    const canvas = `<p>Tischlerei Brandhuber<br>Inh. Josef Kern<br>${STREETS.joiner}<br>josef@moebel-kern.example</p>`;
    expect(invented(canvas, joiner)).toEqual([]);
  });
});

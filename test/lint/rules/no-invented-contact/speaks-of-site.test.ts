import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

interface House {
  name: string;
  description: string;
  language: string;
  phone: string;
  address: string;
}

const HOUSES = {
  hotel: {
    name: 'Hotel Marisol',
    description: 'A small hotel with a big view',
    language: 'en',
    phone: '+351214863907',
    address: 'Rua do Poço Novo 17\n2750-467 Cascais\nPortugal',
  },
  joiner: {
    name: 'Tischlerei Hövelmann',
    description: 'Möbel und Innenausbau in Soest',
    language: 'de',
    phone: '+4929217781450',
    address: 'Am Sägewerk 23\n59494 Soest',
  },
  books: {
    name: 'Librairie des Tilleuls',
    description: 'Librairie indépendante à Nantes',
    language: 'fr',
    phone: '+33240471822',
    address: '7 rue des Tilleuls, 44000 Nantes',
  },
  osteria: {
    name: 'Osteria del Gelso',
    description: 'Cucina di lago a Salò',
    language: 'it',
    phone: '+390365552817',
    address: 'Vicolo del Gelso 7\n25087 Salò BS',
  },
  cycles: {
    name: 'Cowley Cycles',
    description: 'Bicycle repairs in Oxford, dealer of Brompton',
    language: 'en-GB',
    phone: '+441865496012',
    address: '12 Magdalen Road\nOxford OX4 1RB',
  },
} satisfies Record<string, House>;

type Key = keyof typeof HOUSES;

function siteOf(key: Key): Manifest {
  const { name, description, language, phone, address } = HOUSES[key];
  return buildManifest(
    parseSite({
      site: { name, description, url: `https://${key}.example`, language },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: phone }, address: { kind: 'address', value: address } },
    }),
  );
}

function outcomes(key: Key, canvas: string): string[] {
  return invented(canvas, siteOf(key)).map(({ outcome }) => outcome);
}

const CASCAIS = '+351 214 555 012';
const SOEST = '02921 12345';
const NANTES = '02 40 12 34 56';
const SALO = '0365 123456';
const OXFORD = '01865 496 099';

describe('what speaks of the site', () => {
  test.each<[string, Key, string]>([
    ['its name and town', 'hotel', `<main><p>Hotel Marisol in Cascais: call ${CASCAIS}</p></main>`],
    ['what it lets, in its town', 'hotel', `<main><p>Rooms in Cascais. Call ${CASCAIS} to book.</p></main>`],
    ['its name and town, in German', 'joiner', `<main><p>Tischlerei Hövelmann in Soest: Tel. ${SOEST}</p></main>`],
    ['its trade, as that of the reader', 'joiner', `<main><p>Ihre Tischlerei in Soest: Tel. ${SOEST}</p></main>`],
    ['its trade and town', 'books', `<main><p>Librairie à Nantes. Appelez le ${NANTES}.</p></main>`],
    [
      'a description',
      'hotel',
      `<meta name="description" content="A house on the harbour of Cascais. Call ${CASCAIS}.">`,
    ],
    [
      'its name in one',
      'joiner',
      `<meta name="description" content="Die Tischlerei Hövelmann in Soest: Tel. ${SOEST}">`,
    ],
    [
      'one for networks',
      'books',
      `<meta property="og:description" content="Librairie à Nantes. Appelez le ${NANTES}.">`,
    ],
    ['a title', 'cycles', `<title>Bicycle repairs Oxford - ${OXFORD}</title>`],
    ['a title with its name', 'cycles', `<title>Cowley Cycles | Call ${OXFORD}</title>`],
    ['a time', 'osteria', `<footer><p>Emergenze e prenotazioni last minute: ${SALO}</p></footer>`],
    ['a further house', 'cycles', '<main><p>Our second workshop at 44 Iffley Road is open.</p></main>'],
    ['a template', 'cycles', `<template><footer><a href="tel:+441865496099">Call us</a></footer></template>`],
    ['a keyword', 'cycles', '<footer><p>Text <a href="sms:+447700900123">BIKE to 07700 900123</a></p></footer>'],
  ])('%s, %s: %s', (_what, key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['violation']);
  });

  test.each<[string, Key, string]>([
    ['a time for emergencies', 'joiner', '<main><p>Notdienst am Wochenende: 0171 2345678</p></main>'],
    ['somebody of the house', 'cycles', `<footer><p>For repairs call Trevor on ${OXFORD}.</p></footer>`],
    ['the same in German', 'joiner', `<section class="kontakt"><p>Fragen? Rufen Sie Petra an: ${SOEST}</p></section>`],
  ])('may be the site’s: %s, %s: %s', (_what, key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['needs-review']);
  });
});

describe('what speaks of others stays as it is', () => {
  test.each<[Key, string]>([
    ['hotel', `<main><p>Hotel Atlântico in Cascais: call ${CASCAIS}</p></main>`],
    ['hotel', `<main><p>Boat trips in Cascais with Mar Azul: call ${CASCAIS}</p></main>`],
    ['hotel', `<main><p>Taxis in Cascais: ${CASCAIS}</p></main>`],
    ['hotel', `<meta name="description" content="A walk along the coast. Tickets: Mar Azul, ${CASCAIS}.">`],
    ['hotel', `<article><p>I stayed at a small hotel in Cascais. Call ${CASCAIS}.</p></article>`],
    ['hotel', '<title>Invoice 214 555 012 000</title>'],
    ['joiner', `<main><p>Polsterei Brandt in Soest: Tel. ${SOEST}</p></main>`],
    ['joiner', `<footer><p>Ärztlicher Notdienst am Wochenende: ${SOEST}</p></footer>`],
    ['joiner', `<footer><p>Notdienst der Stadtwerke Soest: ${SOEST}</p></footer>`],
    ['joiner', '<main><p>Unser zweiter Lieferant in der Lindenstraße 14 in Soest.</p></main>'],
    ['books', `<main><p>Librairie Coiffard à Nantes. Appelez le ${NANTES}.</p></main>`],
    ['books', `<main><p>Le musée à Nantes. Appelez le ${NANTES}.</p></main>`],
    ['osteria', `<main><p>Trattoria Al Porto a Salò: chiamate ${SALO}</p></main>`],
    ['osteria', `<main><p>Ufficio turistico di Salò, tel. ${SALO}</p></main>`],
    ['osteria', `<main><p>Guardia medica notturna a Salò: ${SALO}</p></main>`],
    ['cycles', `<main><p>Brompton Junction in Oxford: call ${OXFORD}</p></main>`],
    ['cycles', `<footer><p>Brompton: ${OXFORD}</p></footer>`],
    ['cycles', `<footer><p>Bus to Oxford: ${OXFORD}</p></footer>`],
    ['cycles', `<main><p>For the Sunday ride call Trevor on ${OXFORD}.</p></main>`],
    ['cycles', `<footer><p>Call Relate House on ${OXFORD}</p></footer>`],
    ['cycles', "<main><p>The museum's second shop at 44 Iffley Road is closed.</p></main>"],
    ['cycles', '<main><p>Shelter: <a href="sms:+447700900123">text SHELTER to 07700 900123</a></p></main>'],
    ['cycles', '<template><li><b>{{name}}</b> <a href="tel:{{phone}}">{{phone}}</a></li></template>'],
  ])('%s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (
  language: string,
  name: string,
  description: string,
  phone: string,
  address = 'Goethestraße 5\n34119 Kassel',
) =>
  buildManifest(
    parseSite({
      site: { name, description, url: 'https://own-house.example', language },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: phone }, address: { kind: 'address', value: address } },
    }),
  );
const DE = siteOf('de', 'Tischlerei Brandt', 'Tischlerei in Kassel', '+49 561 998877');

const described = (text: string) => `<meta name="description" content="${text}">`;
const inData = (text: string) =>
  `<script type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Tischlerei Brandt","description":"${text}"}</script>`;
const inFooter = (text: string) => `<footer><p>${text}</p></footer>`;
// The town itself is told of a description, too.
const told = (canvas: string, site = DE) =>
  invented(canvas, site)
    .filter(({ message }) => !message.startsWith('Unexpected town'))
    .map(({ start, end }) => canvas.slice(start, end));

describe('a town that is made up behind the site’s name does not make the house another', () => {
  test.each([
    'So erreichen Sie die Tischlerei Brandt in Oldenburg: Telefon 0441 998877-0',
    'Tischlerei Brandt in Oldenburg, Telefon 0441 998877-0',
    'Tischlerei Brandt GmbH in Freiburg im Breisgau Telefon 0441 998877-0',
    'Ihre Tischlerei in Oldenburg: Telefon 0441 998877-0',
    'Die Tischlerei Brandt in Bad Zwischenahn erreichen Sie unter 0441 998877-0',
  ])('%s', (text) => {
    for (const canvas of [
      described(text),
      described(text).replace('name="', 'property="og:'),
      inData(text),
      inFooter(text),
    ])
      expect(told(canvas)).toEqual(['0441 998877-0']);
  });

  test('a trade alone is the site’s where a page describes itself', () => {
    const text = 'Tischlerei in Oldenburg, Telefon 0441 998877-0';
    expect([told(described(text)), told(inFooter(text))]).toEqual([['0441 998877-0'], []]);
  });

  test('an address, with what follows on it', () => {
    const text =
      'So erreichen Sie die Tischlerei Brandt in Oldenburg: Werkstatt in der Nadorster Straße 112. Mo–Fr ab 7 Uhr.';
    for (const canvas of [described(text), inFooter(text)]) expect(told(canvas)).toEqual(['Nadorster Straße 112']);
  });

  test.each([
    [
      'it',
      'Panificio Bellini',
      'Panificio a Modena',
      '+39 059 123456',
      'Panificio Bellini a Parma: telefono ',
      '0521 234567',
    ],
    [
      'it',
      'Panificio Bellini',
      'Panificio a Modena',
      '+39 059 123456',
      'Il vostro panificio a Parma: telefono ',
      '0521 234567',
    ],
    [
      'fr',
      'Boulangerie Morel',
      'Boulangerie à Lyon',
      '+33 4 72 11 22 33',
      'Boulangerie Morel à Saint-Étienne, téléphone ',
      '04 77 12 34 56',
    ],
    [
      'en',
      'Harrow Vets',
      'Vets in Bath',
      '+44 1225 460958',
      'Your vets in Newcastle upon Tyne: call ',
      '0191 496 0123',
    ],
    [
      'es',
      'Panadería Ruiz',
      'Panadería',
      '+34 954 112 233',
      'Panadería Ruiz en San Fernando: teléfono ',
      '956 123 456',
    ],
    ['pt', 'Padaria Lopes', 'Padaria', '+351 213 112 233', 'Padaria Lopes no Porto: telefone ', '222 123 456'],
    [
      'nl',
      'Bakkerij Vos',
      'Bakkerij',
      '+31 30 2112233',
      'Bakkerij Vos te Alphen aan den Rijn: telefoon ',
      '0172 123456',
    ],
    ['sv', 'Bageri Lund', 'Bageri', '+46 40 112233', 'Bageri Lund i Örebro: telefon ', '019-12 34 56'],
    ['pl', 'Piekarnia Nowak', 'Piekarnia', '+48 12 411 22 33', 'Piekarnia Nowak w Zakopanem: telefon ', '18 201 23 45'],
    ['cs', 'Pekařství Novák', 'Pekařství', '+420 222 112 233', 'Pekařství Novák v Brně: telefon ', '541 234 567'],
    ['ro', 'Brutăria Pop', 'Brutărie', '+40 264 112 233', 'Brutăria Pop în Sibiu: telefon ', '0269 123 456'],
    ['ru', 'Пекарня Иванова', 'Пекарня', '+7 495 1122333', 'Пекарня Иванова в Твери: телефон ', '4822 12-34-56'],
    ['uk', 'Пекарня Коваль', 'Пекарня', '+380 44 1122333', 'Пекарня Коваль у Львові: телефон ', '032 212 34 56'],
    ['el', 'Φούρνος Παππάς', 'Φούρνος', '+30 21 01122333', 'Φούρνος Παππάς στη Λάρισα: τηλέφωνο ', '2410 123456'],
    ['hr', 'Pekara Horvat', 'Pekara', '+385 1 1122333', 'Pekara Horvat u Splitu: telefon ', '021 123 456'],
    ['fi', 'Leipomo Virtanen', 'Leipomo', '+358 9 112233', 'Leipomo Virtanen Turussa: puhelin ', '02 123 4567'],
    ['hu', 'Kovács Pékség', 'Pékség', '+36 1 112 2333', 'Kovács Pékség Győrben: telefon ', '96 123 456'],
    ['tr', 'Yılmaz Fırın', 'Fırın', '+90 212 112 23 33', "Yılmaz Fırın Bursa'da: telefon ", '0224 123 45 67'],
    ['ar', 'مخبز النور', 'مخبز', '+966 11 412 2333', 'مخبز النور في الدمام: هاتف ', '013 812 3456'],
    ['he', 'מאפיית כהן', 'מאפייה', '+972 3 5122333', 'מאפיית כהן בחיפה: טלפון ', '04-8123456'],
  ])('in %s: %s', (language, name, description, phone, words, number) => {
    const site = siteOf(language, name, description, phone);
    for (const canvas of [described(words + number), inFooter(words + number)])
      expect(told(canvas, site)).toEqual([number]);
  });
});

describe('a heading with the site’s name and a town is of the site', () => {
  const under = (town: string, phone: string) =>
    `<section><h3>Tischlerei Brandt in ${town}</h3><p>Telefon ${phone}</p></section>`;

  test.each(['Oldenburg', 'Kassel', 'Bad Zwischenahn'])('%s', (town) => {
    expect(told(under(town, '0441 998877-0'))).toEqual(['0441 998877-0']);
  });

  test('near misses: its houses in two towns, and another house', () => {
    expect(told(under('Oldenburg', '0441 998877-0') + under('Kassel', '0561 998877'))).toEqual([]);
    expect(told(under('Oldenburg', '0441 998877-0').replace('Brandt', 'Meyer'))).toEqual([]);
  });
});

describe('near misses: another house in another town', () => {
  test.each([
    'Tischlerei Meyer in Oldenburg: Telefon 0441 998877-0',
    'Unser Partner in Oldenburg: Telefon 0441 998877-0',
    'Filiale der Tischlerei Brandt in Oldenburg: Telefon 0441 998877-0',
    'Schwesterbetrieb der Tischlerei Brandt in Oldenburg: Telefon 0441 998877-0',
    'Tischlerei Brandt in Kassel und Oldenburg: Telefon 0441 998877-0',
    'Tischlerei Brandt in Kooperation mit Holz Meyer: Telefon 0441 998877-0',
    'Tischlerei Brandt im Möbelhaus Meyer: Telefon 0441 998877-0',
    'Kunde der Tischlerei Brandt in Oldenburg: Gasthaus Meyer, Telefon 0441 998877-0',
    'Brandt in Oldenburg: Telefon 0441 998877-0',
    'Ihr Glaser in Oldenburg: Telefon 0441 998877-0',
    'Tischlerei in Oldenburg von Jan Meyer: Telefon 0441 998877-0',
  ])('%s', (text) => {
    expect([described(text), inFooter(text)].map((canvas) => told(canvas))).toEqual([[], []]);
  });

  test('a page that names the site in its own town beside it tells of another house of it', () => {
    const item = (town: string, phone: string) => `<li>Tischlerei Brandt in ${town}: Telefon ${phone}</li>`;
    expect(told(`<ul>${item('Oldenburg', '0441 998877-0')}${item('Kassel', '0561 998877')}</ul>`)).toEqual([]);
    expect(told(`<ul>${item('Oldenburg', '0441 998877-0')}</ul>`)).toEqual(['0441 998877-0']);
  });
});

import { describe, expect, test } from 'vitest';
import { addressesIn } from '../../../src/lint/contact/addresses-in.js';

/** Sentences with a word for a kind of street and a number, by language. */
const SENTENCES: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Dal 1958 al servizio dei bolognesi',
    'Siamo dal 1958 al Pilastro',
    'Ci trovi dal 1958 al Mercato',
    'Vi aspettiamo al Corso Base 2025',
    'Siamo nati nel 1958, via via più grandi',
    'Nel 2024, 1958 strade e una piazza',
    'Via libera 2025 ai saldi',
    'Corso 2025 di cucina italiana',
    'Corso Base 2025',
    'Dal 1998 al Pilastro',
    'Strada facendo 2024 in tour',
    'Piazza Grande 2024',
    'Corso di cucina, 2024',
    '2025, via libera ai saldi',
    'Largo ai giovani 2025',
    'Vicolo corto 2 ore di spettacolo',
    'Menu 2025, via ai saldi',
    'Via col vento 1939',
  ],
  hr: ['Obala puna Ljudi 3 dana'],
  de: [
    'Wir sind seit 1958 Platz 1',
    'Geöffnet seit 1990 am Platz der Einheit',
    'Seit 1958 Platz für alle',
    'Platz 1 im Test 2024',
    'Der Weg 2025 zum Erfolg',
    'Auf Platz 3 der Liste',
    'Allee des Jahres 2024',
    'Unser Weg seit 1998',
  ],
  en: [
    'We are the 2024 Drive winners',
    'Since 2015 Harbor Drive stories',
    'Drive 2025 to success',
    'Summer Drive 2025',
    'Winter Row 2024 collection',
    'Book 2 court sessions today',
    'Gate 4 opens at noon',
    'Park Hill 2023 vintage',
    'Floor 3 is closed',
    'Route 66 Diner',
  ],
  es: [
    'Estamos desde 1990 al pie del cañón',
    'Abierto desde 1975 en la plaza Mayor',
    'Calle 13 en concierto',
    'Desde 1958 al servicio de todos',
    'Paseo 2025 por la ciudad',
    'Plaza 2 de Mayo en fiestas',
    'Calle 13 Tour',
    'Camino 2025 de Santiago',
    'Ronda 3 del torneo',
    'Way of the Camino 2025',
    'Stagione 2025, Calle 13',
  ],
  pl: [
    'Ouvert depuis 1975 place du marché',
    'Otwarte od 1990 na placu',
    'Since 1998 the place for pizza',
    'The place to be since 1998',
    'All in 1 place',
    'A 5 star place to eat',
    'Depuis 1958 la place des gourmets',
    'Place 2025 aux jeunes',
    'Od 1958 plac zabaw dla dzieci',
    'Plac zabaw 2024',
    'Al dente od 1998',
    'Ulica wszystkich Polaków 3 razy w roku',
    'Place zabaw Otwarte 7 dni',
    'Plac pełen Dzieci 5 dni w tygodniu',
  ],
  ru: ['Открыто с 1990 на площади', 'С 1958 площадь вкуса', 'Проспект 2025 года', 'Дом 2 на экране', 'Улица 2024 года'],
  tr: ['1990 yılından beri meydanda', "1958'den beri meydan sizin", 'Meydan 2025 festivali', 'Sokak lezzetleri 2024'],
  nl: ['Sinds 1990 aan het plein', 'Al sinds 1958 op weg naar morgen', 'Plein 2025 wordt groen', 'Op weg naar 2030'],
  fr: ['Le cours 2024 de cuisine', 'En route 66 pour aller', 'Passage 2024 au vert'],
  pt: ['Desde 1958 no largo da vida', 'Praça 2025 em festa', 'Rua 24 horas de Curitiba'],
  sv: ['Sedan 1958 på väg mot framtiden', 'Väg 66 genom Amerika', 'Torget 2024 öppnar', 'Gata 2025'],
  fi: ['Tie 4 suljettu'],
  cs: ['Ulice 2024 hraje'],
  hu: ['Tér 2025 fesztivál'],
};

/** Addresses that are near to such sentences. */
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  it: [
    'V.le Trieste 12/A, 40124 Bologna',
    'P.zza Maggiore 4, Bologna',
    'C.so Italia 7, 20122 Milano',
    'Via Indipendenza 8',
    'Via della Brace 12, 50123 Firenze',
    'Via 4 Novembre 12',
    'Via XX Settembre 20',
    'Piazza della Repubblica 1999, Firenze',
    'Viale dei Mille 7',
    'Strada Maggiore 44',
    "Via dell'Indipendenza 8",
    'Via Indipendenza, 8',
    'Via Emilia 1950, 41121 Modena',
    'Via Emilia, 1950, Modena',
    'Sede: Via Emilia 1950',
    'Vieni in Via Roma 4 a Bologna',
    'via Roma 4, Bologna',
    'Corso Italia 12, 40121 Bologna',
    'Piazza Grande 3',
    'In Via Roma 4 tutti i giorni',
  ],
  es: [
    'Calle 2 de Mayo 15',
    'Calle Mayor 5, 28013 Madrid',
    'Calle Mayor, 5',
    'C/ Mayor 5, Madrid',
    'Avenida de la Constitución 12',
    'Calle 13 No. 45-20, Bogotá',
    'Paseo de la Castellana 200, Madrid',
  ],
  pt: ['Rua 25 de Abril 10', 'Rua Augusta 24, Lisboa', 'Avenida da Liberdade, 110', 'Largo do Carmo 3'],
  de: [
    'Platz der Republik 1',
    'Straße des 17. Juni 135',
    'Unter den Linden Straße 77',
    'Schulstr. 4',
    'Anschrift: Hauptstraße 1999',
    'Lindenstraße 14',
    'Lindenstraße 14, 10969 Berlin',
    'Am Markt 5, 20095 Hamburg',
    'Schlossallee 3a',
    'Hauptstraße 2010, 1010 Wien',
    'Mariahilfer Straße 77',
  ],
  en: [
    '10 Downing Street',
    '221B Baker Street, London',
    '5 St James Square',
    'Ul. Kwiatowa 3',
    'Address: 1950 Main Street',
    '2015 Harbor Drive, Seattle',
    '12 High Street, Bath',
    '1950 Main Street, Springfield, IL 62701',
    '2010 Harbor Drive, Seattle, WA 98101',
    '14 Mill Lane',
    'PO Box 123, Dublin',
    '350 5th Avenue, New York',
  ],
  pl: [
    '1 Place Vendôme',
    'os. Centrum 4',
    '3 place Bellecour, Lyon',
    'ul. Marszałkowska 10',
    'al. Jerozolimskie 65, 00-697 Warszawa',
    'Aleje Jerozolimskie 65',
    'plac Zamkowy 4, Warszawa',
    'ul. księdza Skorupki 12, 00-546 Warszawa',
  ],
  ru: [
    'ул. 8 Марта 12',
    'пл. Революции, 1',
    'ул. Ленина, д. 5',
    'ул. Ленина 5, Москва',
    'проспект Мира 12',
    'Невский проспект, 28',
    'пл. академика Курчатова 1, Москва',
  ],
  bg: ['бул. „Скалист“ 76, Пловдив 4000', 'ул. "Иван Вазов" 5'],
  hr: ['Obala kralja Tomislava 22, 21000 Split'],
  he: ['רחוב הרצל 12'],
  'ar fa': ['12 شارع النيل', 'خیابان ولیعصر پلاک 12'],
  id: ['Jl. Sudirman No. 5'],
  vi: ['12 Đường Lê Lợi'],
  th: ['ถนนสุขุมวิท 21'],
  fr: [
    '5 rue du Bac, Paris',
    'rue du général Leclerc 5, 75014 Paris',
    'Adresse : 1999 rue Nationale',
    '12 rue de la Paix, 75002 Paris',
    '12, rue de la Paix',
    '5 bis avenue Foch',
  ],
  nl: ['Keizersgracht 12, 1015 CJ Amsterdam', 'Marktplein 7', 'Dorpsstraat 2001, 1234 AB Dorp'],
  tr: ['Bağdat Caddesi No: 12', 'Bağdat Cad. 12, Kadıköy'],
  sv: ['Storgatan 12', 'Drottninggatan 5, Stockholm'],
  fi: ['Mannerheimintie 10, Helsinki'],
  hu: ['Andrássy út 14, Budapest'],
  cs: ['Karlova 5, 110 00 Praha', 'Václavské náměstí 12'],
};

const rows = (texts: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(texts).flatMap(([language, each]) => each.map((text): [string, string] => [language, text]));

/** In English the kind of a street stands behind its name: before one it is another word. */
const ENGLISH: readonly (readonly [sentence: string, address: string])[] = [
  ['Top 10 Road Trips', '10 Mill Road'],
  ['2 Street Dogs', '2 Dog Street'],
  ['24 Hour Drive Thru', '24 Hour Drive'],
  ['Street Food Festival 2025, Bologna', '12 Park Lane, Bath'],
  ['Road to 2026', 'Park Lane 9'],
  ['Wall Street 2008', '8 Wall Street'],
];

describe('a street and a number', () => {
  test.each(rows(SENTENCES))('are no address in a sentence (%s): %s', (_language, text) => {
    expect(addressesIn(text)).toEqual([]);
  });

  test.each(rows(ADDRESSES))('are an address (%s): %s', (_language, text) => {
    expect(addressesIn(text)).toHaveLength(1);
  });

  test.each(ENGLISH)('are no address as in %s, and one as in %s', (sentence, address) => {
    expect(addressesIn(sentence)).toEqual([]);
    expect(addressesIn(address)).toHaveLength(1);
  });

  test.each([
    ['Via Emilia 1950', 'Via Emilia 1950, 41121 Modena'],
    ['Via Emilia 1950', 'Sede: Via Emilia 1950'],
    ['Via Emilia, 1950', 'Via Emilia, 1950, Modena'],
    ['2015 Harbor Drive', '2015 Harbor Drive, Seattle, WA 98101'],
    ['Hauptstraße 1999', 'Hauptstraße 1999, 1010 Wien'],
    ['1999 rue Nationale', 'Adresse : 1999 rue Nationale'],
    ['ul. Kwiatowa 2001', 'ul. Kwiatowa 2001, 00-697 Warszawa'],
    ['ул. Ленина 1950', 'ул. Ленина 1950, Москва'],
  ])('with a number that may be a year are one only where the rest says so: %s', (alone, told) => {
    expect(addressesIn(alone)).toEqual([]);
    expect(addressesIn(told)).toHaveLength(1);
  });

  test.each(['Via Emilia 195', 'Via Emilia 1899', 'Via Emilia 2100', 'Via Emilia 1950a'])(
    'with another number are one by themselves: %s',
    (text) => expect(addressesIn(text)).toHaveLength(1),
  );
});

test('hours and sums are no house numbers, a number behind a point is one', () => {
  expect(addressesIn('Monday Lane 7:00 AM to 8:00 PM')).toEqual([]);
  expect(addressesIn('Find us at No.12 High Street').map(({ value }) => value.includes('12 High Street'))).toEqual([
    true,
  ]);
});

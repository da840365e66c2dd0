import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

describe('a sentence says where the house is', () => {
  test.each([
    ['en', "We're at 27 Gloucester Road, five minutes from the station.", '27 Gloucester Road'],
    ['en', "You'll find our surgery on 27 Gloucester Road in Bristol.", '27 Gloucester Road'],
    ['en', 'Stop by 27 Gloucester Road any weekday.', '27 Gloucester Road'],
    ['en', 'Located at 27 Gloucester Road in the heart of Bristol, we treat all pets.', '27 Gloucester Road'],
    ['de', 'Sie finden uns in der Lindenstraße 14, gleich neben der Post.', 'Lindenstraße 14'],
    ['de', 'Unsere Praxis befindet sich in der Lindenstraße 14.', 'Lindenstraße 14'],
    ['fr', 'Nous sommes au 12 rue de la Paix, à deux pas de la gare.', '12 rue de la Paix'],
    ['fr', 'Venez nous voir au 12 bis, rue de la Paix à Paris.', '12 bis, rue'],
    ['es', 'Estamos en la calle Alcalá 25, junto al metro.', 'calle Alcalá 25'],
    ['it', 'Ci trovi in via Garibaldi 22, a due passi dalla stazione.', 'via Garibaldi 22'],
    ['pt', 'Encontre-nos na Rua Augusta, 120, em Lisboa.', 'Rua Augusta, 120'],
    ['nl', 'We zitten op de Damstraat 12 in Amsterdam.', 'Damstraat 12'],
    ['sv', 'Vi finns på Kungsgatan 14 i Stockholm.', 'Kungsgatan 14'],
    ['da', 'Du finder os på Vestergade 14, tæt på stationen.', 'Vestergade 14'],
    ['fi', 'Sijaitsemme osoitteessa Aleksanterinkatu 44.', 'Aleksanterinkatu 44'],
    ['pl', 'Jesteśmy przy ulicy Lipowej 14 w Warszawie.', 'ulicy Lipowej 14'],
    ['cs', 'Sídlíme na adrese Lipová 14, Praha 2.', 'Lipová 14'],
    ['hu', 'Megtalál minket az Andrássy út 14. szám alatt.', 'Andrássy út 14'],
    ['ro', 'Ne găsiți pe strada Mihai Eminescu nr. 14, lângă gară.', 'strada Mihai Eminescu nr. 14'],
    ['tr', 'Bizi İstiklal Caddesi No: 14 adresinde bulabilirsiniz.', 'İstiklal Caddesi No: 14'],
    ['el', 'Θα μας βρείτε στην οδό Σταδίου 14, δίπλα στο μετρό.', 'οδό Σταδίου 14'],
    ['ru', 'Мы находимся на ул. Садовой, 14, рядом с метро.', 'ул. Садовой, 14'],
    ['uk', 'Ми знаходимося на вул. Лісовій, 14, біля метро.', 'вул. Лісовій, 14'],
    ['ar', 'تجدوننا في شارع الوصل، مبنى 45، دبي.', 'شارع الوصل، مبنى 45'],
    ['he', 'אנחנו נמצאים ברחוב דיזנגוף 45, תל אביב.', 'ברחוב דיזנגוף 45'],
    ['ja', '当館は東京都台東区浅草2-3-1にあります。', '東京都台東区浅草2-3-1'],
    ['zh', '我们位于北京市朝阳区建国路88号。', '北京市朝阳区建国路88号'],
    ['ko', '저희는 서울특별시 마포구 월드컵로 25에 있습니다.', '서울특별시 마포구 월드컵로 25'],
  ])('%s: %s', (language, sentence, street) => {
    const canvas = `<main><p>${sentence}</p></main>`;
    const findings = invented(canvas, siteIn(language));
    expect(findings.map(({ start }) => start)).toEqual([canvas.indexOf(street)]);
    expect(findings[0]?.message).toContain(street);
    expect(findings[0]?.message).not.toContain('metro');
  });
});

describe('a sentence is about something else', () => {
  test.each([
    ['en', 'We are open on 24 December until 12 at Quay Street only.'],
    ['en', 'Our parking is at 27 Gloucester Road.'],
    ['en', "We're at the Bristol Pet Fair, 27 Gloucester Road, on 12 May."],
    ['en', 'Find our bread at 27 Gloucester Road Deli and at the fair.'],
    ['en', 'We were founded in 1921 at 27 Gloucester Road.'],
    ['de', 'Wir sind am 14. Mai auf dem Marktplatz 3 Stunden lang dabei.'],
    ['de', 'Das Fest findet in der Lindenstraße 14 statt.'],
    ['fr', 'Nous sommes ouverts de 9 à 12 place par place.'],
    ['es', 'El aparcamiento está en la calle Alcalá 25.'],
    ['it', 'Siamo aperti da 22 anni in via del tutto eccezionale.'],
    ['hu', 'Utunk 12 km hosszú volt.'],
    ['ja', '当館は1924年に開業した旅館で、2路線が利用できます。'],
    ['zh', '我们在2019年获得市级奖项3次。'],
    ['ko', '우리는 2019년에 서울시 상 3회를 받았습니다.'],
  ])('%s: %s', (language, sentence) => {
    expect(invented(`<main><p>${sentence}</p></main>`, siteIn(language))).toEqual([]);
  });
});

describe('the own street is no other one', () => {
  test.each([
    ['es', 'Calle Mayor 7\n28013 Madrid', 'Estamos en la calle Mayor 7, junto al metro.'],
    ['hu', '1052 Budapest, Váci utca 10.', 'Boltunk a Váci utca 10. alatt található.'],
    ['ru', 'ул. Лесная, 5\n125047 Москва', 'Мы находимся на ул. Лесной, 5, рядом с метро.'],
    ['pl', 'ul. Długa 8\n00-238 Warszawa', 'Znajdziesz nas przy ul. Długiej 8, obok dworca.'],
  ])('%s: %s', (language, address, sentence) => {
    expect(invented(`<main><p>${sentence}</p></main>`, siteIn(language, { address }))).toEqual([]);
    const other = sentence.replace(/\d+/, '98');
    expect(invented(`<main><p>${other}</p></main>`, siteIn(language, { address }))).toHaveLength(1);
  });
});

describe('an address in a line', () => {
  test.each([
    [
      'with a word for the building in Arabic',
      'ar',
      '<footer><p>العنوان: شارع الوصل، مبنى رقم 45، دبي</p></footer>',
      'شارع',
    ],
    ['behind the name of the firm', 'en', '<main><p>Harrow Ltd · 5 Market Street, Bath BA1 1AA</p></main>', '5 Market'],
    [
      'under a heading for where it is',
      'de',
      '<h2>So finden Sie uns</h2><p>Lindenstraße 14, 10969 Berlin</p>',
      'Lindenstr',
    ],
    ['of a warehouse of its own', 'hu', '<p>Raktárunk: <span>1138 Budapest, Váci út 155.</span></p>', '1138'],
    [
      'of a town that begins as a word for boats',
      'en',
      '<h3>Bath branch</h3><p>5 Market Street, Bath BA1 1AA</p>',
      '5 Market',
    ],
  ])('%s', (_title, language, canvas, at) => {
    expect(invented(canvas, siteIn(language)).map(({ start }) => start)).toEqual([canvas.indexOf(at)]);
  });

  test.each([
    ['a line to ride on', '<h2>How to find us</h2><p>Bus 12 stops at Quay Street.</p>'],
    ['a garage nearby', '<h2>Anfahrt</h2><p>Parkhaus: Lindenstraße 14, 10969 Berlin</p>'],
    ['who made the page', '<footer><p>Site by Pixel Ltd · 5 Market Street, Bath BA1 1AA</p></footer>'],
    ['another house', '<main><ul><li>Penrose Mill · 5 Market Street, Bath BA1 1AA</li></ul></main>'],
  ])('is left alone: %s', (_title, canvas) => {
    expect(invented(canvas, siteIn('en'))).toEqual([]);
  });

  test('it ends with the sentence', () => {
    const [finding] = invented('<footer><p>5 Market Street, Bath BA1 1AA. Caring for pets.</p></footer>', siteIn('en'));
    expect(finding?.message).toContain('`5 Market Street, Bath BA1 1AA`');
  });
});

describe('a card that heads a number', () => {
  const card = (tag: string, heading: string) =>
    `<main><${tag} class="card"><h3>${heading}</h3><p>24 h erreichbar:</p><p><a href="tel:+4917012345678">0170 12345678</a></p></${tag}></main>`;
  const manifest = siteIn('de', { name: 'Schreinerei Holzwerk', phone: '+498031408770' });

  test.each(['article', 'div'])('for emergencies, in a %s', (tag) => {
    expect(invented(card(tag, 'Notdienst'), manifest).map(({ message }) => message)).toEqual([
      expect.stringContaining('number for emergencies'),
    ]);
  });

  test('negative control: that of somebody else', () => {
    expect(invented(card('div', 'Schlüsseldienst Meier'), manifest)).toEqual([]);
  });
});

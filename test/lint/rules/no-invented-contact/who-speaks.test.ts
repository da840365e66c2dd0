import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const HOUSES = {
  dentist: ['Paarl Smile', 'Dental practice in Paarl', 'en-ZA', '+27218720000'],
  kitchen: ['Karoo Kitchen', 'Farm restaurant and cooking school', 'en-ZA', '+27235511000'],
  taxi: ['Radio Cabs Bath', 'Taxi firm in Bath', 'en-GB', '+441225460000'],
  museum: ['Museum of Clocks', 'A museum of clocks in York', 'en-GB', '+441904620000'],
  chemist: ['Well Corner', 'Pharmacy', 'en-GB', '+441904620000'],
  inn: ['Auberge du Vallon', 'Auberge et restaurant', 'fr', '+33329560000'],
  clinic: ['عيادة الندى', 'عيادة أسنان', 'ar', '+966112345678'],
  roofer: ['Dachdeckerei Volquardsen', 'Dächer aus Husum', 'de', '+49488172000'],
  osteria: ['Osteria del Gelso', 'Cucina di lago', 'it', '+390365552817'],
  casa: ['Casa Roble', 'Casa rural', 'es', '+34985552817'],
  joiner: ['Мастерская Липа', 'Мебель', 'ru', '+74957400000'],
  guides: ['მწვერვალი გიდები', 'ლაშქრობები კავკასიონზე', 'ka', '+995555001770'],
  orchids: ['สวนกล้วยไม้ใบหม่อน', 'กล้วยไม้จากเรือนเพาะชำถึงบ้านคุณ', 'th', '+6655550169'],
  music: ['সুরের উঠান', 'রবীন্দ্রসঙ্গীত ও এসরাজের পাঠশালা', 'bn', '00005-550179'],
} as const;

type Key = keyof typeof HOUSES;

function siteOf(key: Key): Manifest {
  const [name, description, language, phone] = HOUSES[key];
  return buildManifest(
    parseSite({
      site: { name, description, url: 'https://own-house.example', language },
      theme: { name: 'Plain', version: '1.0.0' },
      contacts: { phone: { kind: 'phone', value: phone } },
    }),
  );
}

function outcomes(key: Key, canvas: string): string[] {
  return invented(canvas, siteOf(key)).map(({ outcome }) => outcome);
}

/** A part of a page with a heading. */
function under(heading: string, line: string): string {
  return `<section><h2>${heading}</h2><p>${line}</p></section>`;
}

const PAARL = '023 551 3040';
const BATH = '01225 496012';
const YORK = '01904 496012';
const VALLON = '03 29 56 00 12';
const NADA = '0554712203';
const HUSUM = '04881 72190';
const SALO = '0365 123456';
const ROBLE = '985 55 28 99';
const MOSCOW = '+7 495 740-11-22';

describe('a word for others in a heading is not all that it says', () => {
  test.each<[string, Key, string]>([
    [
      'the main heading addresses the visitor',
      'kitchen',
      `<section class="hero"><h1>Your family dentist in Paarl</h1><p>Open all week.</p><a href="tel:+27235513040">Call us on ${PAARL}</a></section>`,
    ],
    [
      'the same with a number alone',
      'kitchen',
      `<section><h1>Your dentist in Paarl</h1><p>Tel. ${PAARL}</p></section>`,
    ],
    ['the house is to be called', 'dentist', under('A dentist you can trust', `Call us on ${PAARL}`)],
    ['the same with a word of two meanings', 'kitchen', under('Train with us', `Call us on ${PAARL}`)],
    ['the same in a link', 'kitchen', under('We train hard', `<a href="tel:+27235513040">Phone us on ${PAARL}</a>`)],
    ['a question', 'kitchen', under('Can I arrive by train?', `Yes. Call us on ${PAARL} and we fetch you.`)],
    [
      'in a footer',
      'kitchen',
      `<footer><h3>Train, bus, taxi</h3><p>Call us on <a href="tel:+27235513040">${PAARL}</a></p></footer>`,
    ],
    ['French', 'inn', under('Le train', `Appelez-nous au <a href="tel:+33329560012">${VALLON}</a>`)],
    ['French, behind what they do', 'inn', under('La gare', `Nous venons vous chercher : appelez-nous au ${VALLON}`)],
    ['Italian', 'osteria', under('Arrivare in autobus', `Chiamateci allo ${SALO}`)],
    ['Spanish', 'casa', under('Llegar en autobús', `Llámenos al ${ROBLE}`)],
    ['German', 'roofer', under('Versicherung und Schaden', `Rufen Sie uns an unter ${HUSUM}`)],
    ['Russian', 'joiner', under('Такси и автобус', `Позвоните нам: ${MOSCOW}`)],
    ['what the site is', 'taxi', under('Need a taxi?', `Call <a href="tel:+441225496012">${BATH}</a>`)],
    [
      'the same with the number in the link alone',
      'taxi',
      under('Need a taxi?', '<a href="tel:+441225496012">Call us</a>'),
    ],
    ['what its description says', 'chemist', under('Your pharmacy around the corner', `Call ${YORK}`)],
    ['what its name says', 'museum', under('The museum is open', `Tel. <a href="tel:+441904496012">${YORK}</a>`)],
    [
      'who speaks, behind a name in capitals',
      'roofer',
      `<main><p>Zu Weihnachten rufen Sie uns an unter ${HUSUM}</p></main>`,
    ],
  ])('%s, %s: %s', (_what, key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['violation']);
  });

  test.each<[Key, string]>([
    ['kitchen', under('Need a taxi?', `Call ${PAARL}`)],
    ['kitchen', under('Taxi', `<a href="tel:+27235513040">${PAARL}</a>`)],
    ['kitchen', under('Our partners', `Call us on ${PAARL}`)],
    ['dentist', under('Our partner dentist', `Tel. ${PAARL}`)],
    ['dentist', under('What our guests say', `“Call us on ${PAARL}”`)],
    ['dentist', under('What our patients say about us', `Call us on ${PAARL}`)],
    ['kitchen', under('Our suppliers', `Phone: ${PAARL}`)],
    ['kitchen', under('Taxis near you', `Phone: ${PAARL}`)],
    ['kitchen', '<main><p>Call US 1 800 496 0123</p></main>'],
    ['kitchen', `<footer><h3>Train, bus, taxi</h3><p>Taxi: ${PAARL}</p></footer>`],
    ['kitchen', `<blockquote>Call us on ${PAARL}</blockquote>`],
    ['taxi', under('Museums near you', `Call ${BATH}`)],
    ['museum', under('Railway museum', `Phone: ${YORK}`)],
    ['museum', under('Museums in York', `Phone: ${YORK}`)],
    ['inn', under('La gare', `Tél. ${VALLON}`)],
    ['inn', under('Pharmacie de garde', `Tél. ${VALLON}`)],
    ['inn', `<article><h3>La gare</h3><p>Appelez-nous au ${VALLON}</p></article>`],
    ['osteria', under('I nostri fornitori', `Chiamateci allo ${SALO}`)],
    ['osteria', under('Dicono di noi', `Chiamateci allo ${SALO}`)],
    ['casa', under('Taxi', `Llame al ${ROBLE}`)],
    ['joiner', under('Отзывы', `Позвоните нам: ${MOSCOW}`)],
    ['joiner', under('Такси', `Телефон: ${MOSCOW}`)],
    ['roofer', `<main><p>Dachdecker Hansen: „Rufen Sie uns an unter ${HUSUM}“</p></main>`],
    ['roofer', under('Unsere Partner', `Rufen Sie uns an: ${HUSUM}`)],
  ])('stays that of others, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual([]);
  });
});

describe('who of the house answers', () => {
  test.each<[Key, string]>([
    ['clinic', `<footer><p>الجوال والطوارئ: ${NADA}</p></footer>`],
    ['clinic', `<footer><p>الهاتف والطوارئ: ${NADA}</p></footer>`],
    ['clinic', `<main><p>اتصل بالعيادة على ${NADA}</p></main>`],
    ['clinic', `<footer><p>اتصل بالدكتور على ${NADA}</p></footer>`],
    ['clinic', `<footer><p>اتصل بالدكتور المناوب على ${NADA}</p></footer>`],
    ['dentist', `<footer><p>After hours emergency? Call the doctor on duty on ${PAARL}</p></footer>`],
    ['taxi', `<footer><p>Duty manager: ${BATH}</p></footer>`],
    ['joiner', `<footer><p>Дежурный мастер: ${MOSCOW}</p></footer>`],
    ['guides', '<footer><p>მორიგე გიდი: <a href="tel:+995555001799">555 00 17 99</a></p></footer>'],
    ['kitchen', `<footer><p>F: ${PAARL}</p></footer>`],
    ['roofer', `<header><p>Notdienst bei Sturmschäden: ${HUSUM}</p></header>`],
    ['roofer', `<header><p>Sturmnotdienst: ${HUSUM}</p></header>`],
    ['roofer', `<header><p>24-h-Notdienst bei Wasserschaden: ${HUSUM}</p></header>`],
    [
      'orchids',
      '<div class="contact"><p>แอดไลน์ <a href="https://line.me/ti/p/~baimon_orchid">@baimon_orchid</a></p></div>',
    ],
  ])('%s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['violation']);
  });

  test.each<[Key, string]>([
    ['inn', `<footer><p>Demandez Mathilde au ${VALLON}</p></footer>`],
    ['kitchen', `<footer><p>Ask for Chef Nomsa: ${PAARL}</p></footer>`],
    ['roofer', `<footer><p>Fragen Sie Petra: ${HUSUM}</p></footer>`],
    ['joiner', `<footer><p>Спросите Алексея: ${MOSCOW}</p></footer>`],
    ['orchids', '<section class="contact"><p>ขายส่ง ติดต่อคุณหม่อน <b>๐๘๑-๕๕๕-๐๐๙๙</b></p></section>'],
    ['music', '<main><p>বিকাশে ফি পাঠান: ০০০০৫-৫৫০৭৭৯</p></main>'],
  ])('may be of the house, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['needs-review']);
  });

  test.each<[Key, string]>([
    ['clinic', `<footer><p>اتصل بالشرطة على ${NADA}</p></footer>`],
    ['clinic', `<footer><p>الشرطة والطوارئ: ${NADA}</p></footer>`],
    ['clinic', `<footer><p>طوارئ الكهرباء: ${NADA}</p></footer>`],
    ['clinic', `<main><p>اتصل بالمستشفى على ${NADA}</p></main>`],
    ['clinic', `<main><p>عيادة الشفاء: ${NADA}</p></main>`],
    ['dentist', `<footer><p>Emergency doctor: ${PAARL}</p></footer>`],
    ['kitchen', `<footer><p>After hours emergency? Call the doctor on duty on ${PAARL}</p></footer>`],
    ['taxi', `<footer><p>Duty solicitor at Bath Magistrates Court: ${BATH}</p></footer>`],
    ['joiner', `<footer><p>Дежурная аптека: ${MOSCOW}</p></footer>`],
    ['roofer', `<header><p>Apothekennotdienst: ${HUSUM}</p></header>`],
    ['roofer', `<header><p>Tierärztlicher Notdienst: ${HUSUM}</p></header>`],
    ['roofer', `<footer><p>Stromnotdienst: ${HUSUM}</p></footer>`],
    ['roofer', `<header><p>Notdienst bei Elektro Schmidt: ${HUSUM}</p></header>`],
    ['kitchen', `<footer><p>F: Bakery Jones ${PAARL}</p></footer>`],
    ['orchids', '<p>公車 LINE：bus12</p>'],
    ['kitchen', '<p>LINE: shiguang1973</p>'],
    ['orchids', '<main><p>ติดต่อโรงพยาบาล ๐๘๑-๕๕๕-๐๐๙๙</p></main>'],
  ])('is of others, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual([]);
  });
});

describe('questions, names and messages', () => {
  test.each<[Key, string]>([
    ['inn', `<main><p>Une question ? ${VALLON}</p></main>`],
    ['taxi', `<main><p>Any questions? ${BATH}</p></main>`],
    ['roofer', '<dl><dt>Mobil (Hauke Volquardsen)</dt><dd><a href="tel:+4915112345678">0151 12345678</a></dd></dl>'],
    ['roofer', `<footer><p>Geschäftsführer: Hauke Volquardsen · Tel. ${HUSUM}</p></footer>`],
    ['roofer', `<footer><p>Inhaberin Hanne Volquardsen, Tel. ${HUSUM}</p></footer>`],
    ['osteria', `<footer><p>Titolare (Anna Gelso): ${SALO}</p></footer>`],
    ['kitchen', `<script>el.textContent="Failed. Call us on ${PAARL}.";</script>`],
    ['roofer', `<script>note.innerText = 'Das ging nicht. Rufen Sie uns an: ${HUSUM}';</script>`],
    ['kitchen', '<form data-error="Please call us on +27 23 551 3040"></form>'],
    ['inn', `<form data-error="Erreur. Appelez-nous au ${VALLON}."></form>`],
    ['kitchen', faq(`"text":"Yes. Phone us on ${PAARL} before noon."`)],
    ['orchids', '<footer><p>โทร ๐๘๑-๕๕๕-๐๐๙๙</p></footer>'],
  ])('are of the house, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['violation']);
  });

  test.each<[Key, string]>([
    ['inn', `<p>Appelez Mathilde au <a href="tel:+33329560012">${VALLON}</a></p>`],
    ['kitchen', `<main><p>Call Nomsa on ${PAARL}</p></main>`],
    ['inn', `<main><p>Une urgence ? ${VALLON}</p></main>`],
  ])('may be of the house, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual(['needs-review']);
  });

  test.each<[Key, string]>([
    ['inn', `<main><p>Besoin d’un taxi ? ${VALLON}</p></main>`],
    ['kitchen', `<main><p>For the Sunday ride call Trevor on ${PAARL}</p></main>`],
    ['kitchen', `<main><p>Morris dancing in the hall. Call Sue on ${PAARL}</p></main>`],
    ['kitchen', `<ul><li>Call Nomsa on ${PAARL}</li><li>Call Jo on 023 551 3041</li></ul>`],
    ['kitchen', `<article><p>Call Nomsa on ${PAARL}</p></article>`],
    ['roofer', `<footer><p>Datenschutzbeauftragter: Hauke Petersen · Tel. ${HUSUM}</p></footer>`],
    ['roofer', `<footer><p>Fotograf: Hauke Volquardsen · Tel. ${HUSUM}</p></footer>`],
    ['kitchen', `<script>el.textContent="The tourist office is on ${PAARL}.";</script>`],
    ['kitchen', '<script>el.textContent="Failed. Call us on 023 551 1000.";</script>'],
    ['kitchen', `<form data-error="Number such as ${PAARL}"></form>`],
    ['kitchen', `<blockquote data-text="Call us on ${PAARL}"></blockquote>`],
    ['kitchen', faq(`"text":"The tourist office: ${PAARL}"`)],
    ['kitchen', faq(`"author":{"@type":"Person","name":"Jo"},"text":"Phone us on ${PAARL}"`)],
  ])('are of others, %s: %s', (key, canvas) => {
    expect(outcomes(key, canvas)).toEqual([]);
  });
});

/** Data with a question and its answer. */
function faq(answer: string): string {
  return `<script type="application/ld+json">{"@context":"https://schema.org","@type":"FAQPage","mainEntity":[{"@type":"Question","name":"Why?","acceptedAnswer":{"@type":"Answer",${answer}}}]}</script>`;
}

describe('who asks to be told something', () => {
  test.each<[Key, string]>([
    ['inn', "En cas d'arrivée après 21h, prévenez-nous au 06 72 41 88 05."],
    ['inn', 'Informez-nous au 06 72 41 88 05.'],
    ['casa', 'Si llega tarde, avísanos al 612 345 678.'],
    ['osteria', 'Se fate tardi, avvisateci al 340 551 2233.'],
    ['museum', 'If you are late, let us know on 07700 900456.'],
    ['museum', 'Please notify us at 07700 900456.'],
  ])('%s: %s', (key, line) => {
    expect(outcomes(key, `<main><p>${line}</p></main>`)).toHaveLength(1);
  });

  test.each<[Key, string]>([
    ['inn', 'Prévenez la mairie au 03 29 55 01 02.'],
    ['museum', 'Let the port authority know on 07700 900456.'],
  ])('near miss: %s: %s', (key, line) => {
    expect(outcomes(key, `<main><p>${line}</p></main>`)).toEqual([]);
  });
});

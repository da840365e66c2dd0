import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const theatre = buildManifest(
  parseSite({
    site: { name: 'Teatro Candil', description: '', url: 'https://candil.example', language: 'es-MX' },
    theme: { name: 'Plain', version: '1.0.0' },
    contacts: {
      taquilla: { kind: 'phone', value: '+522225550141' },
      email: { kind: 'email', value: 'hola@teatrocandil.example' },
      address: { kind: 'address', value: 'Calle de los Faroles 31, 72990 Puebla' },
    },
  }),
);

test('the names of the site’s contacts are words for a contact', () => {
  expect(invented('<footer><p>Taquilla 222 555 0114</p></footer>', theatre)).toMatchObject([{ outcome: 'violation' }]);
  expect(invented('<footer><p>Expediente 222 555 0114</p></footer>', theatre)).toEqual([]);
});

describe('a host that is nearly the site’s', () => {
  test.each(['Send photos to prensa@teatro-candil.example', 'El museo: prensa@teatro-candil.example'])(
    'whatever stands before it: %s',
    (text) => {
      expect(invented(`<main><p>${text}</p></main>`, theatre)).toHaveLength(1);
    },
  );

  test.each(['Fotos: prensa@teatro-faro.example', '<q>prensa@teatro-candil.example</q>'])('not: %s', (text) => {
    expect(invented(`<main><p>${text}</p></main>`, theatre)).toEqual([]);
  });
});

describe('accounts in messengers that a text gives', () => {
  test.each(['微信：mumian2020', 'WeChat ID: mumian', 'Telegram: mumian_bot', 'Zalo: mumian84'])('%s', (text) => {
    expect(invented(`<footer><p>${text}</p></footer>`, siteIn('zh'))).toHaveLength(1);
  });

  test.each(['微信：请扫码', 'WeChat: soon', 'Line: b2 to the harbour', 'Telegram and 2 others'])('not: %s', (text) => {
    expect(invented(`<footer><p>${text}</p></footer>`, siteIn('zh'))).toEqual([]);
  });
});

describe('what stands before a contact in its own cell counts, not the cell before', () => {
  const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
  const address = '<address>27 Gloucester Road, Bath BA1 2AB</address>';

  test.each([
    ['another column', `<div>Lane Street Market</div><div><h4>Come by</h4>${address}</div>`],
    [
      'profiles in the same row',
      `<table><tr><td>${address}</td><td><a href="https://dzen.ru/harrow">Dzen</a></td></tr></table>`,
    ],
  ])('%s', (_title, canvas) => {
    expect(invented(`<footer>${canvas}</footer>`, site)).toHaveLength(1);
  });

  test.each([
    ['somebody else in the cell', `<div><p>Our insurance company</p>${address}</div>`],
    [
      'another house in the row',
      `<table><tr><td>${address}</td><td><a href="https://lane.example/">Lane</a></td></tr></table>`,
    ],
  ])('not: %s', (_title, canvas) => {
    expect(invented(`<main>${canvas}</main>`, site)).toEqual([]);
  });
});

test('lines for those who need help are others’', () => {
  const line = (question: string) =>
    invented(`<footer><p>${question} Helpline 0800 555 0199</p></footer>`, siteIn('en'));
  expect(line('Worried about gambling?')).toEqual([]);
  expect(line('Alcohol?')).toEqual([]);
  expect(line('Lost a collar?')).toHaveLength(1);
});

describe('labels in links, and links that dial something else', () => {
  const site = siteIn('en');

  test.each([
    ['what a call is for', '<header><a href="tel:+442079460001">Free quote: 020 7946 0001</a></header>'],
    [
      'a menu before it',
      '<div class="header"><div><a href="/a">Fees</a><a href="/b">Team</a></div><div><a href="tel:+442079460001">020 7946 0001</a></div></div>',
    ],
    ['the site’s number that dials another', '<p>Ann answers at <a href="tel:+442079460985">020 7946 0958</a>.</p>'],
    ['a chat of our own', '<p>By Swift Couriers or <a href="https://zalo.me/0905555014">our Zalo</a>.</p>'],
  ])('%s', (_title, canvas) => {
    expect(invented(canvas, site)).toHaveLength(1);
  });

  test.each([
    ['somebody’s name', '<header><a href="tel:+442079460001">Lane Garage: 020 7946 0001</a></header>'],
    ['the site’s number', '<p>Ann answers at <a href="tel:+442079460958">020 7946 0958</a>.</p>'],
    ['a chat of somebody else', '<p>By Swift Couriers or <a href="https://zalo.me/0905555014">their Zalo</a>.</p>'],
  ])('not: %s', (_title, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

describe('among the site’s own', () => {
  const site = siteIn('de', { name: 'Buschenschank Prantl', phone: '+43345455501' });
  const own = '<a href="tel:+43345455501">03454 555 01</a>';

  test('a name before the street of an address with the site’s number is the owner’s', () => {
    const address = (more: string) => `<address>Familie Prantl, Kranachberg 112, 8462 Gamlitz<br>${more}</address>`;
    expect(invented(address(own), site)).toHaveLength(1);
    expect(invented(address(''), site)).toEqual([]);
  });

  test('a bare number beside the component', () => {
    const list = (more: string) => `<ul><li>${more}</li><li><span>0664 5550142</span></li></ul>`;
    expect(invented(list('<x-contact field="email"></x-contact>'), site)).toMatchObject([{ outcome: 'needs-review' }]);
    expect(invented(list('Jause'), site)).toEqual([]);
  });
});

test('an abbreviation of "number" ends no sentence', () => {
  const site = siteIn('da', { phone: '+4556555014' });
  expect(invented('<footer><p>280 kr. Varenr. 56-5550-41</p></footer>', site)).toEqual([]);
  expect(invented('<footer><p>Tlf. 56-5550-41</p></footer>', site)).toHaveLength(1);
});

test('a map of the site’s street with another number', () => {
  const site = siteIn('vi', { address: '14 Nguyễn Chài, Sơn Trà, Đà Nẵng' });
  const map = (place: string) =>
    `<footer><iframe src="https://maps.google.com/maps?q=${place}&output=embed"></iframe></footer>`;
  expect(invented(map('41+Nguyễn+Chài,+Sơn+Trà,+Đà+Nẵng'), site)).toHaveLength(1);
  expect(invented(map('14+Nguyễn+Chài,+Sơn+Trà,+Đà+Nẵng'), site)).toEqual([]);
  expect(invented(map('Museum+Điêu+khắc,+Đà+Nẵng'), site)).toEqual([]);
});

test('the contacts of a town hall are its own, those of an authority are not', () => {
  const site = siteIn('cs', { name: 'Obec Lhota', phone: '+420555014140' });
  const table = (heading: string) =>
    `<h2>${heading}</h2><table><tr><td>Jana</td><td>jana.mala@harrow-vets.example</td></tr></table>`;
  expect(invented(table('Kontakty úřadu'), site)).toHaveLength(1);
  expect(invented(table('Policie a hasiči'), site)).toEqual([]);
});

test('a number to call above an address is no part of it', () => {
  const site = siteIn('ru', { name: 'Лавка', phone: '+74852555014', address: 'Ярославль, ул. Кирова, 14' });
  const canvas = '<p>Тел. +7 905 555-50-14<br>Ярославль, улица Кирова, д. 14</p>';
  expect(invented(canvas, site).map(({ start }) => canvas.slice(start, start + 6))).toEqual(['+7 905']);
  const [copy] = lint(canvas, site).filter(({ rule }) => rule === 'no-static-contact');
  expect(canvas.slice(copy?.start, copy?.end)).toBe('Ярославль, улица Кирова, д. 14');
});

test('a link to call beside the site’s mailbox', () => {
  const site = siteIn('pl', { phone: '+48815550140' });
  const section = (mail: string) =>
    `<section><h2>O nas</h2><p>Mail: ${mail}</p><a href="tel:+48225550142">22 555 01 42</a></section>`;
  expect(invented(section('hello@harrow-vets.example'), site)).toMatchObject([{ outcome: 'needs-review' }]);
  expect(invented(section('hello@lane-vets.example'), site)).toEqual([]);
});

test('in Arabic the town and the quarter stand before the street', () => {
  const site = siteIn('ar', { phone: '+97145550123' });
  const canvas = '<footer><p>العنوان: الرياض، حي الورود، شارع النخيل 24</p></footer>';
  expect(invented(canvas, site).map(({ start, end }) => canvas.slice(start, end))).toEqual([
    'الرياض، حي الورود، شارع النخيل 24',
  ]);
  expect(invented('<footer><p>المركز الخيري: شارع النخيل 24</p></footer>', site)).toEqual([]);
});

test('the site’s number with the code of another country is another number', () => {
  const site = siteIn('de', { phone: '+493077889911' });
  const found = (number: string) => invented(`<footer><p>Tel. ${number}</p></footer>`, site);
  for (const number of ['+43 30 7788 9911', '0039 30 7788 9911'])
    expect(found(number)).toMatchObject([{ outcome: 'violation' }]);
  expect(invented('<a href="tel:+433077889911">Anrufen</a>', site)).toHaveLength(1);
  for (const number of ['+49 30 7788 9911', '0049 30 77889911', '030 7788 9911', '+49 (0)30 7788-9911'])
    expect(found(number)).toEqual([]);
});

test('another street with the site’s house number, code and town is another address', () => {
  const site = siteIn('it', { phone: '+390612345678', address: 'Via del Mare 12\n00122 Roma' });
  const found = (address: string) => invented(`<footer><p>${address}</p></footer>`, site);
  for (const address of ['Via Milano 12, 00122 Roma', 'Calle Mayor 12, 00122 Roma'])
    expect(found(address)).toHaveLength(1);
  for (const address of ['Via del Mare, 12 - 00122 Roma', 'V. del Mare 12, Roma', '00122 Roma'])
    expect(found(address)).toEqual([]);
});

describe('labels around a number', () => {
  const site = siteIn('de', { phone: '+4922147112233' });
  test.each([
    [
      'a heading of the column before',
      '<footer><div><h4>Quick Links</h4><x-menu location="footer"></x-menu></div><div><h4>Contact</h4><a href="https://wa.me/4915199887766">WhatsApp</a></div></footer>',
    ],
    [
      'profiles before a chat',
      '<footer><p><a href="https://x.com/a1">X</a> <a href="https://www.linkedin.com/company/b2">LinkedIn</a> <a href="https://wa.me/4915199887766">WhatsApp</a></p></footer>',
    ],
    ['a place', '<footer><p>Telefon Köln: +49 221 998877</p></footer>'],
    ['one letter', '<main><p>T: 0221/998877-0</p></main>'],
    ['a sign', '<main><p>📞 0221 99 88 77</p></main>'],
    ['a class', '<main><p>Termin: <span class="phone">0221 998877</span></p></main>'],
    ['a word behind it', '<main><p>Wir sind unter 0221 998877 gut erreichbar.</p></main>'],
  ])('%s', (_title, canvas) => {
    expect(invented(canvas, site).length).toBeGreaterThan(0);
  });

  test.each([
    [
      'somebody’s column',
      '<footer><div>Rheinland Taxi</div><div><a href="tel:+4922155501">0221 55501</a></div></footer>',
    ],
    ['a place of somebody else', '<footer><p>Taxi Köln: +49 221 998877</p></footer>'],
    ['another letter', '<main><p>Q: 0221/998877-0</p></main>'],
    ['money', '<main><h2>Kontakt</h2><p>Umsatz 600 000 000 COP, 12 500 400 USD</p></main>'],
  ])('not: %s', (_title, canvas) => {
    expect(invented(canvas, site)).toEqual([]);
  });
});

test('a value in data is told without its quotes', () => {
  const canvas =
    '<script type="application/ld+json">{"@type":"Store","name":"Harrow Vets","telephone":"+44 20 7946 0111"}</script>';
  expect(invented(canvas, siteIn('en')).map(({ start, end }) => canvas.slice(start, end))).toEqual([
    '+44 20 7946 0111',
  ]);
});

test('a number of North America with its 1, on a site of another country', () => {
  const found = (text: string) => invented(`<footer><p>${text}</p></footer>`, siteIn('en'));
  for (const number of ['1-800-555-0142', '1 (415) 555-0142', '1.415.555.0142'])
    expect(found(`Call ${number}`)).toHaveLength(1);
  for (const text of ['Article 1-800-555-0142', 'Call 2-800-555-0142']) expect(found(text)).toEqual([]);
});

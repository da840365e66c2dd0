import { expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const manifest = siteIn('de', { name: 'Schreinerei Holzwerk', phone: '+498031408770' });
const CONTACT = '<footer><p>Tel. <a href="tel:+498031123456">08031 123456</a></p></footer>';
const CARD = (link: string, name = 'Thomas Berger') =>
  `<main><article><h3>${name}</h3><p>Ansprechpartner</p><p>${link}</p></article></main>`;

test.each([
  ['an extension', '<a href="tel:+49803112345610">Durchwahl -10</a>', 'an extension of another number'],
  ['the same number', '<a href="tel:+498031123456">08031 123456</a>', 'the same number'],
])('%s of a made-up number is as made up', (_what, link, why) => {
  const messages = invented(CARD(link) + CONTACT, manifest).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(messages[0]).toContain(why);
});

test.each([
  ['another number', CARD('<a href="tel:+498031990010">08031 990010</a>') + CONTACT, 1],
  ['a longer one', CARD('<a href="tel:+498031123456123456">Anrufen</a>') + CONTACT, 1],
  ['one of somebody else', CARD('<a href="tel:+49803112345610">Spedition Huber</a>', 'Unsere Spedition') + CONTACT, 1],
  ['one on a page that gives no made-up number', CARD('<a href="tel:+49803112345610">Durchwahl -10</a>'), 0],
])('near miss: %s', (_what, canvas, count) => {
  expect(invented(canvas, manifest)).toHaveLength(count);
});

const NAMED = (line: string) => `<main><p><strong>Sabine Keller</strong><br>${line}</p></main>${CONTACT}`;

test.each([
  ['the same number', 'Telefon 08031 123456'],
  ['an extension', 'Durchwahl 08031 123456-12'],
])('%s in the text below a name is as made up', (_what, line) => {
  expect(invented(NAMED(line), manifest)).toHaveLength(2);
});

test.each([
  ['another number', 'Telefon 08031 990010'],
  ['a tax number', 'Steuernummer 08031 123456'],
])('near miss in the text below a name: %s', (_what, line) => {
  expect(invented(NAMED(line), manifest)).toHaveLength(1);
});

const HOTEL = siteIn('fr', { name: 'Hôtel Les Glycines', phone: '+33450000001' });
const CHAT = '<footer><a href="https://wa.me/33672418805">WhatsApp</a></footer>';
const SAID = (number: string) => `<main><p>Après 21h, la porte s'ouvre avec le ${number}.</p></main>`;

test('the number of a made-up chat is as made up in a text', () => {
  expect(invented(SAID('06 72 41 88 05') + CHAT, HOTEL)).toHaveLength(2);
  expect(invented(SAID('06 72 41 88 06') + CHAT, HOTEL)).toHaveLength(1); // near miss
});

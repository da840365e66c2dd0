import { describe, expect, test } from 'vitest';
import { invented, siteIn } from '../rules/no-invented-contact/support.js';

const told = (canvas: string, language: string, name = 'Xylo Quorz') =>
  invented(canvas, siteIn(language, { name, address: 'Zzz 1\n99999 Qqq' })).map(({ start, end }) =>
    canvas.slice(start, end),
  );
const footer = (text: string) => `<footer><p>${text}</p></footer>`;

describe('in a part of the site’s own, a label for where a house works says whose the address is', () => {
  test.each([
    ['pl', 'Warsztat: ', 'Mostowa 18/2, 31-061 Kraków'],
    ['pl', 'Warsztat: ', 'ul. Mostowa 18/2, 31-061 Kraków'],
    ['en', 'Surgery: ', '14 Mill Lane, Leeds LS1 5JF'],
    ['en', 'Workshop: ', '14 Mill Lane, Leeds LS1 5JF'],
    ['fr', 'Magasin : ', '14 rue Foch, 75002 Paris'],
    ['it', 'Laboratorio: ', 'Via Roma 14, 00100 Roma'],
    ['es', 'Estudio: ', 'Calle Mayor 14, 28013 Madrid'],
    ['pt', 'Ateliê: ', 'Rua Augusta 14, 1100-048 Lisboa'],
    ['sv', 'Mottagning: ', 'Storgatan 14, 111 22 Stockholm'],
    ['fi', 'Verstas: ', 'Mannerheimintie 14, 00100 Helsinki'],
    ['cs', 'Prodejna: ', 'Hlavní ulice 14, 110 00 Praha'],
    ['el', 'Εργαστήριο: ', 'Οδός Ερμού 14, 105 63 Αθήνα'],
    ['tr', 'Stüdyo: ', 'Bağdat Caddesi 14, 34710 İstanbul'],
    ['ru', 'Мастерская: ', 'ул. Ленина 14, 101000 Москва'],
    ['uk', 'Майстерня: ', 'вул. Шевченка 14, 01001 Київ'],
    ['hr', 'Radionica: ', 'Ulica Ilica 14, 10000 Zagreb'],
    ['ar', 'ورشة: ', 'شارع الملك فهد 14، الرياض 12345'],
  ])('%s: %s%s', (language, label, address) => {
    expect(told(footer(label + address), language)).toEqual([address]);
  });

  test.each([
    ['pl', footer('Warsztat Kowalskiego: ul. Mostowa 18/2, 31-061 Kraków')],
    ['pl', footer('Partner, warsztat: ul. Mostowa 18/2, 31-061 Kraków')],
    ['pl', '<p>Warsztat: ul. Mostowa 18/2, 31-061 Kraków</p>'],
    ['fr', '<p>Magasin : 14 rue Foch, 75002 Paris</p>'],
    ['pl', footer('Architekt: ul. Mostowa 18/2, 31-061 Kraków')],
  ])('near miss in %s: %s', (language, canvas) => {
    expect(told(canvas, language)).toEqual([]);
  });
});

describe('a Polish sentence that says where the house works', () => {
  test.each([
    'Nasz warsztat stacjonarny działa przy ul. Mostowej 18/2 na Kazimierzu.',
    'Szyjemy w całej Polsce, a warsztat stacjonarny działa przy ul. Mostowej 18/2 na Kazimierzu.',
    'Pracownia mieści się przy ul. Mostowej 18/2.',
  ])('%s', (text) => {
    expect(told(`<p>${text}</p>`, 'pl')).toEqual(['ul. Mostowej 18/2']);
  });

  test.each([
    'Najbliższy sklep znajduje się przy ul. Mostowej 18/2.',
    'Sklep Żabka znajduje się przy ul. Mostowej 18/2.',
    'Warsztat Kowalskiego działa przy ul. Mostowej 18/2.',
  ])('near miss: %s', (text) => {
    expect(told(`<p>${text}</p>`, 'pl')).toEqual([]);
  });
});

describe('a street whose kind no list has, told by its number and by a code that is surely one', () => {
  test.each([
    ['Visit us at ', '14 Christmas Steps, Bristol BS1 5BS'],
    ['', '14 Christmas Steps, Clifton, Bristol BS1 5BS'],
    ['Find us at ', '7 The Shambles, York YO1 7LZ'],
    ['Visit us at ', '14 Christmas Steps, Springfield, IL 62701'],
  ])('%s%s', (lead, address) => {
    expect(told(footer(`${lead}${address}`), 'en-GB')).toEqual([address]);
  });

  test.each([
    'Top 10 Restaurants, Bristol BS1 5BS',
    'since 2019 Harrow Vets, Bristol BS1 5BS',
    'We have 3 Apple Trees. Bristol BS1 5BS',
    'Follow 3 Simple Steps, Bristol',
    '14 days of Christmas, Bristol BS1 5BS',
  ])('near miss: %s', (text) => {
    expect(told(footer(text), 'en-GB')).toEqual([]);
  });
});

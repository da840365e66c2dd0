import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const LINK = '<a href="tel:+441632960123">01632 960123</a>';

/** How many contacts are told in a sentence of a page's text. */
function told(sentence: string, language = 'en'): number {
  return invented(`<main><h2>Plan your visit</h2><p>${sentence}</p></main>`, siteIn(language)).length;
}

describe('a sentence says to call a desk of the house', () => {
  test.each([
    ['en', 'Talk to our groups team on '],
    ['en', 'Talk to Megan in our groups team on '],
    ['en', 'Planning a party? Speak with our events team on '],
    ['en', 'Or ring Priya in our customer success team on '],
    ['en', 'Groups: '],
    ['de', 'Außerhalb der Sprechzeiten: '],
    ['en', 'Weddings and parties: '],
    ['de', 'Sprechen Sie mit unserem Gruppenteam unter '],
    ['de', 'Hochzeiten: '],
    ['fr', 'Parlez à notre équipe groupes au '],
    ['fr', 'Groupes et séminaires : '],
    ['it', 'Parla con il nostro ufficio gruppi allo '],
    ['es', 'Hable con nuestro equipo de grupos en el '],
  ])('%s: %s', (language, before) => {
    expect(told(before + LINK, language)).toBe(1);
    expect(told(`${before}01632 960123`, language === 'en' ? language : 'en')).toBe(1);
  });
});

describe('a sentence that is about others stays silent', () => {
  test.each([
    'Talk to Megan at Kolb Travel on ',
    'Ask our friends at Kolb Travel on ',
    'Talk to our partner hotel on ',
    'Speak to our supplier on ',
    'Talk to the council’s parking team on ',
    'Talk to their groups team on ',
    'Ask our neighbours on ',
    'Ask our customers on ',
    'Außerhalb der Sprechzeiten, Tierklinik Jena: ',
    'Taxis: ',
    'Kennels: ',
    'Samaritans: ',
    'Groups at Kolb Travel: ',
    'Wedding hotline of the council: ',
  ])('%s', (before) => {
    expect(told(before + LINK)).toBe(0);
  });

  test('a telephone group of an order', () => {
    expect(told('Groups: 12, rooms: 0163296')).toBe(0);
  });
});

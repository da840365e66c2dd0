import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const manifest = siteIn('de', { name: 'Schreinerei Holzwerk', phone: '+498031408770' });
const MAIN = '<footer><p>Tel. <a href="tel:+4980311234560">08031 / 12 34 56-0</a></p></footer>';
const counted = (line: string, name = 'Sabine Keller', main = MAIN) =>
  invented(`<main><p><strong>${name}</strong><br>Lohnbuchhaltung<br>${line}</p></main>${main}`, manifest).length;

describe('an extension of a made-up number that ends in a zero for all of them, below a name', () => {
  test.each([
    ['in a link', 'Durchwahl: <a href="tel:+49803112345614">08031 / 12 34 56-14</a>'],
    ['of three digits', 'Telefon: <a href="tel:+498031123456114">08031 / 12 34 56-114</a>'],
    ['of one digit, behind a hyphen', 'Durchwahl: <a href="tel:+4980311234564">08031 / 12 34 56-4</a>'],
    ['in the text', 'Durchwahl: 08031 / 12 34 56-14'],
    ['in one number without signs', 'Telefon 0803112345614'],
  ])('%s', (_what, line) => {
    expect(counted(line)).toBe(2);
  });

  test('of a main number by digits alone', () => {
    const main = '<footer><p>Tel. <a href="tel:+4980311234560">08031 1234560</a></p></footer>';
    expect(counted('Durchwahl: <a href="tel:+49803112345614">Anrufen</a>', 'Sabine Keller', main)).toBe(2);
  });

  test('of one that has an extension itself', () => {
    const main = '<footer><p>Tel. <a href="tel:+49803112345610">08031 / 12 34 56-10</a></p></footer>';
    const line = 'Durchwahl: <a href="tel:+49803112345614">08031 / 12 34 56-14</a>';
    expect(counted(line, 'Sabine Keller', main)).toBe(2);
  });
});

describe('near miss', () => {
  test.each([
    ['another stem', 'Durchwahl: <a href="tel:+49803199345614">08031 / 99 34 56-14</a>'],
    ['what is too long for an extension', 'Telefon: <a href="tel:+49803112345612345">Anrufen</a>'],
    ['a mobile', 'Mobil: <a href="tel:+491711234569">0171 1234569</a>'],
  ])('%s', (_what, line) => {
    expect(counted(line)).toBe(1);
  });

  test('a number that is as long as another one of a zero', () => {
    const main = '<footer><p>Tel. <a href="tel:+4980311234560">08031 1234560</a></p></footer>';
    expect(counted('Telefon: <a href="tel:+4980311234569">08031 1234569</a>', 'Sabine Keller', main)).toBe(1);
  });

  test('a stem of one that is none of the site’s', () => {
    expect(counted('Durchwahl: 08031 / 12 34 56-14', 'Sabine Keller', '')).toBe(0);
    const other = '<section><h2>Unsere Partner</h2><p>Spedition Huber, Tel. 08031 / 12 34 56-0</p></section>';
    expect(counted('Durchwahl: 08031 / 12 34 56-14', 'Sabine Keller', other)).toBe(0);
  });

  test('groups of a number behind hyphens', () => {
    const of = siteIn('ru', { name: 'Мебель', phone: '+74959990011' });
    const page = (line: string) =>
      `<main><p><strong>Анна Петрова</strong><br>${line}</p></main><footer><p>Тел. <a href="tel:+74951234567">+7 (495) 123-45-67</a></p></footer>`;
    expect(invented(page('Телефон: <a href="tel:+74951234589">+7 (495) 123-45-89</a>'), of)).toHaveLength(1);
  });
});

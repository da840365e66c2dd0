import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const LINK = '<a href="tel:+442079460111">020 7946 0111</a>';
const LIST = `<ul><li>${LINK}</li></ul>`;
const told = (canvas: string, language = 'en') =>
  invented(canvas, siteIn(language)).map(({ start, end }) => canvas.slice(start, end));

describe('a number in a list without a word', () => {
  test.each([
    ['on a canvas of nothing else', `<div>${LIST}</div>`],
    ['in a section of nothing else', `<section><div>${LIST}</div></section>`],
    ['beside the name of the site', `<section><h2>Harrow Vets</h2>${LIST}</section>`],
    ['beside its copyright', `<div><p>© 2025 Harrow Vets</p>${LIST}</div>`],
    ['under a line that calls to the house', `<div><p>Contact</p>${LIST}<p>Open all week</p></div>`],
    ['under a bold line', `<div><p><strong>Contact us</strong></p><ul><li>Bristol</li><li>${LINK}</li></ul></div>`],
  ])('%s', (_name, canvas) => {
    expect(told(canvas)).toEqual([LINK]);
  });

  test.each([
    ['de', 'Kontakt'],
    ['ar', 'تواصل معنا'],
    ['ar', 'اتصل بنا:'],
  ])('%s: under %s', (language, line) => {
    expect(told(`<div><p>${line}</p>${LIST}</div>`, language)).toEqual([LINK]);
  });

  test('in other digits', () => {
    const link = '<a href="tel:+442079460111"><span dir="ltr">٠٢٠ ٧٩٤٦ ٠١١١</span></a>';
    expect(told(`<div><ul><li>${link}</li></ul></div>`, 'ar')).toEqual([link]);
  });

  test.each([
    ['beside another name', `<div><p>Bristol Taxis</p>${LIST}</div>`],
    ['under a line for others', `<div><p>Useful numbers</p>${LIST}</div>`],
    ['with other words on the canvas', `<div>${LIST}<p>Ring the pound if you find a stray dog</p></div>`],
    ['a picture with a name', `<div><img src="a.png" alt="Bristol Taxis">${LIST}</div>`],
    ['a list of people', `<div><p>Contact</p><ul><li>Dr Ann Lee ${LINK}</li></ul></div>`],
    ['the own number', '<div><ul><li><a href="tel:+442079460958">020 7946 0958</a></li></ul></div>'],
  ])('near miss: %s', (_name, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

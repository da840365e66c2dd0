import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const NUMBER = '020 7946 0111';
const LINK = `<a href="tel:+442079460111">${NUMBER}</a>`;
const ADDRESS = '14 High Street, Bath, BA1 5LJ';
const values = (canvas: string) =>
  invented(canvas, siteIn('en', { address: '12 Mill Lane\nHarrow HA1 3XX' })).map(
    (finding) => evidenceOf(finding).value,
  );
const told = (heading: string, text: string) =>
  values(`<main><article class="card"><h3>${heading}</h3><p>${text}</p></article></main>`);

describe('a contact in a card of the page that is marked up as an article', () => {
  test.each([
    ['Reservations'],
    ['Contact us'],
    ['Our office'],
    ['Book a table'],
    ['Our London office'],
    ['Reservations & events'],
  ])('is told under %s', (heading) => {
    expect(told(heading, NUMBER)).toEqual([NUMBER]);
    expect(told(heading, LINK)).toEqual(['tel:+442079460111']);
    expect(told(heading, ADDRESS)).toEqual([ADDRESS]);
  });

  test('its heading may stand in a header', () => {
    expect(values(`<main><article><header><h3>Contact us</h3></header><p>${NUMBER}</p></article></main>`)).toEqual([
      NUMBER,
    ]);
  });

  test.each([
    ['Penrose Mill'],
    ['The bakery next door'],
    ['Dr Anna Rossi'],
    ['Taxi Harrow'],
    ['Police'],
    ['Summer concert'],
    ['Lost dog'],
    ['Tourist office'],
  ])('near miss: of somebody else, under %s', (heading) => {
    expect(told(heading, NUMBER)).toEqual([]);
    expect(told(heading, LINK)).toEqual([]);
    expect(told(heading, ADDRESS)).toEqual([]);
  });

  test.each([
    ['a news', `<article class="news"><h3>Book a table</h3><p>${NUMBER}</p></article>`],
    ['with a date', `<article><h3>Book a table</h3><time>3 May</time><p>${NUMBER}</p></article>`],
    ['with a link in its heading', `<article><h3><a href="/mill/">Book a table</a></h3><p>${NUMBER}</p></article>`],
    [
      'long',
      `<article><h3>Book a table</h3><p>${'We went along the river for an hour. '.repeat(12)}</p><p>${NUMBER}</p></article>`,
    ],
    [
      'of a listing of others',
      `<section><h2>Our suppliers</h2><article><h3>Book a table</h3><p>${NUMBER}</p></article></section>`,
    ],
  ])('near miss: %s', (_what, canvas) => {
    expect(values(`<main>${canvas}</main>`)).toEqual([]);
  });
});

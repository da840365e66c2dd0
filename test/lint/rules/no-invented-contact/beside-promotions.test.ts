import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en');
const CHAT = '<a href="https://wa.me/447700900123" class="top-wa">WhatsApp</a>';
const PHONE = '<x-contact field="phone"></x-contact>';
const bar = (before: string) =>
  invented(
    `<div class="topbar">${before} ${CHAT}</div><header><a href="/">Harrow Vets</a></header><main><h1>x</h1></main>`,
    site,
  );

describe('a chat behind a sentence of promotion', () => {
  test.each([
    'NHS staff welcome',
    'The HIQA-ready record',
    'Made in Dublin',
    'Free delivery over £50',
    'Gratis verzending vanaf 30 €',
  ])("is the site's: %s", (text) => {
    expect(bar(`<span>${text}</span>`)).toHaveLength(1);
    expect(bar(`<span>${text}</span> ${PHONE}`)).toHaveLength(1);
    expect(bar(`${PHONE} <span>${text}</span>`)).toHaveLength(1);
    expect(bar(`<a href="tel:+442079460958">020 7946 0958</a> <span>${text}</span>`)).toHaveLength(1);
    expect(invented(`<main><h1>x</h1></main><footer><p>${text} ${CHAT}</p></footer>`, site)).toHaveLength(1);
  });

  test.each([
    'Murphy Plumbing',
    'Dr Byrne',
    'Website by Murphy Studio',
    'Made by Murphy Studio',
    'Our partner Murphy Taxis',
    'Tourist office in Dublin',
    'Anna Berg, chair of the RSPCA branch',
  ])('near miss, words that may name somebody: %s', (text) => {
    expect(bar(`<span>${text}</span>`)).toEqual([]);
    expect(bar(`${PHONE} <span>${text}</span>`)).toEqual([]);
  });

  test('near miss: in the text of a page it may be of whoever is named there', () => {
    expect(invented(`<main><h1>x</h1><p>Made in Dublin ${CHAT}</p></main>`, site)).toEqual([]);
  });
});

describe('a chat right behind a component', () => {
  test('is of the same house, as it is behind the same number by hand', () => {
    for (const own of [PHONE, '<a href="tel:+442079460958">020 7946 0958</a>'])
      expect(invented(`<main><h1>x</h1><p>Ask Murphy at ${own} ${CHAT}</p></main>`, site)).toHaveLength(1);
  });

  test('near miss: another name or line stands between', () => {
    expect(invented(`<main><h1>x</h1><p>Ask us ${PHONE} or Murphy Plumbing ${CHAT}</p></main>`, site)).toEqual([]);
    expect(invented(`<main><h1>x</h1><p>${PHONE}</p><p>Murphy Plumbing ${CHAT}</p></main>`, site)).toEqual([]);
    expect(invented(`<main><h1>x</h1><p>Murphy Plumbing ${CHAT} ${PHONE}</p></main>`, site)).toEqual([]);
  });
});

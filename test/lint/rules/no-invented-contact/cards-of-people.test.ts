import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en');
const link = (address: string) => `<a href="mailto:${address}">${address}</a>`;
const OWN = link('elle@harrow-vets.example');
const ALIKE = link('elle@harrowvetslondon.com');
const IMAGE = '<img src="elle.jpg" alt="">';

function kinds(canvas: string): string[] {
  return invented(canvas, SITE).map(({ outcome }) => outcome);
}

describe("a mailbox of the site in a person's card is told, be the card an article or a box", () => {
  test.each([OWN, ALIKE])('%s', (mail) => {
    for (const around of ['article', 'div']) {
      const card = `<${around} class="card">${IMAGE}<h3>Elle Park</h3><p>Barre</p><p>${mail}</p></${around}>`;
      const canvas = `<main><section id="coaches"><h2>Meet the coaches</h2><div class="grid">${card}</div></section></main>`;
      expect(kinds(canvas)).toHaveLength(1);
    }
  });

  test.each(['Dr. Elle Park', '山田 太郎', 'Zoë van Dijk-Maes', 'סמדר לוי'])('%s', (name) => {
    expect(kinds(`<main><article><h3>${name}</h3><p>${OWN}</p></article></main>`)).toHaveLength(1);
  });
});

describe('what others wrote, and mailboxes of others, are left alone', () => {
  test.each([
    `<main><article><h1>Elle Park</h1><p>${OWN}</p></article></main>`,
    `<main><article><h2><a href="/elle/">Elle Park</a></h2><p>${OWN}</p></article></main>`,
    `<main><article><h3>How we train our dogs at home</h3><p>${OWN}</p></article></main>`,
    `<main><article><h3>Elle Park</h3><time>3 May</time><p>${OWN}</p></article></main>`,
    `<main><article class="post"><h3>Elle Park</h3><p>${OWN}</p></article></main>`,
    `<main><section class="blog"><article><h3>Spring Fair</h3><p>${OWN}</p></article></section></main>`,
    `<main><section id="comments"><article><h3>Elle Park</h3><p>${OWN}</p></article></section></main>`,
    `<main><section class="testimonials"><article><h3>Elle Park</h3><p>${ALIKE}</p></article></section></main>`,
    `<main><section><h2>What customers say</h2><article><h3>Elle Park</h3><p>${ALIKE}</p></article></section></main>`,
    `<main><section><h2>Our guests</h2><article><h3>Elle Park</h3><p>${link('elle@parkpilates.com')}</p></article></section></main>`,
    `<main><article><h3>Elle Park</h3><p>${link('elle@parkpilates.com')}</p></article></main>`,
    `<main><article><h3>Elle Park</h3><p>${'She tells of her life with dogs and cats. '.repeat(12)}</p><p>${OWN}</p></article></main>`,
  ])('%s', (canvas) => {
    expect(kinds(canvas)).toEqual([]);
  });
});

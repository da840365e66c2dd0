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

/** A card of a person below a heading. */
function card(tag: string, mail: string): string {
  const inner = `<${tag} class="card">${IMAGE}<h3>Elle Park</h3><p>Barre</p><p>${mail}</p></${tag}>`;
  return `<main><section id="coaches"><h2>Meet the coaches</h2><div class="grid">${inner}</div></section></main>`;
}

describe("a mailbox at a host of the site's name in a person's card is told, be the card an article or a box", () => {
  test.each(['article', 'div'])('%s', (tag) => {
    expect(kinds(card(tag, ALIKE))).toEqual(['needs-review']);
  });

  test("one at the site's own host is that person's, and the general one is the site's", () => {
    expect(kinds(card('article', OWN))).toEqual([]);
    expect(kinds(card('article', link('info@harrow-vets.example')))).toEqual(['violation']);
  });

  test.each(['Dr. Elle Park', '山田 太郎', 'Zoë van Dijk-Maes', 'סמדר לוי'])('%s', (name) => {
    expect(kinds(`<main><article><h3>${name}</h3><p>Barre</p><p>${ALIKE}</p></article></main>`)).toHaveLength(1);
  });
});

describe('what others wrote, and mailboxes of others, are left alone', () => {
  test.each([
    `<main><article><h1>Elle Park</h1><p>Barre</p><p>${ALIKE}</p></article></main>`,
    `<main><article><h2><a href="/elle/">Elle Park</a></h2><p>Barre</p><p>${ALIKE}</p></article></main>`,
    `<main><article><h3>How we train our dogs at home</h3><p>Barre</p><p>${ALIKE}</p></article></main>`,
    `<main><article><h3>Elle Park</h3><time>3 May</time><p>Barre</p><p>${ALIKE}</p></article></main>`,
    `<main><article class="post"><h3>Elle Park</h3><p>Barre</p><p>${ALIKE}</p></article></main>`,
    `<main><section class="blog"><article><h3>Spring Fair</h3><p>Barre</p><p>${ALIKE}</p></article></section></main>`,
    `<main><section id="comments"><article><h3>Elle Park</h3><p>Barre</p><p>${ALIKE}</p></article></section></main>`,
    `<main><section class="testimonials"><article><h3>Elle Park</h3><p>Barre</p><p>${ALIKE}</p></article></section></main>`,
    `<main><section><h2>What customers say</h2><article><h3>Elle Park</h3><p>Barre</p><p>${ALIKE}</p></article></section></main>`,
    `<main><section><h2>Our guests</h2><article><h3>Elle Park</h3><p>${link('elle@parkpilates.com')}</p></article></section></main>`,
    `<main><article><h3>Elle Park</h3><p>${link('elle@parkpilates.com')}</p></article></main>`,
    `<main><article><h3>Elle Park</h3><p>${'She tells of her life with dogs and cats. '.repeat(12)}</p><p>Barre</p><p>${ALIKE}</p></article></main>`,
  ])('%s', (canvas) => {
    expect(kinds(canvas)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { EXAMPLE_STATE } from '../../../../src/lint/example/site.js';
import { lint } from '../../../../src/lint/index.js';

const MANIFEST = buildManifest(parseSite(EXAMPLE_STATE));
const told = (code: string) => lint(code, MANIFEST).filter(({ rule }) => rule === 'no-invented-profile').length;

const icons = (instagram: string, x: string, name = 'social') =>
  `<ul class="${name}"><li><a href="${instagram}"><i class="fa fa-instagram"></i></a></li><li><a href="${x}"><i class="fa fa-twitter"></i></a></li></ul>`;
const card = (name: string, row: string) => `<div class="card"><h3>${name}</h3><p>Bakes at night</p>${row}</div>`;
const page = (inner: string) => `<main><h1>Bread</h1><section><h2>The hands</h2>${inner}</section></main>`;
const OWN = icons('https://instagram.com/annarossi', 'https://x.com/rossi_a');
const EMPTY = icons('#', '#');

describe('profiles under the name of a person whose handles have that name', () => {
  test.each(['Anna Rossi', 'Dr. Anna Rossi', 'Anna Maria Rossi', 'Anna Rossi, sommelier', 'Anna Rossi – Sommelier'])(
    'are those of %s',
    (name) => {
      expect(told(page(card(name, OWN)))).toBe(0);
      expect(told(`<footer><h4>${name}</h4><a href="https://instagram.com/annarossi">Instagram</a></footer>`)).toBe(0);
    },
  );

  test.each(['Follow Us', 'Our Bakery', 'Harbour Bakery', 'Contact Us', 'The hands', 'anna rossi'])(
    'near miss: under %s they are told',
    (name) => {
      expect(told(page(card(name, OWN)))).toBe(2);
    },
  );

  test('near miss: another handle in a row of profiles, and one that is called like the site', () => {
    expect(told(page(card('Anna Rossi', icons('https://instagram.com/sunnyloaf', 'https://x.com/quay_bread'))))).toBe(
      2,
    );
    expect(told(page(card('Anna Rossi', icons('https://instagram.com/harbour.bakery.anna', '/x/'))))).toBe(1);
  });
});

describe('icons without an address', () => {
  test('in cards of people are theirs', () => {
    expect(told(page(card('Anna Rossi', EMPTY) + card('Tom Ackroyd', EMPTY)))).toBe(0);
  });

  test('near miss: in one card, in the footer, and beside a box of something else', () => {
    expect(told(page(card('Anna Rossi', EMPTY)))).toBe(2);
    expect(told(`<footer>${card('Anna Rossi', EMPTY)}${card('Tom Ackroyd', EMPTY)}</footer>`)).toBe(4);
    expect(told(page(card('Stay Connected', EMPTY) + card('Opening Times', '')))).toBe(2);
    expect(told(page(card('Social Media', EMPTY) + card('Social Feed', EMPTY)))).toBe(4);
  });

  test.each(['share', 'btn-share', 'share-buttons', 'post-share', 'teilen'])(
    'in a row called %s hand the page on',
    (name) => {
      expect(told(`<footer>${icons('#', 'https://x.com/', name)}</footer>`)).toBe(0);
      expect(told(`<footer><a class="${name}" href="#"><i class="icon-facebook"></i></a></footer>`)).toBe(0);
    },
  );

  test('near miss: called otherwise', () => {
    expect(told(`<footer>${icons('#', 'https://x.com/', 'shareholders')}</footer>`)).toBe(2);
  });
});

test.each([
  'https://www.facebook.com/sharer/...',
  'https://www.facebook.com/share.php?u=x',
  'https://www.facebook.com/share.php',
])('%s is no profile', (href) => {
  for (const label of ['', ' aria-label="Share"'])
    expect(told(`<footer><a href="${href}"${label}><i class="icon-facebook"></i></a></footer>`)).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
    social: [
      { network: 'facebook', url: 'https://facebook.com/luna' },
      { network: 'instagram', url: 'https://instagram.com/luna' },
    ],
  }),
);

const FACEBOOK = '<a href="https://facebook.com/luna">Facebook</a>';
const INSTAGRAM = '<a href="https://instagram.com/luna">Instagram</a>';
const X = '<a href="https://x.com/luna" aria-label="X"><svg></svg></a>';
const WORDS = `<p>${'Words of the company, '.repeat(8)}</p>`;
const LIST = '<ul><li><a href="/a/">A</a></li><li>@</li><li><a href="/b/">B</a></li></ul>';
const list = (link: string) => LIST.replace('@', link);
const SOCIAL = '<x-social></x-social>';

/** What one round of all suggestions makes of a page. */
const mended = (source: string) => applyFixes(source, lint(source, manifest), { unsafe: true }).output;

describe('a second row in a part of a page goes', () => {
  test.each([
    [
      'of the site’s own profiles',
      `<footer><div>${FACEBOOK}</div>${WORDS}<div>${INSTAGRAM}</div></footer>`,
      `<footer><div>${SOCIAL}</div>${WORDS}</footer>`,
    ],
    [
      'of another profile, from its list',
      `<footer>${list(INSTAGRAM)}${WORDS}<ul class="icons"><li>${X}</li><li><a href="/feed/">RSS</a></li></ul></footer>`,
      `<footer>${list(SOCIAL)}${WORDS}<ul class="icons"><li><a href="/feed/">RSS</a></li></ul></footer>`,
    ],
    [
      'with its list',
      `<section><h2>Luna</h2><div>${INSTAGRAM}</div>${WORDS}<ul class="icons"><li>${FACEBOOK}</li></ul></section>`,
      `<section><h2>Luna</h2><div>${SOCIAL}</div>${WORDS}</section>`,
    ],
    [
      'of two links in one item',
      `<footer><div>${INSTAGRAM}</div>${WORDS}<ul><li><a href="/a/">A</a></li><li>${FACEBOOK} ${X}</li></ul></footer>`,
      `<footer><div>${SOCIAL}</div>${WORDS}<ul><li><a href="/a/">A</a></li></ul></footer>`,
    ],
    [
      'beside a component',
      `<footer>${SOCIAL}${WORDS}<div class="k">${INSTAGRAM}</div></footer>`,
      `<footer>${SOCIAL}${WORDS}</footer>`,
    ],
  ])('%s', (_what, source, expected) => {
    expect(mended(source).replaceAll('<div><x-social></x-social></div>', SOCIAL)).toBe(
      expected.replaceAll('<div><x-social></x-social></div>', SOCIAL),
    );
  });
});

describe('near miss: each becomes the component', () => {
  const count = (source: string) => mended(source).split(SOCIAL).length - 1;
  test.each([
    ['in two parts of the page', `<header>${FACEBOOK}</header><footer>${INSTAGRAM}</footer>`],
    ['for two widths of screen', `<header><div>${FACEBOOK}</div>${WORDS}<nav>${FACEBOOK}</nav></header>`],
    [
      'all profiles again',
      `<footer><div>${FACEBOOK}${INSTAGRAM}</div>${WORDS}<div>${FACEBOOK}${INSTAGRAM}</div></footer>`,
    ],
  ])('%s', (_what, source) => {
    expect(count(source)).toBe(2);
  });

  test('a link in a sentence is not taken out of it', () => {
    const source = `<footer>${SOCIAL}<p>Scriveteci o guardate ${INSTAGRAM} ogni sera, per le foto del giorno.</p></footer>`;
    expect(mended(source)).toContain('ogni sera');
  });

  test('a link with words of its own is not taken away', () => {
    const own = '<a class="btn" href="https://instagram.com/luna">Le foto delle nostre torte</a>';
    expect(mended(`<footer><div>${FACEBOOK}</div>${WORDS}<div>${own}</div></footer>`)).toContain(own);
  });
});

describe('beside a row or a component a sentence is not torn apart', () => {
  const SENTENCE = `<p>Scriveteci o guardate ${INSTAGRAM} ogni sera, per le foto del giorno.</p>`;
  test.each([
    ['before it', `<footer>${SENTENCE}<ul><li>${FACEBOOK}</li></ul></footer>`],
    ['behind it', `<footer><div>${FACEBOOK}</div>${SENTENCE}</footer>`],
    ['of a component', `<footer>${SOCIAL}${SENTENCE}</footer>`],
  ])('%s', (_what, source) => {
    expect(mended(source)).toContain(SENTENCE);
    const messages = lint(source, manifest).map(({ message }) => message);
    expect(messages.join()).toContain('expected none: `<x-social></x-social>` once in the same `<footer>`');
  });

  test('near miss: in another part of the page', () => {
    expect(mended(`<header>${SOCIAL}</header><footer>${SENTENCE}</footer>`)).not.toContain(SENTENCE);
  });

  test('a row behind a label is a row', () => {
    const source = `<footer><p>Seguiteci: ${INSTAGRAM}</p>${WORDS}<ul><li>${FACEBOOK}</li></ul></footer>`;
    expect(mended(source)).toBe(`<footer><p>Seguiteci: </p>\n${SOCIAL}${WORDS}</footer>`);
  });
});

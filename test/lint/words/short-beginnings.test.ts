import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isContactWord } from '../../../src/lint/owner/label-words.js';
import { fold } from '../../../src/lint/words/fold.js';

const LISTS = /wordList\(([^;]{0,200000}?)\);/g;
const TEXTS = /'([^'\n]*)'/g;
/** Letters of a beginning that is no more of one language alone where its accents are gone. */
const SHORT = 3;
/** Beginnings that stand for few words but those that are meant: no language of the linter has others for a label. */
const HARMLESS = new Set(['cep*']);

/** The beginnings in lists of words that are short and lose an accent when they are compared: `cím*` is `cim*`, as in `cimitero`. */
function collisions(source: string): string[] {
  return [...source.matchAll(LISTS)].flatMap(([, list = '']) =>
    [...list.matchAll(TEXTS)].flatMap(([, text = '']) =>
      text.split(' ').filter((word) => {
        if (!word.endsWith('*') || HARMLESS.has(word)) return false;
        const folded = fold(word).replaceAll(' ', '');
        return /^[a-z]+$/.test(folded) && folded.length <= SHORT && folded !== word.slice(0, -1).toLowerCase();
      }),
    ),
  );
}

describe('beginnings in lists of words', () => {
  test('are none that words of other languages have without the accents', () => {
    const files = readdirSync('src/lint', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `src/lint/${name}`);
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap((file) => collisions(readFileSync(file, 'utf8')).map((word) => `${file}: ${word}`))).toEqual(
      [],
    );
  });

  test('negative control: such a beginning is found', () => {
    expect(collisions("wordList('cím* tel* telefon* címünk');")).toEqual(['cím*']);
  });
});

describe('words for calling and writing', () => {
  test.each(['Pisa', 'piscina', 'cimitero', 'liga', 'Liguria', 'Arad', 'Aragón', 'Rufus', 'Correos'])(
    'not %s',
    (word) => {
      expect(isContactWord(fold(word))).toBe(false);
    },
  );

  test.each(['píšte', 'cím', 'címünk', 'ligue', 'arayın', 'rufen', 'Rufnummer', 'correo'])('%s', (word) => {
    expect(isContactWord(fold(word))).toBe(true);
  });
});

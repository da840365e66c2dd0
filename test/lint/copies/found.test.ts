import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { FOUND } from './found-canvases.js';
import { FURTHER_FOUND } from './further-found-canvases.js';
import { manifestIn } from './sites.js';

const CANVASES = [...FOUND, ...FURTHER_FOUND];

describe('a copy or an invention is found, and nothing else', () => {
  it.each(CANVASES.map(([language, title, canvas, ...expected]) => [language, title, canvas, expected] as const))(
    '%s: %s',
    (language, _, canvas, expected) => {
      const found = lint(canvas, manifestIn(language)).map(({ rule, start, end }) => [rule, canvas.slice(start, end)]);
      expect(found.map(([rule, text = ''], index) => [rule, text.slice(0, expected[index]?.[1].length)])).toEqual(
        expected,
      );
    },
  );

  it('negative control: it is not on a page without it', () => {
    for (const [language, title] of CANVASES) expect(lint(`<p>${title}</p>`, manifestIn(language)), title).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { SILENT } from './silent-canvases.js';
import { manifestIn, phoneIn } from './sites.js';

/** What all rules say of a canvas, a line each. */
function saidOf(language: string, canvas: string): string[] {
  return lint(canvas, manifestIn(language)).map(
    ({ rule, start, end, message }) => `${rule} on ${canvas.slice(start, end)}: ${message}`,
  );
}

describe('a canvas that is as its owner wants it', () => {
  it.each(SILENT)('%s: %s', (language, _, canvas) => {
    expect(saidOf(language, canvas)).toEqual([]);
  });

  it('negative control: is not silent with a copy planted in it', () => {
    const phone = (language: string) => `<p><a href="tel:${phoneIn(language)}">☎</a></p>`;
    for (const [language, title, canvas] of SILENT)
      expect(saidOf(language, `${canvas}\n${phone(language)}`), title).toHaveLength(1);
  });
});

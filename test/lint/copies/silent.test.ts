import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { FURTHER_SILENT } from './further-silent-canvases.js';
import { SILENT } from './silent-canvases.js';
import { manifestIn, phoneIn } from './sites.js';

const CANVASES = [...SILENT, ...FURTHER_SILENT];

/** What all rules say of a canvas, a line each. */
function saidOf(language: string, canvas: string): string[] {
  return lint(canvas, manifestIn(language)).map(
    ({ rule, start, end, message }) => `${rule} on ${canvas.slice(start, end)}: ${message}`,
  );
}

describe('a canvas that is as its owner wants it', () => {
  it.each(CANVASES)('%s: %s', (language, _, canvas) => {
    expect(saidOf(language, canvas)).toEqual([]);
  });

  it('negative control: is not silent with a copy planted in it', () => {
    const phone = (language: string) => `<p><a href="tel:${phoneIn(language)}">☎</a></p>`;
    for (const [language, title, canvas] of CANVASES)
      expect(saidOf(language, `${canvas}\n${phone(language)}`), title).toHaveLength(1);
  });
});

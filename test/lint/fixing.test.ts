import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFixes, type Finding, lint } from '../../src/lint/index.js';
import { noFont, staticMenu } from './own-rules.js';
import { MANIFEST, OTHERS_OFF, shownTo } from './support.js';

const LEGAL =
  '<ul class="menu-utili"><li><a href="/privacy/">Privacy</a></li><li><a href="/cookie/">Cookie</a></li><li><a href="/note-legali/">Note legali</a></li></ul>';

const plugins = [noFont, staticMenu];

function fixed(source: string, unsafe = false): { output: string; applied: Finding[] } {
  return applyFixes(source, lint(source, MANIFEST, { plugins, rules: OTHERS_OFF }), { unsafe });
}

/** Passes until nothing more is to be fixed. */
function fixedThrough(source: string, unsafe: boolean): string {
  let { output, applied } = fixed(source, unsafe);
  for (let pass = 1; applied.length > 0; pass += 1) {
    if (pass > 50) throw new Error(`no end: ${output}`);
    ({ output, applied } = fixed(output, unsafe));
  }
  return output;
}

const page = fc
  .array(
    fc.constantFrom(
      LEGAL,
      LEGAL.replace('Cookie', 'Biscotti'),
      LEGAL.replace('<li>', '<li id="a">'),
      '<font>a</font>',
      '<font><font>b</font></font>',
      '<div>',
      '</div>',
      '<p>',
      '</p>',
      '<nav>',
      '</nav>',
      '<b>',
      '</b>',
      'text',
      '😀\r\n\t',
      '<x-menu location="utili"></x-menu>',
      '<x-logo/>',
      '<!-- inlay-disable-line static-menu -->',
      '<!-- inlay-disable static-menu -->',
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

describe('fixing', () => {
  test('replaces a list by the menu that it is', () => {
    expect(fixed(`<nav>${LEGAL}</nav>`).output).toBe(
      '<nav><x-menu location="utili" class="menu-utili"></x-menu></nav>',
    );
  });

  test('safely brings no finding back, and two passes are one', () => {
    fc.assert(
      fc.property(page, (source) => {
        const { output, applied } = fixed(source);
        const again = lint(output, MANIFEST, { plugins, rules: OTHERS_OFF });
        const safe = again.filter(({ fix }) => fix?.safety === 'safe');
        expect(again.filter(({ rule }) => rule === 'static-menu').length).toBeLessThanOrEqual(
          lint(source, MANIFEST, { plugins, rules: OTHERS_OFF }).filter(({ rule }) => rule === 'static-menu').length -
            applied.filter(({ rule }) => rule === 'static-menu').length,
        );
        // What is left was in the way of another fix, or needless only once that was made.
        if (applied.length === 0) expect(safe).toEqual([]);
        const through = fixedThrough(source, false);
        expect(fixedThrough(through, false)).toBe(through);
      }),
      { numRuns: 500 },
    );
  });

  test('comes to an end with suggestions too', () => {
    fc.assert(
      fc.property(page, (source) => {
        expect(fixed(fixedThrough(source, true), true).applied).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('safely keeps all links of the page in order', () => {
    const links = (source: string) => [...shownTo(source).matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    fc.assert(
      fc.property(page, (source) => {
        expect(links(fixed(source).output)).toEqual(links(source));
      }),
      { numRuns: 500 },
    );
  });

  test('has places that lie on the source', () => {
    fc.assert(
      fc.property(page, (source) => {
        const lines = source.split(/\r\n|\n|\r/);
        for (const { start, end, line, column, endLine, endColumn } of lint(source, MANIFEST, {
          plugins,
          rules: OTHERS_OFF,
        })) {
          const text = source.slice(start, end);
          expect(lines[line - 1]?.slice(column - 1)).toContain(text.split(/\r\n|\n|\r/)[0]);
          expect(lines[endLine - 1]?.slice(0, endColumn - 1).endsWith(text.split(/\r\n|\n|\r/).at(-1) ?? '')).toBe(
            true,
          );
        }
      }),
    );
  });
});

describe('many fixes', () => {
  /** Rendered once before and once after, not once for each: this would take minutes otherwise. */
  test('on a page of a megabyte are all proven', () => {
    const filler = `<p>${'lorem ipsum '.repeat(70)}</p>`;
    const source = `<nav>${LEGAL}${filler}</nav>`.repeat(1000);
    expect(source.length).toBeGreaterThan(1_000_000);
    const { applied, output } = fixed(source);
    expect(applied.length).toBe(1000);
    expect(output).toBe(`<nav><x-menu location="utili" class="menu-utili"></x-menu>${filler}</nav>`.repeat(1000));
  });

  test('in one another, and many directives, are no trouble', () => {
    const source = `${'<font>'.repeat(2000)}${'</font>'.repeat(2000)}${'<!-- inlay-disable-line static-menu -->\n'.repeat(2000)}`;
    expect(lint(source, MANIFEST, { plugins, rules: OTHERS_OFF }).length).toBe(4000);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite } from '../../src/index.js';
import { type Finding, lint } from '../../src/lint/index.js';
import { canvas, formHtml, hostile } from '../support/arbitraries.js';
import { HAS_CORPUS } from '../support/folders.js';
import { corpusCanvases } from '../support/pages.js';
import { MANIFEST } from './support.js';

type Linter = (source: string, manifest: Manifest) => Finding[];

/** Copies by hand of what the small business has, and other things that rules look at. */
const COPIES = [
  '<p>Tel. 055 012 3456, sempre</p>',
  '<a href="tel:+39055 0123456">chiama</a>',
  'ciao&#64;osteriacorniolo.example',
  '<a href="mailto:ciao@osteriacorniolo.example">\tscrivi</a>',
  '<p>Via dei Tigli 12,\n 50125 Firenze</p>',
  '<header>\n<nav><a href="/eventi/">Eventi</a></nav></header>',
  '<ul>\n\t<li><a href="/privacy/">Privacy</a>\n\t<li><a href="/cookie/">Cookie</a>\n\t<li><a href="/note-legali/">Note legali</a></ul>',
  '<a href="/"><img src="/media/logo/osteria-corniolo.svg" alt="Osteria Corniolo"></a>',
  '<a href="https://www.instagram.com/osteriacorniolo">IG</a>',
  '<form><input type="email" name="email"><textarea name="messaggio"></textarea><button>Invia</button></form>',
  '<input type="hidden" name="_wpnonce" value="a1b2c3d4e5">',
  '<script>\nconst apiKey = "sk_live_51H8xYzAbCdEfGhIjKlMnOp";</script>',
  '<div id="menu" data-text="Crostini, ribollita e bistecca"></div>',
  '<!-- <x-logo></x-logo> -->',
  '<!-- inlay-disable-next-line no-static-contact -->\n',
  '😀',
  '\r\n',
  '\r',
  '\n',
];

const page = fc.array(fc.oneof(fc.constantFrom(...COPIES), canvas), { maxLength: 8 }).map((pieces) => pieces.join(''));

const anything = fc.oneof(
  page,
  canvas,
  formHtml,
  hostile,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // Any UTF-16 code units, so lone surrogates too.
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 }).map((units) => String.fromCharCode(...units)),
);

const corpus = corpusCanvases().map(({ name, source, state }) => ({
  name,
  source,
  manifest: buildManifest(parseSite(state)),
}));

/** Whether a property holds, and a broken twin of the linter is caught by it. */
function holds(check: (source: string, linter: Linter) => void, broken: Linter, source = page): void {
  fc.assert(
    fc.property(source, (each) => check(each, lint)),
    { numRuns: 400 },
  );
  expect(() =>
    fc.assert(
      fc.property(source, (each) => check(each, broken)),
      { numRuns: 400 },
    ),
  ).toThrow();
}

describe('the pages that are tried', () => {
  test('have findings of most rules', () => {
    const found = fc.sample(page, { numRuns: 300, seed: 1 }).flatMap((source) => lint(source, MANIFEST));
    expect(new Set(found.map(({ rule }) => rule)).size).toBeGreaterThan(12);
  });
});

describe('lint never throws', () => {
  test('on any string', () => {
    const fragile: Linter = (source, manifest) => {
      if (!source.isWellFormed()) throw new Error('lone surrogate');
      return lint(source, manifest);
    };
    holds((source, linter) => void linter(source, MANIFEST), fragile, anything);
  });

  test.each([
    '<div>',
    '<b>',
    '<ul><li>',
    '<a href="/">',
    '<table><tr><td>',
    '<svg><g>',
    '<span>0',
    '<form>',
    '<select>',
  ])('on thousands of %s in one another', (tag) => {
    expect(() => lint(tag.repeat(8000), MANIFEST)).not.toThrow();
    expect(() => lint(`<header><img src="a.png">${tag.repeat(8000)}`, MANIFEST)).not.toThrow();
  });

  test.skipIf(!HAS_CORPUS)('on pages of the corpus that end anywhere', () => {
    for (const [index, { source, manifest, name }] of corpus.entries()) {
      for (let end = 97 * (index % 13); end < source.length; end += 97 * 13) {
        const cut = source.slice(0, end);
        expect(() => expectPlaced(cut, lint(cut, manifest)), `${name} up to ${end}`).not.toThrow();
      }
    }
  });
});

describe('every finding lies on the text that it claims', () => {
  test('by offsets, and by lines and columns', () => {
    const check = (source: string, linter: Linter) => expectPlaced(source, linter(source, MANIFEST));
    const inCharacters: Linter = (source, manifest) =>
      lint(source, manifest).map((finding) => {
        const line =
          source
            .slice(0, finding.start)
            .split(/\r\n|\n|\r/)
            .at(-1) ?? '';
        return { ...finding, column: [...line].length + 1 };
      });
    const byLineFeeds: Linter = (source, manifest) =>
      lint(source, manifest).map((finding) => ({
        ...finding,
        line: source.slice(0, finding.start).split('\n').length,
      }));
    holds(check, inCharacters);
    holds(check, byLineFeeds);
  });

  const TWINS: [title: string, transform: (source: string) => string][] = [
    ['CRLF', (source) => source.replace(/\n/g, '\r\n')],
    ['lone CR', (source) => source.replace(/\n/g, '\r')],
    ['tabs', (source) => source.replace(/^(?: {2})+/gm, (blanks) => '\t'.repeat(blanks.length / 2))],
    ['a byte order mark', (source) => `\ufeff${source}`],
    ['astral characters ahead', (source) => `<!--😀𝒳😀-->${source}`],
    ['lines ahead', (source) => `\n\r\n<!--\r-->\n${source}`],
  ];

  describe.skipIf(!HAS_CORPUS)('and on the same text in a canvas of the corpus', () => {
    test.each(TWINS)('with %s', (_title, transform) => {
      let different = 0;
      for (const { name, source, manifest } of corpus) {
        const plain = source.replace(/\r\n?/g, '\n').replace(/^\ufeff/, '');
        const twin = transform(plain);
        const findings = lint(twin, manifest);
        expectPlaced(twin, findings);
        expect(textsOf(twin, findings), name).toEqual(textsOf(plain, lint(plain, manifest)));
        const shifted = findings.map((finding) => ({ ...finding, start: finding.start + 1, end: finding.end + 1 }));
        if (findings.length > 0 && textsOf(twin, shifted).join() !== textsOf(twin, findings).join()) different += 1;
      }
      // One off by one would not have the same texts.
      expect(different).toBeGreaterThan(40);
    });
  });
});

describe('findings', () => {
  test('have fixes whose edits are apart, in order and in the source', () => {
    const check = (source: string, linter: Linter) => {
      for (const { fix } of linter(source, MANIFEST)) {
        let last = 0;
        for (const { start, end } of fix?.edits ?? []) {
          expect(last <= start && start <= end && end <= source.length).toBe(true);
          last = end;
        }
      }
    };
    const twice: Linter = (source, manifest) =>
      lint(source, manifest).map((finding) =>
        finding.fix
          ? { ...finding, fix: { ...finding.fix, edits: [...finding.fix.edits, ...finding.fix.edits] } }
          : finding,
      );
    holds(check, twice);
  });

  test('come in the order of the source', () => {
    const check = (source: string, linter: Linter) => {
      const starts = linter(source, MANIFEST).map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    };
    holds(check, (source, manifest) => lint(source, manifest).reverse());
  });

  test('are the same each time, whatever was linted in between', () => {
    const check = (source: string, linter: Linter) => {
      const before = linter(source, MANIFEST);
      linter(COPIES.join(''), MANIFEST);
      expect(linter(source, MANIFEST)).toEqual(before);
    };
    let count = 0;
    const counting: Linter = (source, manifest) => {
      count += 1;
      return lint(source, manifest).map((finding) => ({ ...finding, message: String(count) }));
    };
    holds(check, counting);
  });
});

describe('contacts are found in an element around the page as well', () => {
  /** Complete elements and text alone: others reach out of what is around them. */
  const whole = fc
    .array(fc.constantFrom(...COPIES.filter((piece) => !piece.startsWith('<!--')), '<p>x</p>', 'y '), { maxLength: 8 })
    .map((pieces) => pieces.join(''));
  const check = (source: string, linter: Linter, manifest: Manifest) => {
    for (const [before, after] of [
      ['<div>', '</div>'],
      ['<main class="x">\n', '</main>\n'],
    ] as const) {
      const inside = contactsIn(linter(before + source + after, manifest), before.length);
      expect(inside).toEqual(contactsIn(linter(source, manifest), 0));
    }
  };
  const shallow: Linter = (source, manifest) =>
    lint(source, manifest).filter(({ rule }) => rule !== 'no-static-contact' || !source.startsWith('<div>'));

  test('of any parts', () => {
    holds((source, linter) => check(source, linter, MANIFEST), shallow, whole);
  });

  test.skipIf(!HAS_CORPUS)('of the corpus', () => {
    const fragments = corpus.filter(({ source }) => !/<(?:!doctype|html|head|body)\b/i.test(source));
    expect(fragments.length).toBeGreaterThan(10);
    for (const { source, manifest } of fragments) check(source, lint, manifest);
    expect(() => {
      for (const { source, manifest } of fragments) check(source, shallow, manifest);
    }).toThrow();
  });
});

/** Offsets in the source, and lines and columns as somebody counts them who looks at the text alone. */
function expectPlaced(source: string, findings: readonly Finding[]): void {
  const placeOf = (offset: number) => {
    const lines = source.slice(0, offset).split(/\r\n|\n|\r/);
    return [lines.length, (lines.at(-1) ?? '').length + 1];
  };
  for (const { start, end, line, column, endLine, endColumn } of findings) {
    expect(0 <= start && start < end && end <= source.length).toBe(true);
    expect([line, column]).toEqual(placeOf(start));
    expect([endLine, endColumn]).toEqual(placeOf(end));
  }
}

/** Rule and text of each finding, whatever its blanks are. */
function textsOf(source: string, findings: readonly Finding[]): string[] {
  return findings.map(({ rule, start, end }) => `${rule} ${source.slice(start, end).replace(/\s+/g, ' ')}`);
}

function contactsIn(findings: readonly Finding[], shift: number): unknown[] {
  return findings
    .filter(({ rule }) => rule === 'no-static-contact')
    .map(({ start, end, resource }) => ({ start: start - shift, end: end - shift, resource }));
}

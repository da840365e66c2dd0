import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { type Finding, lint } from '../../src/lint/index.js';

/** `INLAY_NEAR_MISSES=500000` looks at so many; each canvas has a hundred. */
const CASES = Number(process.env['INLAY_NEAR_MISSES'] ?? 20_000);
const PER_CANVAS = 100;

const manifest = buildManifest(
  parseSite({
    site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'it' },
    contacts: {
      phone: { kind: 'phone', value: '+390550123456', display: '055 012 3456' },
      email: { kind: 'email', value: 'info@luna.example' },
      address: { kind: 'address', value: 'Via Roma 12, 50122 Firenze' },
    },
  }),
);

/** All ways to dial the site's number, as digits. */
const OWN = new Set(['0550123456', '390550123456', '00390550123456']);

const IDENTIFIERS =
  'P.IVA|Partita IVA|HRB|SKU|Réf.|Ref.|Art.-Nr.|Order no.|IBAN|订单号|N. ordine|ISBN|Kundennummer'.split('|');
const CALLED = 'Tel.|Telefono:|Phone|Call us:|电话：|Fax|'.split('|');

interface Line {
  html: string;
  /** Whether the site's own phone stands there, and nothing makes it something else. */
  isOwn: boolean;
}

const digit = fc.integer({ min: 0, max: 9 }).map(String);

/** The site's digits with slips: some are changed, swapped, added, left out; often none. */
const digits = fc
  .tuple(
    fc.constantFrom(...OWN),
    fc.array(fc.tuple(fc.nat(13), fc.constantFrom('change', 'swap', 'add', 'drop'), digit), { maxLength: 2 }),
  )
  .map(([own, slips]) =>
    slips.reduce((text, [place, slip, other]) => {
      const at = place % text.length;
      if (slip === 'change') return text.slice(0, at) + other + text.slice(at + 1);
      if (slip === 'add') return text.slice(0, at) + other + text.slice(at);
      if (slip === 'drop') return text.slice(0, at) + text.slice(at + 1);
      return text.slice(0, at) + text.slice(at + 1, at + 2) + text.charAt(at) + text.slice(at + 2);
    }, own),
  );

/** Blanks and signs between digits, as people write numbers. */
const spaced = fc
  .tuple(digits, fc.array(fc.tuple(fc.nat(13), fc.constantFrom(' ', '-', '.', '\u00a0')), { maxLength: 4 }))
  .map(([text, places]) => ({
    plain: text,
    written: places.reduce((all, [place, sign]) => {
      const at = 1 + (place % (all.length - 1));
      return /\d/.test(all.charAt(at - 1)) && /\d/.test(all.charAt(at)) ? all.slice(0, at) + sign + all.slice(at) : all;
    }, text),
  }));

const line: fc.Arbitrary<Line> = fc
  .record({
    number: spaced,
    label: fc.constantFrom(...IDENTIFIERS, ...CALLED),
    ahead: fc.constantFrom('', '+', 'A', 'IT', '9', '€', '#'),
    behind: fc.constantFrom('', '.', 'A', '-7', '/22', '7', '%', ' €', ',50'),
  })
  .map(({ number: { plain, written }, label, ahead, behind }) => {
    const html = `<p>${label} ${ahead}${written}${behind}</p>`;
    const isWhole = (ahead === '' || (ahead === '+' && plain.startsWith('39'))) && ['', '.'].includes(behind);
    return { html, isOwn: isWhole && OWN.has(plain) && !IDENTIFIERS.includes(label) };
  });

/** The lines on which a safe fix stands that are not the site's own number. */
function harmed(lines: readonly Line[], safeFixes: (canvas: string) => readonly number[]): string[] {
  const starts: number[] = [];
  let canvas = '';
  for (const { html } of lines) {
    starts.push(canvas.length);
    canvas += `${html}\n`;
  }
  return safeFixes(canvas).flatMap((at) => {
    const found = lines[starts.findLastIndex((start) => start <= at)];
    return found && !found.isOwn ? [found.html] : [];
  });
}

function safeFixesOf(canvas: string): number[] {
  const isSafe = ({ fix }: Finding) => fix?.safety === 'safe';
  return lint(canvas, manifest)
    .filter(isSafe)
    .map(({ start }) => start);
}

/** A fixer that takes every run of digits with the site's number in it. */
function naiveFixes(canvas: string): number[] {
  return [...canvas.matchAll(/550[\s.-]?12[\s.-]?3456/g)].map(({ index }) => index);
}

const lines = fc.array(line, { minLength: PER_CANVAS, maxLength: PER_CANVAS });

describe('a safe fix', () => {
  test(`is on the site's own number alone, of ${CASES} around it`, { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(harmed(all, safeFixesOf)).toEqual([]);
      }),
      { numRuns: CASES / PER_CANVAS, seed: 1 },
    );
  });

  test('negative control: one that looks for digits alone does harm', () => {
    expect(
      fc.check(
        fc.property(lines, (all) => harmed(all, naiveFixes).length === 0),
        { numRuns: 5, seed: 1 },
      ).failed,
    ).toBe(true);
  });

  test('is made where the number is written as it is', () => {
    expect(harmed([{ html: '<p>Tel. 055 012 3456</p>', isOwn: false }], safeFixesOf)).toHaveLength(1);
  });
});

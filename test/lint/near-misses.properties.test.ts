import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { type Finding, lint } from '../../src/lint/index.js';

/** `INLAY_NEAR_MISSES=500000` looks at so many, `INLAY_NEAR_SEED=2` at others; each canvas has a hundred. */
const CASES = Number(process.env['INLAY_NEAR_MISSES'] ?? 20_000);
const SEED = Number(process.env['INLAY_NEAR_SEED'] ?? 1);
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
/** Labels of numbers that nobody calls, without a word for "number", and words behind what is counted. */
const OTHER_LABELS = 'Timestamp|Buchung:|Consegna n.|Registre du commerce|Gift card|Batch|No.|From|Totale'.split('|');
const UNITS = ' kg| km| bottles sold| tickets| Stück| bis 80| or 5679'.split('|');
/** What belongs to a number or an address and is not seen, or is not yet there. */
const UNSEEN = '\u00ad9|\u200b9|\u2060 9|\u200d9|{{ ext }}|<?= $ext ?>|<img src="9.png" alt="9">|²'.split('|');
/** Beginnings of addresses and handles. */
const ADDRESSES = 'https://x.example/|@|live:|x.example/a/|sip:|?tel='.split('|');
const CALLED = 'Tel.|Telefono:|Phone|Call us:|电话：|Fax|'.split('|');

interface Line {
  html: string;
  /** Whether what the site has stands there, and nothing makes it something else. */
  isOwn: boolean;
}

/** A text with slips: some characters are changed, swapped, added, left out; often none. */
function slipped(texts: readonly string[], characters: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const slip = fc.tuple(fc.nat(20), fc.constantFrom('change', 'swap', 'add', 'drop'), characters);
  return fc.tuple(fc.constantFrom(...texts), fc.array(slip, { maxLength: 2 })).map(([own, slips]) =>
    slips.reduce((text, [place, kind, other]) => {
      const at = place % text.length;
      if (kind === 'change') return text.slice(0, at) + other + text.slice(at + 1);
      if (kind === 'add') return text.slice(0, at) + other + text.slice(at);
      if (kind === 'drop') return text.slice(0, at) + text.slice(at + 1);
      return text.slice(0, at) + text.slice(at + 1, at + 2) + text.charAt(at) + text.slice(at + 2);
    }, own),
  );
}

const digit = fc.integer({ min: 0, max: 9 }).map(String);

const digits = slipped([...OWN], digit);

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

const numberLine: fc.Arbitrary<Line> = fc
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

/** The site's number as it is, with what makes it another thing on one side at least. */
const otherNumberLine: fc.Arbitrary<Line> = fc
  .record({
    number: fc.constantFrom('0550123456', '055 012 3456', '+39 055 012 3456'),
    label: fc.constantFrom('', ...OTHER_LABELS),
    ahead: fc.constantFrom('', ...ADDRESSES),
    behind: fc.constantFrom('', ...UNITS, ...UNSEEN, '@sms.example'),
    link: fc.constantFrom('', ' ext. 3', '-12', ' DW 12', '/22', '{{ ext }}'),
  })
  .map(({ number, label, ahead, behind, link }) => {
    if (link !== '') return { html: `<p><a href="tel:+390550123456">${number}</a>${link}</p>`, isOwn: false };
    const isInternational = number.startsWith('+');
    const isPart = [...UNSEEN, ' bis 80', ' or 5679', '@sms.example'].includes(behind);
    return { html: `<p>${label} ${ahead}${number}${behind}</p>`, isOwn: isInternational && ahead === '' && !isPart };
  });

const MAIL = 'info@luna.example';

const mailLine: fc.Arbitrary<Line> = fc
  .record({
    mail: slipped([MAIL], fc.constantFrom('a', 'n', 'u', '.', '-', '1')),
    ahead: fc.constantFrom('', 'x', 'x.', 'x-', '1'),
    behind: fc.constantFrom('', '.', 'x', '.org', '-x', '.x.it', '@x.it', '\u200b.au', '"@x.it', '{{ top }}'),
  })
  .map(({ mail, ahead, behind }) => ({
    html: `<p>Mail: ${ahead}${mail}${behind}</p>`,
    isOwn: `${ahead}${mail}${behind}`.replace(/\.$/, '') === MAIL,
  }));

const addressLine: fc.Arbitrary<Line> = fc
  .record({
    ahead: fc.constantFrom('', 'Sede: ', 'Museo Arno, '),
    street: fc.constantFrom('Via Roma', 'Via Roma', 'Viale Roma', 'Via Romana', 'Piazza Roma', 'Via Roma Vecchia'),
    house: fc.constantFrom('12', '12', '12/A', '12-14', '11', '120', '21', '2'),
    between: fc.constantFrom(', ', ' - ', '<br>', ' '),
    town: fc.constantFrom(
      '50122 Firenze',
      '50122 Firenze',
      '50123 Firenze',
      '50122 Fiesole',
      'Firenze 50122',
      '5012 Firenze',
    ),
    behind: fc.constantFrom('', '.', ', Italia', ' (FI)', ', piano 2'),
  })
  .map(({ ahead, street, house, between, town, behind }) => ({
    html: `<p>${ahead}${street} ${house}${between}${town}${behind}</p>`,
    isOwn: street === 'Via Roma' && house === '12' && town.includes('50122') && town.includes('Firenze'),
  }));

const nameLine: fc.Arbitrary<Line> = fc
  .record({
    name: fc.oneof(
      fc.constantFrom('Luna Park', 'La Luna', 'Luna & Figli'),
      slipped(['Luna'], fc.constantFrom('a', 'e', 's', ' ')),
    ),
    href: fc.constantFrom('/', 'https://luna.example/', '/luna', 'https://luna.org/'),
  })
  .map(({ name, href }) => ({
    html: `<header><a href="${href}">${name}</a></header>`,
    isOwn: name.trim() === 'Luna' && !['/luna', 'https://luna.org/'].includes(href),
  }));

/** Mostly numbers: they are most of what is mistaken for another. */
const line = fc.oneof(
  { weight: 5, arbitrary: numberLine },
  { weight: 4, arbitrary: otherNumberLine },
  { weight: 2, arbitrary: mailLine },
  { weight: 2, arbitrary: addressLine },
  { weight: 1, arbitrary: nameLine },
);

/** The lines on which a safe fix stands that are not the site's own. */
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
  test(`is on what the site has alone, of ${CASES} around it`, { timeout: 3_600_000 }, () => {
    fc.assert(
      fc.property(lines, (all) => {
        expect(harmed(all, safeFixesOf)).toEqual([]);
      }),
      { numRuns: CASES / PER_CANVAS, seed: SEED },
    );
  });

  test('negative control: one that looks for digits alone does harm', () => {
    expect(
      fc.check(
        fc.property(lines, (all) => harmed(all, naiveFixes).length === 0),
        { numRuns: 5, seed: SEED },
      ).failed,
    ).toBe(true);
  });

  test.each(['.-x', '._x', '.-1', '.\u200b-x'])('is on no mail address that goes on with `%s`', (behind) => {
    expect(harmed([{ html: `<p>Mail: info@luna.example${behind}</p>`, isOwn: false }], safeFixesOf)).toEqual([]);
  });

  test('is made where each is written as it is', () => {
    for (const html of ['<p>Tel. 055 012 3456</p>', '<p>info@luna.example</p>', '<p>Via Roma 12, 50122 Firenze</p>'])
      expect(harmed([{ html, isOwn: false }], safeFixesOf), html).toHaveLength(1);
  });
});

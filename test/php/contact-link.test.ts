import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailtoUrl, telUrl, whatsappUrl } from '../../src/component/contact/contact-link.js';
import { linesIn, openingHours } from '../../src/site/opening-hours.js';
import { HAS_PHP } from '../support/programs.js';
import { type Php, startPhp } from './php.js';

/** What the rules tell apart, or nearly. */
const BLANKS = [' ', ' ', '\t', '\n', '\u00a0', '\u2009', '\u2028', '\u3000', '\ufeff', '\u200b', '\u0085'];
const PHONE = [
  ...['+', '00', '0', '(0)', '39', '378', '49', '1', '1234567', '123456789012345', '٠٦', '۱۲', '１', 'tel:', 'TEL:'],
  ...['ext', 'ext.', 'extension', 'ext:', ';ext=', 'int', 'int.', 'x', 'X', '#', '_', 'a', 'ſ', 'é'],
  ...['(', ')', '.', '-', '\u2010', '\u2013', '\u2015', '\u2212', '/', ' / ', '\u00a0/\u00a0', ',', '\u202a', '\u00ad'],
];
const MAIL = [
  ...[
    'me',
    'me@example.com',
    '"a b"@',
    '@example.com',
    'MAILTO:',
    'mailto:',
    '@',
    '@',
    'example.com',
    '"',
    '"a b"',
    '\\',
    '.',
    '+',
    '?',
    '&',
    '=',
    'é',
    '😀',
    '\0',
  ],
  ...[',', ';', ':', '<', '>', '(', ')', '[', ']', "'", '%40', '\u200b'],
];

const HOURS = [
  ...['Mo', 'Fr', 'Su', '-', ',', ' ', 'Mo-Fr ', 'Sa ', 'Mo,We ', 'closed', 'closed', 'mo', 'Closed', '\r\n', '\r'],
  ...['09:00', '18:00', '24:00', '9:00', '09:00-18:00', '10:00-24:00', '09:00-12:00,14:00-18:00', '23:59', '25:00'],
];

/** The value, where all its lines are opening hours. */
function hoursOf(value: string): string | undefined {
  return linesIn(value).every((line) => openingHours(line)) ? value : undefined;
}

/** A contact of a kind, most of them with few pieces, so that many get a link. */
function contact(kind: string, pieces: readonly string[]) {
  return fc
    .array(fc.constantFrom(...pieces, ...BLANKS.slice(0, 3), ...pieces, ...BLANKS), { maxLength: 6 })
    .map((chosen): [string, string] => [kind, chosen.join('')]);
}

describe.runIf(HAS_PHP)('whether a contact gets a link', () => {
  let php: Php;
  beforeAll(() => {
    php = startPhp('contact-driver.php');
  });
  afterAll(() => php.stop());

  it.each([
    ['phone', PHONE, telUrl],
    ['email', MAIL, mailtoUrl],
    ['whatsapp', ['+', '00', '+39 333 ', '0039', ...PHONE], whatsappUrl],
    ['hours', HOURS, hoursOf],
  ] as const)('of the kind %s is the same in PHP', async (kind, pieces, url) => {
    const cases = fc.sample(contact(kind, pieces), { numRuns: 20_000, seed: 7 });
    const answers = await php.ask(cases);
    const expected = cases.map(([, value]) => url(value) !== undefined);
    expect(cases.filter((_, index) => answers[index] !== expected[index])).toEqual([]);
    // Not because all or none have one.
    const linked = expected.filter(Boolean).length;
    expect(linked).toBeGreaterThan(200);
    expect(linked).toBeLessThan(cases.length - 200);
  });

  it.each([
    ['phone', '+39 06 1234 5678', true],
    ['phone', '(+49) (0)30 123456 ext. 7', true],
    ['phone', '06/1234 / 06/5678', false],
    ['phone', 'call us now!', false],
    ['email', 'ciao@osteria.example', true],
    ['email', '"a b"@osteria.example', true],
    ['email', 'not a mail', false],
    ['email', 'a@b.example, c@d.example', false],
    ['whatsapp', '+39 333 1234567', true],
    ['whatsapp', '0039 333 1234567', true],
    ['whatsapp', '333 1234567', false],
    ['whatsapp', '+39 333 1234567 ext. 3', false],
    ['hours', ' Mo-Fr 09:00-12:00,14:00-18:00\r\nSu closed\n', true],
    ['hours', 'Mo 09:00-09:00', false],
    ['hours', 'Mon 09:00-18:00', false],
  ])('of the kind %s: %s', async (kind, value, expected) => {
    expect(await php.ask([[kind, value]])).toEqual([expected]);
  });
});

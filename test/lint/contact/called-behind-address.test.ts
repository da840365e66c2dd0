import { describe, expect, test } from 'vitest';
import { lint } from '../../../src/lint/index.js';
import { siteIn } from '../rules/no-invented-contact/support.js';

const STREET = 'Hauptstraße 5, 79098 Freiburg';
const own = siteIn('de', { phone: '+4976190210', address: STREET.replace(', ', '\n') });
const other = siteIn('de', { phone: '+4976190210', address: 'Lindenweg 3\n79100 Freiburg' });

/** What is told of contacts in a line of the footer: the rule, and what stands there. */
function told(line: string, site = own): [rule: string, text: string][] {
  const canvas = `<footer><p>${line}</p></footer>`;
  return lint(canvas, site)
    .filter(({ rule }) => rule.endsWith('-contact'))
    .map(({ rule, start, end }) => [rule, canvas.slice(start, end)]);
}

const NUMBERS = [
  '0761 / 123 45 67',
  '0761 / 12 34 56 7',
  '(0761) / 123 45 67',
  '0761 – 123 45 67',
  '0761 / 123456',
  '0761 1234',
  '+49 761 / 123 45 67',
  '93 / 123 45 67',
];

describe('a number to call behind an address is no part of it', () => {
  test.each(NUMBERS)('%s behind the own address', (number) => {
    for (const sign of [', ', ' · ', '<br>'])
      expect(told(`${STREET}${sign}${number}`)).toEqual([
        ['no-static-contact', STREET],
        ['no-invented-contact', number],
      ]);
  });

  test.each(NUMBERS)('%s behind another address', (number) => {
    expect(told(`${STREET}, ${number}`, other)).toEqual([
      ['no-invented-contact', STREET],
      ['no-invented-contact', number],
    ]);
  });

  test('the own number is no invention', () => {
    expect(told(`${STREET}, 0761 / 902 10`)).toEqual([
      ['no-static-contact', STREET],
      ['no-static-contact', '0761 / 902 10'],
    ]);
  });
});

describe('what looks like one and is a part of the address', () => {
  test.each([
    'Hauptstraße 5 / 79098 Freiburg',
    'Haus Sonne 05 / 01067 Dresden, Lindenallee 4',
    'Lindenallee 4, 060 01 Kežmarok',
    'Avenida Paulista 1578, 01310-100 São Paulo',
    'Lindenallee 4, 150 00 Praha',
    'Lindenallee 4 / 12, 10115 Berlin',
  ])('%s', (line) => {
    expect(told(line, other).filter(([, text]) => !/\p{L}/u.test(text))).toEqual([]);
  });

  test.each(['Lindenallee 4, 060 01 Kežmarok', 'Avenida Paulista 1578, 01310-100', 'Lindenallee 4 / 12, 10115 Berlin'])(
    'the whole of %s is one address',
    (line) => {
      expect(told(line, other)).toEqual([['no-invented-contact', line]]);
    },
  );
});

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_PHP } from '../support/programs.js';
import { type Php, startPhp } from './php.js';

/** Pieces that mean something to the parser, or nearly. */
const PIECES = [
  ...[
    'http:',
    'https:',
    'HTTP:',
    'file:',
    'mailto:',
    'foo:',
    'javascript:',
    'tel:',
    'ws:',
    'ftp:',
    '//',
    '/',
    '\\',
    '?',
    '#',
    '@',
    ':',
  ],
  ...[
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '..//',
    'a',
    'B',
    'c:',
    'C|',
    'www.example.com',
    'page.invalid',
    'localhost',
    'user:pw@',
    'x y',
  ],
  ...[
    '[::1]',
    '[1:2::3.4.5.6]',
    '[1::0:0:5:0:0:0]',
    '[',
    '::',
    ']',
    '0x',
    '0x7f',
    '127.1',
    '256',
    '1.2.3',
    '08',
    '65536',
    '443',
    ':8080',
  ],
  ...[
    '%',
    '%41',
    '%zz',
    '%00',
    '%C3%A9',
    '|',
    '{',
    '`',
    '"',
    "'",
    '<',
    ' ',
    '\t',
    '\n',
    '\u0001',
    '\0',
    '\x7f',
    '&',
    '=',
    '+',
    '~',
    '-',
    '_',
  ],
];

/** Letters that are no ASCII; in a host they are for ext-intl, so that they stand in what comes after it. */
const LETTERS = ['é', '😀', 'ß', '\u00a0', '\ufeff'];

const BASES = [
  'https://page.invalid/',
  'http://example.com:81/a/b/../c?q=1#f',
  'file:///C:/x/y',
  'file://host/a',
  'foo://h/p/q',
];

/** A URL without letters beyond ASCII in its host. */
const url = fc
  .tuple(
    fc.constantFrom('', '', 'http://', 'https://h/'),
    fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }),
    fc.constantFrom('', ...LETTERS.map((letter) => `https://h/${letter}?${letter}`)),
  )
  .map(([scheme, pieces, tail]) => `${tail}${scheme}${pieces.join('')}`);

describe.runIf(HAS_PHP)('a URL in PHP', () => {
  let php: Php;
  beforeAll(() => {
    php = startPhp('form-driver.php');
  });
  afterAll(() => php.stop());

  it.each([['against nothing', null], ...BASES.map((base): [string, string] => [`against ${base}`, base])])(
    'is what Node makes of it %s',
    async (_, base) => {
      const cases = fc.sample(url, { numRuns: 4000, seed: 5 }).map((text) => ({ url: text, base }));
      const answers = await php.ask(cases);
      const differing = cases
        .map((asked, index) => ({ ...asked, expected: parsed(asked.url, asked.base), actual: answers[index] }))
        .filter(({ expected, actual }) => JSON.stringify(expected) !== JSON.stringify(actual));
      expect(differing.filter((found) => !isBugOfNode(found))).toEqual([]);
    },
  );

  it.each([
    ['http://EXAMPLE.com:80/a b?c d', ['http', 'example.com', '/a%20b', 'c%20d']],
    ['https://0x7f.1/', ['https', '127.0.0.1', '/', '']],
    ['https://[1:0:0:2::]:444', ['https', '[1:0:0:2::]:444', '/', '']],
    ['https://[1:0:0:2:0:0:0:3]', ['https', '[1:0:0:2::3]', '/', '']],
    ['https://münchen.example/', ['https', 'xn--mnchen-3ya.example', '/', '']],
    ['https://xn--mnchen-3ya.example/', ['https', 'xn--mnchen-3ya.example', '/', '']],
    ['https://例え.テスト/パス', ['https', 'xn--r8jz45g.xn--zckzah', '/%E3%83%91%E3%82%B9', '']],
    ['https://a\ufffdb/', null],
  ])('of %s is known', async (text, expected) => {
    expect(await php.ask([{ url: text, base: null }])).toEqual([expected]);
    expect(parsed(text, null)).toEqual(expected);
  });
});

function parsed(text: string, base: string | null): string[] | null {
  try {
    const { protocol, host, pathname, search } = new URL(text, base ?? undefined);
    return [protocol.slice(0, -1), host, pathname.replaceAll('%5E', '^'), search.slice(1)];
  } catch {
    return null;
  }
}

/** Node leaves the path empty where `/..` follows a host of a scheme that is not special; the standard has `/` there. */
function isBugOfNode({ expected, actual }: { expected: string[] | null; actual: unknown }): boolean {
  const scheme = expected?.[0] ?? '';
  const isSpecial = ['http', 'https', 'ws', 'wss', 'ftp', 'file'].includes(scheme);
  return !isSpecial && expected?.[2] === '' && Array.isArray(actual) && actual[2] === '/';
}

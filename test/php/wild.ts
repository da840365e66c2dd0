import fc from 'fast-check';
import { pageKey } from '../../src/html/url.js';
import type { Baked, Part } from '../../src/index.js';
import { formHtml } from '../support/arbitraries.js';

/** Text that UTF-8 can hold. */
const text = fc.string({ unit: 'binary', maxLength: 6 }).map((value) => value.toWellFormed());

const number = fc.nat({ max: 12 });
const range = fc.tuple(number, number).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);

/** Few names, some of which PHP takes for numbers. */
const provider = fc.constantFrom('p', 'provider_contact_form', '7');
const form = fc.constantFrom('f', '07', '7', 'ä');
const name = { provider, form, trusted: fc.boolean() };

const { parts } = fc.letrec<{ parts: Part[]; part: Part }>((tie) => ({
  parts: fc.array(tie('part'), { maxLength: 6 }),
  part: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.record({ hole: fc.constant('page' as const), items: range, current: text, otherwise: text }),
    fc.record({
      hole: fc.constant('form' as const),
      ...name,
      linked: fc.boolean(),
      before: text,
      after: text,
      otherwise: tie('parts'),
    }),
    fc.record({
      hole: fc.constant('forms' as const),
      forms: fc.array(fc.record(name), { minLength: 1, maxLength: 3 }),
      present: tie('parts'),
      otherwise: tie('parts'),
    }),
  ),
}));

/** Addresses of sites, some of which are none. */
export const base = fc.constantFrom(
  ...['https://a.example', 'https://a.example/', 'http://A.example:80/b/c?d#e', 'https://a.example:8443/b/'],
  ...['https://müller.example/ü/', 'http://[::1]:7411/', 'http://127.1/x', 'https://user:pass@a.example/'],
  ...['mailto:a@a.example', 'file:///a/b', 'a.example', '', 'http://', 'foo://bar/baz', 'https://a.example/b.php'],
);

const PIECES = [
  ...[
    '/',
    '/',
    '/',
    '//',
    '\\',
    '.',
    '..',
    '/./',
    '/../',
    '/%2e%2E/',
    '?',
    '?',
    '&',
    '&',
    '=',
    '=',
    '+',
    '#',
    ':',
    '@',
    ';',
  ],
  ...[
    'a',
    'B',
    'menu',
    'index.php',
    '/index.html',
    '/DEFAULT.ASPX',
    '/index.htm\n',
    'index.php/',
    'default.asp',
    '/index.phtml',
  ],
  ...[
    '%',
    '%2',
    '%zz',
    '%2F',
    '%3f',
    '%25',
    '%20',
    '%41',
    '%C3%A4',
    '%c3',
    '%A4',
    'x/%E2%82%AC',
    'x/%F0%9F%98%80',
    '%ED%A0%80',
    '%00',
    '%0A',
  ],
  ...[
    'utm_source=x',
    'UTM_X=',
    'utm_',
    'utm_ä=1',
    'fbclid=1',
    'gclid',
    'mc_cid=1',
    'mc_eid',
    '_ga=2',
    '_gl',
    'p=1',
    'p=2',
    'x[]=1',
    '~*-_.',
  ],
  ...['ä', 'Ä', '\t', '\n', ' ', '\0', '\x7f', '"', '<', '`', '|', '^', '{', "'"],
  ...[
    'x/€',
    'x/😀',
    'x/\u{e000}',
    'x/\u{ffff}',
    'x/\u{fffd}',
    'x/index.aſpx',
    'x/İ',
    '?=😀&=\u{e000}&=\u{ffff}&=a',
    '?€=1&😀=1&%FF=1',
  ],
  ...[
    'https://a.example',
    'http:',
    'HTTPS://A.EXAMPLE/',
    'https://a.example:443',
    '//a.example:8080',
    'javascript:',
    'mailto:',
    '//xn--mller-kva.example/',
  ],
];

/** Addresses of requests, everyday ones and others. Hosts have no rare letters: PHP has no tables for them without `intl`. */
export const address = fc
  .array(
    fc.oneof(
      { arbitrary: fc.constantFrom(...PIECES), weight: 8 },
      { arbitrary: text.map((value) => `x/${value}`), weight: 1 },
    ),
    { maxLength: 8 },
  )
  .map((pieces) => pieces.join(''));

const formText = fc.oneof(
  fc.constantFrom('', ' ', '<b>a</b>', '<form action="/a"><a href="/b">c</a><input name="d"></form>'),
  formHtml.map((html) => html.toWellFormed()),
);
const addons = fc.dictionary(provider, fc.dictionary(form, formText));

/** A baked canvas that no bake would give, and a request that leads to one of its pages about every other time. */
export const wild = fc
  .record({
    parts,
    url: base,
    addresses: fc.array(fc.tuple(address, fc.uniqueArray(number, { maxLength: 5 })), { maxLength: 4 }),
    request: fc.record({ url: address, addons }, { requiredKeys: [] }),
    asked: fc.nat({ max: 7 }),
  })
  .map(({ parts: holes, url, addresses, request, asked }) => {
    const keys = addresses.map(([value, items]): [string, number[]] => [
      pageKey(value, url) ?? '//none',
      items.sort((a, b) => a - b),
    ]);
    const baked: Baked = {
      format: 'inlay-baked/1',
      canvas: '',
      site: '',
      url,
      dependencies: [],
      pages: Object.fromEntries(keys),
      parts: holes,
    };
    const [known] = addresses[asked] ?? [];
    return { baked, request: known === undefined ? request : { ...request, url: known } };
  });

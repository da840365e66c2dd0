import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const SITE = buildManifest(
  parseSite({
    site: { name: 'Holm', description: 'Yarn', url: 'https://holm.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Foot', menu: 'foot' } },
      definitions: {
        foot: {
          name: 'Foot',
          items: [
            { label: 'Press', url: '/press/' },
            { label: 'Shops', url: '/shops/' },
          ],
        },
      },
    },
  }),
);
const found = (code: string) => lint(code, SITE).filter(({ rule }) => rule === 'no-invented-menu');
const PAIR = '<a href="/privacy">Privacy policy</a> | <a href="/terms">Terms of use</a>';
const MENU = '<x-menu location="footer"></x-menu>';

describe('a row of two legal links', () => {
  test.each([
    ['beside a licence number', `<p>${PAIR} | <span>Trade licence no.: 384567</span></p>`],
    [
      'in Arabic',
      '<p><a href="/p">سياسة الخصوصية</a> | <a href="/t">الشروط والأحكام</a> | <span>رقم الرخصة التجارية: ٣٨٤٥٦٧</span></p>',
    ],
    ['beside a licence number in small', `<p>${PAIR} · <small>Company number 08 123 456 of Bath</small></p>`],
  ])('%s', (_title, row) => {
    expect(found(`<footer>${row}</footer>`)).toHaveLength(1);
  });
});

describe('near miss', () => {
  test.each([
    ['other links under the menu', `${MENU}<p><a href="/a">Wool</a> | <a href="/b">Linen</a></p>`],
    ['under the menu of the footer, as what it lacks', `${MENU}<p>${PAIR}</p>`],
    ['one of the two is an item', `${MENU}<p><a href="/privacy">Privacy</a> | <a href="/press/">Press</a></p>`],
    ['a sentence with a number', `<p>${PAIR} apply to all orders since 2019 of our shops</p>`],
    ['a sentence in an element', `<p>${PAIR} <span>apply to all orders over 100 € of our shops</span></p>`],
    ['words in an element', `<p>${PAIR} | <span>both of them apply to all who order here</span></p>`],
    ['more behind it', `<p>${PAIR} | <span>Licence 384567</span> and all that our shops may say of it</p>`],
  ])('%s', (_title, row) => {
    expect(found(`<footer>${row}</footer>`)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { siteIn } from '../rules/no-invented-contact/support.js';

const site = siteIn('ar');
const mended = (canvas: string) => applyFixes(canvas, lint(canvas, site), { unsafe: true }).output;
const inFooter = (inner: string) => `<footer itemscope itemtype="https://schema.org/Organization">${inner}</footer>`;
const EMAIL = '<x-contact field="email"></x-contact>';
const PHONE = '<x-contact field="phone"></x-contact>';

describe('what of a link no component carries stands around it', () => {
  test.each([
    [
      '<a itemprop="email" href="mailto:hello@harrow-vets.example">hello@harrow-vets.example</a>',
      `<span itemprop="email">${EMAIL}</span>`,
    ],
    [
      '<a href="mailto:hello@harrow-vets.example" dir="ltr" class="k">hello@harrow-vets.example</a>',
      '<span dir="ltr"><x-contact field="email" class="k"></x-contact></span>',
    ],
    [
      '<a itemprop="telephone" dir="ltr" href="tel:+441174960999">0117 496 0999</a>',
      `<span itemprop="telephone">${PHONE}</span>`,
    ],
    ['<a dir="ltr" href="tel:+441174960999">0117 496 0999</a>', PHONE],
    ['<a dir="rtl" href="tel:+441174960999">0117 496 0999</a>', `<span dir="rtl">${PHONE}</span>`],
    [
      '<a itemprop="email" href="mailto:desk@harrow-vets.example">desk@harrow-vets.example</a>',
      `<span itemprop="email">${EMAIL}</span>`,
    ],
  ])('%s', (link, expected) => {
    expect(mended(inFooter(link))).toBe(inFooter(expected));
    expect(lint(inFooter(expected), site)).toEqual([]);
    expect(lint(inFooter(link), site)[0]?.message).toContain(`expected \`${expected}\``);
  });

  test('beside the same component the link goes whole', () => {
    const link = '<a dir="ltr" href="tel:+441174960999">0117 496 0999</a>';
    expect(mended(`<footer><p>${PHONE} ${link}</p></footer>`)).not.toContain('dir=');
  });
});

test.each([
  [
    'a property that is an address',
    '<a itemprop="url" href="mailto:hello@harrow-vets.example">hello@harrow-vets.example</a>',
  ],
  ['none', '<a href="mailto:hello@harrow-vets.example">hello@harrow-vets.example</a>'],
])('near miss: %s', (_what, link) => {
  expect(mended(inFooter(link))).toBe(inFooter(EMAIL));
});

test('what holds the text stays as it is', () => {
  const span = (inner: string) => inFooter(`<p>Tel. <span itemprop="telephone" dir="ltr">${inner}</span></p>`);
  expect(mended(span('+44 20 7946 0958'))).toBe(span('<x-contact field="phone" link="false"></x-contact>'));
});

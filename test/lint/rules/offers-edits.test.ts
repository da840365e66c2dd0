import { describe, expect, test } from 'vitest';
import { lintAndFix } from '../../../src/lint/converge.js';
import { lint } from '../../../src/lint/index.js';
import { siteIn } from './no-invented-contact/support.js';

const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });
const mended = (canvas: string) => lintAndFix(canvas, site, {}, { unsafe: true }).output;
const PHONE = '<x-contact field="phone"></x-contact>';
const SOCIAL = '<x-social></x-social>';
const link = (url: string, name: string) => `<a href="https://www.${url}">${name}</a>`;

describe('a component that a message names whole is written as a suggestion', () => {
  test.each([
    ['a number', '<footer><p>Phone: 0117 496 0999</p></footer>', `<footer><p>Phone: ${PHONE}</p></footer>`],
    [
      'a link with a class',
      '<header><a class="t" href="tel:+441174960999">0117 496 0999</a></header>',
      '<header><x-contact field="phone" class="t"></x-contact></header>',
    ],
    ['a profile', `<footer>${link('tiktok.com/@harrowvets', 'TikTok')}</footer>`, `<footer>${SOCIAL}</footer>`],
    [
      "profiles in a row with the site's own, once",
      `<footer><div>${link('instagram.com/harrow.vets', 'Instagram')} ${link('facebook.com/harrowvets', 'Facebook')} <a href="#" aria-label="X"><i class="fa-x-twitter"></i></a></div></footer>`,
      `<footer>${SOCIAL}</footer>`,
    ],
  ])('%s', (_what, canvas, expected) => {
    expect(mended(canvas)).toBe(expected);
  });
});

describe('but not where that is not surely meant', () => {
  test.each([
    ['a fax', '<footer><p>Fax: 0117 496 0999</p></footer>'],
    ['a line for emergencies', '<main><p>In an emergency, call us on 0117 496 0999.</p></main>'],
    ['a chat', '<footer><a href="https://wa.me/447700900999">WhatsApp</a></footer>'],
    ['a profile in a sentence', `<main><p>See ${link('youtube.com/@harrowvets', 'how we work')}.</p></main>`],
    ['profiles beside the component', `<footer>${SOCIAL}${link('tiktok.com/@harrowvets', 'TikTok')}</footer>`],
  ])('%s', (_what, canvas) => {
    expect(lint(canvas, site).length).toBeGreaterThan(0);
    expect(mended(canvas)).toBe(canvas);
  });
});

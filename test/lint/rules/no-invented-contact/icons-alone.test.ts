import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const NOTE = 'The component shows the contact as text in place of the icon';

/** What is said of the only contact that is told. */
function said(link: string): string {
  const [finding, ...more] = invented(`<footer>${link}</footer>`, siteIn('en'));
  expect(more).toEqual([]);
  return finding?.message ?? '';
}

describe('a link of an icon alone becomes a text, and that is said', () => {
  test.each([
    '<a href="tel:+441632960123"><svg class="icon-phone"></svg></a>',
    '<a href="tel:+441632960123" aria-label="Call us" class="fab"><i class="fa fa-phone"></i></a>',
    '<a href="tel:+441632960123"><img src="/i/phone.svg" alt=""></a>',
  ])('%s', (link) => {
    expect(said(link)).toContain(NOTE);
  });

  test.each([
    '<a href="tel:+441632960123">01632 960123</a>',
    '<a href="tel:+441632960123"><i class="fa fa-phone"></i> 01632 960123</a>',
    '<a href="tel:+441632960123"></a>',
  ])('not %s', (link) => {
    expect(said(link)).not.toContain('in place of the icon');
  });
});

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
    '<a href="tel:+441632960123" aria-label="Call us"><span>☎️</span></a>',
    '<a href="mailto:info@harrow-vets.example">✉</a>',
  ])('%s', (link) => {
    expect(said(link)).toContain(NOTE);
  });

  test.each([
    '<a href="tel:+441632960123">01632 960123</a>',
    '<a href="tel:+441632960123"><i class="fa fa-phone"></i> 01632 960123</a>',
    '<a href="tel:+441632960123"></a>',
    '<a href="tel:+441632960123">📞 01632 960123</a>',
    '<a href="https://wa.me/441632960123">💬 WhatsApp</a>',
  ])('not %s', (link) => {
    expect(said(link)).not.toContain('in place of the icon');
  });
});

describe('what stands round a small icon may leave no room for a text', () => {
  const ROOM = 'for which its classes may leave no room';
  const icon = (names: string) => `<a href="tel:+441632960123" aria-label="Call us" class="${names}">💬</a>`;

  test.each(['fixed h-14 w-14 rounded-full', 'md:w-[56px]', 'size-10', 'btn rounded-circle', 'fab'])('%s', (names) => {
    expect(said(icon(names))).toContain(ROOM);
  });

  test.each(['', 'hover:underline', 'btn btn-primary', 'fabric', 'around'])('near miss: %s', (names) => {
    expect(said(icon(names))).toContain(NOTE);
    expect(said(icon(names))).not.toContain(ROOM);
  });
});

describe('a sign alone is called what its name says', () => {
  test('as an icon is', () => {
    const site = siteIn('en');
    const link = (name: string) => `<main><a href="tel:+441632960123" aria-label="${name}">☎</a></main>`;
    expect(invented(link('Call us'), site)).toHaveLength(1);
    expect(invented(link('National poison line'), site)).toEqual([]);
    expect(invented('<main><a href="tel:+441632960123">☎</a></main>', site)).toEqual([]);
  });
});

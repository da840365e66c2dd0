import { describe, expect, test } from 'vitest';
import { type Addresses, imageFile, linkTarget } from '../../../src/lint/proof/identity.js';
import { contactsIn, countryOf } from '../../../src/lint/proof/phone.js';
import { SITE } from '../support.js';

const here: Addresses = { base: 'https://www.example.org/', onlyAbsolute: false, country: 'IT' };

describe('the target of a link', () => {
  test.each<[href: string, target: string]>([
    ['/a/', '//www.example.org/a'],
    ['https://example.org/a/index.html', '//www.example.org/a'],
    ['https://example.org/a/?utm_source=x', '//www.example.org/a?utm_source=x'],
    ['//www.example.org/a#b', '//www.example.org/a#b'],
    ['/', '//www.example.org'],
    ['a/b', 'a/b'],
    ['#a', '#a'],
    ['?a=1', '?a=1'],
    ['', ''],
    ['https://m.facebook.com/a/', '//facebook.com/a'],
    ['https://twitter.com/a', '//x.com/a'],
    ['https://www.other.example/a', '//www.other.example/a'],
    ['https://example.org.evil.example/', '//example.org.evil.example'],
    ['tel:055%20012-3456', 'tel:+390550123456'],
    ['TEL:+39 055 012 3456', 'tel:+390550123456'],
    ['tel:+390550123456;ext=7', 'tel:+390550123456;ext=7'],
    ['tel:112', 'tel:112'],
    ['tel:+88-123-123456', 'tel:+88123123456'],
    ['mailto:A.b@Example.ORG', 'mailto:A.b@example.org'],
    ['mailto:a@example.org?subject=x', 'mailto:a@example.org?subject=x'],
    ['javascript:void(0)', 'javascript:void(0)'],
    ['https://', 'https://'],
  ])('%s', (href, target) => {
    expect(linkTarget(href, here)).toBe(target);
  });

  test('is known of absolute addresses alone on a page with a base of its own', () => {
    const there = { ...here, onlyAbsolute: true };
    expect(['/a/', 'https://example.org/a/'].map((href) => linkTarget(href, there))).toEqual([
      '/a/',
      '//www.example.org/a',
    ]);
  });
});

describe('the file of an image', () => {
  test.each<[src: string, file: string]>([
    ['/a/logo-300x80.png', '//www.example.org/a/logo.png'],
    ['https://example.org/a/logo@2x.png?w=90', '//www.example.org/a/logo.png'],
    ['/a/logo-scaled.jpg', '//www.example.org/a/logo.jpg'],
    ['/a/logo-2.png', '//www.example.org/a/logo-2.png'],
    ['logo.png', 'logo.png'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('%s', (src, file) => {
    expect(imageFile(src, here)).toBe(file);
  });
});

describe('contacts in a text', () => {
  test.each<[text: string, targets: string[], rest: string]>([
    ['Tel. +39 055 012 3456, sempre', ['tel:+390550123456'], 'Tel.  , sempre'],
    ['(055) 012-3456', ['tel:+390550123456'], ' '],
    ['+88-123-123456', ['tel:+88123123456'], ' '],
    ['dal 1974 al 2024', [], 'dal 1974 al 2024'],
    ['12:00–14:30', [], '12:00–14:30'],
    ['scrivi a Ciao@Example.ORG.', ['mailto:Ciao@example.org'], 'scrivi a Ciao@Example.ORG.'],
  ])('%s', (text, targets, rest) => {
    const found = contactsIn(text, 'IT');
    expect([...found.targets]).toEqual(targets);
    expect(found.rest).toBe(rest);
  });

  test('are read as in the country of the site', () => {
    expect(countryOf(SITE)).toBe('IT');
    const silent = { ...SITE, contacts: {} };
    expect(countryOf({ ...silent, site: { ...SITE.site, language: 'pt-BR' } })).toBe('BR');
    expect(countryOf({ ...silent, site: { ...SITE.site, language: 'de' } })).toBe('DE');
  });
});

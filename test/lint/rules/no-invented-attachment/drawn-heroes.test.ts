import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Elvestad', description: 'x', url: 'https://elvestad.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [{ url: '/media/front.jpg', title: 'Front', type: 'image/jpeg' }],
  }),
);
const told = (url: string) =>
  lint(`<style>.hero{background:url('${url}')}</style><main><h1>x</h1></main>`, site)
    .filter(({ rule }) => rule === 'no-invented-attachment')
    .map(({ outcome }) => outcome);

describe('a style sheet draws the picture that a page begins with', () => {
  test.each(['/images/hero.jpg', '/img/hero-2.webp', '/pictures/banner.jpeg', 'cover.avif', '/bilder/titelbild.jpg'])(
    '%s needs a look',
    (url) => {
      expect(told(url)).toEqual(['needs-review']);
    },
  );

  test.each([
    '/images/hero-bg.jpg',
    '/images/hero-pattern.webp',
    '/images/hero.svg',
    '/images/hero.png',
    '/assets/hero.jpg',
    '/themes/plain/hero.jpg',
    '/images/wood.jpg',
    '/media/front.jpg',
    'https://cdn.example/hero.jpg',
  ])('near miss: %s', (url) => {
    expect(told(url)).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const siteAt = (url: string) =>
  buildManifest(
    parseSite({
      site: { name: 'Harrow Vets', description: 'x', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      menus: {
        locations: { footer: { label: 'Footer', menu: 'foot' } },
        definitions: {
          foot: {
            name: 'Foot',
            items: [
              { label: 'Imprint', url: '/imprint/' },
              { label: 'Privacy', url: '/privacy/' },
            ],
          },
        },
      },
    }),
  );
const safetyOf = (base: string, site = 'https://harrow-vets.example') =>
  lint(
    `<footer><nav><ul><li><a href="${base}/imprint/">Imprint</a></li><li><a href="${base}/privacy/">Privacy</a></li></ul></nav></footer>`,
    siteAt(site),
  ).find(({ rule }) => rule === 'no-static-menu')?.fix?.safety;

test('an address under `http:` of a site under `https:` is not proven to lead to the same page', () => {
  expect(safetyOf('http://harrow-vets.example')).toBe('unsafe');
  expect(safetyOf('http://www.harrow-vets.example')).toBe('unsafe');
});

test('near miss: addresses of one scheme', () => {
  expect(safetyOf('https://harrow-vets.example')).toBe('safe');
  expect(safetyOf('https://www.harrow-vets.example')).toBe('safe');
  expect(safetyOf('http://harrow-vets.example', 'http://harrow-vets.example')).toBe('safe');
  expect(safetyOf('')).toBe('safe');
});

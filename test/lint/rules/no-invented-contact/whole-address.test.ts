import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

describe('an Irish address is found with its district and code', () => {
  const site = siteIn('en-IE', {
    name: 'Tidewise Ltd',
    phone: '+35315550199',
    address: '9 Quay Street\nGalway\nH91 X2Y3',
  });

  test.each([
    ['Tidewise Ltd, 41 Fenian Street, Dublin 2, D02 HX86.', '41 Fenian Street, Dublin 2, D02 HX86'],
    ['Tidewise Ltd, 41 Fenian Street, Dublin 2, D02HX86', '41 Fenian Street, Dublin 2, D02HX86'],
    ['Tidewise Ltd, 4 Bridge Street, Ennis, V95 K2E7, Ireland', '4 Bridge Street, Ennis, V95 K2E7, Ireland'],
    ['Tidewise Ltd, 4 Bridge Street, A40 club', '4 Bridge Street'],
  ])('%s', (line, expected) => {
    const canvas = `<footer><p>${line}</p></footer>`;
    expect(invented(canvas, site).map(({ start, end }) => canvas.slice(start, end))).toEqual([expected]);
  });
});

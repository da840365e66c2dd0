import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en-GB', { address: '12 Quay Street\nBristol BS1 4RW' });

/** What is told of a footer, as it stands there. */
function told(canvas: string): string[] {
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('an address ends at the full stop behind its code', () => {
  test.each([
    '22 Park Row, Leeds LS1 5JF.\n Privacy policy',
    '22 Park Row, Leeds LS1 5JF. Privacy policy',
    '22 Park Row, Leeds LS1 5JF.<br>Privacy policy',
    '22 Park Row, Leeds LS1 5JF.\n <a href="/privacy">Privacy policy</a> | <a href="/terms">Terms</a>',
  ])('%s', (line) => {
    expect(told(`<footer><p>${line}</p></footer>`)).toEqual(['22 Park Row, Leeds LS1 5JF']);
  });

  test('negative control: not at a point within it', () => {
    expect(told('<footer><p>22 St. Mary Street, Leeds LS1 5JF</p></footer>')).toEqual([
      '22 St. Mary Street, Leeds LS1 5JF',
    ]);
  });
});

describe('an address ends where a link or button begins', () => {
  test.each([
    '22 Park Row, Leeds LS1 5JF <a href="/privacy">Privacy</a>',
    '22 Park Row, Leeds LS1 5JF<br><a href="/privacy">Privacy</a>',
    '22 Park Row, Leeds LS1 5JF\n<a href="/privacy">Privacy</a>',
    '22 Park Row, Leeds LS1 5JF, <a href="/find">Directions</a>',
    '22 Park Row, Leeds LS1 5JF <button type="button">Directions</button>',
  ])('%s', (line) => {
    expect(told(`<footer><p>${line}</p></footer>`)).toEqual(['22 Park Row, Leeds LS1 5JF']);
  });

  test.each([
    '<a href="/find">22 Park Row, Leeds LS1 5JF</a>',
    '22 Park Row, <a href="/leeds">Leeds</a> LS1 5JF',
    '22 Park Row, Leeds <a href="/leeds">LS1 5JF</a>',
  ])('negative control: it stays whole: %s', (line) => {
    const text = line.replace(/^<a[^>]*>(.*)<\/a>$/, '$1');
    expect(told(`<footer><p>${line}</p></footer>`).map((each) => each.replace(/<[^>]+>/g, ''))).toEqual([
      text.replace(/<[^>]+>/g, ''),
    ]);
  });
});

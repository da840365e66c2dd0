import { describe, expect, test } from 'vitest';
import { invented, siteIn } from '../rules/no-invented-contact/support.js';

const RABAT = siteIn('ar-MA', { address: '47 زنقة سمية، حي النخيل، الدار البيضاء 20340' });
const map = (place: string) =>
  `<footer><iframe src="https://www.google.com/maps?q=${place}&output=embed"></iframe></footer>`;

/** What the findings of a canvas say of the site's address. */
function said(canvas: string, site = RABAT): string[] {
  return invented(canvas, site).map(({ message }) => message);
}

describe('a street that is not the site’s is not said to be', () => {
  test.each([
    map('123+شارع+الزرقطوني+الدار+البيضاء'),
    map('123+شارع+الزرقطوني،+الدار+البيضاء+20340'),
    '<footer><address>123 شارع الزرقطوني، المعاريف، الدار البيضاء 20100</address></footer>',
  ])('%s', (canvas) => {
    const [message, ...more] = said(canvas);
    expect(more).toEqual([]);
    expect(message).toBeDefined();
    expect(message).not.toContain('in the street of');
  });

  test('nor where the street of the site can not be told', () => {
    const site = siteIn('en', {
      address: 'Harrow Vets Harrow Green Farm near Old Mill Pond Falmouth Cornwall TR11 3HA',
    });
    for (const message of said(
      '<footer><address>9 Old Mill Pond, Falmouth, Cornwall TR11 3QX</address></footer>',
      site,
    ))
      expect(message).not.toContain('in the street of');
  });
});

describe('another number in the street of the site is said', () => {
  test.each([
    [map('49+زنقة+سمية+الدار+البيضاء'), RABAT],
    [
      '<footer><address>33 Quay Hill, Falmouth TR11 3HA</address></footer>',
      siteIn('en-GB', { address: '9 Quay Hill, Falmouth TR11 3HA' }),
    ],
  ])('%s', (canvas, site) => {
    expect(said(canvas, site)[0]).toContain('another number in the street of');
  });
});

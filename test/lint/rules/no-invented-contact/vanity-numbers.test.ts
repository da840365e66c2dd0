import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en-US', { name: 'Tallyfern', phone: '+12065550143' });
const told = (canvas: string, manifest = site) =>
  invented(canvas, manifest).map(({ start, end }) => canvas.slice(start, end).replace(/<[^>]*>/g, ''));

describe('a number with letters for digits', () => {
  test.each([
    '<p>Call us: 1-888-TALLY-FN</p>',
    '<header><p>Talk to a human: <strong>1-888-TALLY-FN</strong></p></header>',
    '<p><a href="tel:1-888-TALLY-FN">1-888-TALLY-FN</a></p>',
    '<p><a href="tel:+18888255936">1-888-TALLY-FN</a></p>',
  ])('%s', (canvas) => {
    expect(told(canvas)).toEqual(['1-888-TALLY-FN']);
  });

  test.each(['1-800-FLOWERS', '800-FLOWERS', '(800) FLOWERS', '1 855 GO-PIZZA', '1-833-473-PETS'])('%s', (number) => {
    expect(told(`<p>Call us at ${number}.</p>`)).toEqual([number]);
    expect(told(`<footer><p>Phone: ${number}</p></footer>`)).toEqual([number]);
  });

  test.each([
    '<p>SKU 888-TALLY-FN</p>',
    '<p>Order code: 1-888-TALLY-FN</p>',
    '<p>Part no. 800-ABCD-123</p>',
    '<p>Upgrade to model 844-AX200BZ today</p>',
    '<footer><p>844-AX200BZ</p></footer>',
    '<p>Call 1-800-GO-FEDEX to reach FedEx</p>',
    '<p>Medicare: call 1-800-MEDICARE</p>',
    '<footer><p>Call 1-800-GAMBLER</p></footer>',
    '<p>Call us: 1-206-TALLY-FN</p>',
    '<p>Call us about the 800-SERIES.</p>',
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });

  test('near miss: the site’s own, in letters', () => {
    const own = siteIn('en-US', { name: 'Tallyfern', phone: '+18888255936' });
    expect(told('<p>Call us: 1-888-TALLY-FN</p>', own)).toEqual([]);
    expect(told('<p><a href="tel:1-888-TALLY-FN">1-888-TALLY-FN</a></p>', own)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const english = siteIn('en');

/** The values of the contacts that are told. */
function told(canvas: string, site = english): unknown[] {
  return invented(canvas, site).map(({ evidence }) => (evidence as { value: string }).value);
}

const NUMBERS = ['01947 555 0123', '0117 496 01234', '07700 9001234', '+44 117 496 01234', '01947 5550'];

describe('a number of a length that its country does not have is told where it is said to be called', () => {
  test.each(NUMBERS)('%s', (number) => {
    expect(told(`<p>Call us on ${number}</p>`)).toEqual([number]);
    expect(told(`<p>Phone: ${number}</p>`)).toEqual([number]);
    expect(told(`<footer><ul><li><i class="fa fa-phone"></i> ${number}</li></ul></footer>`)).toEqual([number]);
    expect(told(`<address>${number}</address>`)).toEqual([number]);
  });

  test('with the code of a country it is called by itself', () => {
    expect(told('<footer><p>+44 117 496 01234</p></footer>')).toEqual(['+44 117 496 01234']);
  });

  test.each(['Tel.: ', 'Telefon ', 'Rufen Sie uns an: '])('de: %s', (label) => {
    const site = siteIn('de', { phone: '+4976190210' });
    expect(told(`<p>${label}0761 1234567890</p>`, site)).toEqual(['0761 1234567890']);
  });
});

describe('digits of something else stay silent', () => {
  test.each([
    '<p>Order number: 01947 555 0123</p>',
    '<p>Order 01947 555 0123 was shipped</p>',
    '<p>Call us quoting 01947 555 0123</p>',
    '<p>Phone us with your reference 01947 555 0123</p>',
    '<footer><p>Company No. 01947 555 0123</p></footer>',
    '<footer><p>ICO registration 01947 555 0123</p></footer>',
    '<p>Price: 01947 555 0123</p>',
    '<p>Phone 0900-1730</p>',
    '<p>Call us before 01.05.2026 2000</p>',
    '<p>Tel. 2019 2020 2021 2022</p>',
    '<p>The code is 01947 555 0123</p>',
    '<footer><p>01947 555 0123</p></footer>',
    '<section><h2>Contact</h2><table><tr><th>No.</th></tr><tr><td>004-1/2026</td></tr></table></section>',
    '<p>Kolb Travel: 01947 555 0123</p>',
    '<table><tr><th>Item</th></tr><tr><td>01947 555 0123</td></tr></table>',
  ])('%s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const SITE = siteIn('en-US', { address: '3150 Walnut Street, Unit B\nDenver, CO 80205' });

/** What the only finding of a canvas covers. */
function covered(canvas: string): string {
  const [finding, ...more] = invented(canvas, SITE);
  expect(more).toEqual([]);
  expect(evidenceOf(finding ?? expect.fail()).kind).toBe('address');
  return canvas.slice(finding?.start, finding?.end);
}

describe('an address is told whole, however its lines are broken in the source', () => {
  test.each([
    '2736 Larimer Street, Suite 110<br>\n   Denver, CO 80205',
    '2736 Larimer Street, Suite 110<br>\nDenver, CO 80205',
    '2736 Larimer Street, Suite 110\n<br>\n\tDenver, CO 80205',
    '2736 Larimer Street, Suite 110<br>\r\n  Denver, CO 80205',
    '2736 Larimer Street, Suite 110<br><!-- town -->\n  Denver, CO 80205',
    '12 Harbour Street<br>\nFalmouth<br>\nTR11 3XX',
    '12 Harbour Street<br/>\n  Falmouth<br/>\n  TR11 3XX',
    '12 Harbour Street<br>\n<span>Falmouth</span><br>\n<span>TR11 3XX',
    'Hauptstraße 12<br>\n  10115 Berlin',
  ])('%s', (address) => {
    const last = address.split('>').at(-1)?.trim() ?? '';
    for (const canvas of [
      `<address>${address}</address>`,
      `<footer><p>\n  ${address}\n  </p></footer>`,
      `<address>\n    Altitude Studio<br>\n    ${address}\n  </address>`,
    ]) {
      const said = covered(canvas);
      expect(said.startsWith(address.slice(0, 12))).toBe(true);
      expect(said.replace('</span>', '').endsWith(last)).toBe(true);
    }
  });

  test('an empty line is one still', () => {
    expect(covered('<address>2736 Larimer Street<br>\n<br>\nDenver</address>')).toBe('2736 Larimer Street');
  });
});

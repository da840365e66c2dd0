import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SHOWN = '<x-contact field="address"></x-contact>';
const US = siteIn('en-US', { address: '3150 Walnut Street, Unit B\nDenver, CO 80205' });
const UK = siteIn('en-GB', { address: '9 Quay Hill\nFalmouth TR11 3HA' });
const AT = siteIn('de-AT', { address: 'St.-Peter-Hauptstraße 31\n8042 Graz' });
const FR = siteIn('fr-FR', { address: '12 rue des Lilas\n75011 Paris' });

/** A footer, and what is left of it by the fixes of the towns. */
function mended(body: string, site = US): string[] {
  const canvas = `<footer>${body}</footer>`;
  return invented(canvas, site).map(({ fix, message }) => {
    expect(message).toContain('behind `<x-contact field="address">`');
    const [edit] = fix?.edits ?? [];
    return edit ? canvas.slice(8, edit.start) + edit.text + canvas.slice(edit.end, -9) : 'none';
  });
}

describe('a town that is left behind the address is taken away', () => {
  test.each([
    [`<p>${SHOWN}<br>\n   Denver, CO 80205</p>`, US],
    [`<p>${SHOWN}<br>Boulder, CO 80301</p>`, US],
    [`<p>${SHOWN}<br>Boulder, CO 80301, USA</p>`, US],
    [`<p>${SHOWN}, Boulder, CO 80301</p>`, US],
    [`<p>${SHOWN}<br><span class="town">Boulder, CO 80301</span></p>`, US],
    [`<p>${SHOWN}<br>\nPenryn<br>\nTR10 8XX</p>`, UK],
    [`<p>${SHOWN}<br>8010 Graz</p>`, AT],
    [`<p>${SHOWN}<br>8042 Graz</p>`, AT],
    [`<p>${SHOWN}, 69002 Lyon</p>`, FR],
  ])('%s', (body, site) => {
    expect(mended(body, site)).toEqual([`<p>${SHOWN}</p>`]);
  });

  test('what follows stays', () => {
    expect(mended(`<address>Altitude<br>${SHOWN}<br>Boulder, CO 80301<br>Open daily</address>`)).toEqual([
      `<address>Altitude<br>${SHOWN}<br>Open daily</address>`,
    ]);
  });
});

describe('other words behind an address are left alone', () => {
  test.each([
    [`<p>${SHOWN}<br>Two blocks from the 38th station</p>`, US],
    [`<p>${SHOWN}<br>Colorado licence 80205</p>`, US],
    [`<p>${SHOWN}<br>License CO 80205</p>`, US],
    [`<p>${SHOWN}<br>Bus 1042</p>`, AT],
    [`<p>${SHOWN}<br>Seit 2019</p>`, AT],
    [`<p>${SHOWN}<br>Graz 2025</p>`, AT],
    [`<p>${SHOWN}<br>FN 80421 Graz</p>`, AT],
    [`<p>${SHOWN}<br>DVR 8042</p>`, AT],
    [`<p>${SHOWN}<br>Parking for 12000 cars</p>`, US],
    [`<p>${SHOWN}, Denver</p>`, US],
    [`<p>${SHOWN}</p><p>Boulder, CO 80301</p>`, US],
    [`<p>${SHOWN}</p><ul><li>Serving Boulder, CO 80301</li></ul>`, US],
    [`<p>${SHOWN}<br>Partner: Boulder, CO 80301</p>`, US],
    [`<p>${SHOWN}<br>Boulder, CO 80301 and Denver are where we deliver</p>`, US],
    [`<p>${SHOWN}<br>RCS Paris 75011</p>`, FR],
    [`<p><x-contact field="phone"></x-contact><br>Boulder, CO 80301</p>`, US],
    [`<p>${SHOWN}<br>Boulder, CO 80301</p>`, siteIn('en-US', { address: '3150 Walnut Street' })],
  ])('%s', (body, site) => {
    expect(invented(`<footer>${body}</footer>`, site).filter(({ message }) => message.includes('town'))).toEqual([]);
  });
});

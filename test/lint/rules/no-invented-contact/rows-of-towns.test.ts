import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('de-AT', { address: 'Sporgasse 29/II\n8010 Graz', phone: '+43 316 555017' });
const OWN = '<tr><th>Graz</th><td><x-contact field="address"></x-contact></td></tr>';
const row = (head: string, cell: string) => `<tr>${head}<td>${cell}</td></tr>`;
const told = (rows: string) =>
  invented(`<h2>Drei Türen, ein Team</h2><table>${rows}</table>`, site).map(({ outcome, fix }) => [outcome, fix]);

const BRUCK = 'Koloman-Wallisch-Platz 8<br>A-8600 Bruck an der Mur';

describe("a row of a town in the site's own table", () => {
  test('somebody has to look, and nothing is written in its place', () => {
    expect(told(OWN + row('<th>Bruck/Mur</th>', BRUCK))).toEqual([['needs-review', undefined]]);
  });

  test.each([
    ['a table of others', row('<th>Bruck/Mur</th>', BRUCK)],
    ['the head is no town', OWN + row('<th>Gericht</th>', BRUCK)],
    ['a name before it', OWN + row('<th>Bruck/Mur</th>', `Kanzlei Huber, ${BRUCK}`)],
    ['its own', OWN + row('<th>Graz</th>', 'Sporgasse 29/II, 8010 Graz')],
  ])('near miss: %s', (_name, rows) => {
    expect(told(rows)).toEqual([]);
  });
});

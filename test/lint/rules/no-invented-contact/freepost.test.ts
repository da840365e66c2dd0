import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('en-GB', { name: 'Harl & Finnie', address: '3 Tolbooth Wynd\nCrieff\nPH7 3QX' });
const told = (canvas: string) => invented(canvas, site).map((found) => [evidenceOf(found).value, found.outcome]);

describe('an address for free letters that names the site', () => {
  test.each([
    'Freepost, Harl & Finnie, 41 King Street, Crieff PH7 3AX',
    'FREEPOST HARL FINNIE, PH7 3AX',
    'Antwortnummer Harl & Finnie, 50667 Köln',
    'Antwoordnummer 1234, Harl & Finnie, 1000 AB',
  ])('%s', (address) => {
    for (const canvas of [`<p>By post: ${address}.</p>`, `<footer><p>${address}</p></footer>`])
      expect(told(canvas.replaceAll('&', '&amp;'))).toEqual([[address, 'needs-review']]);
  });

  test.each([
    '<p>Complaints: Freepost, Ofgem, 10 South Colonnade, London E14 4PU.</p>',
    '<p>By post: Freepost, Harl &amp; Finnie, 3 Tolbooth Wynd, Crieff PH7 3QX.</p>',
    '<p>Freepost works for Harl &amp; Finnie, too.</p>',
    '<blockquote><p>FREEPOST HARL FINNIE, PH7 3AX</p></blockquote>',
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('blanks within a number that are narrow', () => {
  test.each(['\u202f', '\u2009', '&#8239;', '&thinsp;'])('%s', (blank) => {
    const number = ['01764', '960', '220'].join(blank);
    for (const label of ['t ', '', 'Tel. ']) expect(told(`<footer><p>${label}${number}</p></footer>`)).toHaveLength(1);
    expect(told(`<footer><p>t ${number.replaceAll(blank, ' ')}</p></footer>`)).toHaveLength(1);
  });

  test('negative control: a count', () => {
    expect(told('<footer><p>1\u202f234\u202f567 sheep</p></footer>')).toEqual([]);
  });
});

describe('an address in the markup of a script, before something else is put in', () => {
  test.each(['12 Park Row, Leeds LS1 5JF', 'Park Row 12, Leeds'])('%s', (address) => {
    const canvas = `<script>document.write('<p>Harl &amp; Finnie, ${address}, tel. ' + X.tel + '</p>')</script>`;
    expect(told(canvas)).toHaveLength(1);
  });

  test('negative control: its own, and that of others', () => {
    for (const text of [
      'Harl &amp; Finnie, 3 Tolbooth Wynd, Crieff, tel. ',
      'Kolb Travel, 12 Park Row, Leeds LS1 5JF, ',
    ])
      expect(told(`<script>document.write('<p>${text}' + X.tel + '</p>')</script>`)).toEqual([]);
  });
});

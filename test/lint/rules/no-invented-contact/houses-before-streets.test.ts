import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const uk = siteIn('en-GB', { name: 'Harrow Physio', address: '14 Harrow Lane\nOtley\nLS21 9ZZ' });

/** What is told of a page, as it stands there. */
function told(canvas: string, site = uk): string[] {
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('a unit and a house before a street with its code are of the address', () => {
  const addresses = [
    'Unit 3, The Old Tannery, Bridge Street, Otley LS21 1BQ',
    'Unit 3, Bridge Street, Otley LS21 1BQ',
    'Unit 3, 9 Bridge Street, Otley LS21 1BQ',
    'Suite 4, Tannery House, 9 Bridge Street, Otley LS21 1BQ',
    'Flat 2, Rose Cottage, Mill Lane, Otley, LS21 1BQ',
    'Unit B, Wharfe Works, Mill Lane, Otley LS21 1BQ',
    'Rose Cottage, Mill Lane, Otley LS21 1BQ',
    'The Old Tannery, Bridge Street, Otley LS21 1BQ',
    'First Floor, Mercury House, 9 Bridge Street, Otley LS21 1BQ',
  ];

  test.each(addresses)('%s', (address) => {
    expect(told(`<address>${address}</address>`)).toEqual([address]);
    expect(told(`<footer><p>${address}</p></footer>`)).toEqual([address]);
    expect(told(`<p>Visit us at ${address}.</p>`)).toEqual([address]);
    expect(told(`<p>You find us at ${address}.</p>`)).toEqual([address]);
    const lines = address.replaceAll(', ', '<br>');
    expect(told(`<footer><p>${lines}</p></footer>`)).toEqual([lines]);
  });

  test('in other countries', () => {
    const ie = siteIn('en-IE', { name: 'Tidewise', phone: '+35315550199', address: '9 Quay Street\nGalway\nH91 X2Y3' });
    const unit = 'Unit 5, Mill House, Bridge Street, Ennis, V95 K2E7';
    expect(told(`<footer><p>${unit}</p></footer>`, ie)).toEqual([unit]);
    const us = siteIn('en-US', {
      name: 'Tallyfern',
      phone: '+12065550143',
      address: '1411 Fourth Ave\nSeattle, WA 98101',
    });
    const suite = 'Suite 400, Mercantile Building, 123 Main Street, Springfield, IL 62704';
    expect(told(`<footer><p>${suite}</p></footer>`, us)).toEqual([suite]);
    expect(told(`<p>Visit us at ${suite}.</p>`, us)).toEqual([suite]);
    const de = siteIn('de', { name: 'Brandtner Bedachungen', address: 'Curslacker Deich 58\n21029 Hamburg' });
    for (const part of ['Hof 3', 'Halle 4', 'Aufgang B', 'Eingang C', 'Gebäude 7', 'Haus 2']) {
      const line = `${part}, Randersweide 69–73<br>21035 Hamburg`;
      expect(told(`<address>Brandtner Bedachungen<br>${line}</address>`, de)).toEqual([line]);
      expect(told(`<footer><p>${line}</p></footer>`, de)).toEqual([line]);
    }
    const nl = siteIn('nl', {
      name: 'Havenlicht',
      phone: '+31205550199',
      address: 'Prinsengracht 3\n1015 DK Amsterdam',
    });
    const hal = 'Hal 3, Scheepmakersdijk 16, 2011 AS Haarlem';
    expect(told(`<footer><p>${hal}</p></footer>`, nl)).toEqual([hal]);
  });
});

describe('negative control: what is no unit or house of the address', () => {
  test.each([
    'Rowan Physio, 9 Bridge Street, Otley LS21 1BQ',
    'Rowan Physio, Unit 3, The Old Tannery, Bridge Street, Otley LS21 1BQ',
    'The Opera House, 9 Bridge Street, Otley LS21 1BQ',
    'Otley Brewery, Bridge Street, Otley LS21 1BQ (our neighbours)',
  ])('of another: %s', (line) => {
    expect(told(`<p>Park at ${line}</p>`)).toEqual([]);
  });

  test.each([
    'You find us at Unit 3.',
    'Visit us at Unit 3, Level 2',
    'We are on Floor 2, next to the stairs',
    'See us in Room 4',
  ])('a unit alone: %s', (line) => {
    expect(told(`<p>${line}</p>`)).toEqual([]);
  });
});

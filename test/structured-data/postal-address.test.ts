import { describe, expect, test } from 'vitest';
import { postalAddress } from '../../src/structured-data/postal-address.js';

const type = { '@type': 'PostalAddress' };

describe('a postal address in its parts', () => {
  test.each([
    [
      'Via del Mare 1\n00121 Roma',
      { ...type, streetAddress: 'Via del Mare 1', postalCode: '00121', addressLocality: 'Roma' },
    ],
    [
      'Via del Mare 1\r\n00121 Roma (RM)\r\nItalia',
      {
        ...type,
        streetAddress: 'Via del Mare 1',
        postalCode: '00121',
        addressLocality: 'Roma',
        addressRegion: 'RM',
        addressCountry: 'Italia',
      },
    ],
    [
      'Haus Luna\n Hauptstraße 5 \n\nD-10115 Berlin',
      { ...type, streetAddress: 'Haus Luna, Hauptstraße 5', postalCode: '10115', addressLocality: 'Berlin' },
    ],
    [
      'Damrak 1\n1012 LG Amsterdam',
      { ...type, streetAddress: 'Damrak 1', postalCode: '1012 LG', addressLocality: 'Amsterdam' },
    ],
    [
      'Storgatan 1\n111 22 Stockholm',
      { ...type, streetAddress: 'Storgatan 1', postalCode: '111 22', addressLocality: 'Stockholm' },
    ],
    [
      '1 Main Street\nSpringfield, IL 62701-1234',
      {
        ...type,
        streetAddress: '1 Main Street',
        postalCode: '62701-1234',
        addressLocality: 'Springfield',
        addressRegion: 'IL',
      },
    ],
    [
      '10 High Street\nLondon SW1A 1AA\nUnited Kingdom',
      {
        ...type,
        streetAddress: '10 High Street',
        postalCode: 'SW1A 1AA',
        addressLocality: 'London',
        addressCountry: 'United Kingdom',
      },
    ],
  ])('%j', (value, parts) => {
    expect(postalAddress(value)).toEqual(parts);
  });

  test.each([
    ['one line', 'Via del Mare 1, 00121 Roma', 'Via del Mare 1, 00121 Roma'],
    ['no street', '00121 Roma\nItalia', '00121 Roma, Italia'],
    ['no town', 'Via del Mare 1\nRoma', 'Via del Mare 1, Roma'],
    ['more behind the town', 'Via 1\n00121 Roma\nItalia\nPiano 2', 'Via 1, 00121 Roma, Italia, Piano 2'],
    ['a floor behind the town', 'Via 1\n00121 Roma\n2° piano', 'Via 1, 00121 Roma, 2° piano'],
    ['a number for a town', 'Via 1\n00121 06 1234', 'Via 1, 00121 06 1234'],
    ['another script', '東京都千代田区\n千代田1-1', '東京都千代田区, 千代田1-1'],
  ])('is text where a part would be guessed: %s', (_why, value, text) => {
    expect(postalAddress(value)).toBe(text);
  });

  test('has no name of whoever is there', () => {
    expect(postalAddress('Luna\nVia 1\n00121 Roma', 'Luna')).toMatchObject({ streetAddress: 'Via 1' });
    expect(postalAddress('Luna', 'Luna')).toBe('Luna');
  });

  test('is nothing where there is nothing', () => {
    expect(postalAddress(' \n ')).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });

function told(line: string): string[] {
  const canvas = `<footer><p>${line}</p></footer>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

const MADE = '<a href="https://kern.example">Studio Kern</a>';
const STREET = '24 Gloucester Road, Bristol';

describe('an address ends before who made the page', () => {
  test.each([
    [`© 2026 Harrow Vets, ${STREET}, Made by ${MADE}`, STREET],
    [`${STREET} BS7 8AA Made by ${MADE}`, `${STREET} BS7 8AA`],
    [`${STREET} | Website by Studio Kern`, STREET],
    [`${STREET} – Webdesign: Kern`, STREET],
    [`${STREET}, powered by Cloudora`, STREET],
    ['24 Gloucester Road<br>Bristol BS7 8AA<br>Made by Studio Kern', '24 Gloucester Road<br>Bristol BS7 8AA'],
    [`${STREET} | Website by Studio Kern, 9 Park Row, Bath`, STREET],
  ])('%s', (line, address) => {
    expect(told(line)).toEqual([address]);
  });

  test.each([
    ['Made by Studio Kern · 24 Gloucester Road, Bristol BS7 8AA', []],
    ['Website by Studio Y, 9 Park Row, Bath', []],
    ['24 Gloucester Road, Builth Wells', ['24 Gloucester Road, Builth Wells']],
    ['24 Gloucester Road, Sitges', ['24 Gloucester Road, Sitges']],
  ])('near miss: %s', (line, addresses) => {
    expect(told(line)).toEqual(addresses);
  });
});

describe('hours are neither a number to call nor one of a house', () => {
  test.each([
    'Suite 8 24/7',
    'Unit 6 24/7, 365 days',
    'Open 0800 1800 Mon',
    'Call us 0800-1800',
    '08 00 - 18 00',
    'Mon–Fri 0730–1645',
    'Unit 6, 8am–6pm daily',
    'Suite 8, 24 hours, 7 days',
    'Floor 2, 9am-5pm',
    '£45–£120, 365 days',
  ])('%s', (line) => {
    expect(told(line)).toEqual([]);
  });

  test.each(['0800 1111 777', '0800 1838', '020 7946 0123', '08001 800300'])('near miss, a number: %s', (number) => {
    expect(told(`Call us on ${number}`)).toEqual([number]);
  });

  test('near miss, a street behind the unit', () => {
    const address = 'Suite 8, 24 Gloucester Road, Bristol';
    expect(told(address)).toEqual([address]);
    expect(told('Suite 8, 12 Quay Street, Bristol')).toEqual([]);
  });
});

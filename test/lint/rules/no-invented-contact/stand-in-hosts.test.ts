import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const SITE = siteIn('en');
const values = (canvas: string) => invented(canvas, SITE).map((finding) => evidenceOf(finding).value);

describe('a mailbox at a host that is yet to be written', () => {
  test.each([
    'sales [at] domain [dot] example',
    'sales(at)domain(dot)example',
    'sales@domain.example',
    'sales@yourdomain.example',
    'info@company.test',
    'info@domain.com',
  ])('%s', (mail) => {
    expect(values(`<footer><p>${mail}</p></footer>`)).toEqual([mail]);
    expect(values(`<p>Email: ${mail}</p>`)).toEqual([mail]);
  });

  test.each([
    'sales [at] domainhotel [dot] example',
    'sales@eminent-domain.example',
    'info@company.museum',
    'sales [at] domain',
  ])('near miss: %s', (mail) => {
    expect(values(`<p>Email: ${mail}</p>`)).toEqual([]);
  });

  test.each(['Ring us on 555-0199', 'Give us a ring: 555-0199', 'Ring 555-0199 to book'])('%s is told', (text) => {
    expect(values(`<p>${text}</p>`)).toEqual(['555-0199']);
  });

  test('near miss: other opening hours are not told', () => {
    expect(values('<footer><p>Open Monday to Friday, 9 am to 5 pm</p></footer>')).toEqual([]);
  });
});

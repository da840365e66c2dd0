import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const site = siteIn('en');
const NUMBER = '020 7946 0123';
const LINK = `<a href="tel:+442079460123">${NUMBER}</a>`;
const mended = (text: string) => {
  const canvas = `<footer><p>Tel. ${text}</p></footer>`;
  return applyFixes(canvas, invented(canvas, site), { unsafe: true }).output;
};
const OWN = '<footer><p>Tel. <x-contact field="phone"></x-contact></p></footer>';

describe('the extension of an invented number goes with it', () => {
  test.each([
    ' ext. 12',
    ', ext 1234',
    ' x 12',
    ' (int. 12)',
    ' – Durchwahl 12',
    ', poste 12',
    ' ramal 12',
    ' toestel 12',
    ' wew. 12',
    ' linka 12',
    ' εσωτ. 12',
    ' доб. 12',
    ' – فرعي ١٢',
    ' שלוחה 12',
    ' 内線 12',
    ' 分机 12',
  ])('%s', (extension) => {
    expect(mended(NUMBER + extension)).toBe(OWN);
    expect(mended(`<bdi>${NUMBER}</bdi>${extension}`)).toBe(OWN);
    expect(mended(LINK + extension)).toBe(OWN);
  });
});

test.each([
  ', x 2 tickets',
  ', App 2 laden',
  ', kl 9-17',
  ', int 5 days',
  ' ext. 9-17',
  ', fax on request',
  ' (24 h)',
  ' ext. 020 7946 0958',
  ', Monday 9 to 5',
])('near miss: %s stays', (rest) => {
  expect(mended(NUMBER + rest)).toContain(rest.replace('020 7946 0958', ''));
  expect(mended(LINK + rest)).toContain(rest.replace('020 7946 0958', ''));
});

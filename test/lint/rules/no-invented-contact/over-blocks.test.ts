import { describe, expect, test } from 'vitest';
import { lintAndFix } from '../../../../src/lint/converge.js';
import { lint } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });

/** What is told of contacts, by rule and as it stands there. */
function told(canvas: string, of = SITE): string[][] {
  return lint(canvas, of)
    .filter(({ rule }) => rule.endsWith('-contact'))
    .map(({ rule, start, end }) => [rule, canvas.slice(start, end)]);
}

const mended = (canvas: string) => lintAndFix(canvas, SITE, {}, { unsafe: true }).output;
const COMPONENT = '<x-contact field="address"></x-contact>';

describe('an address over two blocks is told once, and goes whole', () => {
  test.each([
    ['27 Gloucester Road</p><p>Bath BA1 1AA', '<footer><p>', '</p></footer>'],
    ['27 Gloucester Road</p>\n<p>Bristol BS1 4RW', '<section><h2>Contact</h2><p>', '</p></section>'],
    ['27 Gloucester Road</div><div><b>Bath</b> BA1 1AA', '<footer><div>', '</div></footer>'],
    ['27 Gloucester Road</li><li>Bath</li><li>BA1 1AA', '<footer><ul><li>', '</li><li>Open</li></ul></footer>'],
    ['12 Quay Street</p><p>Bath BA1 1AA', '<footer><p>', '</p></footer>'],
    ['Lindenstraße 14</p><p>10969 Berlin', '<footer><p>Visit us: ', '</p></footer>'],
  ])('%s', (address, before, behind) => {
    const canvas = before + address + behind;
    expect(told(canvas)).toEqual([['no-invented-contact', address]]);
    expect(mended(canvas).replace(/\s+/g, '')).toBe(`${before}${COMPONENT}${behind}`.replace(/\s+/g, ''));
  });

  test('two of them are two', () => {
    const lines = ['27 Gloucester Road</p><p>Bath BA1 1AA', '14 Harrow Lane</p><p>Wells BA5 2RB'];
    expect(told(`<footer><p>${lines.join('</p><p>')}</p></footer>`).map(([, text]) => text)).toEqual(lines);
  });

  test('the site’s own, too', () => {
    const own = '12 Quay Street</p><p>Bristol BS1 4RW';
    expect(told(`<footer><p>${own}</p></footer>`)).toEqual([['no-static-contact', own]]);
    expect(mended(`<footer><p>${own}</p></footer>`)).toMatch(
      /^<footer><p><x-contact [^<]+<\/x-contact><\/p><\/footer>$/,
    );
  });

  test.each([
    ['a year', '<p>27 Gloucester Road</p><p>Founded in Bath 1921</p>'],
    ['a note', '<p>27 Gloucester Road</p><p>Bath BA1 1AA (by the bridge)</p>'],
    ['another number', '<p>27 Gloucester Road</p><p>Call 020 7946 0958</p>'],
    ['a link', '<p>27 Gloucester Road</p><p><a href="/map/">Bath BA1 1AA</a></p>'],
    ['something between', '<p>27 Gloucester Road</p><hr><p>Bath BA1 1AA</p>'],
    ['a cell', '<table><tr><td>27 Gloucester Road</td><td>Bath BA1 1AA</td></tr></table>'],
  ])('negative control: %s is no part of it', (_title, lines) => {
    expect(told(`<footer>${lines}</footer>`)[0]).toEqual(['no-invented-contact', '27 Gloucester Road']);
  });
});

describe('an address of Arabic is told whole', () => {
  test.each([
    'مبنى رقم 27، شارع التحلية، جدة 21442، ص.ب 5566',
    'مبنى رقم 27، شارع التحلية، حي العليا، الرياض 12211-3456',
    'ص.ب 5566، جدة 21442',
    'صندوق بريد 5566، دبي',
  ])('%s', (address) => {
    expect(told(`<footer><p>${address}</p></footer>`, siteIn('ar'))).toEqual([['no-invented-contact', address]]);
  });

  test.each(['ص.ب 5566', 'الفاتورة 12211-3456'])('negative control: %s', (text) => {
    expect(invented(`<footer><p>${text}</p></footer>`, siteIn('ar'))).toEqual([]);
  });
});

test('a code of nine digits behind a state', () => {
  const address = '12 Main Street, Springfield, IL 62704-1234';
  expect(told(`<footer><p>${address}</p></footer>`)).toEqual([['no-invented-contact', address]]);
  expect(told(`<footer><p>12 Main Street, Tel. 62704-1234</p></footer>`)[0]).toEqual([
    'no-invented-contact',
    '12 Main Street',
  ]);
});

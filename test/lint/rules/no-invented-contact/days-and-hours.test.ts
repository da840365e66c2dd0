import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const site = siteIn('de', { address: 'Sporgasse 29/II\n8010 Graz' });

function told(line: string): string[] {
  const canvas = `<h1>So erreichen Sie uns</h1><p>${line}</p>`;
  return invented(canvas, site).map(({ start, end }) => canvas.slice(start, end));
}

describe('days and hours are no address', () => {
  test.each([
    'Di u. Do 9–12 Uhr',
    'Mo u. Mi 9–12 Uhr, 8010 Graz',
    'Mo u. Do 9–12',
    'Ordination Di u. Do 9–12 Uhr',
    'Út a Čt 9–12 hod',
    'Mar y Jue 9–12 h',
    'Ma à Je 9–12 h',
    'Δευ και Τετ 9–12',
    'Sal ve Per 9–12',
    'Пн и Ср 9–12',
  ])('%s', (line) => {
    expect(told(line)).toEqual([]);
  });

  test.each([
    ['Petőfi u. 9, 8000 Székesfehérvár', ['Petőfi u. 9, 8000 Székesfehérvár']],
    ['Wiener Straße 9–12, 8020 Graz', ['Wiener Straße 9–12, 8020 Graz']],
    ['Rua do Carmo 9, 1200-093 Lisboa', ['Rua do Carmo 9, 1200-093 Lisboa']],
    ['Sonntagstraße 9, 10245 Berlin', ['Sonntagstraße 9, 10245 Berlin']],
    ['Wiener Straße 9, 8020 Graz, Di u. Do 9–12 Uhr', ['Wiener Straße 9, 8020 Graz']],
    ['Lindenstraße 12 h, 8020 Graz', ['Lindenstraße 12 h, 8020 Graz']],
  ])('near miss: %s', (line, addresses) => {
    expect(told(line)).toEqual(addresses);
  });
});

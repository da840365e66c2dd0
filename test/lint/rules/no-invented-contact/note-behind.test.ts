import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const told = (canvas: string) =>
  invented(canvas, siteIn('de', { phone: '+496151987650' })).map(({ start, end }) => canvas.slice(start, end));

describe('a note in brackets with digits is no part of a number', () => {
  test.each([
    ['<footer><p>Notdienst: 0151 98765432 (24 h)</p></footer>', '0151 98765432'],
    ['<footer><p>Tel. 0151 98765432 (24/7)</p></footer>', '0151 98765432'],
    [
      '<footer><p><a href="tel:+4915198765432">0151 98765432</a> (24 h)</p></footer>',
      '<a href="tel:+4915198765432">0151 98765432</a>',
    ],
    // What a link shows that leads to the site's own number.
    ['<footer><a href="tel:+496151987650">0151 98765432</a> (24 h)</footer>', '0151 98765432'],
    ['<footer><p>Tel. 06151 (444) 5550 (24 Stunden)</p></footer>', '06151 (444) 5550'],
  ])('%s', (canvas, number) => {
    expect(told(canvas)).toEqual([number]);
  });

  test.each(['<footer><p>Tel. 06151 987650 (24 h)</p></footer>', '<footer><p>Zimmer 4151 (24 m²)</p></footer>'])(
    'negative control: %s',
    (canvas) => {
      expect(told(canvas)).toEqual([]);
    },
  );
});

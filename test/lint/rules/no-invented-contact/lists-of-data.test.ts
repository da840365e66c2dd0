import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../../src/lint/index.js';
import { invented, siteIn } from './support.js';

describe('a list of data holds no contact twice', () => {
  const own = siteIn('en');
  const list = (numbers: string) =>
    `<script type="application/ld+json">{"@context":"https://schema.org","@type":"VeterinaryCare","name":"Harrow Vets","telephone":[${numbers}]}</script>`;
  const mended = (numbers: string) => {
    const canvas = list(numbers);
    return applyFixes(canvas, invented(canvas, own), { unsafe: true }).output;
  };

  test.each([
    ['"+44-20-7946-0123","+442079460958"', '"+442079460958"'],
    ['"+442079460958","+44-20-7946-0123"', '"+442079460958"'],
    ['"+44-20-7946-0123","020 7946 0958"', '"020 7946 0958"'],
    ['"+44-20-7946-0123","+44-20-7946-0124"', '"+442079460958"'],
  ])('%s', (numbers, rest) => {
    expect(mended(numbers).replaceAll(', ', ',')).toBe(list(rest));
  });

  test('near miss: one alone is written', () => {
    expect(mended('"+44-20-7946-0123"')).toBe(list('"+442079460958"'));
  });
});

describe('`wa` names a WhatsApp number', () => {
  test.each(["<script>const c = { wa: '447700900461' };</script>", '<a data-wa="447700900461">x</a>'])(
    '%s',
    (canvas) => {
      const [finding] = invented(canvas, siteIn('en'));
      expect(finding?.message).toContain('expected none, as the site has no WhatsApp');
    },
  );
});

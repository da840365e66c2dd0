import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { searchText } from '../../../../src/lint/search-text.js';
import { MANIFEST } from '../../support.js';

const KEY = 'kJ8dLq2ZxV7mP0tRwY3nB5';
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const secretsIn = (canvas: string) => lint(canvas, MANIFEST).filter(({ rule }) => rule === 'no-secrets');

describe('a token in an address', () => {
  test.each([
    `<a href="https://luna.example/x?token=${KEY}">x</a>`,
    `<a href="/x?a=1&amp;token=${KEY}">x</a>`,
    `<a href="https://api.luna.example/?key=${KEY}">x</a>`,
    `<a href="https://x.blob.core.example/a?sv=2020&sig=${KEY}%3D">x</a>`,
    `<img src="https://luna.example/x?token=${KEY}" alt="">`,
    `<p>Look at https://luna.example/x?token=${KEY}, please</p>`,
    `<script>fetch("/x?key=${KEY}")</script>`,
  ])('is for people to look at: %s', (canvas) => {
    expect(secretsIn(canvas)).toMatchObject([{ outcome: 'needs-review' }]);
  });

  test.each([
    `<script>fetch("/x?token=${KEY}")</script>`,
    `<script>fetch("https://hooks.luna.example/run?sp=1&sig=${KEY}")</script>`,
    `<a href="#access_token=${KEY}">x</a>`,
    `<a href="https://luna.example/cb#access_token=${KEY}">x</a>`,
    `<iframe src="/x?token=${KEY}" title="x"></iframe>`,
    `<!-- https://luna.example/x?token=${KEY} -->`,
  ])('is one: %s', (canvas) => {
    expect(secretsIn(canvas)).toMatchObject([{ outcome: 'violation' }]);
  });

  test.each([
    '<a href="/x?token=welcome">x</a>',
    '<a href="/x?token=a1b2c3">x</a>',
    '<a href="/x?key=value">x</a>',
    '<a href="/x?key=order-2026-01-31">x</a>',
    '<a href="/x?token=YOUR_TOKEN_GOES_HERE_1234">x</a>',
    `<img src="https://firebasestorage.googleapis.com/v0/b/x/o/a.jpg?alt=media&token=${UUID}" alt="">`,
    `<img src="https://cdn.luna.example/a.jpg?sig=${KEY}" alt="">`,
    `<iframe src="https://maps.luna.example/embed?key=${KEY}" title="x"></iframe>`,
    `<script>L.tileLayer("https://api.maptiler.com/tiles/{z}/{x}/{y}.png?key=${KEY}")</script>`,
    `<script>fetch("https://api.mapbox.com/x?access_token=pk.${KEY}.${KEY}")</script>`,
    `<a href="https://docs.google.com/spreadsheet/ccc?key=${KEY}">x</a>`,
    `<a href="/x?csrf=1#key-${KEY}">x</a>`,
    '<script>const a=b&token=c</script>',
    '<a href="/x?token=abc123def456ghi789">x</a>',
    `<link rel="preload" href="/a.css?token=${KEY}">`,
  ])('near miss: %s', (canvas) => {
    expect(secretsIn(canvas)).toEqual([]);
  });

  test('is found in a text, too', () => {
    const found = (text: string) => searchText(text, 'notes').map(({ start, end }) => text.slice(start, end));
    expect(found(`See https://api.luna.example/?key=${KEY}&a=1`)).toEqual([KEY]);
    expect(found('See https://api.luna.example/?key=value&a=1')).toEqual([]);
  });
});

describe('a secret that is written out for people', () => {
  test.each([
    [`<pre>curl -H "Authorization: Bearer ${KEY}9dK" https://a.example</pre>`, 'a value for an `Authorization` header'],
    [`<p>Authorization: Bearer ${KEY}9dK</p>`, 'a value for an `Authorization` header'],
    [`<p>X-Inlay-Key: ${KEY}</p>`, 'a value for `X-Inlay-Key`'],
    [`<li><b>X-Api-Key: ${KEY}</b></li>`, 'a value for `X-Api-Key`'],
    ['<p>Application password: abcd EFGH 1234 ijkl MNOP 5678</p>', 'an application password'],
    ['<p><b>Passwort:</b> abcd EFGH 1234 ijkl MNOP 5678</p>', 'an application password'],
    ['<p>jane, xH3k 9Qz2 Lm4P w7Rt Yb1N c5Vd</p>', 'an application password'],
  ])('%s', (canvas, kind) => {
    expect(secretsIn(canvas)).toMatchObject([{ outcome: 'needs-review', evidence: { kinds: [kind] } }]);
  });

  test.each([
    '<p>This year 2024 will also have more</p>',
    '<p>Authorization: Bearer YOUR_ACCESS_TOKEN</p>',
    '<p>The Bearer understands that conditions apply</p>',
    '<pre>Authorization: Bearer abc123def456</pre>',
    '<p>X-Inlay-Key: your-key-here-please</p>',
    `<p>X-Request-Id: ${KEY}</p>`,
    `<p>X-Csrf-Token: ${KEY}</p>`,
    '<p>Your password must have more than 1234 Made upto</p>',
    '<p>IBAN DE89 3704 0044 0532 0130 00</p>',
  ])('near miss: %s', (canvas) => {
    expect(secretsIn(canvas)).toEqual([]);
  });
});

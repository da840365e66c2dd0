import { describe, expect, test } from 'vitest';
import { evidenceOf, invented, siteIn } from './support.js';

const site = siteIn('en-US', { phone: '+12065550143' });
const told = (canvas: string) => invented(canvas, site).map((finding) => evidenceOf(finding).value);

describe('an attribute that is called after a line of the house', () => {
  test.each(['data-support-line', 'data-helpline', 'data-service-number', 'data-telefoon'])('%s', (name) => {
    expect(told(`<header ${name}="888-555-0119"><h1>x</h1></header>`)).toEqual(['888-555-0119']);
  });

  test.each(['data-line', 'data-order-number', 'data-number', 'data-desk-id'])('near miss: %s', (name) => {
    expect(told(`<header ${name}="888-555-0119"><h1>x</h1></header>`)).toEqual([]);
  });
});

describe('a picture for scanning', () => {
  test.each([
    [
      'https://api.qrserver.com/v1/create-qr-code/?size=9x9&amp;data=https%3A%2F%2Fwa.me%2F12065550119',
      'https://wa.me/12065550119',
    ],
    ['https://chart.googleapis.com/chart?cht=qr&chl=tel%3A%2B12065550119', 'tel:+12065550119'],
    ['https://qr.example.org/?text=mailto%3Anews%40harrow-vets.example&size=9', 'mailto:news@harrow-vets.example'],
    ['/qr.php?d=tel:+12065550119', 'tel:+12065550119'],
  ])('%s', (src, value) => {
    expect(told(`<img src="${src}" alt="QR code">`)).toEqual([value]);
    expect(told(`<img src="${src}" alt="QR: write to us">`)).toEqual([value]);
  });

  test.each([
    ['https://chart.googleapis.com/chart?cht=qr&chl=tel%3A%2B12065550143', 'QR'],
    ['https://chart.googleapis.com/chart?cht=qr&chl=https%3A%2F%2Fharrow-vets.example', 'QR'],
    ['https://chart.googleapis.com/chart?cht=qr&chl=mailto:jane@customer.example', 'QR'],
    ['https://chart.googleapis.com/chart?cht=qr&chl=tel%3A%2B12065550119', 'Taxi of the town'],
    ['https://cdn.example.org/resize?url=https%3A%2F%2Fharrow-vets.example%2Fa.png', 'A cat'],
  ])('near miss: %s (%s)', (src, alt) => {
    expect(told(`<img src="${src}" alt="${alt}">`)).toEqual([]);
  });
});

describe('a mailbox in parts', () => {
  test.each([
    'data-u="news" data-d="harrow-vets.example"',
    'data-user="news" data-domain="harrow-vets.example"',
    'data-name="news" data-host="harrow-vets" data-tld="example"',
  ])('%s', (attributes) => {
    expect(told(`<footer><a class="m" ${attributes}>Mail</a></footer>`)).toEqual(['news@harrow-vets.example']);
  });

  test.each([
    'data-u="hello" data-d="harrow-vets.example"',
    'data-user="news" data-domain="other.example"',
    'data-name="news" data-d="3"',
    'data-user="42"',
  ])('near miss: %s', (attributes) => {
    expect(told(`<footer><a class="m" ${attributes}>Mail</a></footer>`)).toEqual([]);
  });
});

describe('a mailbox at the own domain as code in a sentence', () => {
  test.each(['code', 'kbd', 'samp'])('%s', (tag) => {
    expect(told(`<p>Write to <${tag}>news@harrow-vets.example</${tag}> to leave.</p>`)).toEqual([
      'news@harrow-vets.example',
    ]);
  });

  test.each([
    '<pre><code>news@harrow-vets.example</code></pre>',
    '<p>Log in as <code>user@harrow-vets.example</code>.</p>',
    '<p>Log in as <code>jane.doe@harrow-vets.example</code>.</p>',
    '<p>Log in as <code>jane@customer.example</code>.</p>',
    '<p>Run <code>git clone git@harrow-vets.example:site.git</code>.</p>',
    '<p>Write to <code>hello@harrow-vets.example</code>.</p>',
  ])('near miss: %s', (canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

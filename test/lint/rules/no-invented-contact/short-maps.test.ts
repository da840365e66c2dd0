import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en-US', { address: '3150 Walnut Street, Unit B\nDenver, CO 80205' });
const ADDRESS = '2736 Larimer Street, Denver, CO 80205';
const SHORT = 'https://maps.app.goo.gl/7kQx2vYbT4nLr9Zs6';
const NOTE = 'The link around it leads to a place that its address does not say, and goes';

function mended(body: string): { canvas: string; message: string } {
  const canvas = `<footer><p>${body}</p></footer>`;
  const [finding, ...more] = invented(canvas, SITE);
  expect(more).toEqual([]);
  const [edit] = finding?.fix?.edits ?? [];
  const text = edit ? canvas.slice(0, edit.start) + edit.text + canvas.slice(edit.end) : canvas;
  return { canvas: text.slice(11, -13), message: finding?.message ?? '' };
}

describe('a link to a map that says no place goes with the address in it', () => {
  test.each([
    SHORT,
    'https://goo.gl/maps/abc123',
    'https://g.co/maps/abc123',
    'https://maps.google.com/?cid=1234567890123',
    'https://www.google.com/maps?cid=1234567890123',
    '//maps.app.goo.gl/abc123',
  ])('%s', (href) => {
    const { canvas, message } = mended(`<a href="${href}">\n  ${ADDRESS}\n</a>`);
    expect(canvas).toBe('<x-contact field="address"></x-contact>');
    expect(message).toContain(NOTE);
  });

  test('with its classes, and where the text has an element of its own', () => {
    const { canvas } = mended(
      `<a class="link" href="${SHORT}"><span>2736 Larimer Street<br>\nDenver, CO 80205</span></a>`,
    );
    expect(canvas).toBe('<x-contact field="address" class="link"></x-contact>');
  });
});

describe('any other link stays', () => {
  test.each([
    [`<a href="${SHORT}">${ADDRESS} (get directions)</a>`],
    [`<a href="${SHORT}">Find us: ${ADDRESS}</a>`],
    [`<a href="${SHORT}"><img src="/pin.svg" alt=""> ${ADDRESS}</a>`],
    [`<a href="/contact/">${ADDRESS}</a>`],
    [`<a href="https://goo.gl/abc123">${ADDRESS}</a>`],
    [`<a href="${SHORT}">Map</a> ${ADDRESS}`],
  ])('%s', (body) => {
    const { canvas, message } = mended(body);
    expect(message).not.toContain(NOTE);
    expect(canvas).toContain(/<a [^>]*>/.exec(body)?.[0]);
  });
});

import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const english = siteIn('en', { address: '62 MacCurtain Street\nCork' });
const arabic = siteIn('ar', { name: 'حلويات الياسمين', phone: '+96265551234', address: 'شارع الرينبو 12\nعمّان' });
const noAddress = siteIn('en');
const STREET = 'Mecca Street, Hussaini Complex, Amman';
const ARABIC = 'شارع مكة، مجمع الحسيني الطبي، الطابق الثالث، عمّان، الأردن';
const footer = (html: string) => `<main><h1>x</h1></main><footer><ul><li>${html}</li></ul></footer>`;
const found = (html: string, site = english) =>
  invented(footer(html), site).map(({ start, end, outcome }) => [footer(html).slice(start, end), outcome]);

describe('a street without a number behind a sign for a place', () => {
  test.each([
    `<i class="fas fa-map-marker-alt"></i> ${STREET}`,
    `<i class="bi bi-geo-alt"></i> <span>${STREET}</span>`,
    `📍 ${STREET}`,
    `<span aria-hidden="true">📍</span> <span>${STREET}</span>`,
    `<svg class="icon icon-pin"><path d="M0 0"/></svg><span>${STREET}</span>`,
    `<svg><use href="#icon-location"/></svg> <div>${STREET}</div>`,
  ])('%s', (html) => {
    expect(found(html)).toEqual([[STREET, 'needs-review']]);
  });

  test.each([
    `<a href="https://goo.gl/maps/7XqKzP2vRtN5mYbA8">${STREET}</a>`,
    `<a href="https://maps.app.goo.gl/7XqKzP2vRtN5mYbA8">${STREET}</a>`,
  ])('with the link that leads nobody knows where: %s', (html) => {
    expect(found(html)).toEqual([[html, 'needs-review']]);
  });

  test('in Arabic', () => {
    const html = `<i class="fas fa-map-marker-alt"></i> <a href="https://goo.gl/maps/7XqKzP2vRtN5mYbA8">${ARABIC}</a>`;
    expect(found(html, arabic)).toEqual([[html.slice(html.indexOf('<a')), 'needs-review']]);
  });

  test.each([
    ['the site’s own', '<i class="fa-map-marker"></i> MacCurtain Street, Cork'],
    ['no street', '<i class="fa-map-marker"></i> Cork, Ireland'],
    ['where it goes', '<i class="fa-map-marker"></i> Deliveries to Patrick Street, Cork'],
    ['a list of places', '<i class="fa-map-marker"></i> Serving Cork, Kerry and Limerick'],
    ['another icon', `<i class="fa-star"></i> ${STREET}`],
    ['no icon', STREET],
    ['another icon right before it', `<i class="fa-map-marker"></i> Find us <b><i class="fa-bus"></i> ${STREET}</b>`],
    ['a link elsewhere', `<a href="/branches">${STREET}</a>`],
  ])('near miss: %s', (_what, html) => {
    expect(found(html)).toEqual([]);
  });

  test('near miss: in the text of a page, or where the site has no address', () => {
    const line = `<i class="fa-map-marker"></i> ${STREET}`;
    expect(invented(`<main><h1>x</h1><p>${line}</p></main>`, english)).toEqual([]);
    expect(found(line, noAddress)).toEqual([]);
  });
});

describe('a link to a map that shows an address', () => {
  const MAP = 'https://www.google.com/maps/search/?api=1&query=27+Oliver+Plunkett+Street+Cork';

  test('is told of with its text', () => {
    const [finding, ...rest] = invented(footer(`<a href="${MAP}">27 Oliver Plunkett Street, Cork</a>`), english);
    expect(rest).toEqual([]);
    expect(finding?.message).toContain(
      'as the place in its `href`, and `<x-contact field="address"></x-contact>` as its text, or no link',
    );
  });

  test('near miss: its text is no address', () => {
    const [finding] = invented(footer(`<a href="${MAP}">Find us</a>`), english);
    expect(finding?.message).toContain('as the place in its `href`, or no link');
  });

  test('is told of with its text where it does not say its place', () => {
    const text = '27 Oliver Plunkett Street, Cork';
    const [finding] = invented(footer(`<a href="https://maps.app.goo.gl/x1">${text}</a>`), english);
    expect(finding?.message).toContain('The link around it leads to a place that its address does not say, and goes');
    const [bare] = invented(footer(text), english);
    expect(bare?.message).not.toContain('The link around it');
    const own = 'https://www.google.com/maps/search/?api=1&query=62+MacCurtain+Street+Cork';
    const [right] = invented(footer(`<a href="${own}">${text}</a>`), english);
    expect(right?.message).not.toContain('The link around it');
  });
});

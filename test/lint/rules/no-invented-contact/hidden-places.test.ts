import { describe, expect, test } from 'vitest';
import { invented, siteIn } from './support.js';

const SITE = siteIn('en', { address: '12 Quay Street\nBristol BS1 4RW' });

/** What is told of a page, as it stands there. */
const told = (canvas: string) => invented(canvas, SITE).map(({ start, end }) => canvas.slice(start, end));

describe('what readers without scripts get', () => {
  test.each([
    [
      'a link',
      '<noscript><a href="tel:+441174960444">Call us</a></noscript>',
      '<a href="tel:+441174960444">Call us</a>',
    ],
    [
      'an address',
      '<noscript><footer>27 Gloucester Road, Bristol BS7 8AA</footer></noscript>',
      '27 Gloucester Road, Bristol BS7 8AA',
    ],
    ['a number', '<noscript><p>Please call 0117 496 0444.</p></noscript>', '0117 496 0444'],
  ])('%s', (_title, canvas, value) => {
    expect(told(canvas)).toEqual([value]);
  });

  test.each([
    ['its own', '<noscript><a href="tel:+442079460958">Call us</a>, 12 Quay Street, Bristol</noscript>'],
    ['somebody else', '<noscript><p>Call the council on 0117 922 2000.</p></noscript>'],
    ['a pixel', '<noscript><img src="https://www.facebook.com/tr?id=2079460111222&ev=PageView"></noscript>'],
    ['among reviews', '<div class="reviews"><noscript><p>Call 0117 496 0444</p></noscript></div>'],
  ])('is left alone: %s', (_title, canvas) => {
    expect(told(canvas)).toEqual([]);
  });
});

describe('the page in a frame', () => {
  const frame = (markup: string) => `<iframe srcdoc="${markup.replaceAll('<', '&lt;')}"></iframe>`;

  test('its link is told as it is written', () => {
    expect(told(frame("<p>Call us: <a href='tel:+441174960444'>0117 496 0444</a></p>"))).toEqual([
      "&lt;a href='tel:+441174960444'>0117 496 0444&lt;/a>",
    ]);
  });

  test.each([
    ['its own', '<p>Call us on 020 7946 0958</p>'],
    ['somebody else', '<p>Call the council on 0117 922 2000.</p>'],
  ])('is left alone: %s', (_title, markup) => {
    expect(told(frame(markup))).toEqual([]);
  });
});

describe('a part of a picture', () => {
  const area = (href: string, alt: string) => `<area href="${href}" alt="${alt}" shape="rect" coords="0,0,1,1">`;

  test.each([
    ['a number', area('tel:+441174960444', 'Call us'), '`tel:+442079460958`'],
    ['a mailbox', area('mailto:desk@harrow-vets.example', 'Mail'), '`hello@harrow-vets.example`'],
  ])('%s gets an address to write, as no component stands there', (_title, element, value) => {
    const [finding, ...more] = invented(`<map name="m">${element}</map>`, SITE);
    expect(more).toEqual([]);
    expect(finding?.message).toContain(`expected ${value}`);
    expect(finding?.fix).toBeUndefined();
  });

  test.each([
    ['its own', area('mailto:hello@harrow-vets.example', 'Mail')],
    ['of somebody else', area('tel:+441174960444', 'Bristol City Council')],
    ['without a word', area('tel:+441174960444', '')],
  ])('is left alone: %s', (_title, element) => {
    expect(told(`<map name="m">${element}</map>`)).toEqual([]);
  });
});

describe('a text of a style sheet', () => {
  test.each([
    ['.phone::after { content: "Call us: 0117 496 0444"; }', '0117 496 0444'],
    [".mail::before { content:'bookings@harrow-vets.example' }", 'bookings@harrow-vets.example'],
  ])('%s', (rule, value) => {
    expect(told(`<style>${rule}</style>`)).toEqual([value]);
  });

  test.each([
    '.phone::after { content: "Call us: 020 7946 0958"; }',
    '.tax::after { content: "VAT 123 4567 89"; }',
    '.taxi::after { content: "Blue Cars: 0117 496 0444"; }',
    '.icon::before { content: "\\f095"; width: 0117px }',
  ])('is left alone: %s', (rule) => {
    expect(told(`<style>${rule}</style>`)).toEqual([]);
  });
});

describe('signs that nobody sees', () => {
  test.each([
    ['0117\u200b 496\u200b 0444', '0117 496 0444'],
    ['0117&shy;496&shy;0444', '01174960444'],
    ['0117 4&zwj;9&#8203;6 0444', '0117 496 0444'],
    ['book&shy;ings@harrow&#8203;-vets.example', 'bookings@harrow-vets.example'],
  ])('%s', (written, value) => {
    const canvas = `<footer><p>Reach us: ${written}</p></footer>`;
    const [finding, ...more] = invented(canvas, SITE);
    expect([canvas.slice(finding?.start, finding?.end), more]).toEqual([written, []]);
    expect(finding?.message).toContain(`\`${value}\``);
  });

  test.each(['020 79&shy;46 09&#8203;58', 'hel&shy;lo@harrow-vets.example', 'Article 0117&shy;496&shy;0444'])(
    'negative control: %s',
    (written) => {
      expect(told(`<footer><p>${written}</p></footer>`)).toEqual([]);
    },
  );
});

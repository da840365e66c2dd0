import { describe, expect, test } from 'vitest';
import { lint } from '../../../../src/lint/index.js';
import { MANIFEST } from '../../support.js';

const told = (canvas: string) =>
  lint(canvas, MANIFEST).flatMap(({ rule, outcome, start }) =>
    rule === 'readable-source' ? [`${outcome} ${canvas.slice(start, canvas.indexOf('>', start) + 1)}`] : [],
  );
const TEXT =
  '<h1>Osteria</h1><p>Cucina toscana di casa, dal 1974 a Borgo Corniolo, con la pasta fatta a mano ogni mattina e il vino della collina.</p>';
const page = (inner: string, ...files: string[]) =>
  `<main>${TEXT}${inner}</main>${files.map((file) => `<script src="${file}" async></script>`).join('')}`;

describe('a mount point that the file of a script fills needs a look', () => {
  test.each([
    ['<div id="reviews-widget">', '</div>', 'https://cdn.reviews.example/widget.js'],
    ['<div id="reviews-widget">', '</div>', 'https://cdn.loader.example/w/v2.js'],
    ['<div id="reviews-widget">', '</div>', '/js/reviews.js'],
    ['<my-reviews>', '</my-reviews>', 'https://cdn.example.com/my-reviews.js'],
    ['<my-reviews>', '</my-reviews>', '/js/elements.js'],
    [
      '<div class="trustpilot-widget" data-locale="it">',
      '</div>',
      '//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
    ],
    [
      '<div class="trustpilot-widget">',
      '<a href="https://www.trustpilot.com/review/x.example">Trustpilot</a></div>',
      '//widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
    ],
    [
      '<div class="calendly-inline-widget" data-url="https://calendly.com/osteria">',
      '</div>',
      'https://assets.calendly.com/assets/external/widget.js',
    ],
  ])('%s', (open, close, file) => {
    expect(told(page(open + close, file))).toEqual([`needs-review ${open}`]);
  });

  test.each([
    ['without a script', '<div id="reviews-widget"></div>'],
    ['beside analytics', '<div id="reviews-widget"></div>', 'https://www.googletagmanager.com/gtag/js?id=G-1'],
    [
      'a spacer',
      '<div class="spacer"></div><div class="reviews-spacer"></div>',
      'https://cdn.reviews.example/widget.js',
    ],
    ['a box without a name', '<div class="col"></div>', 'https://cdn.reviews.example/widget.js'],
    ['a map', '<div id="map-widget"></div>', 'https://maps.example.com/map-widget.js'],
    ['a chat', '<div id="chat-widget"></div>', 'https://chat.example.com/widget.js'],
    ['a captcha', '<div class="recaptcha-widget"></div>', 'https://captcha.example.com/recaptcha-widget.js'],
    ['a live region', '<div class="reviews-widget" aria-live="polite"></div>', '/js/reviews.js'],
    ['with its content', '<div id="reviews-widget"><p>Buonissimo!</p></div>', '/js/reviews.js'],
    ['an icon of an own element', '<my-icon></my-icon>', '/js/elements.js'],
    ['in a template', '<div id="reviews-widget">{{ reviews }}</div>', '/js/reviews.js'],
    ['a link that is none of a widget', '<div class="card"><a href="/x">Recensioni</a></div>', '/js/reviews.js'],
  ])('near miss: %s', (_what, inner, ...files) => {
    expect(told(page(inner, ...files))).toEqual([]);
  });
});

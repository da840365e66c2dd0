import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { declaredIn } from '../../src/adapters/expand-page.js';
import { withoutTrailing } from '../../src/html/trailing.js';
import { buildManifest } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import { backgroundUrl, drawnUrl } from '../../src/lint/logo/css-url.js';
import { withoutRemarks } from '../../src/lint/proof/content.js';
import { withoutSizes } from '../../src/lint/proof/identity.js';
import { webAddress } from '../../src/lint/social/profile.js';
import { piecesOf } from '../../src/testing/reduce.js';
import { readSite } from '../support/sites.js';

/** Texts made of what the patterns know. */
const texts = (...words: string[]) =>
  fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((parts) => parts.join(''));

const DECLARED = /<meta[\s/][^>]*charset\s*=\s*["']?\s*([^\s"'>;/]+)/i;
const REMARK = /<!--(?!\[if|#|\s*\/?wp:|-?>)[\s\S]*?-->/g;
const SIZE = /(?:-\d+x\d+|@\d(?:\.\d+)?x|-scaled)+(?=\.[a-z0-9]+$)/i;
const BACKGROUND = /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)([^"')]+)\1\s*\)/i;
const DRAWN = /(?:background(?:-image)?|content|mask(?:-image)?)\s*:[^;{}]*?url\(\s*(["']?)([^"')]+)\1\s*\)/i;
const TELEGRAM = /^tg:(?:\/\/)?resolve\/?\?(?:.*&)?domain=([^&#]+).*$/i;
const NAMED = /^(instagram|tiktok):\/\/(?:user|add|profile)\/?\?(?:.*&)?(?:username|screen_name)=([^&#]+).*$/i;

/** What a function of today gives, and the pattern that it was. */
const TWINS: readonly (readonly [
  string,
  fc.Arbitrary<string>,
  (text: string) => unknown,
  (text: string) => unknown,
])[] = [
  [
    'letters at the end',
    texts('/', 'a', '//'),
    (text) => withoutTrailing(text, '/'),
    (text) => text.replace(/\/+$/, ''),
  ],
  [
    'the encoding that a page declares',
    texts('<meta ', '<META/', 'charset', '=', ' ', '"', "'", 'utf-8', '>', ';', '<meta', '/'),
    declaredIn,
    (text) => DECLARED.exec(text)?.[1],
  ],
  [
    'comments for people',
    texts('<!--', '-->', '[if', '#', ' wp:', '/wp:', '>', '-', 'a', ' '),
    withoutRemarks,
    (text) => text.replace(REMARK, ''),
  ],
  [
    'sizes in the names of files',
    texts('-1x1', '-12x', '@2x', '@1.5x', '-scaled', '.png', 'a', '-', '/', '.'),
    withoutSizes,
    (text) => text.replace(SIZE, ''),
  ],
  [
    'the background of a style',
    texts('background:', 'background-image :', 'url(', ')', '"', "'", ';', 'a', ' ', 'color:red'),
    backgroundUrl,
    (text) => BACKGROUND.exec(text)?.[2]?.trim(),
  ],
  [
    'the image of a rule',
    texts('content:', 'mask:', 'mask-image :', 'url(', ')', '"', "'", ';', '{', '}', 'a', ' '),
    drawnUrl,
    (text) => DRAWN.exec(text)?.[2]?.trim(),
  ],
  [
    'addresses that open an app',
    texts(
      'tg:',
      'tg://resolve?',
      'domain=a',
      'domain=',
      'a',
      '&',
      '#',
      'tiktok://user?',
      'username=a',
      'screen_name=',
      '/',
    ),
    (text) => (TELEGRAM.test(text) || NAMED.test(text) ? webAddress(text) : undefined),
    (text) =>
      TELEGRAM.test(text)
        ? text.replace(TELEGRAM, 'https://t.me/$1')
        : NAMED.test(text)
          ? text.replace(NAMED, 'https://$1.com/$2')
          : undefined,
  ],
];

describe('a function does what the pattern did that it stands for', () => {
  test.each(TWINS)('%s', (_name, inputs, now, was) => {
    fc.assert(
      fc.property(inputs, (text) => JSON.stringify(now(text)) === JSON.stringify(was(text))),
      { numRuns: 3000 },
    );
  });

  test.each(TWINS)('%s: another pattern is told from it', (_name, inputs, now, was) => {
    const broken = (text: string) => (text.length % 5 === 4 ? was(`${text}a`) : was(text.slice(0, -1)));
    const run = fc.check(
      fc.property(inputs, (text) => JSON.stringify(now(text)) === JSON.stringify(broken(text))),
      {
        numRuns: 3000,
      },
    );
    expect(run.failed).toBe(true);
  });

  test('the pieces of a canvas are the canvas', () => {
    const canvases = texts('<!--', '-->', '<', '>', '"', 'a', '<b c="', '<x-logo>', '</x-logo>', ' ');
    fc.assert(fc.property(canvases, (canvas) => piecesOf(canvas).join('') === canvas));
    expect(piecesOf('a<!--b--><x-logo></x-logo><p a=">">c</p>< d')).toEqual([
      'a',
      '<!--b-->',
      '<x-logo></x-logo>',
      '<p a=">">',
      'c',
      '</p>',
      '<',
      ' d',
    ]);
  });
});

const MANIFEST = buildManifest(readSite('small-business'));

test.each([
  ['slashes in the address of a profile', `<a href="https://www.facebook.com/a${'/'.repeat(130_000)}x">f</a>`],
  ['letters in the data of an element', `<div data-props='{"t":"${'a'.repeat(40_000)}"}'></div>`],
])('lint returns: %s', (_name, source) => {
  expect(lint(source, MANIFEST).filter(({ severity }) => severity === 'error')).toEqual([]);
});

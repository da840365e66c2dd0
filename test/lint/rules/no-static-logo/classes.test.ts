import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Shiftwise', description: 'Rosters', url: 'https://www.shiftwise.example', language: 'en' },
    theme: { name: 'Plain', version: '1.0.0' },
    logos: { variants: { default: { url: '/media/shiftwise.svg', alt: 'Shiftwise' } } },
  }),
);

const IMAGE = '<img src="/media/shiftwise.svg" alt="Shiftwise" class="h-9 w-auto" width="90" height="36">';

/** What is written in place of a logo, without its variant. */
function written(logo: string): string | undefined {
  const [finding] = lint(`<header>${logo}</header>`, site).filter(({ rule }) => rule === 'no-static-logo');
  return finding?.fix?.edits[0]?.text.replace(' variant="default"', '');
}

describe('the classes of an image go to the image of the component, and those around it to its root', () => {
  test.each([
    ['an image alone', IMAGE, '<x-logo image-class="h-9 w-auto" link="false"></x-logo>'],
    ['in a link', `<a href="/">${IMAGE}</a>`, '<x-logo image-class="h-9 w-auto"></x-logo>'],
    [
      'in a link with classes',
      `<a href="/" class="flex me-4">${IMAGE}</a>`,
      '<x-logo class="flex me-4" image-class="h-9 w-auto"></x-logo>',
    ],
    [
      'in a picture in a link',
      `<a href="/" class="brand"><picture><source srcset="/media/shiftwise.webp">${IMAGE}</picture></a>`,
      '<x-logo class="brand" image-class="h-9 w-auto"></x-logo>',
    ],
    [
      'in a picture with classes',
      `<picture class="mark"><source srcset="/media/shiftwise.webp">${IMAGE}</picture>`,
      '<x-logo class="mark" image-class="h-9 w-auto" link="false"></x-logo>',
    ],
    [
      'beside a text that is not shown',
      `<a href="/">${IMAGE}<span class="sr-only">Home</span></a>`,
      '<x-logo image-class="h-9 w-auto"></x-logo>',
    ],
    [
      'for two grounds: what both have',
      `<a href="/" class="brand a"><img src="/media/shiftwise.svg" alt="Shiftwise" class="h-9 x"></a><a href="/" class="brand b"><img src="/media/shiftwise-light.svg" alt="Shiftwise" class="h-9 y"></a>`,
      '<x-logo class="brand" image-class="h-9"></x-logo>',
    ],
    [
      'what places the image in a row stays with the whole',
      IMAGE.replace('h-9', 'h-9 lg:order-2 ml-auto shrink-0'),
      '<x-logo class="lg:order-2 ml-auto shrink-0" image-class="h-9 w-auto" link="false"></x-logo>',
    ],
  ])('%s', (_what, logo, expected) => {
    expect(written(logo)).toBe(expected);
  });

  test.each([
    ['a name in text', '<a href="/" class="brand">Shiftwise</a>', '<x-logo class="brand"></x-logo>'],
    [
      'an image without classes',
      `<a href="/" class="brand">${IMAGE.replace('class="h-9 w-auto"', '')}</a>`,
      '<x-logo class="brand"></x-logo>',
    ],
    [
      'an image beside the name, which is but a part of the logo',
      `<a href="/" class="brand">${IMAGE}<span>Shiftwise</span></a>`,
      '<x-logo class="brand"></x-logo>',
    ],
    [
      'an image that is drawn as a background',
      '<a class="brand" href="/" style="background:url(/media/shiftwise.svg)" aria-label="Shiftwise"></a>',
      '<x-logo class="brand"></x-logo>',
    ],
  ])('near miss: %s has none', (_what, logo, expected) => {
    expect(written(logo)).toBe(expected);
  });
});

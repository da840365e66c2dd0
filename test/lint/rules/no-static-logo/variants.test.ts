import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

type Variants = NonNullable<Parameters<typeof parseSite>[0]>;

const siteWith = (files: Readonly<Record<string, string>>, name = 'Shiftwise') => {
  const variants = Object.fromEntries(
    Object.entries(files).map(([variant, file]) => [variant, { url: `/media/${file}` }]),
  );
  return buildManifest(
    parseSite({
      site: { name, description: 'Rosters', url: 'https://www.shiftwise.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      logos: { variants },
    } as Variants),
  );
};
const BOTH = { default: 'mark.svg', light: 'mark-light.svg' };

/** The variant that is written in place of an image of a file. */
function variantOf(file: string, files: Readonly<Record<string, string>>, around = 'header', name = 'Shiftwise') {
  const logo = `<a href="/"><img src="https://cdn.files.example/${file}" alt="${name} logo"></a>`;
  return variantIn(`<${around} class="bg-emerald-950">${logo}</${around}>`, files, name);
}

function variantIn(code: string, files: Readonly<Record<string, string>>, name = 'Shiftwise') {
  const [finding] = lint(code, siteWith(files, name)).filter(({ rule }) => rule === 'no-static-logo');
  return /variant="(\w+)"/.exec(finding?.message ?? '')?.[1];
}

describe("the name of an image's file says in which colours it is", () => {
  test.each([
    'logo-light.svg',
    'shiftwise_white.png',
    'logo-inverse.svg',
    'shiftwise-negativ.svg',
    'logo-bianco.svg',
    'logo-blanc.svg',
    'logo-weiss.png',
    'logo-hell.svg',
    'logo-on-dark.svg',
    'logo-white@2x.png',
  ])('%s is the light one', (file) => {
    expect(variantOf(file, BOTH)).toBe('light');
    expect(variantOf(file, { default: 'mark.svg', light: 'on-photos.svg' })).toBe('light');
    expect(variantOf(file, { default: 'mark.svg', transparent: 'mark-white.svg' })).toBe('transparent');
  });

  test.each(['logo-dark.svg', 'logo-schwarz.svg', 'logo-nero.svg', 'logo-dunkel.svg'])('%s is the dark one', (file) => {
    expect(variantOf(file, BOTH)).toBe('default');
    expect(variantOf(file, { default: 'mark-white.svg', transparent: 'mark-black.svg' })).toBe('transparent');
  });

  test('in a footer, the one for that is meant, unless it has the other colours', () => {
    expect(variantOf('logo-light.svg', { ...BOTH, footer: 'mark-footer.svg' }, 'footer')).toBe('footer');
    expect(variantOf('logo-light.svg', { ...BOTH, footer: 'mark-black.svg' }, 'footer')).toBe('light');
    expect(variantOf('logo.svg', { ...BOTH, footer: 'mark-black.svg' }, 'footer')).toBe('footer');
  });

  test.each([
    ['it says nothing', 'logo.svg', BOTH],
    ['it says both', 'logo-black-white.svg', BOTH],
    ['the site has no other', 'logo-light.svg', { default: 'mark.svg' }],
    ['the light one is black', 'logo-white.svg', { default: 'mark.svg', light: 'mark-black.svg' }],
  ])('near miss: %s', (_what, file, files) => {
    expect(variantOf(file, files)).toBe('default');
  });

  test("near miss: the word is one of the site's name", () => {
    expect(variantOf('white-rabbit-logo.svg', BOTH, 'header', 'White Rabbit')).toBe('default');
  });

  test('near miss: one for each ground stands there', () => {
    const image = (file: string) => `<img src="/i/${file}" alt="Shiftwise">`;
    const code = `<header><a href="/">${image('logo-light.svg')}${image('logo-dark.svg')}</a></header>`;
    expect(variantIn(code, BOTH)).toBe('default');
  });

  test('the very file decides', () => {
    expect(
      variantOf('mark-light.svg', { default: 'mark.svg', transparent: 'mark-light.svg', light: 'white.svg' }),
    ).toBe('transparent');
  });
});

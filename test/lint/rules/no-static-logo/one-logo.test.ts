import { describe, expect, test } from 'vitest';
import { buildManifest, type Manifest, parseSite, type SiteState } from '../../../../src/index.js';
import { edited } from '../../../../src/lint/edit/fix.js';
import { lint } from '../../../../src/lint/index.js';

const FILE = '/media/harbour-logo.svg';
const DARK = '/media/harbour-logo-dark.svg';
const site = { name: 'Harbour Bakery', description: '', url: 'https://harbour.example', language: 'en' };
const image = { url: FILE, alt: 'Harbour Bakery' };

function manifestOf(logos?: SiteState['logos'], name = site.name): Manifest {
  return buildManifest(parseSite({ site: { ...site, name }, ...(logos && { logos }) }));
}

const ONE = manifestOf({ variants: { default: image } });
const TWO = manifestOf({ variants: { default: image, footer: { url: '/media/harbour-footer.svg' } } });
const NONE = manifestOf();

/** What each finding's fix makes of a page. */
function outcomes(source: string, manifest: Manifest): (string | undefined)[] {
  return lint(source, manifest)
    .filter(({ rule }) => rule === 'no-static-logo')
    .map(({ fix }) => fix && edited(source, fix.edits));
}

describe('one `x-logo` stands for all that shows the logo in a place', () => {
  test.each([
    [
      'for two grounds, in one link',
      `<header><a class="brand" href="/"><img src="${FILE}" alt="Harbour Bakery"><img src="${DARK}" alt=""></a></header>`,
      '<header><x-logo variant="default" class="brand"></x-logo></header>',
    ],
    [
      'for two grounds, called the same',
      `<header><img class="day" src="${FILE}" alt="Harbour Bakery"><img class="night" src="/a.png" alt="Harbour Bakery"></header>`,
      '<header><x-logo variant="default" link="false"></x-logo></header>',
    ],
    [
      'for two grounds, by the names of their files',
      `<header><img src="${FILE}" alt="Harbour Bakery"> <img src="${DARK}" alt=""></header>`,
      '<header><x-logo variant="default" link="false"></x-logo></header>',
    ],
    [
      'for two grounds, in two links',
      `<header><a class="day" href="/"><img src="${FILE}" alt="Harbour Bakery"></a><a class="night" href="/"><img src="${DARK}" alt="Harbour Bakery"></a></header>`,
      '<header><x-logo variant="default"></x-logo></header>',
    ],
    [
      'a mark and the name',
      `<header><div class="brand"><img src="${FILE}" alt=""><span>Harbour Bakery</span></div></header>`,
      '<header><x-logo variant="default" class="brand" link="false"></x-logo></header>',
    ],
    [
      'a mark and the name, in two links',
      `<header><div class="brand"><a href="/"><img src="${FILE}" alt=""></a><a href="/">Harbour Bakery</a></div></header>`,
      '<header><x-logo variant="default" class="brand"></x-logo></header>',
    ],
  ])('%s', (_title, source, expected) => {
    expect(outcomes(source, ONE)).toEqual([expected]);
    const [finding] = lint(source, ONE).filter(({ rule }) => rule === 'no-static-logo');
    expect(finding?.fix?.safety).toBe('unsafe');
  });

  test('and there is no fix where other things stand between them', () => {
    const source = `<header><img src="${FILE}" alt="Harbour Bakery"><p>since 1911</p><img src="${DARK}" alt="Harbour Bakery"></header>`;
    expect(outcomes(source, ONE)).toEqual([undefined]);
  });
});

describe('the variant of a file that is only called alike', () => {
  const alike = manifestOf({ variants: { default: { ...image, url: '/logo.svg' }, footer: { url: '/foot.svg' } } });
  const link = (file: string) => `<a href="/"><img src="${file}" alt="Harbour Bakery"></a>`;

  test.each(['/img/logo-white.png', '/img/logo.png?dark=1', '/img/logo-footer.svg'])(
    'is the footer’s in a footer: %s',
    (file) => {
      const isVery = file.includes('/logo.png');
      expect(outcomes(`<footer>${link(file)}</footer>`, alike)).toEqual([
        `<footer><x-logo variant="${isVery ? 'default' : 'footer'}"></x-logo></footer>`,
      ]);
    },
  );

  test('near miss: not elsewhere, not of the very file, and not where the footer has none', () => {
    const plain = '<x-logo variant="default"></x-logo>';
    expect(outcomes(`<header>${link('/img/logo-white.png')}</header>`, alike)).toEqual([`<header>${plain}</header>`]);
    expect(outcomes(`<footer>${link('/logo.svg')}</footer>`, alike)).toEqual([`<footer>${plain}</footer>`]);
    const one = manifestOf({ variants: { default: { ...image, url: '/logo.svg' } } });
    expect(outcomes(`<footer>${link('/img/logo-white.png')}</footer>`, one)).toEqual([`<footer>${plain}</footer>`]);
  });
});

describe('the variant of a footer', () => {
  const link = '<a href="/"><img src="/img/logo-white.png" alt="Harbour Bakery"></a>';
  const places = [
    ['<footer>', '</footer>'],
    ['<div role="contentinfo">', '</div>'],
    ['<div id="footer">', '</div>'],
    ['<div class="site-footer dark">', '</div>'],
  ] as const;

  test.each(places)('is written in %s where the site has one', (open, close) => {
    expect(outcomes(`${open}${link}${close}`, TWO)).toEqual([`${open}<x-logo variant="footer"></x-logo>${close}`]);
  });

  test.each(places)('is not written in %s where it has none', (open, close) => {
    expect(outcomes(`${open}${link}${close}`, ONE)).toEqual([`${open}<x-logo variant="default"></x-logo>${close}`]);
  });

  test.each([
    ['a file of another variant, as it stays what it is', '<footer>', `<img src="${FILE}" alt="Harbour Bakery">`],
    ['the footer of a card', '<div class="card-footer">', '<img src="/img/logo-white.png" alt="Harbour Bakery">'],
  ])('is not written for %s', (_title, open, shown) => {
    const [output] = outcomes(
      `${open}<a href="/">${shown}</a></${open.slice(1, 4) === 'div' ? 'div' : 'footer'}>`,
      TWO,
    );
    expect(output).toContain('<x-logo variant="default"></x-logo>');
  });
});

test('a component that shows nothing is not written', () => {
  const source = '<header><a class="logo" href="/"><img src="/img/logo.png" alt="Logo"></a></header>';
  const [written] = outcomes(source, NONE);
  expect(written).toContain('<x-logo');
  expect(outcomes(source, manifestOf(undefined, ' ')).filter((output) => output !== undefined)).toEqual([]);
});

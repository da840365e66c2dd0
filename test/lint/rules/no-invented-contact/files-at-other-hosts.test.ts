import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { lint } from '../../../../src/lint/index.js';

type State = Parameters<typeof parseSite>[0];

const siteWith = (more: object = {}) =>
  buildManifest(
    parseSite({
      site: { name: 'Shiftwise', description: 'Rosters', url: 'https://www.shiftwise.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      ...more,
    } as State),
  );
const LOGO = { variants: { default: { url: '/media/mark.svg', alt: 'Shiftwise' } } };
const FILES = [{ url: '/files/terms.pdf', title: 'Terms' }];

const canonical = (host: string) => `<link rel="canonical" href="https://www.${host}/">`;
const CLAIM = canonical('shiftwise.io');
const data = (logo: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Shiftwise', logo })}</script>`;
const icon = (url: string, rel = 'apple-touch-icon') => `<link rel="${rel}" href="${url}">`;
const shared = (url: string, name = 'og:image') => `<meta property="${name}" content="${url}">`;

/** What is found beside the host that the page says is its own. */
const found = (code: string, more: object = {}) =>
  lint(code, siteWith(more))
    .filter(({ rule, start }) => rule !== 'logo-required' && code.slice(start, start + 20) !== '<link rel="canonical')
    .map(({ rule, outcome }) => `${rule} ${outcome}`);

const REVIEW = 'no-invented-contact needs-review';

describe('the logo in the data, at a host for files below one that the page says is its own', () => {
  test.each(['cdn', 'assets', 'static', 'media', 'img', 'files', 'cdn2', 'www'])('%s', (label) => {
    const code = CLAIM + data(`https://${label}.shiftwise.io/brand/shiftwise-logo.svg`);
    expect(found(code, { logos: LOGO })).toEqual(['no-static-logo violation']);
    expect(found(code)).toEqual(['no-static-logo violation']);
  });

  test('as a thing of its own', () => {
    const code = CLAIM + data({ '@type': 'ImageObject', url: 'https://cdn.shiftwise.io/a-logo.svg' });
    expect(found(code, { logos: LOGO })).toEqual(['no-static-logo violation']);
  });

  test("for review where it is called as the site's own file", () => {
    expect(found(CLAIM + data('https://cdn.shiftwise.io/mark.svg'), { logos: LOGO })).toEqual([
      'no-static-logo needs-review',
    ]);
  });

  test("for review where the host has nothing of the site's name", () => {
    const code = `<script type="application/ld+json">${JSON.stringify({ '@type': 'Organization', name: 'Shiftwise', url: 'https://www.rosters.org', logo: 'https://cdn.rosters.org/logo.svg' })}</script>`;
    expect(found(code, { logos: LOGO })).toEqual([REVIEW, 'no-static-logo needs-review']);
  });

  test.each([
    ['at a host for files of others', CLAIM + data('https://cdn.files.example/logo.svg'), LOGO],
    ['nothing says that the host is its own', data('https://cdn.shiftwise.io/logo.svg'), LOGO],
    ["at the site's own host for files", CLAIM + data('https://cdn.shiftwise.example/media/mark.svg'), LOGO],
    [
      'the site has its files there',
      CLAIM + data('https://cdn.shiftwise.io/logo.svg'),
      { variants: { default: { url: 'https://cdn.shiftwise.io/mark.svg', alt: 'Shiftwise' } } },
    ],
  ])('near miss: %s', (_what, code, logos) => {
    expect(found(code, { logos })).toEqual([]);
  });
});

describe('icons and pictures to be shared, there', () => {
  const CDN = 'https://cdn.shiftwise.io/brand/touch-icon-180.png';

  test.each([
    ['an icon for phones', icon(CDN)],
    ['an icon', icon(CDN, 'shortcut icon')],
    ['an icon at the host itself', icon('https://www.shiftwise.io/favicon.svg', 'icon')],
    ['a picture to be shared', shared(CDN)],
    ['the same for X', shared(CDN, 'twitter:image')],
    ['one without a scheme', shared('//cdn.shiftwise.io/a.png')],
  ])('%s', (_what, code) => {
    expect(found(CLAIM + code, { logos: LOGO })).toEqual([REVIEW]);
  });

  test('nothing but the name says that the host is its own', () => {
    const right = canonical('shiftwise.example');
    expect(found(right + icon(CDN) + shared(CDN), { logos: LOGO })).toEqual([REVIEW, REVIEW]);
    const script = (host: string) => `<script src="https://${host}/a.js"></script>`;
    expect(found(right + script('cdn.shiftwise.io'), { logos: LOGO })).toEqual([REVIEW]);
    expect(found(right + script('cdn.jsdelivr.net') + script('cdn.shiftwise.example'), { logos: LOGO })).toEqual([]);
  });

  test('a picture is told once, as a file, where the site lists its files', () => {
    expect(found(CLAIM + shared(CDN), { attachments: FILES })).toEqual(['no-invented-attachment needs-review']);
    expect(found(CLAIM + icon(CDN), { attachments: FILES })).toEqual([REVIEW]);
    const photo = '<img src="https://cdn.shiftwise.io/team.jpg" alt="Our team">';
    expect(found(CLAIM + photo, { attachments: FILES })).toEqual(['no-invented-attachment needs-review']);
  });

  test.each([
    ['of others', CLAIM + icon('https://cdn.files.example/a.png') + shared('https://cdn.files.example/a.png')],
    ["at the site's own host", CLAIM + icon('https://www.shiftwise.example/a.png') + shared('/a.png')],
    ['a style sheet', `${CLAIM}<link rel="stylesheet" href="https://cdn.shiftwise.io/a.css">`],
    [
      "the page says that it stands at the site's own host",
      canonical('shiftwise.example') + shared('https://cdn.shiftwise.example/a.png'),
    ],
  ])('near miss: %s', (_what, code) => {
    expect(found(code, { logos: LOGO })).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { lint } from '../../../src/lint/index.js';

const siteAt = (more: object = {}) =>
  buildManifest(
    parseSite({
      site: { name: 'Harrow & Vale', description: 'Joiners', url: 'https://www.harrowvale.example', language: 'en' },
      theme: { name: 'Plain', version: '1.0.0' },
      logos: { variants: { default: { url: '/media/harrow.svg', alt: 'Harrow & Vale', width: 90, height: 40 } } },
      ...more,
    }),
  );
const site = siteAt();
const data = (members: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'LocalBusiness', name: 'Harrow & Vale', ...members })}</script>`;
const told = (canvas: string, manifest = site) =>
  lint(canvas, manifest)
    .filter(({ rule }) => rule !== 'logo-required')
    .map(({ rule, outcome }) => `${rule} ${outcome}`);

const FOREIGN = 'https://www.joinery-york.example';
const REVIEW = 'no-invented-contact needs-review';

describe('what data says of a thing stands or falls with the host of its address', () => {
  test('its logo', () => {
    const logo = `${FOREIGN}/logo.png`;
    expect(told(data({ url: FOREIGN, logo }))).toEqual([REVIEW, 'no-static-logo needs-review']);
    expect(told(data({ url: FOREIGN, logo: { '@type': 'ImageObject', url: logo } }))).toHaveLength(2);
  });

  test.each([
    ['its other addresses', { sameAs: [`${FOREIGN}/about`] }],
    ['its id', { '@id': `${FOREIGN}/#org` }],
    ['the page about it', { mainEntityOfPage: `${FOREIGN}/` }],
    ['the same without www', { sameAs: ['https://joinery-york.example/about'] }],
  ])('%s', (_what, members) => {
    expect(told(data({ url: FOREIGN, ...members }))).toEqual([REVIEW, REVIEW]);
  });

  test.each([
    ['without an address of its own', { logo: `${FOREIGN}/logo.png`, sameAs: [`${FOREIGN}/about`] }],
    ['at another host than that', { url: 'https://www.harrowvale.example', logo: `${FOREIGN}/logo.png` }],
    ['at the host of a directory', { url: 'https://www.harrowvale.example', sameAs: [`${FOREIGN}/harrow`] }],
  ])('near miss: %s', (_what, members) => {
    expect(told(data(members))).toEqual([]);
  });

  test('near miss: a logo at a third host', () => {
    expect(told(data({ url: FOREIGN, logo: 'https://cdn.example/logo.png' }))).toEqual([REVIEW]);
  });
});

describe("a link below a host of the site's name that the page says is its own is for review", () => {
  const NAMED = '<link rel="canonical" href="https://www.harrowvale.test-shop.example/">';
  const canonical = (host: string) => `<link rel="canonical" href="https://${host}/">`;
  const link = (host: string) => `<p><a href="https://${host}/in">Log in</a></p>`;

  test('once the host is told', () => {
    expect(told(canonical('www.harrowvale.org') + link('campus.harrowvale.org'))).toEqual([REVIEW, REVIEW]);
  });

  test.each([
    ['the page stands at its own host', canonical('www.harrowvale.example') + link('campus.harrowvale.org')],
    ["below the site's own host", canonical('www.harrowvale.org') + link('campus.harrowvale.example')],
    ['at another host', canonical('www.harrowvale.org') + link('campus.york.example')],
    ['of others', `${canonical('www.harrowvale.org')}<blockquote>${link('campus.harrowvale.org')}</blockquote>`],
    ['at a host that has not the name', NAMED + link('campus.test-shop.example')],
  ])('near miss: %s', (_what, canvas) => {
    expect(told(canvas).filter((each, at) => at > 0 || each !== REVIEW)).toEqual([]);
  });

  test('near miss: a host that the site names', () => {
    const known = siteAt({
      contacts: { email: { kind: 'email', value: 'in@harrowvale.org' } },
    });
    expect(told(canonical('www.harrowvale.org') + link('campus.harrowvale.org'), known)).toEqual([REVIEW]);
  });
});

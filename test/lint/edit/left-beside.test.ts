import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';

const MANIFEST = buildManifest(
  parseSite({
    site: { name: 'Harbour Bakery', description: 'x', url: 'https://harbour-bakery.example', language: 'en' },
    theme: { name: 'T', version: '1.0.0' },
    menus: {
      locations: { footer: { label: 'Footer', menu: 'legal' } },
      definitions: { legal: { name: 'Legal', items: [{ label: 'Terms', url: '/terms/' }] } },
    },
    social: [{ network: 'instagram', url: 'https://www.instagram.com/harbour.bakery' }],
  }),
);
const mended = (code: string) => applyFixes(code, lint(code, MANIFEST), { unsafe: true }).output;
const LEGAL = [
  '<a href="/privacy">Privacy Policy</a>',
  '<a href="/cookies">Cookies</a>',
  '<a href="/legal">Legal notice</a>',
];
const FOOTER = '<footer><p>© 2026</p>';
const STAYS = '<a href="#" onclick="openCookies(); return false;">Choose cookies</a>';
const PROFILE = '<a href="https://www.facebook.com/harbourbakery" aria-label="Facebook"><i class="fb"></i></a>';

describe('what is left beside a menu in place of links', () => {
  test.each([' | ', '\n &middot; ', ' – '])('begins with no separator: %j', (sign) => {
    const output = mended(`${FOOTER}<p>${LEGAL.join(sign)}${sign}${STAYS}</p></footer>`);
    expect(output).toMatch(/<x-menu location="[^"]+"><\/x-menu>\n<p><a href="#"/);
  });

  test('ends with none', () => {
    const output = mended(`${FOOTER}<p>${STAYS} | ${LEGAL.join(' | ')}</p></footer>`);
    expect(output).toMatch(/Choose cookies<\/a><\/p>\n<x-menu/);
  });

  test('near miss: words stay', () => {
    const output = mended(`${FOOTER}<p>${LEGAL.join(' | ')} – VAT 123 | ${STAYS}</p></footer>`);
    expect(output).toContain('VAT 123 | ');
  });
});

describe('two components in place of a whole list', () => {
  const item = (link: string) => `<li>${link}</li>`;
  const list = (...links: string[]) => `${FOOTER}<ul class="row">\n${links.map(item).join('\n')}\n</ul></footer>`;

  test('leave no empty list between them', () => {
    const output = mended(list(...LEGAL, PROFILE));
    expect(output).not.toMatch(/<ul/);
    expect(output).not.toMatch(/<\/ul/);
    expect(output).toMatch(
      /<x-menu location="[^"]+" class="row"><\/x-menu>\n<x-social class="row" icons="only"><\/x-social><\/footer>/,
    );
  });

  test('leave a list with other items', () => {
    const output = mended(list(...LEGAL, STAYS, PROFILE));
    expect(output).toMatch(/<ul class="row">\s*<li><a href="#"/);
    expect(output).toMatch(/<\/ul>\s*<x-social class="row" icons="only">/);
  });

  test('one alone is as it was', () => {
    const output = mended(list(...LEGAL, STAYS));
    expect(output).toMatch(/<x-menu location="[^"]+" class="row"><\/x-menu>\n<ul class="row">/);
  });
});

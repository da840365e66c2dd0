import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { applyFixes, lint } from '../../../../src/lint/index.js';

const site = buildManifest(
  parseSite({
    site: { name: 'Kanzlei Berg', description: 'x', url: 'https://www.berg.example', language: 'de' },
    theme: { name: 'T', version: '1.0.0' },
    attachments: [
      { url: '/media/downloads/fragebogen.pdf', title: 'Mandantenfragebogen' },
      { url: '/media/haus.jpg', title: 'Das Haus' },
    ],
  }),
);
const canonical = (href: string) => `<link rel="canonical" href="${href}">`;
const found = (code: string) => lint(code, site).filter(({ rule }) => rule === 'no-invented-attachment');
const LINK = '<a href="downloads/fragebogen.pdf" download>Fragebogen</a>';

describe('a relative address leads to where the page says that it is', () => {
  test.each([
    canonical('https://www.berg.example/kontakt.html'),
    canonical('https://berg.example/service/downloads/'),
    canonical('/kontakt/'),
    '<meta property="og:url" content="https://www.berg.example/kontakt/">',
  ])('%s', (head) => {
    const [finding, ...more] = found(head + LINK);
    expect(more).toEqual([]);
    expect(finding?.outcome).toBe('needs-review');
    expect(finding?.message).toContain('expected `/media/downloads/fragebogen.pdf`, where the site has it');
    const fixed = applyFixes(head + LINK, finding ? [finding] : [], { unsafe: true }).output;
    expect(fixed).toBe(`${head}<a href="/media/downloads/fragebogen.pdf" download>Fragebogen</a>`);
  });

  test('of a picture', () => {
    const code = `${canonical('/haus/')}<main><img src="haus.jpg" alt="Das Haus"></main>`;
    expect(found(code)).toHaveLength(1);
    expect(applyFixes(code, found(code), { unsafe: true }).output).toContain('src="/media/haus.jpg"');
  });
});

describe('near miss', () => {
  test.each([
    ['no address of the page', LINK],
    ['a page in that folder', `${canonical('https://www.berg.example/media/service.html')}${LINK}`],
    ['a page in that folder, by its path', `${canonical('/media/')}${LINK}`],
    ['another host', `${canonical('https://kanzlei-anders.example/kontakt/')}${LINK}`],
    ['an address that code writes', `${canonical('{{ url }}')}${LINK}`],
    ['a base', `<base href="/media/">${canonical('/kontakt/')}${LINK}`],
    ['a whole path', `${canonical('/kontakt/')}<a href="/media/downloads/fragebogen.pdf">Fragebogen</a>`],
    ['one that climbs', `${canonical('/media/service/')}<a href="../downloads/fragebogen.pdf">Fragebogen</a>`],
    ['from the top', `${canonical('/kontakt.html')}<a href="media/downloads/fragebogen.pdf">Fragebogen</a>`],
    ['a style', `${canonical('/kontakt/')}<style>.a{background:url(haus.jpg)}</style>`],
  ])('%s', (_what, code) => {
    expect(found(code)).toEqual([]);
  });
});

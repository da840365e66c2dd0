import { describe, expect, test } from 'vitest';
import { exampleManifest } from '../../../../src/lint/example/manifest.js';
import { type Finding, lint } from '../../../../src/lint/index.js';

const manifest = exampleManifest();
const home = manifest.site.url.replace(/\/$/, '');
const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
const element = (name: string, url: string) => ({ '@type': 'SiteNavigationElement', name, url });
const MADE_UP = [element('Pricing', '/pricing'), element('Careers', `${home}/careers`), element('Press', '/press')];
const OWN = [element('Cakes', '/cakes/'), element('Our story', `${home}/our-story/`)];

function found(data: object): Finding[] {
  return lint(script(data), manifest).filter(({ rule }) => rule === 'no-invented-menu');
}

describe('navigation in data whose pages no menu has needs a look', () => {
  test.each([
    ['in a graph', { '@graph': [{ '@type': 'WebSite', name: 'X' }, ...MADE_UP] }, 3],
    ['in a list', { '@type': 'ItemList', itemListElement: MADE_UP }, 3],
    [
      'in items of a list',
      {
        '@type': 'ItemList',
        itemListElement: MADE_UP.map((item, at) => ({ '@type': 'ListItem', position: at + 1, item })),
      },
      3,
    ],
    ['in parts of the site', { '@type': 'WebSite', hasPart: MADE_UP }, 3],
    ['as arrays', { '@type': 'SiteNavigationElement', name: ['Pricing', 'Careers'], url: ['/pricing', '/careers'] }, 1],
    ['beside pages of a menu', { '@graph': [...OWN.slice(0, 1), ...MADE_UP] }, 3],
  ])('%s', (_title, data, count) => {
    const findings = found(data);
    expect(findings.map(({ outcome }) => outcome)).toEqual(Array(count).fill('needs-review'));
    expect(findings[0]?.message).toContain('`Pricing`');
  });

  test('its elements can be taken out one by one', () => {
    const canvas = script({ '@graph': [...OWN, ...MADE_UP] });
    for (const { fix } of lint(canvas, manifest).filter(({ rule }) => rule === 'no-invented-menu')) {
      let after = canvas;
      for (const { start, end, text } of fix?.edits ?? []) after = after.slice(0, start) + text + after.slice(end);
      expect(fix).toBeDefined();
      expect(() => JSON.parse(after.replace(/<[^>]*>/g, ''))).not.toThrow();
    }
  });

  test.each([
    ['of the site’s menus', { '@graph': OWN }],
    ['of the home page', { '@graph': [element('Home', '/'), element('Start', home)] }],
    ['of parts of the page', { '@graph': [element('Prices', '#prices'), element('Team', '#team')] }],
    ['of one page', { '@graph': MADE_UP.slice(0, 1) }],
    [
      'of other sites',
      { '@graph': [element('Shop', 'https://shop.invalid/a'), element('Blog', 'https://blog.invalid/b')] },
    ],
    ['of no navigation', { '@graph': MADE_UP.map((each) => ({ ...each, '@type': 'WebPage' })) }],
  ])('not one %s', (_title, data) => {
    expect(found(data)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../../src/index.js';
import { invented } from './support.js';

const siteOf = (name: string, url: string, more: object = {}) =>
  buildManifest(
    parseSite({
      site: { name, description: 'A house', url, language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
      contacts: { email: { kind: 'email', value: `post@${new URL(url).hostname}` } },
      ...more,
    }),
  );
const SHIFTWISE = siteOf('Shiftwise', 'https://shiftwise.example');
const KETTLE = siteOf('Copper Kettle Coffee', 'https://copperkettle.example');
const told = (canvas: string, site: typeof KETTLE) =>
  invented(canvas, site).map(({ start, end, outcome }) => `${outcome}: ${canvas.slice(start, end)}`);
const link = (href: string) => `<a href="${href}">Go</a>`;
const CANONICAL = '<link rel="canonical" href="https://shiftwise.example/">';

describe('a link to a host of the site’s name that is not the site’s, whatever the page says is its own', () => {
  test.each([
    ['for users, by a name of one word', SHIFTWISE, 'https://app.shiftwise.io/login'],
    ['the same with another ending', SHIFTWISE, 'https://my.shiftwise.co.uk/'],
    ['by a name of several words', KETTLE, 'https://www.copperkettle.co.uk/'],
    ['the whole name', KETTLE, 'https://copperkettlecoffee.com/shop/'],
  ])('%s', (_what, site, href) => {
    for (const around of ['<header>$</header>', '<main><p>Read: $</p></main>', `${CANONICAL}<footer>$</footer>`])
      expect(told(around.replace('$', link(href)), site)).toEqual([`needs-review: ${link(href)}`]);
  });

  test.each([
    ['one word alone, as others are called, too', SHIFTWISE, 'https://www.shiftwise.io/blog'],
    ['a common word', siteOf('Sunflower', 'https://sunflower-shop.example'), 'https://www.sunflower.com/'],
    ['a word for a trade', siteOf('Museum', 'https://museum.example'), 'https://app.museum.com/'],
    ['a network', SHIFTWISE, 'https://www.linkedin.com/company/shiftwise'],
    ['a service that has the name below it', KETTLE, 'https://copperkettle.myshopify.com/'],
    ['a service that has the name in its path', KETTLE, 'https://medium.com/copper-kettle-coffee'],
    ['its own host', KETTLE, 'https://shop.copperkettle.example/'],
    ['a part of the name', KETTLE, 'https://kettle.com/'],
    ['more than the name', KETTLE, 'https://copperkettleantiques.com/'],
  ])('near miss: %s', (_what, site, href) => {
    expect(told(`<main><p>${link(href)}</p></main>`, site)).toEqual([]);
  });

  test('near miss: of somebody else, or known to the site', () => {
    const href = 'https://app.shiftwise.io/login';
    expect(told(`<section class="partners"><h2>Partners</h2>${link(href)}</section>`, SHIFTWISE)).toEqual([]);
    const known = siteOf('Shiftwise', 'https://shiftwise.example', {
      menus: {
        definitions: { main: { name: 'M', items: [{ label: 'Log in', url: href }] } },
        locations: { topic: { label: 'M', menu: 'main' } },
      },
    });
    expect(told(`<main><p>${link('https://app.shiftwise.io/signup')}</p></main>`, known)).toEqual([]);
  });
});

describe('an attribute of a widget that says whose site it is on', () => {
  test.each([
    'data-shop="copperkettle.co.uk"',
    'data-domain="www.copperkettle.co.uk"',
    'data-site-url="https://copperkettle.co.uk/"',
    'data-widget-host="copperkettlecoffee.com"',
  ])('%s', (written) => {
    expect(told(`<section ${written}>x</section>`, KETTLE)).toEqual([`needs-review: ${written}`]);
  });

  test.each([
    'data-shop="copperkettle.example"',
    'data-shop="shop.copperkettle.example"',
    'data-shop="copperkettle.myshopify.com"',
    'data-domain="oakfield.co.uk"',
    'data-shop="copperkettle"',
    'data-image="copperkettle.co.uk"',
  ])('near miss: %s', (written) => {
    expect(told(`<section ${written}>x</section>`, KETTLE)).toEqual([]);
  });
});

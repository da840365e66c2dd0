import { expect, test } from 'vitest';
import { addressesOfCss } from '../../../../src/server/theme/css/css-addresses.js';
import { addressesOfHtml, fileOf, pathOfAddress } from '../../../../src/server/theme/deploy/addresses.js';

test('addresses of pages and stylesheets', () => {
  const html = `<link href="/a.css"><img src=b.png srcset="c.png 1x, d.png 2x"><div style="background: url('e.svg')"></div>
    <style>p { background: url(f.svg) }</style><template><a href="/g/">g</a></template><meta property="og:image" content="https://luna.example/h.png"><meta content="text">`;
  expect(addressesOfHtml(html).sort()).toEqual(
    ['/a.css', 'b.png', 'c.png', 'd.png', 'e.svg', 'f.svg', '/g/', 'https://luna.example/h.png'].sort(),
  );
  expect(addressesOfCss('@import "a.css"; @font-face { src: url("b.woff2") } a { content: "url(no)" }')).toEqual([
    'a.css',
    'b.woff2',
  ]);
});

test('an address leads to a path of the site or nowhere', () => {
  const path = (address: string) => pathOfAddress(address, '/blog/one/', 'https://luna.example');
  expect(path('../two/#part')).toEqual({ path: '/blog/two/', query: '' });
  expect(path('?page=2')).toEqual({ path: '/blog/one/', query: '?page=2' });
  expect(path('https://luna.example/a')).toEqual({ path: '/a', query: '' });
  for (const other of ['https://other.example/', 'mailto:a@luna.example', '//other.example/a', 'http://[']) {
    expect(path(other)).toBeUndefined();
  }
});

test('a path is a file within the folder, or none', () => {
  expect(fileOf('/', true)).toBe('index.html');
  expect(fileOf('/blog/', true)).toBe('blog/index.html');
  expect(fileOf('/blog', true)).toBe('blog/index.html');
  expect(fileOf('/feed.xml', false)).toBe('feed.xml');
  expect(fileOf('/caf%C3%A9/', true)).toBe('café/index.html');
  for (const wrong of [
    '/../a',
    '/a/%2e%2e/b',
    '/a%2Fb',
    '/a//b',
    '/a%00',
    '/a%5Cb',
    '/%E0%A4',
    `/${'a'.repeat(300)}`,
  ]) {
    expect(fileOf(wrong, false)).toBeUndefined();
  }
});

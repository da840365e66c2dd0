import { expect, test } from 'vitest';
import { PAGE_FILES } from '../../../src/server/preview/limits.js';
import { pageFiles } from '../../../src/server/preview/page-files.js';

test.each([
  ['<img src=/a.png><img src=" /a.png ">', ['/a.png']],
  ['<img srcset="a.png 1x, /b,c.png 2x">', ['a.png', '/b,c.png']],
  ['<picture><source srcset="/dark.svg"><img src="/light.svg"></picture>', ['/dark.svg', '/light.svg']],
  ['<svg><image href="/a.svg"/><image xlink:href="/b.svg"/></svg>', ['/a.svg', '/b.svg']],
  ['<video src=/a.mp4 poster=/a.jpg></video><input type=IMAGE src=/b.png><input src=/c.png>', ['/a.jpg', '/b.png']],
  ['<link rel="preload StyleSheet" href=/a.css><link rel="alternate stylesheet" href=/b.css>', ['/a.css']],
  ['<noscript><img src=/a.png></noscript><template><img src=/b.png></template>', ['/a.png']],
  [`<p style="background: url( '/a b.png' ), URL(/c.png)">`, ['/a b.png', '/c.png']],
  ['<style>/* url(/old.png) */ p { background: url("/a.png") } /* url(/b.png)</style>', ['/a.png']],
  ['<!-- <img src=/a.png> --><textarea><img src=/b.png></textarea><img src="">url(/c.png)', []],
])('the files that %s is shown with', (html, files) => {
  expect(pageFiles(html)).toEqual(files);
});

test('are so many at most, and none of an address that no file has', () => {
  const many = Array.from({ length: PAGE_FILES + 9 }, (_, index) => `<img src=/${index}.png>`).join('');
  expect(pageFiles(many)).toHaveLength(PAGE_FILES);
  expect(pageFiles(`<img src="data:image/png;base64,${'A'.repeat(5000)}">`)).toEqual([]);
});

import { expect, test } from 'vitest';
import { uncontainedMarkup } from '../../../src/server/theme/uncontained-markup.js';
import { themeOf } from './theme-of.js';

test.each([
  ['<p>a</p>\n</main>', 'Unexpected `</main>`, expected one that ends an element of this canvas (line 2)'],
  ['</div></main>', 'Unexpected `</main>`, expected one that ends an element of this canvas (line 1)'],
  ['</header>', 'Unexpected `</header>`, expected one that ends an element of this canvas (line 1)'],
  ['<p>a</p></body>', 'Unexpected `</body>`, expected one that ends an element of this canvas (line 1)'],
  ['<h1>a</h1>\n<!-- open', 'Unexpected end of the canvas, expected the end of its comment (line 2)'],
  ['<h1>a</h1>\n<textarea>', 'Unexpected `<textarea>` that is left open, expected its end tag (line 2)'],
  ['<plaintext>', 'Unexpected `<plaintext>` that is left open, expected its end tag (line 1)'],
  ['<style>a{}', 'Unexpected `<style>` that is left open, expected its end tag (line 1)'],
  ['\n\n<div><p>a', 'Unexpected `<div>` that is left open, expected its end tag (line 3)'],
  ['<div><img src="/a.png" alt=""><br>', 'Unexpected `<div>` that is left open, expected its end tag (line 1)'],
  ['<p>a</p><b>b', 'Unexpected `<b>` that is left open, expected its end tag (line 1)'],
  ['<noscript></main></noscript>', 'Unexpected `</main>`, expected one that ends an element of this canvas (line 1)'],
  ['<select><xmp></select>', 'Unexpected `<xmp>` that is left open, expected its end tag (line 1)'],
])('a canvas does not change the page around it: %j', (source, message) => {
  expect(uncontainedMarkup(source)).toEqual([{ pointer: '/source', code: 'changes-page', message }]);
});

test.each([
  '<main><p>a</p></main>',
  '<p>a<p>b<ul><li>c<li>d</ul>',
  '<p>a',
  'a</p>b',
  '<header><x-logo/><x-menu location="topic"></x-menu></header>',
  '<x-logo/>',
  '<table><tr><td>a</table>',
  '<!-- </main> --><textarea></main></textarea>',
  '<template><p>a</p></template><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  '<noscript><p>a</p></noscript>',
  '<nav><div><section><footer>a</footer></section></div></nav>',
  '<i>a</i>',
  '<select><option>a<option>b</select>',
  '<svg><style>',
  '',
])('and may have what browsers close by themselves: %j', (source) => {
  expect(uncontainedMarkup(source)).toEqual([]);
});

test('the API refuses it for pages and canvases, and it is no matter how deep', async () => {
  const { ask } = await themeOf();
  const source = '<h1>A</h1></main>';
  const page = await ask('POST', '/ai/pages', { path: '/a/', title: 'A', source });
  expect([page.status, page.json.errors[0].code]).toEqual([422, 'changes-page']);
  const footer = { source: '<footer><!-- x</footer>', status: 'published' };
  const canvas = await ask('PUT', '/ai/canvas?name=footer', footer, { 'if-none-match': '*' });
  expect([canvas.status, canvas.json.errors[0].code]).toEqual([422, 'changes-page']);
  expect(uncontainedMarkup('<div>'.repeat(20_000)).map(({ code }) => code)).toEqual(['too-deep']);
  expect(uncontainedMarkup('<div>'.repeat(900) + '</div>'.repeat(900))).toEqual([]);
});

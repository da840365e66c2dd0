import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { element } from '../../src/html/element.js';
import { serialize } from '../../src/html/serialize.js';
import { show } from '../support/trees.js';

describe('serialize', () => {
  test.each<[string, Root | Element, string]>([
    ['escapes text', h('p', '<b>&"'), '<p>&lt;b&gt;&amp;"</p>'],
    ['escapes attributes', h('p', { title: '<b>&"\'' }), '<p title="&lt;b&gt;&amp;&quot;\'"></p>'],
    ['writes void elements without end tag', h('br'), '<br>'],
    ['writes boolean attributes bare', h('input', { required: true, disabled: false }), '<input required>'],
    ['joins lists', h('a', { class: 'a b', rel: ['me', 'noopener'] }), '<a class="a b" rel="me noopener"></a>'],
    ['joins comma-separated lists', h('input', { accept: ['.a', '.b'] }), '<input accept=".a, .b">'],
    [
      'names attributes as HTML does',
      h('label', { htmlFor: 'x', dataFooBar: 1 }),
      '<label for="x" data-foo-bar="1"></label>',
    ],
    ['keeps raw text raw', h('script', 'a < b && c'), '<script>a < b && c</script>'],
    ['keeps a first newline', h('textarea', '\n\nx'), '<textarea>\n\n\nx</textarea>'],
    ['writes comments', { type: 'root', children: [{ type: 'comment', value: 'x' }] }, '<!--x-->'],
  ])('%s', (_what, tree, expected) => {
    expect(serialize(tree)).toBe(expected);
  });

  test('writes what a parser reads back as the same tree', () => {
    const html =
      '<form action="/a" class="a b"><label for="x">N &amp; <b>m</b></label><input id="x" required value="&lt;"><textarea>\n\nt</textarea>' +
      '<svg viewBox="0 0 1 1"><path d="M0 0"></path><foreignObject><p>x</p></foreignObject></svg><template><li>y</li></template></form>';
    const tree = fromHtml(html, { fragment: true });
    expect(show(fromHtml(serialize(tree), { fragment: true }))).toBe(show(tree));
  });

  test('writes any text and attribute that `element` makes so that a parser reads it back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const made = element('p', { title: value, className: ['a'] }, [value]);
        const [read] = fromHtml(serialize(made), { fragment: true }).children;
        return read !== undefined && show(read) === show(made);
      }),
      { numRuns: 2000 },
    );
  });

  test('writes a tree of any depth', () => {
    let tree = h('div');
    for (let depth = 0; depth < 100_000; depth += 1)
      tree = { type: 'element', tagName: 'div', properties: {}, children: [tree] };
    expect(serialize(tree)).toHaveLength(100_001 * '<div></div>'.length);
  });
});

import type { Element } from 'hast';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import type { MarkedElement } from '../../src/component/menu/marks.js';
import { serialize } from '../../src/html/serialize.js';
import { copyOf } from '../../src/rehype/copy.js';

describe('a copy with marks', () => {
  const link: MarkedElement = {
    ...h('a', { href: '/' }, 'x'),
    pageMarks: [{ items: [0, 0], property: 'ariaCurrent', value: 'page' }],
  };
  const item: MarkedElement = {
    ...h('li', { className: ['a', 'b'] }, link),
    pageMarks: [
      { items: [0, 0], property: 'className', value: 'c' },
      { items: [1, 2], property: 'className', value: 'd' },
    ],
  };
  const template: Element = {
    ...h('template'),
    content: { type: 'root', children: [h('b', 'y'), { type: 'text', value: 'z' }] },
  };
  const tree = h('ul', [item, template]);

  test.each<[string, number[], string]>([
    ['none', [], '<ul><li class="a b"><a href="/">x</a></li><template><b>y</b>z</template></ul>'],
    [
      'all',
      [0, 1],
      '<ul><li class="a c d b"><a href="/" aria-current="page">x</a></li><template><b>y</b>z</template></ul>',
    ],
    ['one', [2], '<ul><li class="a d b"><a href="/">x</a></li><template><b>y</b>z</template></ul>'],
  ])('has %s of them written out', (_what, current, expected) => {
    const before = JSON.stringify(tree);
    expect(serialize(copyOf(tree, current))).toBe(expected);
    expect(JSON.stringify(tree)).toBe(before);
  });
});

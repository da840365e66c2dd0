import { describe, expect, test } from 'vitest';
import { formContent } from '../../src/component/form.js';
import { serialize } from '../../src/html/serialize.js';

const deep = (levels: number) => '<div>'.repeat(levels);
const repeated = (bs: number, ps: number) =>
  `<p>${Array.from({ length: bs }, (_, id) => `<b id=${id}>`).join('')}${'<p>x'.repeat(ps)}`;

describe("a provider's form", () => {
  test.each([
    ['too long', ' '.repeat(1_000_001), 'HTML of 1000001 characters, expected at most 1000000'],
    ['too deep', deep(1000), 'HTML nested deeper than 256 elements'],
    ['repeated by the parser', repeated(200, 1000), 'HTML of more than 20000 elements'],
    [
      'a long attribute, repeated by the parser',
      `<p><b title="${'x'.repeat(100_000)}">${'<p>x'.repeat(1000)}`,
      'HTML of elements with more than 8000000 bytes of attributes',
    ],
    [
      'attributes without number, repeated by the parser',
      `<p><b ${Array.from({ length: 5000 }, (_, id) => `a${id}`).join(' ')}>${'<p>x'.repeat(1000)}`,
      'HTML of elements with more than 8000000 bytes of attributes',
    ],
    ['empty', '', 'HTML without content'],
    ['blank', ' \n<div><p> </p></div>', 'HTML without content'],
    ['nothing but a script', '<script>alert(1)</script>', 'HTML without content'],
    [
      'a form in a table',
      '<table><form><tr><td><input></table>',
      'HTML of a form whose controls stand outside it, as in a table',
    ],
  ])('that is %s is refused with the reason', (_what, markup, reason) => {
    expect(formContent(markup, { trusted: false })).toBe(reason);
  });

  test.each([
    ['<form><label>a<input>', true, '<form><label>a<input></label></form>'],
    ['<li>a<dd>b', true, 'ab'],
    ['<ul><li>a</ul><dl><dt>b<dd>c', true, '<ul><li>a</li></ul><dl><dt>b</dt><dd>c</dd></dl>'],
    ['<nobr>a<plaintext>b', true, 'ab'],
    ['a<!-- c --><noscript>d</noscript>', true, 'a'],
    ['<x-logo>a</x-logo><svg><foreignObject><x-menu>b', true, 'a<svg><foreignObject>b</foreignObject></svg>'],
    ['<template><li>a</template>b', true, '<template>a</template>b'],
    // However often, and after whatever else: of such a name the way to hast makes one thing or another.
    [
      '<b datax-y=1 data-x-y=2>a</b><b dataz-w>b</b><b dataz-w data1-2>c',
      true,
      '<b data-x-y="2">a</b><b>b</b><b data-1-2="">c</b>',
    ],
    ['<script>if (a < b) c()</script>', true, '<script>if (a < b) c()</script>'],
    [
      '<math><style>&lt;b&gt;</style><input></input><mi>x',
      true,
      '<math><style>&lt;b&gt;</style><input></input><mi>x</mi></math>',
    ],
    [
      '<b onclick=x style=y>a</b><form action="java&#9;script:x"><input name=a formaction=data:x>',
      false,
      '<b>a</b><form><input name="a"></form>',
    ],
    ['<form name=cookie id=f><input>', false, '<form id="f"><input></form>'],
  ])('%s (trusted: %s) is written as %s', (markup, trusted, expected) => {
    const content = formContent(markup, { trusted });
    expect(typeof content === 'string' ? content : serialize({ type: 'root', children: content })).toBe(expected);
  });
});

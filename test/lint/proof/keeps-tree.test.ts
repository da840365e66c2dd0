import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { edited } from '../../../src/lint/edit/fix.js';
import { lint } from '../../../src/lint/index.js';
import { keepsTree } from '../../../src/lint/proof/keeps-tree.js';
import { readCorpus } from '../../corpus/case.js';
import { replacement } from '../support.js';

const keeps = (source: string, from: string, to = '') =>
  keepsTree(indexDocument(source), [replacement(source, from, to)]);

describe('an edit keeps the elements around it', () => {
  test.each([
    ['a whole element', '<form><p>a</p></form>', '<p>a</p>', ''],
    ['an end tag that it writes again', '<p>a <a href="/x">b</a></p>', '<a href="/x">b</a></p>', '</p><i></i>'],
    ['a start tag that it writes again', '<p><a href="/x">b</a> c</p>', '<p><a href="/x">b</a>', '<i></i><p>'],
    ['text', '<p>a b</p>', 'b', 'c'],
    ['an item without an end tag', '<ul><li><a href="/x">b</a></ul>', '<li><a href="/x">b</a>', '<li>c'],
    ['a form in it', '<div><form><p>a</p></form></div>', '<form><p>a</p></form>', ''],
  ])('%s', (_what, source, from, to) => {
    expect(keeps(source, from, to)).toBe(true);
  });

  test.each([
    ['the end tag of a form', '<form><ul><li>a</form></li></ul>', '<ul><li>a</form></li></ul>'],
    ['the end tag of a paragraph', '<p class="x"><a href="/y">b</p>', '<a href="/y">b</p>'],
    ['the start tag of a paragraph', '<p><a href="/x">b</a> c</p>', '<p><a href="/x">b</a>'],
    ['what ends a form before the next', '<div><form></div><p>a</form></p><form><i>b</i></form>', '<p>a</form></p>'],
    ['one of two end tags', '<div><div><b>a</div></div>', '<b>a</div></div>'],
    [
      'the start tag that ends a link before it',
      '<p><a href="/x">a</p><p><a href="/y">b</a> <cite>c</cite></p>',
      '<a href="/y">b</a>',
    ],
  ])('negative control: it takes %s', (_what, source, from) => {
    expect(keeps(source, from, '<x-menu location="topic"></x-menu>')).toBe(false);
  });
});

/** Markup that is nested wrongly: an end tag is left out, or a form begins before something and ends in it. */
function mutated(source: string, seed: number): string {
  const ends = [...source.matchAll(/<\/(?:div|ul|li|p|a|span|nav|section|form|label|main|footer|header|address)>/g)];
  const end = ends[(seed * 7919) % Math.max(1, ends.length)];
  if (!end) return source;
  if (seed % 2 === 0) return source.slice(0, end.index) + source.slice(end.index + end[0].length);
  const start = [...source.slice(0, end.index).matchAll(/<(?:div|ul|p|nav|section|footer|address|li)\b[^>]*>/g)].at(-2);
  if (!start) return source;
  return `${source.slice(0, start.index)}<form>${source.slice(start.index, end.index)}</form>${source.slice(end.index)}`;
}

test('each suggestion alone leaves all elements outside of it their end tags', () => {
  let suggestions = 0;
  for (const { canvas, manifest, name } of readCorpus('fixtures/invention')) {
    const seed = suggestions + name.length;
    const source = canvas.length < 6000 ? mutated(canvas, seed) : canvas;
    const closed = indexDocument(source).elements.filter((element) => element.closed);
    for (const { fix, rule } of lint(source, manifest)) {
      if (!fix) continue;
      suggestions += 1;
      const { edits } = fix;
      const after = new Map(indexDocument(edited(source, edits)).elements.map((element) => [element.start, element]));
      const placed = (offset: number) =>
        edits.reduce((at, edit) => (edit.end <= offset ? at + edit.text.length - (edit.end - edit.start) : at), offset);
      for (const { tag, start, openEnd } of closed) {
        if (edits.some((edit) => edit.start < openEnd && start < Math.max(edit.end, edit.start + 1))) continue;
        const kept = after.get(placed(start));
        expect(kept?.tag === tag && kept.closed, `${name}: ${rule} at <${tag}> ${start}`).toBe(true);
      }
    }
  }
  expect(suggestions).toBeGreaterThan(1000);
}, 120_000);

import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import type { DocText } from '../../../src/lint/document/element.js';
import { sourceEnd, sourceOffset } from '../../../src/lint/document/source-offset.js';
import { lint } from '../../../src/lint/index.js';
import { HAS_CORPUS } from '../../support/folders.js';
import { readTreeConstruction } from '../../support/html5lib.js';
import { MANIFEST } from '../support.js';

/** Text of the source as a parser reads it within an element. */
function decoded(written: string): string {
  const [span] = parseFragment(`<span>${written}</span>`).childNodes;
  if (!span || !('childNodes' in span)) return '';
  return span.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** The characters of a text, each read where the source is said to have it; what one reference gives is one of them. */
function reread(source: string, text: DocText, offsetOf: (index: number) => number): string {
  const offsets = [...new Set(Array.from({ length: text.value.length }, (_each, index) => offsetOf(index)))];
  return offsets.map((from, index) => decoded(source.slice(from, offsets[index + 1] ?? text.end))).join('');
}

/** Text of the page: in a script a reference is none. */
function textsIn(source: string) {
  const document = indexDocument(source);
  const texts = document.texts.filter(({ raw, parent }) => !raw && (parent === undefined || parent.isHtml));
  return { document, texts };
}

const SOURCES = [
  'a&amp;b&amp;c',
  'a\r\nb\r\n\r\nc\rd',
  '&notit; &NotEqualTilde; &#128222; &#x1F4DE &#0; &nosuch; & &;',
  `&${'a'.repeat(1000)}&amp;b`,
  'a</b>b</i>&amp;c',
  'a\0b &lt;\0c',
  '\0&#128512;ciao',
  '<p>a</p>\0&amp;b',
  '<!doctype html> &amp;b',
  '<table>a&amp;<tr>b</table>',
  'a<tbody>b&amp; c\t&amp; d',
  '<pre>\na&amp;b</pre>',
  '<pre>\r\n\r\na&amp;b</pre>',
  '<listing>&#10;a&amp;b</listing>',
  '<p>a&amp',
];

describe('the place of a text in the source', () => {
  test.each(SOURCES)('%j', (source) => {
    const { document, texts } = textsIn(source);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(reread(source, text, (index) => sourceOffset(document, text, index))).toBe(text.value);
      expect(sourceEnd(document, text, text.value.length)).toBe(text.end);
      expect(source.slice(text.start, text.end)).not.toMatch(/<[/a-z]/i);
    }
  });

  test('is not found by counting characters', () => {
    const { texts } = textsIn('a&amp;b&amp;c');
    for (const text of texts) expect(reread('a&amp;b&amp;c', text, (index) => text.start + index)).not.toBe(text.value);
  });

  test.skipIf(!HAS_CORPUS)('holds for every input of html5lib', () => {
    let count = 0;
    for (const { name, data } of readTreeConstruction()) {
      const { document, texts } = textsIn(data);
      for (const text of texts) {
        count += 1;
        const found = reread(data, text, (index) => sourceOffset(document, text, index));
        expect(found, `${name}: ${data}`).toBe(text.value);
      }
    }
    expect(count).toBeGreaterThan(1000);
  });
});

test.each([
  ['a tag that the parser drops', '<p>a </summary>055 012 3456 x</p>'],
  ['the same and a reference', '<p>a &amp;</summary>055 012 3456 x</p>'],
  ['many such tags', `<p>${'</summary>'.repeat(100)}055 012 3456 x</p>`],
  ['a NUL', '<p>a\0b 055 012 3456 x</p>'],
  ['a NUL and a reference', '\0&#128512; chiama 055 012 3456 ok'],
  ['the beginning of a section', '<svg><text><![CDATA[055 012 3456]]></text></svg>'],
  ['a section', '<svg><text>tel <![CDATA[ &amp; ]]>055 012 3456 a</text></svg>'],
  ['a line break that a list of old drops', '<listing>\n&amp; 055 012 3456 x</listing>'],
])('a finding behind %s has the right place', (_title, source) => {
  expect(lint(source, MANIFEST).map(({ start, end }) => source.slice(start, end))).toEqual(['055 012 3456']);
});

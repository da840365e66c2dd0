import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse, parseFragment, type Token } from 'parse5';
import { describe, expect, test } from 'vitest';
import { limitsOf } from '../../../../src/canvas/limits.js';
import { isDocument } from '../../../../src/canvas/locate/document.js';
import { parseSource } from '../../../../src/canvas/locate/exact/parse-source.js';
import { readPlainTag } from '../../../../src/canvas/locate/exact/plain-tag.js';
import { Signs } from '../../../../src/canvas/locate/exact/signs.js';
import { HAS_CORPUS } from '../../../support/folders.js';
import { readTreeConstruction } from '../../../support/html5lib.js';

/** What a tree says, with the places that are in the source: of each tag, of its attributes, and of each run of text. */
function told(node: DefaultTreeAdapterTypes.ParentNode): unknown[] {
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const rows: unknown[] = [];
  for (const child of children as DefaultTreeAdapterTypes.ChildNode[]) {
    if ('value' in child) {
      const before = rows.at(-1);
      if (before instanceof Text) before.value += child.value;
      else rows.push(new Text(child.value));
    } else if ('tagName' in child) {
      const startTag = child.sourceCodeLocation?.startTag;
      const places = Object.entries(attributePlaces(child)).map(([name, place]) => [
        name,
        place.startOffset,
        place.endOffset,
      ]);
      const start = startTag && [startTag.startOffset, startTag.endOffset];
      rows.push([child.tagName, child.namespaceURI, child.attrs, start, places, told(child)]);
    } else rows.push([child.nodeName, child.sourceCodeLocation?.startOffset, 'data' in child ? child.data : '']);
  }
  return rows;
}

function attributePlaces({
  sourceCodeLocation: place,
}: DefaultTreeAdapterTypes.Element): Record<string, Token.Location> {
  const startTag: Partial<Token.LocationWithAttributes> | undefined = place?.startTag;
  return startTag?.attrs ?? place?.attrs ?? {};
}

class Text {
  value: string;
  constructor(value: string) {
    this.value = value;
  }
}

function byParse5(source: string): string {
  const options = { sourceCodeLocationInfo: true };
  return JSON.stringify(told(isDocument(source) ? parse(source, options) : parseFragment(source, options)));
}

function byInlay(source: string): string {
  const { root } = parseSource(source, limitsOf(undefined));
  const [first] = root.childNodes;
  const isFragment = !isDocument(source) && first && 'childNodes' in first;
  return JSON.stringify(told(isFragment ? first : root));
}

const NAMES = fc.constantFrom(
  'p',
  'div',
  'a',
  'b',
  'h1',
  'li',
  'pre',
  'td',
  'svg',
  'path',
  'select',
  'option',
  'my-own',
  'DIV',
);
const VALUES = fc.constantFrom('', 'a b', 'a&amp;b', 'a&b', 'ü😀', 'a\rb', 'a\0b', '/', '>', "it's", 'a\nb', '&quot;');
const ATTRIBUTES = fc.tuple(
  fc.constantFrom(' ', '\n\t', '', '/', '\r\n', ' / '),
  fc.constantFrom('class', 'id', 'data-x', 'xlink:href', '@click', 'viewBox', 'ü', '=', 'a"', 'x_1'),
  fc.constantFrom('="', "='", '=', ' = "', ''),
  VALUES,
  fc.constantFrom('"', "'", ''),
);
const TAGS = fc
  .tuple(
    fc.constantFrom('<', '</'),
    NAMES,
    fc.array(ATTRIBUTES, { maxLength: 3 }),
    fc.constantFrom('>', '/>', ' >', ' />', ''),
  )
  .map(([open, name, attributes, close]) => open + name + attributes.flat().join('') + close);
const TEXTS = fc.constantFrom(
  ' ',
  'a',
  '\n',
  '\r\n',
  '\0',
  '&amp;',
  '&',
  '<',
  'a b\tc',
  '😀',
  '\ud83d',
  '<!-- a -->',
  '<![CDATA[a]]>',
);
const RAW = fc.constantFrom(
  '<script>a<b && c</script>',
  '<title>a &lt; b</title>',
  '<style>\n a\0{}</style>',
  '<textarea>\n\na',
);
const SOURCES = fc
  .tuple(fc.boolean(), fc.array(fc.oneof({ arbitrary: TAGS, weight: 3 }, TEXTS, RAW), { maxLength: 12 }))
  .map(([isWhole, pieces]) => (isWhole ? '<!doctype html>' : '') + pieces.join(''));

describe('the tokenizer that takes plain tags and text in one step', () => {
  test('has the tree of parse5, with the same places', () => {
    fc.assert(
      fc.property(SOURCES, (source) => {
        expect(byInlay(source)).toBe(byParse5(source));
      }),
      { numRuns: 5000 },
    );
  });

  test.runIf(HAS_CORPUS)('has it for the cases of the standard', () => {
    for (const { data } of readTreeConstruction()) expect(byInlay(data), data).toBe(byParse5(data));
  });

  test('has it behind the 65,536 characters that parse5 drops', () => {
    for (const filler of ['a😀 ', '<p class="x">a</p>\n', '<b>&amp;</b>']) {
      const source = `${filler.repeat(30_000 / filler.length)}<table><td><i id="x">`.repeat(5);
      expect(byInlay(source) === byParse5(source), filler).toBe(true);
    }
  });

  test('negative control: one character, one attribute or one place that differs is seen', () => {
    expect(byInlay('<p>a</p>')).not.toBe(byParse5('<p>b</p>'));
    expect(byInlay('<p a="1"></p>')).not.toBe(byParse5('<p a="2"></p>'));
    expect(byInlay('<p a="1"></p>')).not.toBe(byParse5("<p  a='1'></p>"));
  });
});

describe('a plain tag', () => {
  test.each([
    ['<p>', 'p []'],
    ['</p>', 'p []'],
    ['<br/>', 'br []'],
    ['<a href="x" class=\'y z\' hidden>', 'a [["href",3,11],["class",12,23],["hidden",24,30]]'],
    ['<P>', undefined],
    ['<p a=b>', undefined],
    ['<p a="&amp;">', undefined],
    ['<p a="1"b="2">', undefined],
    ['<p a="1" a="2">', undefined],
    ['<p / a>', undefined],
    ['</p >', undefined],
    ['<p a="', undefined],
    ['<p', undefined],
    ['<', undefined],
    [`<p${' a'.repeat(70)}>`, undefined],
  ])('%j', (source, expected) => {
    const places = {};
    const tag = readPlainTag(source, 0, new Signs(source), places);
    const shown = Object.entries<{ startOffset: number; endOffset: number }>(places).map(
      ([name, { startOffset, endOffset }]) => [name, startOffset, endOffset],
    );
    expect(tag && `${tag.name} ${JSON.stringify(shown)}`).toBe(expected);
    if (tag) expect(tag.end).toBe(source.length);
  });
});

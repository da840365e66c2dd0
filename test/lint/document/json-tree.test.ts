import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexDocument } from '../../../src/lint/document/document.js';
import { type JsonEntry, type JsonNode, objectAround, pathOf, readJson } from '../../../src/lint/document/json-tree.js';
import { thingsOf, valuesOf } from '../../../src/lint/document/things.js';
import { spanOfValue } from '../../../src/lint/document/value-span.js';

function plain(node: JsonNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.entries.map(({ value }) => plain(value));
  return Object.fromEntries(node.entries.map(({ name = '', value }) => [name, plain(value)]));
}

function entriesIn(node: JsonNode): JsonEntry[] {
  if (node.kind === 'scalar') return [];
  return node.entries.flatMap((entry) => [entry, ...entriesIn(entry.value)]);
}

test('is what JSON.parse gives, and every place holds its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2, '\t'), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const root = readJson(text);
      if (!root) throw new Error(`no JSON: ${text}`);
      expect(JSON.stringify(plain(root))).toBe(JSON.stringify(JSON.parse(text)));
      for (const { value: each, name, start } of entriesIn(root)) {
        expect(plain(each)).toEqual(JSON.parse(text.slice(each.start, each.end)));
        if (name !== undefined) expect(text.slice(start).startsWith(JSON.stringify(name))).toBe(true);
      }
    }),
  );
});

test.each(['', '{', '{"a":}', '{"a":""b""}', '[1,]', "{'a':1}", 'undefined'])('nothing for %s', (text) => {
  expect(readJson(text)).toBeUndefined();
});

test('no nesting is too deep', () => {
  const text = `${'['.repeat(5000)}${']'.repeat(5000)}`;
  expect(readJson(text)?.end).toBe(text.length);
});

test('entries are named as people name them', () => {
  const root = readJson('{"@graph":[{"sameAs":["a",{"b":1}]}],"c":2}');
  expect(root && entriesIn(root).map(pathOf)).toEqual([
    '@graph',
    '@graph[0]',
    '@graph[0].sameAs',
    '@graph[0].sameAs[0]',
    '@graph[0].sameAs[1]',
    '@graph[0].sameAs[1].b',
    'c',
  ]);
});

test('the object around an item of a list is that of the list', () => {
  const root = readJson('{"a":[["b"]]}');
  const [, , item] = root ? entriesIn(root) : [];
  expect(item && objectAround(item)).toBe(root);
});

describe('a value is found where it stands', () => {
  const said = (canvas: string) => {
    const document = indexDocument(canvas);
    return thingsOf(document).flatMap((thing) =>
      [...thing.values.keys()].flatMap((name) =>
        valuesOf(thing, name).map((value) => {
          const { start, end } = spanOfValue(document, value);
          return { name, start, written: canvas.slice(start, end) };
        }),
      ),
    );
  };
  const script = (json: string) => `<p>a&amp;b</p><script type="application/ld+json">${json}</script>`;

  test.each([
    ['the same text twice', '{"a":"x","b":"x","c":"y"}'],
    ['escapes', '{"a":"https:\\/\\/x","b":"\\u0078","c":"y"}'],
    ['a number', '{"a":12,"b":"x","c":"y"}'],
    ['line breaks', '{\r\n"a":"x",\r\n"b":"p&amp;q",\r\n"c":"y"}'],
    ['signs that are no references', '{"a":"&copy=1","b":"&lt;","c":"y"}'],
  ])('%s', (_what, json) => {
    const wanted = Object.entries(JSON.parse(json) as Record<string, unknown>);
    const found = said(script(json));
    expect(found.map(({ name }) => name)).toEqual(wanted.map(([name]) => name));
    for (const [index, [, value]] of wanted.entries()) {
      const written = found[index]?.written ?? '';
      expect(typeof value === 'number' ? Number(written) : JSON.parse(`"${written}"`)).toBe(value);
    }
    expect(new Set(found.map(({ start }) => start)).size).toBe(wanted.length);
  });
});

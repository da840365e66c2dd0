import { html } from 'parse5';
import { describe, expect, test } from 'vitest';
import {
  CHOOSY,
  COMPONENT,
  classesOf,
  codeOf,
  codesOf,
  depthWithin,
  EVERYWHERE,
  FORMATTING,
  FOSTERING,
  flagsWithin,
  HEADING,
  IMPLIED_END,
  IN_LIST_ITEM,
  LIST_ITEM_BOUNDARY,
  LIST_ITEM_SCOPE,
  MARKER,
  NAMES,
  ROOT,
  SCOPE,
  SPECIAL,
  TABLE_CONTEXT,
  TABLE_SCOPE,
} from '../../../../src/canvas/locate/fast/elements.js';
import { enter } from '../../../../src/canvas/locate/surroundings.js';
import { COMPONENT_TAGS } from '../../../../src/component/tags.js';
import { VOID_ELEMENTS } from '../../../../src/html/elements.js';

/** Names of a class, in the order of the alphabet; the root is `#root`. */
function members(bit: number): string[] {
  const names = NAMES.filter((_name, code) => (classesOf(code) & bit) !== 0);
  return [...names, ...((classesOf(ROOT) & bit) === 0 ? [] : ['#root'])].sort();
}

const CELLS_AND_MARKERS = 'applet caption marquee object table td template th';

/** By the standard, without elements that are never kept open. */
const MEMBERS: [name: string, bit: number, names: string][] = [
  ['scope', SCOPE, `#root ${CELLS_AND_MARKERS}`],
  ['list item scope', LIST_ITEM_SCOPE, `#root ${CELLS_AND_MARKERS} ol ul`],
  ['table scope', TABLE_SCOPE, '#root table template'],
  ['formatting', FORMATTING, 'a b big code em font i s small strike strong tt u'],
  ['headings', HEADING, 'h1 h2 h3 h4 h5 h6'],
  ['fostering', FOSTERING, 'table tbody tfoot thead'],
  ['parts of tables', TABLE_CONTEXT, '#root caption table tbody td template tfoot th thead'],
  ['markers', MARKER, 'applet caption marquee object td template th'],
  ['implied end tags', IMPLIED_END, 'dd dt li optgroup option p rb rp rt rtc'],
  ['components', COMPONENT, [...COMPONENT_TAGS].sort().join(' ')],
];

describe('the classes of elements', () => {
  test.each(MEMBERS)('%s', (_name, bit, names) => {
    expect(members(bit)).toEqual(names.split(' ').sort());
  });

  test('special elements are those of the parser', () => {
    const special = html.SPECIAL_ELEMENTS[html.NS.HTML];
    expect(members(SPECIAL)).toEqual(['#root', ...NAMES.filter((name) => special.has(html.getTagID(name)))].sort());
    const isBoundary = (name: string) => !['address', 'div', 'p'].includes(name);
    expect(members(LIST_ITEM_BOUNDARY)).toEqual(members(SPECIAL).filter(isBoundary));
  });

  test('names are there once, and have codes', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
    for (const [code, name] of NAMES.entries()) expect(codeOf(name)).toBe(code);
    expect(codesOf('p div')).toEqual([codeOf('p'), codeOf('div')]);
  });

  test('void elements have no content', () => {
    const voids = NAMES.filter((_name, code) => depthWithin(code) === 0).sort();
    const known = [...VOID_ELEMENTS, 'image', 'head', 'html', 'body'].filter((name) => name !== 'col');
    expect(voids).toEqual(known.sort());
    expect(NAMES.every((_name, code) => depthWithin(code) <= 1)).toBe(true);
  });
});

describe('the flags within elements', () => {
  const bits = Array.from({ length: 11 }, (_, index) => 1 << index);

  test.each(NAMES.map((name, code) => [name, code] as const))('%s: as the exact locator has them', (name, code) => {
    for (const flags of [0, 2047, ...bits]) {
      expect(flagsWithin(flags, code) & 2047).toBe(enter(flags, name, true));
    }
    const own = (classesOf(code) & FOSTERING) !== 0 ? CHOOSY : 0;
    expect(flagsWithin(CHOOSY, code) & (CHOOSY | EVERYWHERE)).toBe(own | EVERYWHERE);
    const isKept = name === 'li' || (classesOf(code) & LIST_ITEM_BOUNDARY) === 0;
    expect((flagsWithin(IN_LIST_ITEM, code) & IN_LIST_ITEM) !== 0).toBe(isKept && name !== 'template');
    expect((flagsWithin(0, code) & IN_LIST_ITEM) !== 0).toBe(name === 'li');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { customProperties, styleProblems } from './style-problems.js';

const SHEET = readFileSync(`${ROOT}src/styles/inlay.css`, 'utf8');

/** Bytes: what a page loads before it is shown. */
const MOST = 6000;

describe('the style sheet', () => {
  test('is small', () => {
    expect(Buffer.byteLength(SHEET)).toBeLessThan(MOST);
  });

  test('is read without errors, in a layer, without sides of the screen', () => {
    expect(styleProblems(SHEET)).toEqual([]);
  });

  test('styles nothing but components', () => {
    const selectors = SHEET.replace(/\/\*[\s\S]*?\*\//g, '').match(/\.[a-z][\w-]*/g) ?? [];
    expect([...new Set(selectors)].filter((name) => !/^\.(?:x-|menu-item$|sub-menu$)/.test(name))).toEqual([]);
  });

  test('has its README tell every property', () => {
    const readme = readFileSync(`${ROOT}src/styles/README.md`, 'utf8');
    const told = [...readme.matchAll(/^\| `(--[a-z-]+)`/gm)].map(([, name = '']) => name);
    expect(told.toSorted()).toEqual(customProperties(SHEET).toSorted());
  });
});

describe('a fault of a style sheet is found', () => {
  test.each([
    ['a rule outside of a layer', '.x-logo { color: red }', 'outside of a layer: .x-logo '],
    ['a side', '@layer inlay { .x-logo { margin-left: 1em } }', 'a side of the screen: margin-left'],
    ['!important', '@layer inlay { .x-logo { color: red !important } }', 'important: color'],
    ['a property that nobody uses', '@layer inlay { .x-logo { --inlay-a: 1px } }', 'never used: --inlay-a'],
    ['one that nobody says', '@layer inlay { .x-logo { color: var(--inlay-b) } }', 'never said: --inlay-b'],
    ['a mistake', '@layer inlay { .x-logo { color red } }', 'no declaration: color red '],
    ['a block that does not end', '@layer inlay { .x-logo { color: red }', 'blocks that do not end: 1'],
  ])('%s', (_what, source, problem) => {
    expect(styleProblems(source)).toContain(problem);
  });
});

import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { checkText } from '../../../src/cli/check/text.js';
import { verdictOf } from '../../../src/cli/check/verdict.js';
import { acceptManifest, buildManifest } from '../../../src/index.js';
import { readSite } from '../../support/sites.js';

const paint = (_style: unknown, text: string) => text;

/** What a check of a site without evidence says, in its lines. */
function lines(width?: number): string[] {
  const acceptance = acceptManifest(buildManifest(readSite('small-business')));
  return checkText({ ...verdictOf({ acceptance }), acceptance }, undefined, { paint, width }).split('\n');
}

const widest = (width?: number) => Math.max(...lines(width).map((line) => stringWidth(line)));

describe('the text of a check', () => {
  test('stays within the columns of a terminal', () => {
    expect([80, 50, 20].map((width) => widest(width) <= Math.max(width, 40))).toEqual([true, true, true]);
    // What goes on stands further in than what it goes on from.
    expect(lines(50).filter((line) => line !== '' && !/^(?:[✓✗?-] | {2}|needs-evidence:)/.test(line))).toEqual([]);
  });

  test('has no line broken where there is no terminal', () => {
    expect(widest()).toBeGreaterThan(80);
    expect(lines(1_000)).toEqual(lines());
    expect(lines(50).join(' ').replaceAll(/\s+/g, ' ')).toBe(lines().join(' ').replaceAll(/\s+/g, ' '));
  });
});

import { describe, expect, test } from 'vitest';
import { buildManifest } from '../../../../src/index.js';
import { edited } from '../../../../src/lint/edit/fix.js';
import { lint } from '../../../../src/lint/index.js';
import { readSite } from '../../../support/sites.js';

const MANIFEST = buildManifest(readSite('small-business'));

/** What the fix of an unknown attribute writes, and how safe it is. */
function fixed(canvas: string): [string, string] | undefined {
  const fix = lint(canvas, MANIFEST).find(({ rule }) => rule === 'valid-attributes')?.fix;
  return fix && [fix.safety, edited(canvas, fix.edits)];
}

describe('an attribute with a slip', () => {
  test.each([
    ['<x-social icon="only"></x-social>', '<x-social icons="only"></x-social>'],
    ['<x-menu location="topic" dept="1"></x-menu>', '<x-menu location="topic" depth="1"></x-menu>'],
  ])('is written as it was meant, for somebody to look at: %s', (canvas, written) => {
    expect(fixed(canvas)).toEqual(['unsafe', written]);
  });

  test.each([
    ['a value that it does not read', '<x-social icon="often"></x-social>', '<x-social></x-social>'],
    ['the right one beside it', '<x-social icon="only" icons="none"></x-social>', '<x-social icons="none"></x-social>'],
    ['no name near it', '<x-social data-a="only"></x-social>', '<x-social></x-social>'],
  ])('negative control: is left out with %s', (_what, canvas, written) => {
    expect(fixed(canvas)).toEqual(['safe', written]);
  });
});

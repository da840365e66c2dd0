import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { describe, expect, test } from 'vitest';
import { type Report, render } from '../../src/index.js';
import rehypeInlay from '../../src/rehype/index.js';
import { bringing, site } from '../forms/page.js';

const ADDON = '<x-addon provider="provider_contact_form"></x-addon>';
const FORM = '<form id="a"><label for="b">L</label><input id="b" name="c"></form><button form="a">B</button>';

/** The codes of the notes on each inlay, in `render` and in a tree. */
async function codes(canvas: string, request = bringing(FORM)): Promise<string[][][]> {
  const reports: Report[] = [render(canvas, site, request).report];
  const processor = unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeInlay, { site, request, onReport: (report) => reports.push(report) });
  await processor.run(processor.parse(canvas));
  return reports.map(({ inlays }) => inlays.map(({ notes }) => notes.map(({ code }) => code)));
}

describe('a form that a canvas shows again', () => {
  test.each([
    ['once', ADDON, [[]]],
    ['three times', `${ADDON}<p>x</p>${ADDON}${ADDON}`, [[], ['repeated-form'], ['repeated-form']]],
    ['once more, where it cannot stand', `${ADDON}<button>${ADDON}</button>`, [[], ['misplaced-addon']]],
    ['in the fallback of itself', `<x-addon provider="provider_contact_form">${ADDON}</x-addon>`, [[], ['superseded']]],
  ])('is told of: %s', async (_, canvas, expected) => {
    expect(await codes(canvas)).toEqual([expected, expected]);
  });

  test('is not told of where nothing brings its HTML', async () => {
    expect(await codes(ADDON + ADDON, bringing(''))).toEqual([
      [[], []],
      [[], []],
    ]);
  });
});

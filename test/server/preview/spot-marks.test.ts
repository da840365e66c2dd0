import { describe, expect, test } from 'vitest';
import { compile, render } from '../../../src/index.js';
import { inserted, spotMarks } from '../../../src/server/preview/spot-marks.js';
import { readSite } from '../../support/sites.js';

const SITE = readSite('small-business');

/** Where the first occurrence of a text is shown: the canvas and the expanded page with the marks in them. */
function shown(source: string, text: string) {
  const start = source.indexOf(text);
  const draw = (canvas: string) => render(compile(canvas), SITE);
  const { html, report } = draw(source);
  const spot = { start, end: start + text.length };
  const { anchors, marks } = spotMarks(source, [spot], report.inlays, { html, render: (marked) => draw(marked).html });
  return {
    anchor: anchors[0],
    canvas: inserted(source, marks.canvas),
    expanded: inserted(html, marks.expanded),
    html,
  };
}

describe('the element of a finding', () => {
  test('is the one that its text is in', () => {
    const { anchor, canvas, expanded } = shown('<p>Tel. <b>055</b></p>', '055');
    expect(anchor).toEqual({ canvas: 'inlay-found-1', expanded: 'inlay-found-1' });
    expect(canvas).toBe('<p>Tel. <b data-inlay-found id="inlay-found-1">055</b></p>');
    expect(expanded).toBe(canvas);
  });

  test('keeps its id while what stands before it is edited', () => {
    const { anchor } = shown('<h1>Longer than before</h1><p>Tel. <b>055</b></p>', '055');
    expect(anchor).toEqual({ canvas: 'inlay-found-1', expanded: 'inlay-found-1' });
  });

  test('is itself where it is an element, and keeps the id that it has', () => {
    const { anchor, canvas } = shown('<main><ul id="nav"><li>a</li></ul></main>', '<ul id="nav"><li>a</li></ul>');
    expect(anchor).toEqual({ canvas: 'nav', expanded: 'nav' });
    expect(canvas).toBe('<main><ul data-inlay-found id="nav"><li>a</li></ul></main>');
  });

  test('is found behind what components expand to', () => {
    const { expanded, html } = shown('<header><x-logo></x-logo></header><p>Tel. <b>055</b></p>', '055');
    expect(expanded.replace(/ data-inlay-found id="inlay-found-\d+"/, '')).toBe(html);
    expect(expanded).toMatch(/<b data-inlay-found id="inlay-found-\d+">055<\/b><\/p>$/m);
  });

  test('of a component is what it expands to, and in the canvas what it stands in', () => {
    const { anchor, canvas, expanded } = shown('<header><x-logo/></header>', '<x-logo/>');
    expect(anchor).toEqual({ canvas: 'inlay-found-1', expanded: 'inlay-found-2' });
    expect(canvas).toContain('<header data-inlay-found id="inlay-found-1"><x-logo/>');
    expect(expanded).toMatch(/<header><[a-z]+ data-inlay-found id="inlay-found-2" /);
  });

  test('of a component that expands to nothing is what it stands in', () => {
    const { anchor } = shown('<nav><x-menu location="nope"></x-menu></nav>', '<x-menu location="nope"></x-menu>');
    expect(anchor).toEqual({ canvas: 'inlay-found-1', expanded: 'inlay-found-1' });
  });

  test.each([
    ['what nobody sees', '<title>055</title>', '055'],
    ['text in no element', '055', '055'],
    ['a canvas that has our own mark', '<p data-inlay-found>055</p>', '055'],
  ])('is none for %s', (_, source, text) => {
    const { anchor, canvas, expanded, html } = shown(source, text);
    expect({ anchor, canvas, expanded }).toEqual({ anchor: {}, canvas: source, expanded: html });
  });

  test('is not pointed at in a page that marks would change', () => {
    const source = '<p>055</p>';
    const spots = [{ start: 3, end: 6 }];
    const { anchors, marks } = spotMarks(source, spots, [], { html: source, render: () => 'another' });
    expect(anchors).toEqual([{ canvas: 'inlay-found-1' }]);
    expect(marks.expanded).toEqual([]);
  });
});

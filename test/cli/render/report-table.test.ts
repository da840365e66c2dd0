import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import type { ReportedInlay } from '../../../src/canvas/report.js';
import { addTo, canvasLine, emptyTally, inlayLine, isLeft, outcomeOf } from '../../../src/cli/output/tally.js';
import { reportTable } from '../../../src/cli/render/report-table.js';

const plain = (_style: unknown, text: string) => text;

function inlay(more: Partial<ReportedInlay>): ReportedInlay {
  return {
    tag: 'x-logo',
    attributes: {},
    start: 0,
    end: 0,
    line: 1,
    column: 1,
    outcome: 'expanded',
    steps: [],
    notes: [],
    ...more,
  };
}

const INLAYS = [
  inlay({
    line: 12,
    column: 5,
    source: '/logos/platform',
    steps: [
      { tried: '/logos/main', result: 'not configured' },
      { tried: '/logos/platform', result: 'used' },
    ],
  }),
  inlay({ tag: 'x-social', line: 120, column: 33, source: '/social', steps: [{ tried: '/social', result: 'used' }] }),
  inlay({
    tag: 'x-menu',
    line: 121,
    outcome: 'unresolved',
    steps: [{ tried: '/menus/locations/a\u001b[2J', result: 'not\nregistered' }],
    notes: [{ code: 'unknown-attribute', message: 'Unexpected `x\ny`' }],
  }),
  inlay({ tag: 'x-addon', line: 122, outcome: 'refused' }),
  inlay({ line: 123, outcome: 'refused', notes: [{ code: 'superseded', message: 'It stands in `x-menu`' }] }),
];

describe('the table of a report', () => {
  test('holds more inlays than a call has arguments', () => {
    const many = Array<ReportedInlay>(200_000).fill(inlay({}));
    expect(reportTable('a.html', many, plain).split('\n').length).toBe(200_002);
  });

  test('aligns its columns, indents steps and notes, and leaves no control character', () => {
    expect(reportTable('pages/a\u0007.html', INLAYS, plain)).toBe(`pages/a\\u0007.html
  12:5    x-logo    expanded    /logos/platform
      /logos/main: not configured
      /logos/platform: used
  120:33  x-social  expanded    /social
  121:1   x-menu    unresolved
      /menus/locations/a\\u001b[2J: not\\nregistered
      note unknown-attribute: Unexpected \`x\\ny\`
  122:1   x-addon   refused
  123:1   x-logo    superseded
      note superseded: It stands in \`x-menu\`
`);
  });

  test('keeps its lines within the columns of a terminal, and breaks none elsewhere', () => {
    const long = inlay({
      tag: 'x-contact',
      source: '/contacts/a-field-with-a-long-name',
      steps: [{ tried: '/contacts/other', result: 'not configured: the site has no such field, and no other one' }],
      notes: [{ code: 'invalid-value', message: 'Unexpected `perhaps`, expected `true` or `false`; taken as 漢字' }],
    });
    const widest = (width?: number) =>
      Math.max(
        ...reportTable('a.html', [...INLAYS, long], plain, width)
          .split('\n')
          .map((line) => stringWidth(line)),
      );
    expect([60, 44, 20].map((width) => widest(width) <= Math.max(width, 40))).toEqual([true, true, true]);
    expect([widest() > 80, widest(200)]).toEqual([true, widest()]);
    expect(reportTable('a.html', [long], plain, 48)).toBe(`a.html
  1:1  x-contact  expanded
      /contacts/a-field-with-a-long-name
      /contacts/other: not configured: the
        site has no such field, and no other one
      note invalid-value: Unexpected
        \`perhaps\`, expected \`true\` or \`false\`;
        taken as 漢字
`);
  });

  test('says that a canvas has no components', () => {
    expect(reportTable('-', [], plain)).toBe('stdin\n  no components\n');
  });

  test('paints outcomes', () => {
    const paint = (style: unknown, text: string) => `<${style}>${text}</>`;
    expect(reportTable('a.html', [inlay({ source: '/s' })], paint)).toBe(
      '<underline>a.html</>\n  1:1  x-logo  <green>expanded</>  /s\n',
    );
  });
});

describe('a tally', () => {
  test('counts by outcome, the superseded apart', () => {
    const tally = emptyTally();
    addTo(tally, { inlays: INLAYS });
    expect(tally).toEqual({ canvases: 1, expanded: 2, unresolved: 1, refused: 1, superseded: 1 });
    expect(INLAYS.map(outcomeOf)).toEqual(['expanded', 'expanded', 'unresolved', 'refused', 'superseded']);
    expect(INLAYS.map(isLeft)).toEqual([false, false, true, true, false]);
  });

  test.each([
    [{}, '0 components', '0 canvases, 0 components expanded'],
    [{ canvases: 1, expanded: 1 }, '1 component: 1 expanded', '1 canvas, 1 component expanded'],
    [
      { canvases: 4000, expanded: 12345, unresolved: 3 },
      '12,348 components: 12,345 expanded, 3 unresolved',
      '4,000 canvases, 12,345 components expanded, 3 unresolved',
    ],
    [
      { canvases: 2, refused: 2, superseded: 1 },
      '3 components: 2 refused, 1 superseded',
      '2 canvases, 0 components expanded, 2 refused, 1 superseded',
    ],
  ])('of %j is told in a line', (counts, inlays, canvases) => {
    const tally = { ...emptyTally(), ...counts };
    expect(inlayLine(tally)).toBe(inlays);
    expect(canvasLine(tally)).toBe(canvases);
  });
});

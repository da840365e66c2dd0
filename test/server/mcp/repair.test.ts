import { describe, expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import { BROKEN, PLANTED } from './canvases.js';
import { call, connect, TRANSPORTS } from './client.js';

describe.each(TRANSPORTS)('over %s', (transport) => {
  test('a canvas with ten planted mistakes and more is repaired to zero findings in two rounds', async () => {
    const client = await connect(transport);
    const first = await call(client, 'lint_canvas', { canvas: BROKEN, detail: 'full' });
    const found = new Set(first.data.findings.map(({ rule }: { rule: string }) => rule));
    expect([...found]).toEqual(expect.arrayContaining(PLANTED.map(([rule]) => rule)));
    expect(first.data.total).toBeGreaterThanOrEqual(10);
    expect(first.data.fixable.safe).toBeGreaterThan(0);
    expect(first.data.fixable.suggested).toBeGreaterThan(0);

    const safe = await call(client, 'fix_canvas', { canvas: BROKEN });
    expect(safe.data.applied.every(({ safety }: { safety: string }) => safety === 'safe')).toBe(true);

    const second = await call(client, 'lint_canvas', { canvas: safe.data.canvas, detail: 'full' });
    expect(second.data.total).toBe(safe.data.remaining_total);
    expect(second.data.total).toBeGreaterThan(0);
    const all = await call(client, 'fix_canvas', { canvas: safe.data.canvas, apply: 'all' });
    expect(all.data.remaining_total).toBe(0);

    const last = await call(client, 'lint_canvas', { canvas: all.data.canvas, detail: 'full' });
    expect(last.data).toMatchObject({ findings: [], total: 0 });
    expect(last.text).toContain('No findings');
    const rendered = await call(client, 'render_canvas', { canvas: all.data.canvas });
    expect(rendered.data.inlays_total).toBe(PLANTED.length - 2); // two are removed
    // The site's newsletter form has no HTML before a request brings it.
    const open = rendered.data.inlays.filter(({ outcome }: { outcome: string }) => outcome !== 'expanded');
    expect(open).toEqual([
      expect.objectContaining({ attributes: { provider: 'provider_newsletter_form', id: 'notizie' } }),
    ]);
  });
});

test.each([
  ['<x-logo/>', '1 fix applied, 0 findings remain.'],
  ['<x-logo/><x-logo/><x-nope></x-nope>', '2 fixes applied, 1 finding remains.'],
])('the answer for %s counts in words: %s', async (canvas, summary) => {
  const client = await connect('stdio');
  const { text } = await call(client, 'fix_canvas', { canvas });
  expect(text.split('\n')[0]).toBe(summary);
});

test('each planted mistake is found by its rule where it stands alone', async () => {
  const client = await connect('stdio');
  for (const [rule, markup] of PLANTED) {
    const canvas = `<h1>Osteria</h1>\n${markup}\n`;
    const { data } = await call(client, 'lint_canvas', { canvas, detail: 'full' });
    expect([rule, data.findings.map((finding: { rule: string }) => finding.rule)]).toEqual([
      rule,
      expect.arrayContaining([rule]),
    ]);
  }
});

test('without fix_canvas, or with safe fixes alone, mistakes remain', async () => {
  const client = await connect('stdio');
  const untouched = await call(client, 'lint_canvas', { canvas: BROKEN, detail: 'full' });
  const again = await call(client, 'lint_canvas', { canvas: BROKEN, detail: 'full' });
  expect(again.data).toEqual(untouched.data);
  const once = await call(client, 'fix_canvas', { canvas: BROKEN });
  const twice = await call(client, 'fix_canvas', { canvas: once.data.canvas });
  expect(twice.data).toMatchObject({ changed: false, applied_total: 0 });
  expect(twice.data.remaining_total).toBeGreaterThan(0);
});

test('what no fix can mend remains, and is told', async () => {
  const client = await connect('stdio');
  const canvas = '<!-- <x-logo></x-logo> --><h1>Osteria</h1><x-logo/>';
  const { data } = await call(client, 'fix_canvas', { canvas, apply: 'all' });
  expect(data.canvas).toBe('<!-- <x-logo></x-logo> --><h1>Osteria</h1><x-logo></x-logo>');
  expect(data.remaining).toEqual([
    expect.stringMatching(/^1:6 error no-inert-component: Unexpected `x-logo` in a comment/),
  ]);
  expect(data.remaining[0]).not.toContain('=>');
});

test('a client that knows nothing but the edits of one finding at a time repairs the canvas', async () => {
  const client = await connect('stdio');
  let canvas = BROKEN;
  for (let round = 0; round < 40; round += 1) {
    const { data } = await call(client, 'lint_canvas', { canvas, detail: 'full' });
    if (data.total === 0) break;
    const [finding] = data.findings;
    expect(finding).toMatchObject({ fix: { edits: expect.any(Array) }, docs: `inlay://rules/${finding.rule}` });
    canvas = edited(canvas, finding.fix.edits);
  }
  const { data } = await call(client, 'lint_canvas', { canvas, detail: 'full' });
  expect(data.total).toBe(0);
});

test('chosen rules are mended alone', async () => {
  const client = await connect('stdio');
  const { data } = await call(client, 'fix_canvas', { canvas: BROKEN, apply: ['known-component', 'explicit-end-tag'] });
  const rules = new Set(data.applied.map(({ rule }: { rule: string }) => rule));
  expect([...rules].sort()).toEqual(['explicit-end-tag', 'known-component']);
  expect(data.canvas).toContain('<x-social></x-social>');
  expect(data.canvas).toContain('utilli');
  expect(data.remaining_total).toBeGreaterThan(5);
});

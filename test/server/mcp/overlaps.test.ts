import { expect, test } from 'vitest';
import { edited } from '../../../src/lint/edit/fix.js';
import type { Edit } from '../../../src/lint/finding.js';
import { call, connect, folder } from './client.js';

const CANVAS =
  '<form method="post" class="contact"><input name="email" type="email"><textarea name="msg"></textarea>' +
  '<a href="tel:+390550123456">055 012 3456</a><button>Invia</button></form><p>dopo</p>';

interface Listed {
  rule: string;
  line: number;
  column: number;
  fix?: { edits: Edit[] };
  fix_waits?: { rule: string; line: number; column: number };
}

test('all edits that are listed can be made at once, and none deletes what another one wrote', async () => {
  const client = await connect('stdio');
  const { data, text } = await call(client, 'lint_canvas', { canvas: CANVAS, detail: 'full' });
  const findings: Listed[] = data.findings;
  const waiting = findings.filter(({ fix_waits }) => fix_waits);
  expect(waiting.length).toBeGreaterThan(0);
  for (const { rule, fix, fix_waits } of waiting) {
    expect(fix).toBe(undefined);
    expect(findings).toContainEqual(expect.objectContaining({ ...fix_waits, fix: expect.anything() }));
    expect([rule, fix_waits?.rule]).toEqual(['no-static-contact', 'no-static-form']);
  }
  expect(text).toContain(' => its fix waits for that of `no-static-form` at 1:1, which overlaps it');

  const output = edited(
    CANVAS,
    findings.flatMap(({ fix }) => fix?.edits ?? []),
  );
  expect(output).toMatch(/^<x-addon [^>]*><\/x-addon><p>dopo<\/p>$/);
});

const PHONE = {
  site: { name: 'T', description: '', url: 'https://luna.example', language: 'it' },
  theme: { name: 'S', version: '1.0.0' },
  contacts: { phone: { kind: 'phone', value: '+39 011 555 1234', display: '011 555 1234' } },
};

test('fix_canvas says which limit kept it from fixing', { timeout: 60_000 }, async () => {
  const path = folder({ 'site.json': JSON.stringify(PHONE) });
  const client = await connect('stdio', ['--site', `${path}/site.json`]);
  const canvas = (count: number) => '<p>Testo <a href="tel:+390115551234">011 555 1234</a></p>'.repeat(count);
  const { data, text } = await call(client, 'fix_canvas', { canvas: canvas(10_100) });
  const limit =
    'the page would be too large to render: Unexpected 10001 components in a canvas, expected at most 10000';
  expect(data).toMatchObject({ applied_total: 0, remaining_total: 10_100, limit });
  expect(text.split('\n')[0]).toBe(
    `0 fixes applied, 10100 findings remain. Fixes of these are not proven to be safe: ${limit}. Fix the canvas in parts.`,
  );
  const few = await call(client, 'fix_canvas', { canvas: canvas(10) });
  expect(few.data).toMatchObject({ applied_total: 10, remaining_total: 0 });
  expect(few.data).not.toHaveProperty('limit');
});

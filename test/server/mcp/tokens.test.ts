import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { BROKEN } from './canvases.js';
import { call, connect, folder, SITE } from './client.js';

const tokensOf = (value: unknown) => countTokens(JSON.stringify(value), { disallowedSpecial: new Set() });

test('the list of tools costs a model little before it has asked for anything', async () => {
  const { tools } = await (await connect('stdio')).listTools();
  expect(tokensOf(tools)).toBeLessThan(1900);
  const withFolder = await connect('stdio', ['--site', SITE, folder({})]);
  expect(tokensOf((await withFolder.listTools()).tools)).toBeLessThan(2000);
});

test('concise findings have at most half the tokens of full ones, and full ones without their evidence do not', async () => {
  const client = await connect('stdio');
  const concise = await call(client, 'lint_canvas', { canvas: BROKEN });
  const full = await call(client, 'lint_canvas', { canvas: BROKEN, detail: 'full' });
  expect(concise.data.total).toBe(full.data.total);
  expect(tokensOf(concise.data)).toBeLessThanOrEqual(tokensOf(full.data) / 2);
  // Negative control: it takes more than to leave out what no edit needs.
  const findings = full.data.findings.map((each: object) => ({ ...each, evidence: undefined, docs: undefined }));
  expect(findings).not.toEqual(full.data.findings);
  expect(tokensOf({ ...full.data, findings })).toBeGreaterThan(tokensOf(full.data) / 2);
});

test('a model that reads the lines alone finds every text that the edits write', async () => {
  const client = await connect('stdio');
  const { data } = await call(client, 'lint_canvas', { canvas: BROKEN });
  const full = await call(client, 'lint_canvas', { canvas: BROKEN, detail: 'full' });
  for (const [index, { fix }] of full.data.findings.entries()) {
    for (const { text } of fix?.edits ?? []) expect(data.findings[index]).toContain(text);
  }
});

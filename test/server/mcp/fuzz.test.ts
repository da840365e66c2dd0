import { spawn } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canvas, hostile } from '../../support/arbitraries.js';
import { call, connect, MAIN, SITE } from './client.js';

const TOOLS = ['get_component', 'lint_canvas', 'fix_canvas', 'render_canvas', 'explain_logo', 'list_menu'];

const argument = fc.oneof(
  canvas,
  hostile,
  fc.constantFrom('x-logo', 'topic', 'safe', 'all', 'light', '__proto__', 'constructor', ''),
  fc.jsonValue({ maxDepth: 3 }),
);
const wild = fc.dictionary(
  fc.constantFrom('canvas', 'component', 'apply', 'url', 'variant', 'location', 'depth', 'x'),
  argument,
);
const meant = fc.oneof(
  fc.record({ name: fc.constant('lint_canvas'), args: fc.record({ canvas }) }),
  fc.record({
    name: fc.constant('fix_canvas'),
    args: fc.record({ canvas, apply: fc.constantFrom<unknown>('safe', 'all', ['known-component']) }),
  }),
  fc.record({ name: fc.constant('render_canvas'), args: fc.record({ canvas, url: hostile }) }),
);
const request = fc.oneof(fc.record({ name: fc.constantFrom(...TOOLS), args: wild }), meant);

test('whatever a tool is called with, it answers in words, and the server goes on', async () => {
  const client = await connect('stdio');
  await client.listTools(); // from here on the client validates every structured answer
  let errors = 0;
  const property = fc.asyncProperty(request, async ({ name, args }) => {
    const { isError, text } = await call(client, name, { ...args });
    expect(text).not.toBe('');
    expect(text).not.toMatch(/internal-error|\n {4}at /);
    if (isError) errors += 1;
  });
  await fc.assert(property, { numRuns: 600 });
  expect(errors).toBeGreaterThan(50);
  expect(errors).toBeLessThan(550);
});

test('whatever stands on stdin, stdout has nothing but messages of the protocol', async () => {
  const child = spawn(process.execPath, [MAIN, 'mcp', '--site', SITE]);
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const lines = fc.sample(
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc
        .record({ jsonrpc: fc.constant('2.0'), id: fc.jsonValue(), method: fc.string(), params: fc.jsonValue() })
        .map((message) => JSON.stringify(message)),
      fc.constantFrom('{', '[]', '[[[[', `${'['.repeat(50_000)}`, 'null', '{"jsonrpc":"2.0"}', '\0', '\ud800'),
    ),
    300,
  );
  for (const line of lines) child.stdin.write(`${line.replaceAll('\n', ' ')}\n`);
  const hello = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1.0.0' },
  };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 'hello', method: 'initialize', params: hello })}\n`);
  await expect.poll(() => out, { timeout: 30_000 }).toContain('"id":"hello"');
  child.stdin.end();
  expect(await ended).toBe(0);
  const messages = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  for (const message of messages) expect(message).toMatchObject({ jsonrpc: '2.0' });
  expect(messages.find(({ id }) => id === 'hello')).toMatchObject({ result: { serverInfo: { name: 'inlay' } } });
});

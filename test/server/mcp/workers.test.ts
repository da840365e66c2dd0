import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { ENDLESS_CONFIG, ENDLESS_RULE } from '../../support/endless-rule.js';
import { call, connect, folder, SITE, serveHttp } from './client.js';

/** Options for a server with a rule that never ends where it sees `forever`. */
function patient(): string[] {
  const path = folder({ 'patient.mjs': ENDLESS_RULE, 'inlay.json': ENDLESS_CONFIG });
  return ['--site', SITE, '--config', `${path}/inlay.json`];
}

async function clientOf(url: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  return client;
}

describe('over HTTP', () => {
  test('a call that never ends is told in words that it took too long; others are answered meanwhile and after', async () => {
    const { url, log } = await serveHttp([...patient(), '--job-timeout', '4000']);
    const client = await clientOf(url);
    await call(client, 'lint_canvas', { canvas: '', detail: 'full' });
    let isOver = false;
    const endless = call(client, 'lint_canvas', { canvas: '<p>forever</p>', detail: 'full' }).finally(() => {
      isOver = true;
    });
    const other = await call(client, 'lint_canvas', { canvas: '<p>odd</p>', detail: 'full' });
    expect([other.data.findings.map(({ rule }: { rule: string }) => rule), isOver]).toEqual([['patient'], false]);
    const { isError, text } = await endless;
    expect([isError, text]).toEqual([true, expect.stringContaining('`deadline-exceeded`')]);
    expect(text).toContain('The work took longer than 4000 ms, which is all it may take');
    const after = await Promise.all(
      [1, 2, 3].map(() => call(client, 'lint_canvas', { canvas: '<p>odd</p>', detail: 'full' })),
    );
    expect(after.map(({ data }) => data.total)).toEqual([1, 1, 1]);
    expect(log()).not.toContain('bug');
    await client.close();
  });

  test('a call that needs more memory than a thread has fails alone', async () => {
    const { url } = await serveHttp([
      '--site',
      SITE,
      '--no-config',
      '--worker-memory',
      '64',
      '--job-timeout',
      '600000',
    ]);
    const client = await clientOf(url);
    const { isError, text } = await call(client, 'lint_canvas', { canvas: '<p>a<i>'.repeat(140_000), detail: 'full' });
    expect([isError, text]).toEqual([true, expect.stringMatching(/`(?:worker-failed|limit-exceeded)`/)]);
    expect((await call(client, 'lint_canvas', { canvas: '<x-logo/>', detail: 'full' })).data.total).toBe(1);
    await client.close();
  });
});

test('rules of one’s own are heeded over every transport', async () => {
  for (const transport of ['stdio', 'http'] as const) {
    const client = await connect(transport, patient());
    const { data } = await call(client, 'lint_canvas', { canvas: '<p>odd</p>', detail: 'full' });
    expect([transport, data.total]).toEqual([transport, 1]);
  }
});

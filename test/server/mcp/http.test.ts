import { chmodSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test } from 'vitest';
import { call, folder, SITE, serveHttp } from './client.js';

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request with exactly these headers. */
function send(
  url: string,
  { method = 'POST', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} });

describe('inlay-server mcp --listen', () => {
  test('answers requests for this machine alone, and of no page of another site', async () => {
    const { url } = await serveHttp();
    const port = new URL(url).port;
    const cases: readonly [headers: Record<string, string>, status: number][] = [
      [{}, 200],
      [{ host: `localhost:${port}` }, 200],
      [{ host: `[::1]:${port}` }, 200],
      [{ origin: `http://localhost:${port}` }, 200],
      [{ host: 'evil.example' }, 403],
      [{ host: `evil.example:${port}` }, 403],
      [{ host: 'localhost.evil.example' }, 403],
      [{ host: '127.0.0.1.evil.example' }, 403],
      [{ host: '192.168.0.10' }, 403],
      [{ origin: 'https://evil.example' }, 403],
      [{ origin: 'http://localhost.evil.example' }, 403],
      [{ origin: 'null' }, 403],
    ];
    for (const [headers, status] of cases) {
      const answer = await send(url, { headers: { ...JSON_HEADERS, ...headers }, body: LIST });
      expect([headers, answer.status]).toEqual([headers, status]);
      if (status === 403) expect(answer.text).not.toContain('lint_canvas');
    }
  });

  test('answers what is no message with a status, never with a stack, and goes on', async () => {
    const { url, log } = await serveHttp();
    const cases: readonly [what: string, sent: Parameters<typeof send>[1], status: number][] = [
      ['no JSON', { headers: JSON_HEADERS, body: '{' }, 400],
      ['nothing', { headers: JSON_HEADERS }, 400],
      ['another type', { headers: { ...JSON_HEADERS, 'content-type': 'text/plain' }, body: PING }, 415],
      ['too much', { headers: JSON_HEADERS, body: `"${'x'.repeat(9_000_000)}"` }, 413],
      ['GET', { method: 'GET', headers: JSON_HEADERS }, 405],
      ['TRACE', { method: 'TRACE', headers: JSON_HEADERS }, 400],
      ['a Host that is none', { headers: { ...JSON_HEADERS, host: 'a b' }, body: LIST }, 403],
      ['DELETE', { method: 'DELETE', headers: JSON_HEADERS }, 405],
    ];
    for (const [what, sent, status] of cases) {
      const answer = await send(url, sent).catch(() => ({ status, text: '' })); // it may hang up on too much
      expect([what, answer.status]).toEqual([what, status]);
      expect(answer.text).not.toMatch(/ {4}at |node_modules/);
    }
    expect(log()).not.toContain('internal error');
    expect((await send(new URL('/', url).href, { headers: JSON_HEADERS, body: PING })).status).toBe(404);
    expect((await send(url, { headers: JSON_HEADERS, body: LIST })).status).toBe(200);
  });

  test('asks for the secret where there is one', async () => {
    const secret = 'b3BlbiBzZXNhbWUsIG9wZW4=';
    const path = `${folder({ secret: `${secret}\n` })}/secret`;
    chmodSync(path, 0o600);
    const { url } = await serveHttp(['--site', SITE, '--secret-file', path]);
    for (const authorization of [undefined, 'Bearer wrong', `Basic ${secret}`, `Bearer ${secret}x`]) {
      const headers = { ...JSON_HEADERS, ...(authorization !== undefined && { authorization }) };
      const answer = await send(url, { headers, body: LIST });
      expect([authorization, answer.status, answer.headers['www-authenticate'], JSON.parse(answer.text)]).toEqual([
        authorization,
        401,
        'Bearer',
        {
          type: 'urn:inlay:problem:unauthenticated',
          title: 'Credentials are missing or wrong',
          status: 401,
          detail: 'Expected the secret of this server in `Authorization: Bearer <secret>`',
          code: 'unauthenticated',
        },
      ]);
    }
    const client = new Client({ name: 'test', version: '1.0.0' });
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    expect((await call(client, 'explain_logo', {})).isError).toBe(false);
    await client.close();
  });

  test('serves many clients at a time', async () => {
    const { url } = await serveHttp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const client = new Client({ name: 'test', version: '1.0.0' });
        await client.connect(new StreamableHTTPClientTransport(new URL(url)));
        const { data } = await call(client, 'lint_canvas', { canvas: '<x-logo/>' });
        await client.close();
        return data.total;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([1]));
  });
});

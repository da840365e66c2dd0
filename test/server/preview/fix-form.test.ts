import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shell } from '../../cli/run.js';
import { CANVAS, canvasAddress, HOSTILE_NAME, sendRaw, served, tokenIn } from './previews.js';

function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

describe('a form that fixes', () => {
  /** A server with the fields and headers of a good form of one of its pages. */
  async function form(path = 'a.html') {
    const server = await served();
    const page = await server.ask(canvasAddress(path));
    const version = (await server.session.canvas(path))?.version ?? '';
    const fields = { token: tokenIn(page.body), path, version, finding: '0', safety: 'safe' };
    const headers = {
      host: `localhost:${server.port}`,
      origin: `http://localhost:${server.port}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const send = (more: { fields?: Record<string, string>; headers?: Record<string, string>; body?: string } = {}) =>
      server.ask('/fix', {
        method: 'POST',
        headers: { ...headers, ...more.headers },
        body: more.body ?? formOf({ ...fields, ...more.fields }),
      });
    return { ...server, send, fields, text: () => readFileSync(join(server.folder, 'pages', path), 'utf8') };
  }

  test('fixes a finding and leads back to the canvas', async () => {
    const { send, text, ask } = await form();
    const answer = await send();
    expect([answer.status, answer.headers['location'], answer.body]).toEqual([303, '/canvas/a.html', '']);
    expect(text()).toBe('<header><x-logo variant="footer"></x-logo><p>Osteria</p></header>\n');
    expect((await ask('/canvas/a.html')).body).not.toContain('Apply fix');
  });

  test('fixes all that is safe', async () => {
    const { send, text } = await form();
    expect((await send({ fields: { all: 'safe', finding: '', safety: '' } })).status).toBe(303);
    expect(text()).toBe('<header><x-logo variant="footer"></x-logo><p>Osteria</p></header>\n');
  });

  test('finds a canvas by a name that a browser has sent its own way', async () => {
    const path = `sub/${HOSTILE_NAME}`;
    const { send, text } = await form(path);
    const answer = await send({ fields: { path: path.replaceAll('\n', '\r\n') } });
    expect([answer.status, answer.headers['location']]).toEqual([303, canvasAddress(path)]);
    expect(text()).not.toBe(CANVAS);
  });

  test.each([
    ['from another site', { headers: { origin: 'http://evil.example' } }, 403],
    ['from another port', { headers: { origin: 'http://localhost:3000' } }, 403],
    ['from a frame without an origin', { headers: { origin: 'null' } }, 403],
    ['from nowhere', { headers: { origin: '' } }, 403],
    ['over a name that leads here', { headers: { host: 'evil.example', origin: 'http://evil.example' } }, 403],
    ['that a browser says is of another site', { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['without the token', { fields: { token: '' } }, 403],
    ['with another token', { fields: { token: '0'.repeat(32) } }, 403],
    ['with a token of other bytes', { fields: { token: '€'.repeat(32) } }, 403],
    ['that is JSON', { headers: { 'content-type': 'application/json' } }, 415],
    ['that is text, as other sites may send it', { headers: { 'content-type': 'text/plain' } }, 415],
    ['that is too large', { body: `token=${'x'.repeat(70_000)}` }, 413],
    ['without fields', { body: '' }, 403],
    ['with another version', { fields: { version: '0' } }, 409],
    ['with another finding', { fields: { finding: '7' } }, 409],
    ['with a finding that is no number', { fields: { finding: '-1' } }, 400],
    ['with a finding that is too much of a number', { fields: { finding: '1e3' } }, 400],
    ['with another safety', { fields: { safety: 'sure' } }, 400],
    ['with a path out of the folder', { fields: { path: '../secret.html' } }, 404],
    ['with an absolute path', { fields: { path: '/etc/passwd' } }, 404],
    ['with a name of every object', { fields: { path: '__proto__' } }, 404],
  ])('%s changes nothing', async (_name, more, status) => {
    const { send, text, bugs, sessionBugs } = await form();
    const answer = await send(more);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toMatch(/\n\s+at /);
    expect(text()).toBe(CANVAS);
    expect([...bugs, ...sessionBugs]).toEqual([]);
  });

  test('of a canvas that has changed meanwhile says so, and leads back to it', async () => {
    const { send, text, folder } = await form();
    writeFileSync(join(folder, 'pages/a.html'), `${CANVAS}more`);
    const answer = await send();
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('Changed in the meantime');
    expect(answer.body).toContain('href="/canvas/a.html"');
    expect(text()).toBe(`${CANVAS}more`);
  });

  test('that never ends is cut off', async () => {
    const { port, bugs } = await served();
    const head = `POST /fix HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99999999\r\n\r\n`;
    const answer = await sendRaw(port, head + 'x'.repeat(2_000_000)).catch((error: Error) => error.message);
    expect(answer).toMatch(/^$|ECONNRESET|EPIPE|^HTTP\/1.1 413 /);
    expect(bugs).toEqual([]);
  });

  test('that can not be written says why', async () => {
    const { send, folder, session } = await form();
    const canvas = await session.canvas('a.html');
    expect(canvas).toBeDefined();
    shell('rm pages/a.html && mkdir pages/a.html', folder);
    const answer = await send();
    expect(answer.status).toBe(409);
    expect(answer.body).toContain('Unexpected folder, device or pipe, expected a file');
  });
});

import { describe, expect, test } from 'vitest';
import { sendRaw, served } from './previews.js';

describe('requests of others', () => {
  test.each([
    ['evil.example', 403],
    ['evil.example:4177', 403],
    ['127.0.0.1.evil.example', 403],
    ['localhost.evil.example', 403],
    ['localhost@evil.example', 403],
    ['192.168.1.2:4177', 403],
    ['0.0.0.0', 403],
    ['localhost', 200],
    ['LOCALHOST:8080', 200],
    ['127.0.0.1:1', 200],
    ['[::1]:4177', 200],
  ])('that name this server `%s` are answered %d', async (host, status) => {
    const { ask } = await served();
    for (const path of ['/', '/css/site.css', '/frame/canvas/a.html', '/nothing']) {
      const expected = status === 200 && path === '/nothing' ? 404 : status;
      expect((await ask(path, { headers: { host } })).status, path).toBe(expected);
    }
  });

  test.each([
    ['cross-site', 'no-cors', 'script', 403],
    ['same-site', 'cors', 'empty', 403],
    ['same-site', 'navigate', 'iframe', 403],
    ['cross-site', 'navigate', 'document', 200],
    ['same-origin', 'cors', 'empty', 200],
    ['none', 'navigate', 'document', 200],
  ])('that are %s, %s, for a %s, are answered %d', async (site, mode, dest, status) => {
    const { ask } = await served();
    const headers = { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest };
    for (const path of ['/', '/canvas/a.html', '/frame/expanded/a.html', '/assets/preview.css']) {
      expect((await ask(path, { headers })).status, path).toBe(status);
    }
  });

  test('that are for a link in a frame are answered with frames alone, which no other site may show', async () => {
    const { ask } = await served();
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    for (const path of ['/', '/canvas/a.html', '/frame/expanded/a.html', '/a/', '/manifest', '/fix', '/events']) {
      const { status, headers: own, body } = await ask(path, { headers });
      expect([status, own['content-security-policy']], path).toEqual([
        200,
        expect.stringMatching(/^sandbox; default-src 'none'.*; frame-ancestors 'self'$/),
      ]);
      expect(body, path).not.toMatch(/name="token"|data-events/);
    }
    for (const more of [{ host: 'evil.example' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await ask('/', { headers: { ...headers, ...more } })).status).toBe(403);
    }
    expect((await ask('/fix', { method: 'POST', headers })).status).toBe(403);
  });

  test('that are refused are shown nothing of the site', async () => {
    const { ask } = await served();
    for (const headers of [{ host: 'evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
      const { status, body, headers: own } = await ask('/', { headers });
      expect([status, own['content-type']]).toEqual([403, 'text/plain; charset=utf-8']);
      expect(body).toMatch(/^Unexpected (?:`Host`, expected a name of this machine|request of another site)[^<]*\n$/);
    }
    expect((await ask('/')).body).toContain('Inlay preview'); // with the site's name, for whoever may
  });

  test('with another method are told which there are', async () => {
    const { ask } = await served();
    const post = await ask('/', { method: 'POST' });
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
    const fetched = await ask('/fix');
    expect([fetched.status, fetched.headers['allow']]).toEqual([405, 'POST']);
    expect((await ask('/css/site.css', { method: 'DELETE' })).status).toBe(405);
  });

  test.each([
    ['GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['GET * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n', 404],
    ['GET / HTTP/1.0\r\n\r\n', 403],
    ['GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n', 403],
    ['GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 403],
    ['GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
    [`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    [`GET /canvas/${'%2e%2e%2f'.repeat(1000)} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`, 404],
  ])('that are odd on the wire are answered and over: %#', async (bytes, status) => {
    const { port, bugs } = await served();
    const answer = await sendRaw(port, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/\n\s+at /);
    expect(bugs).toEqual([]);
  });
});

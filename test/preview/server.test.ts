import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { render } from '../../src/index.js';
import { MAX_READERS } from '../../src/preview/limits.js';
import { shell } from '../cli/run.js';
import { readSite } from '../support/sites.js';
import { type Answered, elementsOf, folderOf, sendRaw, serverOf, sessionOf, tokenIn } from './previews.js';

const SITE = readSite('small-business');
const CANVAS = '<header><x-logo variant="footer"/><p>Osteria</p></header>\n';
const HOSTILE_NAME = `<img src=x onerror=alert(1)>"'&\n %2e%2e.html`;

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const FRAME_POLICY =
  "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

/** A served folder with a canvas, one with a name that is an attack, and files of the site. */
async function served(files: Readonly<Record<string, string | Uint8Array>> = {}) {
  const folder = folderOf({
    'pages/a.html': CANVAS,
    [`pages/sub/${HOSTILE_NAME}`]: CANVAS,
    'public/css/site.css': 'body { color: red }',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'public/font.woff2': 'font',
    'public/page.html': '<script>alert(1)</script>',
    'public/run.js': 'alert(1)',
    'public/.env.css': 'secret',
    'public/.git/a.css': 'secret',
    'secret.css': 'secret',
    'secret.html': 'secret',
    ...files,
  });
  const { session, bugs: sessionBugs } = await sessionOf(folder);
  const server = await serverOf(session, { publicFolder: join(folder, 'public') });
  return { folder, session, sessionBugs, ...server };
}

/** The address of a canvas as a browser encodes it. */
function canvasAddress(path: string): string {
  return `/canvas/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

/** All of a page that would run, or set styles, within itself or by files. */
function scriptsAndStylesIn(page: string): string[] {
  return elementsOf(page).flatMap(({ tagName, attrs }) => {
    const odd = attrs.filter(({ name }) => name.startsWith('on') || name === 'style' || name === 'srcdoc');
    const script = tagName === 'script' ? [`script src=${attrs.find(({ name }) => name === 'src')?.value}`] : [];
    return [...odd.map(({ name }) => `${tagName} ${name}`), ...script, ...(tagName === 'style' ? ['style'] : [])];
  });
}

test('what would run in a page is seen', () => {
  expect(scriptsAndStylesIn('<p onclick=a style=b><script>1</script><style></style><img src=x onerror=y>')).toEqual([
    'p onclick',
    'p style',
    'script src=undefined',
    'style',
    'img onerror',
  ]);
});

describe('the pages of a preview', () => {
  test.each([
    ['/', 'a.html'],
    ['/manifest', 'x-menu'],
    ['/logos', '/logos/variants/footer'],
    ['/canvas/a.html', 'Apply'],
    [canvasAddress(`sub/${HOSTILE_NAME}`), 'Apply'],
  ])('%s is a document that runs nothing but the scripts of the preview', async (path, text) => {
    const { ask, bugs } = await served();
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(body).toContain(text);
    expect(scriptsAndStylesIn(body)).toEqual(['script src=/assets/client/live.js']);
    expect(bugs).toEqual([]);
  });

  test('answer HEAD as GET without a body', async () => {
    const { ask } = await served();
    const [head, whole] = [await ask('/', { method: 'HEAD' }), await ask('/')];
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect((await ask('/events', { method: 'HEAD' })).headers['content-type']).toBe('text/event-stream');
  });

  test('have assets of their own', async () => {
    const { ask } = await served();
    const css = await ask('/assets/preview.css');
    expect(css).toMatchObject({ status: 200, body: 'body {}' });
    expect(css.headers['content-type']).toBe('text/css; charset=utf-8');
    const script = await ask('/assets/client/live.js');
    expect(script).toMatchObject({ status: 200, body: '{}' });
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test('put a canvas into a frame that is a stranger to them, as it is written and expanded', async () => {
    const { ask } = await served();
    const written = await ask('/frame/canvas/a.html');
    expect(written.headers['content-security-policy']).toBe(FRAME_POLICY);
    expect(written.body.endsWith(`<body>\n${CANVAS}`)).toBe(true);
    const expanded = await ask('/frame/expanded/a.html?files=3');
    expect(expanded.headers['content-security-policy']).toBe(FRAME_POLICY);
    expect(expanded.body.endsWith(`<body>\n${render(CANVAS, SITE).html}`)).toBe(true);
  });
});

describe('what is not there', () => {
  test.each([
    '/nothing',
    '/canvas/',
    '/canvas/b.html',
    '/canvas/..%2fsecret.html',
    '/canvas/../../secret.html',
    '/canvas/%2e%2e/secret.html',
    '/frame/expanded/..%2f..%2fsecret.html',
    '/frame/other/a.html',
    '/frame/expanded/%2e%2e/secret.css',
    '/assets/..%2f..%2fsecret.css',
    '/assets/client/../../secret.css',
    '/../secret.css',
    '/..%2fsecret.css',
    '/%2e%2e/secret.css',
    '/%2e%2e%2fsecret.css',
    '/..%5csecret.css',
    '/css/..%2f..%2fsecret.css',
    '/css/%2e%2e/%2e%2e/secret.css',
    '//secret.css',
    '/%2fetc/passwd',
    '/css%00/site.css',
    '/css/site.css%00.css',
    '/%c0%ae%c0%ae/secret.css',
    '/%ff/secret.css',
    '/%/secret.css',
    '/.env.css',
    '/.git/a.css',
    '/link.css',
    '/hidden-link.css',
    '/folder-link/secret.css',
    '/page.html',
    '/run.js',
    '/css',
    '/css/',
    '/pipe.css',
    '/__proto__',
    '/constructor',
    '/assets/__proto__',
    '/canvas/__proto__',
  ])('%s is answered 404, without a word of what is elsewhere', async (path) => {
    const { ask, folder, bugs } = await served();
    symlinkSync('../secret.css', join(folder, 'public/link.css'));
    symlinkSync('.env.css', join(folder, 'public/hidden-link.css'));
    symlinkSync('..', join(folder, 'public/folder-link'));
    shell('mkfifo public/pipe.css', folder);
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBe(PAGE_POLICY);
    expect(body).not.toMatch(/secret"|secret<|root:|alert\(1\)<\/script>|\n\s+at /);
    expect(body).not.toContain(folder);
    expect(bugs).toEqual([]);
  });

  test('is no more without a public folder', async () => {
    const { session } = await served();
    const { ask } = await serverOf(session);
    expect((await ask('/css/site.css')).status).toBe(404);
    expect((await ask('/frame/expanded/css/site.css')).status).toBe(404);
  });
});

describe("the site's own files", () => {
  test.each([
    ['/css/site.css', 'text/css; charset=utf-8', undefined],
    ['/logo.svg', 'image/svg+xml', undefined],
    ['/font.woff2', 'font/woff2', '*'],
    ['/frame/expanded/css/site.css', 'text/css; charset=utf-8', undefined],
    ['/assets/more.CSS', 'text/css; charset=utf-8', undefined],
  ])('%s goes to frames, and runs nothing where it is opened', async (path, type, origin) => {
    const { ask, folder } = await served({ 'public/assets/more.CSS': 'a {}' });
    const own = path.replace('/frame/expanded', '');
    // As a browser asks for what is in a frame without an origin.
    const asked = { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', origin: 'null' } };
    const { status, headers, body } = await ask(path, asked);
    expect(status).toBe(200);
    expect(body).toBe(readFileSync(join(folder, 'public', own), 'utf8'));
    expect(headers['content-type']).toBe(type);
    expect(headers['content-security-policy']).toBe(FRAME_POLICY);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('are shown in the pages where the site names them', async () => {
    const { ask } = await served({ 'public/media/logo/osteria-corniolo-piede.png': 'png' });
    expect((await ask('/logos')).body).toContain('src="/media/logo/osteria-corniolo-piede.png"');
    expect((await ask('/media/logo/osteria-corniolo-piede.png')).body).toBe('png');
  });

  test('that change have the frames loaded anew', async () => {
    const { ask, reloadFrames } = await served();
    expect((await ask('/canvas/a.html')).body).toContain('/frame/expanded/a.html?files=0');
    reloadFrames();
    expect((await ask('/canvas/a.html')).body).toContain('/frame/expanded/a.html?files=1');
  });
});

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
    ['cross-site', 'navigate', 'iframe', 403],
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
    ['GET / HTTP/1.1\r\nHost: evil.example\r\nHost: localhost\r\nConnection: close\r\n\r\n', 403],
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

describe('a form that fixes', () => {
  /** A server with the fields and headers of a good form of one of its pages. */
  async function form(path = 'a.html') {
    const server = await served();
    const page = await server.ask(canvasAddress(path));
    const version = server.session.canvas(path)?.version ?? '';
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
    expect(answer.body).toContain('Changed meanwhile');
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
    const canvas = session.canvas('a.html');
    expect(canvas).toBeDefined();
    shell('rm pages/a.html && mkdir pages/a.html', folder);
    const answer = await send();
    expect(answer.status).toBe(500);
    expect(answer.body).toContain('Unexpected device or pipe, expected a file');
  });
});

/** A reader of events: what it was told, as text. */
function read(port: number, path = '/events', headers: Record<string, string> = {}) {
  return new Promise<{ response: IncomingMessage; told: () => string; until: (text: string) => Promise<string> }>(
    (resolve, reject) => {
      const asked = get({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        let told = '';
        response.on('error', () => {});
        response.on('data', (chunk: Buffer) => {
          told += chunk.toString();
        });
        const until = (text: string) =>
          new Promise<string>((done) => {
            const look = () => {
              if (told.includes(text)) done(told);
            };
            response.on('data', look);
            response.on('end', () => done(told));
            look();
          });
        resolve({ response, told: () => told, until });
      });
      asked.on('error', reject);
      onTestFinished(() => void asked.destroy());
    },
  );
}

describe('events', () => {
  test('tell of changes as they come', async () => {
    const { port, folder, session } = await served();
    const reader = await read(port);
    expect(reader.response.headers['content-type']).toBe('text/event-stream');
    const first = await reader.until('\n\n');
    expect(first).toMatch(/^retry: 1000\nid: [0-9a-f]{16}-0\n\n$/);
    writeFileSync(join(folder, 'pages/a.html'), `${CANVAS}more`);
    mkdirSync(join(folder, 'pages/new'));
    writeFileSync(join(folder, 'pages/new/b.html'), CANVAS);
    await session.refresh();
    const told = await reader.until('data');
    expect(told.slice(first.length)).toMatch(
      /^id: [0-9a-f]{16}-1\nevent: reload\ndata: {"all":false,"paths":\["a.html","new\/b.html"\]}\n\n$/,
    );
  });

  test('tell at once who has missed some, by its page or by its last event', async () => {
    const { port, ask, folder, session } = await served();
    const events = /data-events="([^"]+)"/.exec((await ask('/')).body)?.[1] ?? '';
    expect(events).toMatch(/^\/events\?since=[0-9a-f]{16}-0$/);
    writeFileSync(join(folder, 'pages/a.html'), `${CANVAS}more`);
    await session.refresh();
    const missed = await (await read(port, events)).until('data');
    expect(missed).toContain('event: reload\ndata: {"all":true,"paths":[]}\n\n');
    const now = events.replace('-0', '-1').replace('/events?since=', '');
    for (const reader of [
      await read(port, `/events?since=${now}`),
      await read(port, events, { 'last-event-id': now }),
    ]) {
      expect(await reader.until('\n\n')).toBe(`retry: 1000\nid: ${now}\n\n`);
    }
    const earlierRun = await read(port, events, { 'last-event-id': 'another-7' });
    expect(await earlierRun.until('data')).toContain('"all":true');
  });

  test('name no more than a hundred canvases', async () => {
    const { port, folder, session } = await served();
    const reader = await read(port);
    for (let count = 0; count <= 100; count += 1) writeFileSync(join(folder, `pages/${count}.html`), '');
    await session.refresh();
    expect(await reader.until('data')).toContain('data: {"all":true,"paths":[]}');
  });

  test('go to so many readers at once, and to another one when one has gone', async () => {
    const { port, ask } = await served();
    const readers = await Promise.all(Array.from({ length: MAX_READERS }, () => read(port)));
    expect(readers.map(({ response }) => response.statusCode)).toEqual(readers.map(() => 200));
    expect((await ask('/events')).status).toBe(503);
    expect((await ask('/')).status).toBe(200);
    readers[0]?.response.destroy();
    let again: Answered | IncomingMessage = await ask('/events', { method: 'HEAD' });
    do again = (await read(port)).response;
    while (again.statusCode === 503);
    expect(again.statusCode).toBe(200);
  });

  test('end with the server, whoever still reads', async () => {
    const { port, close } = await served();
    const reader = await read(port);
    const ended = new Promise<void>((done) => reader.response.once('end', () => done()));
    await Promise.all([close(), ended]);
    await expect(read(port)).rejects.toThrow('ECONNREFUSED');
  });
});

test('a bug of the preview is told to the terminal, and to nobody else', async () => {
  const { session } = await served();
  const broken = {
    ...session,
    canvas(): never {
      throw new Error('secret');
    },
  };
  const { ask, bugs } = await serverOf(broken);
  const answer = await ask('/canvas/a.html');
  expect(answer).toMatchObject({
    status: 500,
    body: 'Inlay failed. This is a bug of Inlay; the terminal that it runs in says more.\n',
  });
  expect(bugs).toEqual([new Error('secret')]);
});

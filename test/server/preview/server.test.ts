import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { render } from '../../../src/index.js';
import { shell } from '../../cli/run.js';
import { readSite } from '../../support/sites.js';
import { CANVAS, canvasAddress, elementsOf, HOSTILE_NAME, served, serverOf } from './previews.js';

const SITE = readSite('small-business');

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const FRAME_POLICY =
  "sandbox; default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

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

  test.each(['/img/gone.png', '/frame/expanded/img/gone.png', '/assets/gone.css'])(
    '%s is missing to a frame as to any page: it may hear so, and hears nothing else',
    async (path) => {
      const { ask } = await served();
      const asked = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
      const { status, headers, body } = await ask(path, { headers: asked });
      expect({ status, body }).toEqual({ status: 404, body: 'There is no such file.\n' });
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect((await ask(path)).headers['cross-origin-resource-policy']).toBe('same-origin');
    },
  );

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
    ['/old.bmp', 'image/bmp', undefined],
    ['/font.woff2', 'font/woff2', '*'],
    ['/frame/expanded/css/site.css', 'text/css; charset=utf-8', undefined],
    ['/assets/more.CSS', 'text/css; charset=utf-8', undefined],
  ])('%s goes to frames, and runs nothing where it is opened', async (path, type, origin) => {
    const { ask, folder } = await served({ 'public/assets/more.CSS': 'a {}', 'public/old.bmp': 'BM' });
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

  test('that change have the frames loaded again', async () => {
    const { ask, reloadFrames } = await served();
    expect((await ask('/canvas/a.html')).body).toMatch(/data-shows="0 [0-9a-f]{32}/);
    reloadFrames();
    expect((await ask('/canvas/a.html')).body).toMatch(/data-shows="1 [0-9a-f]{32}/);
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

import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { reportName } from '../../../src/server/preview/report-names.js';
import { inlayServer, SITE } from '../../cli/run.js';
import { openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { folderOf, serverOf, sessionOf } from './previews.js';

/** Somebody else's server, with all that ever came to it. */
async function stranger() {
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.end('<script>top.name = "caught"</script>');
  });
  server.on('connection', (socket) => {
    connections += 1;
    sockets.add(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens at a port
  return { origin: `http://127.0.0.1:${port}`, asked, connections: () => connections };
}

/** A page that tries all it can: to run, to load, to send, to lead away. */
function hostile(origin: string, isDocument: boolean): string {
  const head = `<base href="${origin}/base/">
<meta http-equiv="refresh" content="0;url=${origin}/refresh">
<meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline' 'unsafe-eval'">
<link rel="stylesheet" href="${origin}/style.css"><link rel="icon" href="${origin}/icon.png">
<link rel="preload" as="script" href="${origin}/preload.js"><link rel="prefetch" href="${origin}/prefetch">
<link rel="modulepreload" href="${origin}/module.js"><link rel="manifest" href="${origin}/manifest.json">
<script src="${origin}/script.js"></script><script>top.location = '${origin}/top'; alert(1)</script>
<script type="module">import '${origin}/import.js'</script>
<style>@import '${origin}/import.css'; @font-face { font-family: f; src: url(${origin}/font.woff2) } body { font-family: f; background: url(${origin}/background.png) }</style>`;
  const body = `<a id="top" target="_top" href="${origin}/link-top">top</a> <a id="self" href="${origin}/link">self</a>
<a id="blank" target="_blank" href="${origin}/link-blank" ping="${origin}/ping">blank</a>
<a id="script" href="javascript:top.name='caught'">script</a> <a id="home" target="_top" href="/">home</a>
<a id="download" download href="data:text/html,x">download</a>
<img src="${origin}/image.png" srcset="${origin}/image2.png 2x" onerror="top.name='caught'">
<svg onload="top.name='caught'"><use href="${origin}/use.svg#a"></use><image href="${origin}/svg.png"/><script>top.name='caught'</script></svg>
<iframe src="${origin}/frame"></iframe><iframe srcdoc="<script>top.name='caught'</script>"></iframe>
<object data="${origin}/object"></object><embed src="${origin}/embed">
<video src="${origin}/video.mp4" poster="${origin}/poster.png" autoplay></video><audio src="${origin}/audio.mp3" autoplay></audio>
<form id="form" action="${origin}/form" target="_top"><input name="q" autofocus onfocus="top.name='caught'"><button id="send">send</button></form>
<form action="/fix" method="post" target="_top"><button id="fix">fix</button></form>
<details open ontoggle="top.name='caught'"><summary>s</summary>d</details>
<div><template shadowrootmode="open"><script>top.name='caught'</script></template></div>
<!-- --!><script>top.name='caught'</script><textarea><x-logo></x-logo></textarea><x-logo></x-logo>`;
  if (!isDocument) return `${head}\n${body}`;
  return `<!doctype html><html onclick="top.name='caught'"><head>${head}</head><body onload="top.name='caught'">${body}</body></html>`;
}

/** What parsers read differently: what a `select` holds, and a `noscript` where scripts may run. */
function disputed(origin: string): Record<string, string> {
  return {
    'pages/select.html': `<p>hi</p><select><option>a<iframe src="${origin}/select"></iframe></select>`,
    'pages/select-svg.html': `<p>hi</p><select><svg><foreignObject><iframe src="${origin}/svg"></iframe></select>`,
    'pages/select-refresh.html': `<p>hi</p><select><meta http-equiv="refresh" content="0;url=${origin}/refresh"></select>`,
    'pages/noscript.html': `<p>hi</p><noscript><!--</noscript><meta http-equiv="refresh" content="0;url=${origin}/no">--></noscript>`,
  };
}

const CANVASES = (origin: string) => ({
  'pages/page.html': hostile(origin, true),
  'pages/part.html': hostile(origin, false),
  ...disputed(origin),
  'pages/end.html': `</code></pre></textarea></title></style></script></iframe>--><script>top.name='caught'</script>`,
  [`pages/<script>top.name='caught'<%2fscript>"><img src=x onerror=top.name='caught'>.html`]: '<x-logo></x-logo>',
});

describe.skipIf(!HAS_CHROMIUM)('a hostile canvas, in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('runs nothing and connects to nobody in the live preview', async () => {
    const evil = await stranger();
    const folder = folderOf(CANVASES(evil.origin));
    const { session } = await sessionOf(folder);
    const { port } = await serverOf(session, { publicFolder: folder });
    const home = `http://127.0.0.1:${port}`;
    const { page, noises } = await openTab(browser, home);
    for (const { path } of session.model().canvases) {
      const address = `${home}/canvas/${path.split('/').map(encodeURIComponent).join('/')}`;
      await page.goto(address, { waitUntil: 'load' });
      await page.locator('.stage--expanded iframe').scrollIntoViewIfNeeded();
      await page.waitForTimeout(1000);
      expect(page.url(), path).toBe(address);
      expect(await page.evaluate('window.name'), path).toBe('');
      expect(page.context().pages(), path).toHaveLength(1);
    }
    for (const kind of ['canvas', 'expanded']) {
      await page.goto(`${home}/frame/${kind}/part.html`, { waitUntil: 'load' });
      await page.waitForTimeout(1000);
      expect(await page.evaluate('window.name')).toBe('');
    }
    expect({ asked: evil.asked, connections: evil.connections() }).toEqual({ asked: [], connections: 0 });
    expect(noises.filter((noise) => noise.startsWith('dialog'))).toEqual([]);
  });

  test('runs nothing and connects to nobody in a report, or in a frame of it by itself', async () => {
    const evil = await stranger();
    const cwd = folderOf(CANVASES(evil.origin));
    expect((await inlayServer(['preview', '--site', SITE, '--static', 'out', 'pages'], { cwd })).code).toBe(1);
    const { page, noises } = await openTab(browser, 'file:');
    const disputes = Object.keys(disputed(evil.origin)).map((path) => basename(path));
    for (const canvas of ['page.html', 'part.html', 'end.html', ...disputes]) {
      for (const folder of ['canvas', 'frame/canvas', 'frame/expanded']) {
        const address = pathToFileURL(join(cwd, 'out', folder, reportName(canvas))).href;
        await page.goto(address, { waitUntil: 'load' });
        await page.waitForTimeout(1000);
        expect(page.url()).toBe(address);
        expect(await page.evaluate('window.name'), address).toBe('');
      }
    }
    expect({ asked: evil.asked, connections: evil.connections() }).toEqual({ asked: [], connections: 0 });
    expect(noises.filter((noise) => noise.startsWith('dialog'))).toEqual([]);
  });

  test.each(Object.keys(disputed('')))('the browser would connect by %s as it stands', async (path) => {
    const evil = await stranger();
    const cwd = folderOf({ 'bare.html': disputed(evil.origin)[path] ?? '' });
    const { page } = await openTab(browser, 'file:');
    await page.goto(pathToFileURL(join(cwd, 'bare.html')).href, { waitUntil: 'commit' });
    await expect.poll(() => evil.connections()).toBeGreaterThan(0);
  });

  test('a stranger that is let in would be seen', async () => {
    const evil = await stranger();
    const { page } = await openTab(browser, 'data:');
    await page.setContent(`<img src="${evil.origin}/image.png"><script>window.name = 'caught'</script>`);
    await page.waitForTimeout(300);
    expect(evil.asked).toEqual(['/image.png']);
    expect(await page.evaluate('window.name')).toBe('caught');
  });
});

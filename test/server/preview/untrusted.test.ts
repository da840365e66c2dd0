import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { startPreview, type Workshop, workshop } from './workshop.js';

/** Names of files that would be markup, were they written as such. A `/` would be a folder. */
const NAMES = ['<img src=x onerror=alert(1)>.html', `'"><svg onload=alert(2)>.html`, '%3Cscript%3E&lt;b&gt;.html'];

/** Everything that a page can try, each saying its name to the stranger when it works. */
function hostile(stranger: string): string {
  const say = (what: string) => `new Image().src='${stranger}/${what}'`;
  return `<!doctype html>
<html lang="en"><head><title></title><meta http-equiv="refresh" content="1;url=${stranger}/refresh">
<base href="${stranger}/"><link rel="stylesheet" href="${stranger}/sheet"><link rel="preconnect" href="${stranger}">
<link rel="prefetch" href="${stranger}/prefetch"><style>@import "${stranger}/import"; p { background: url("${stranger}/paint") }</style>
<script>${say('script')}; try { top.document.title = 'taken' } catch {} setTimeout(() => { top.location = '${stranger}/top' }, 700)</script>
<script src="${stranger}/source"></script></head>
<body onload="${say('load')}"><h1>Hostile</h1><p>&lt;/textarea&gt;</p>
<img src="missing" onerror="${say('handler')}"><img src="${stranger}/picture" srcset="${stranger}/set 2x">
<svg onload="${say('svg')}"><script>${say('svg-script')}</script></svg>
<iframe srcdoc="<script>${say('srcdoc')}</script>"></iframe><iframe src="javascript:${say('frame-script')}"></iframe>
<iframe src="${stranger}/frame"></iframe><object data="${stranger}/object"></object><embed src="${stranger}/embed">
<video src="${stranger}/video" autoplay></video><details open ontoggle="${say('toggle')}">x</details>
<a id="js" href="javascript:${say('link-script')}">script</a>
<a id="top" target="_top" href="${stranger}/link-top">top</a>
<a id="blank" target="_blank" href="${stranger}/link-blank">blank</a>
<a id="self" href="${stranger}/link-self" ping="${stranger}/ping">self</a>
<a id="home" target="_top" href="/">home</a>
<form action="/fix" method="post" target="_top"><button id="fix">fix</button></form>
<form action="${stranger}/form" target="_top"><button id="send">send</button><input autofocus onfocus="${say('focus')}"></form>
<a href="https://www.instagram.com/x" title='"><script>${say('finding')}</script>'>&lt;script&gt;</a><x-menu location="</code><script>${say('message')}</script>"></x-menu>
<x-logo variant='"><img src=x onerror="${say('attribute')}">'></x-logo><x-contact field="phone"/></body></html>
`;
}

describe.skipIf(!HAS_CHROMIUM)('a hostile canvas on a hostile site', () => {
  let browser: Browser;
  let server: Server;
  let stranger: string;
  /** What reached the stranger, by the first part of its address. */
  const heard = new Set<string>();
  /** Served as it is, to show that it is hostile. */
  let page = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      else {
        heard.add(request.url ?? '');
        response.writeHead(404).end();
      }
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    stranger = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens at a port
    page = hostile(stranger);
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });

  /** A workshop in which all files, and the site, are hostile. */
  function hostileWorkshop(): Workshop {
    const at = workshop({ 'hostile.html': page, ...Object.fromEntries(NAMES.map((name) => [name, '<x-logo/>'])) });
    const site = JSON.parse(at.read('site.json'));
    const markup = `"><img src="${stranger}/site" onerror="alert(3)"><script>alert(4)</script>`;
    site.site.name = markup;
    site.contacts[markup] = { kind: 'text', value: markup };
    site.addons[markup] = { status: 'available', forms: [{ id: markup, title: markup }] };
    site.menus.locations[markup] = { label: markup, use: markup, menu: 'principale' };
    site.menus.definitions.principale.items[0] = { label: markup, url: 'javascript:alert(5)' };
    site.logos.variants.light = { url: `javascript:alert(6)//${markup}`, alt: markup };
    site.logos.variants.transparent = { url: `${stranger}/logo`, alt: markup };
    at.write('site.json', JSON.stringify(site));
    return at;
  }

  /** Does on a canvas's page what a visitor may do who trusts everything. */
  async function useAll(page: Page): Promise<void> {
    await page.locator('#width-phone').check(); // not scaled: the driver does not find what is
    for (const kind of ['expanded', 'canvas']) {
      await page.locator(`#frame-${kind}`).check();
      const frame = page.frameLocator(`.stage--${kind} iframe`);
      await frame.locator('h1').waitFor();
      for (const id of ['js', 'top', 'blank', 'home', 'send', 'fix', 'self']) {
        // A link that leads away leaves a frame without the others.
        await frame
          .locator(`#${id}`)
          .click({ timeout: 1_000 })
          .catch(() => {});
      }
    }
    await page.waitForTimeout(1_200); // the refresh that it asks for takes a second
  }

  /** What of a tab must not be. Refusals are heard, and are what they should be. */
  function harm({ page, noises, strangers }: Tab) {
    return {
      heard: [...heard],
      pages: page.context().pages().length,
      taken: page.url(),
      ran: noises.filter((noise) => noise.startsWith('dialog') || noise.startsWith('thrown')),
      strangers,
    };
  }

  test('is hostile where nothing keeps it', async () => {
    heard.clear();
    const tab = await openTab(browser, stranger);
    await tab.page.goto(`${stranger}/page`);
    const ways = ['script', 'handler', 'svg', 'srcdoc', 'sheet', 'import', 'picture', 'frame', 'top'];
    await expect.poll(() => ways.filter((way) => !heard.has(`/${way}`))).toEqual([]);
    expect(tab.strangers).toEqual([]);
    await tab.page.context().close();
  });

  test('runs nothing, loads nothing and leads nowhere in the preview', async () => {
    const { url } = await startPreview(hostileWorkshop());
    heard.clear();
    const tab = await openTab(browser, url);
    for (const address of ['', 'manifest', 'logos']) {
      await tab.page.goto(url + address);
      expect(await tab.page.locator('script:not([src]), [onload], [onerror], a[href^="javascript:"]').count()).toBe(0);
    }
    expect(tab.noises).toEqual([]);
    await tab.page.goto(`${url}canvas/hostile.html`);
    expect(await tab.page.locator('script:not([src]), [onload], [onerror], a[href^="javascript:"]').count()).toBe(0);
    await useAll(tab.page);
    expect(harm(tab)).toEqual({
      heard: [],
      pages: 1,
      taken: `${url}canvas/hostile.html?width=phone&frame=canvas`,
      ran: [],
      strangers: [],
    });
    await tab.page.context().close();
  });

  test('may have any name', async () => {
    const { url } = await startPreview(hostileWorkshop());
    const tab = await openTab(browser, url);
    for (const name of NAMES) {
      await tab.page.goto(url);
      await tab.page.getByRole('link', { name, exact: true }).click();
      expect(await tab.page.locator('h1').textContent()).toBe(name);
      await tab.page.frameLocator('.stage--expanded iframe').locator('.x-logo').waitFor();
    }
    expect(tab.noises.filter((noise) => !noise.startsWith('error'))).toEqual([]);
    await tab.page.context().close();
  });
});

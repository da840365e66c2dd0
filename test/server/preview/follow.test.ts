import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { type Preview, startPreview, workshop } from './workshop.js';

const LINKS = {
  root: '<a id="root" href="/eventi/">a</a>',
  relative: '<a id="relative" href="eventi/">a</a>',
  file: '<a id="file" href="./eventi/index.html#natale">a</a>',
  whole: '<a id="whole" href="https://osteriacorniolo.example/eventi" target="_blank">a</a>',
};
const AWAY = {
  missing: '<a id="missing" href="/nowhere/">a</a>',
  unknown: '<a id="unknown" href="https://osteriacorniolo.example/nowhere/">a</a>',
  elsewhere: '<a id="elsewhere" href="https://elsewhere.invalid/">a</a>',
  here: '<a id="here" href="#here">a</a>',
  mail: '<a id="mail" href="mailto:a@b.example">a</a>',
  top: '<a id="top" target="_top" href="/nowhere/">a</a>',
  home: '<a id="home" href="/">a</a>',
  manifest: '<a id="manifest" href="/manifest">a</a>',
};

const SOURCE = `<h1>Links</h1><p>${Object.values({ ...LINKS, ...AWAY }).join(' ')}</p>`;

/** As long as a tab waits. */
const WAIT = { timeout: 10_000 };

describe.skipIf(!HAS_CHROMIUM)('a link in the page of a canvas', () => {
  let browser: Browser;
  let shared: Preview;
  beforeAll(async () => {
    const canvases = { 'links.html': SOURCE, 'eventi/index.html': '<h1>Eventi</h1><p id="natale">Natale</p>' };
    [browser, shared] = await Promise.all([openBrowser(), startPreview(workshop(canvases))]);
  });
  afterAll(() => browser?.close());

  async function clicked(id: string, options = {}): Promise<{ page: Page; noises: string[]; strangers: string[] }> {
    const tab = await openTab(browser, shared.url, options);
    const { page } = tab;
    await page.goto(`${shared.url}canvas/links.html?width=phone`); // not scaled: the driver does not find what is
    const frame = page.frameLocator('.stage--expanded iframe');
    await frame.locator('h1').waitFor();
    await frame.locator(`#${id}`).click();
    return tab;
  }

  const errorPages = (page: Page) => page.frames().filter((frame) => frame.url().startsWith('chrome-error:')).length;

  test.each(Object.keys(LINKS))('to a page of the site opens its canvas: %s', async (id) => {
    const { page, noises, strangers } = await clicked(id);
    await page.waitForURL(/canvas\/eventi\/index\.html/);
    expect(await page.locator('h1').innerText()).toBe('eventi/index.html');
    expect(await page.frameLocator('.stage--expanded iframe').locator('h1').innerText()).toBe('Eventi');
    expect({ errors: errorPages(page), noises, strangers }).toEqual({ errors: 0, noises: [], strangers: [] });
    await page.context().close();
  });

  test('opens the page of the canvas in the frame where there are no scripts', async () => {
    const { page } = await clicked('root', { javaScriptEnabled: false });
    const frame = page.frameLocator('.stage--expanded iframe');
    await expect.poll(() => frame.locator('h1').innerText(), WAIT).toBe('Eventi');
    await page.context().close();
  });

  test.each(['missing', 'unknown', 'home', 'manifest'])('to no canvas says so, and leads back: %s', async (id) => {
    const { page, noises } = await clicked(id);
    const frame = page.frameLocator('.stage--expanded iframe');
    await expect.poll(() => frame.locator('h1').innerText(), WAIT).toBe('Not a canvas of this preview');
    await page.locator('#notice', { hasText: 'is no canvas of this preview' }).waitFor();
    expect([errorPages(page), new URL(page.url()).pathname]).toEqual([0, '/canvas/links.html']);
    await page.getByRole('button', { name: 'Back to the canvas' }).click();
    await expect.poll(() => frame.locator('h1').innerText(), WAIT).toBe('Links');
    expect(noises).toEqual([]);
    await page.context().close();
  });

  test.each(['elsewhere', 'here', 'mail', 'top'])('leads to no page of the browser’s own: %s', async (id) => {
    const { page, strangers } = await clicked(id);
    await page.waitForTimeout(700);
    expect([errorPages(page), page.context().pages().length, new URL(page.url()).pathname]).toEqual([
      0,
      1,
      '/canvas/links.html',
    ]);
    expect(await page.frameLocator('.stage--expanded iframe').locator('h1').innerText()).toBe('Links');
    expect(strangers).toEqual([]);
    await page.context().close();
  });

  test('of another tab does not lead this one', async () => {
    const { page } = await openTab(browser, shared.url);
    await page.goto(`${shared.url}canvas/links.html`);
    const other = await clicked('root');
    await other.page.waitForURL(/canvas\/eventi/);
    expect(new URL(page.url()).pathname).toBe('/canvas/links.html');
  });
});

import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, openBrowser, openTab } from '../support/browser.js';
import { HAS_CHROMIUM } from '../support/programs.js';
import { ORIGIN, PICTURE, page as pageOf, SHEET } from './page.js';

/** Where pictures go, for whoever looks at them. */
const SCREENSHOTS = process.env['INLAY_SCREENSHOTS'];
if (SCREENSHOTS) mkdirSync(SCREENSHOTS, { recursive: true });

describe.skipIf(!HAS_CHROMIUM)('the style sheet in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function open(html: string, options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await openTab(browser, ORIGIN, options);
    await page.route('**/*', (route) =>
      route.request().url() === `${ORIGIN}/`
        ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
        : route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    );
    await page.goto(`${ORIGIN}/`);
    return page;
  }

  /** Whether an element is to be seen: larger than what is only there to be heard. */
  async function isSeen(page: Page, selector: string): Promise<boolean> {
    const element = page.locator(selector).first();
    const box = await element.boundingBox();
    return (await element.isVisible()) && box !== null && box.width > 2 && box.height > 2;
  }

  /** How far the page scrolls sideways, in pixels. */
  async function overflow(page: Page): Promise<unknown> {
    return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
  }

  describe.each(['ltr', 'rtl'])('with text %s', (dir) => {
    test.each(
      (['light', 'dark'] as const).flatMap((scheme) => [390, 820, 1440].map((width) => [scheme, width] as const)),
    )('has no violations by axe and needs no scrolling sideways: %s, %i pixels', async (colorScheme, width) => {
      const page = await open(pageOf({ dir }), { colorScheme, viewport: { width, height: 900 } });
      expect({ violations: await axeViolations(page), overflow: await overflow(page) }).toEqual({
        violations: [],
        overflow: 0,
      });
      if (SCREENSHOTS)
        await page.screenshot({ path: `${SCREENSHOTS}/${dir}-${colorScheme}-${width}.png`, fullPage: true });
      await page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true })");
      await page.locator('header .menu-item-has-children').first().hover();
      expect({ violations: await axeViolations(page), overflow: await overflow(page) }).toEqual({
        violations: [],
        overflow: 0,
      });
      if (SCREENSHOTS)
        await page.screenshot({ path: `${SCREENSHOTS}/${dir}-${colorScheme}-${width}-open.png`, fullPage: true });
    });
  });

  test('is read by the browser to the last rule', async () => {
    const read = async (sheet: string) =>
      (await open(pageOf({ sheet }))).evaluate(
        'const count = (rules) => [...rules].reduce((sum, rule) => sum + 1 + count(rule.cssRules ?? []), 0);' +
          'count(document.styleSheets[1].cssRules)',
      );
    const blocks = SHEET.replace(/\/\*[\s\S]*?\*\//g, '').split('{').length - 1;
    expect(await read(SHEET)).toBe(blocks);
    expect(await read(SHEET.replace('.x-social {', '..x-social {'))).toBe(blocks - 1);
  });

  const SUBMENU = 'header .x-menu--topic > .menu-item > .sub-menu';

  test('a submenu drops down for the pointer and for the keyboard, over the page', async () => {
    const page = await open(pageOf());
    const height = async () => (await page.locator('header').boundingBox())?.height;
    const before = await height();
    expect(await isSeen(page, SUBMENU)).toBe(false);
    await page.locator(`.menu-item:has(> .sub-menu)`).first().hover();
    expect(await isSeen(page, SUBMENU)).toBe(true);
    expect(await height()).toBe(before);
    await page.mouse.move(600, 800);
    expect(await isSeen(page, SUBMENU)).toBe(false);
    await page.locator(`${SUBMENU} a`).first().focus();
    expect(await isSeen(page, SUBMENU)).toBe(true);
  });

  test('without it all submenus are open', async () => {
    expect(await isSeen(await open(pageOf({ sheet: '' })), SUBMENU)).toBe(true);
  });

  test('a menu collapses where the page is narrow', async () => {
    const list = '.x-menu__collapse > .x-menu';
    const wide = await open(pageOf(), { viewport: { width: 820, height: 900 } });
    expect([await isSeen(wide, list), await isSeen(wide, '.x-menu__burger')]).toEqual([true, false]);
    const narrow = await open(pageOf(), { viewport: { width: 390, height: 900 } });
    expect([await isSeen(narrow, list), await isSeen(narrow, '.x-menu__burger')]).toEqual([false, true]);
    await narrow.locator('.x-menu__burger').press('Enter');
    expect(await isSeen(narrow, list)).toBe(true);
  });

  test('icons alone have names that are heard and not seen, but for printed pages', async () => {
    const page = await open(pageOf());
    const hidden = '#icons .x-social__label--hidden';
    expect(await page.locator('#icons').getByRole('link', { name: 'Instagram' }).count()).toBe(1);
    expect([await isSeen(page, hidden), await isSeen(page, '#icons svg')]).toEqual([false, true]);
    expect([await isSeen(page, '#both .x-social__label'), await isSeen(page, '#both svg')]).toEqual([true, true]);
    await page.emulateMedia({ media: 'print' });
    expect([await isSeen(page, hidden), await isSeen(page, '#icons svg')]).toEqual([true, false]);
    expect(await isSeen(await open(pageOf({ sheet: '' })), hidden)).toBe(true);
  });

  test('gives way to any rule of the page, and to its properties', async () => {
    const height = (page: Page) => page.evaluate("getComputedStyle(document.querySelector('.x-logo img')).blockSize");
    const plain = await open(pageOf());
    expect(await height(plain)).toBe('48px');
    expect(await plain.locator('header .x-logo img').boundingBox()).toMatchObject({ width: 144, height: 48 });
    expect(await height(await open(pageOf({ more: 'img { block-size: 20px }' })))).toBe('20px');
    expect(await height(await open(pageOf({ more: 'header { --inlay-logo-height: 80px }' })))).toBe('80px');
  });

  test('icons are seen where the system sets the colours', async () => {
    const page = await open(pageOf(), { forcedColors: 'active', colorScheme: 'dark' });
    const colours = await page.evaluate(
      "[getComputedStyle(document.querySelector('#icons svg')).fill, getComputedStyle(document.body).backgroundColor]",
    );
    const [fill, background] = colours as string[]; // as the expression gives them
    expect(fill).not.toBe(background);
    if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/forced-colors.png`, fullPage: true });
  });
});

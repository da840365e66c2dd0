import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { managedSite } from './shown/managed-site.js';
import { write } from './site-of.js';

describe.skipIf(!HAS_CHROMIUM)('menus in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('Escape closes a submenu, whatever has opened it, and it opens again', async () => {
    const { site, origin } = await managedSite();
    const { page, noises } = await openTab(browser, origin);
    await page.goto(origin);
    const isOpen = async () => ((await page.locator('.theme-header .sub-menu').boundingBox())?.height ?? 0) > 30;
    await page.hover('.theme-header >> text=Work');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('a');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    await page.mouse.move(0, 700);
    await page.hover('.theme-header >> text=Work');
    expect(await isOpen()).toBe(true);
    await page.mouse.move(0, 700);
    await page.focus('.theme-header .sub-menu a');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    // The focus does not stay on what is gone.
    expect(await page.locator('.sub-menu :focus').count()).toBe(0);
    await page.focus('.theme-header .sub-menu a');
    expect(await isOpen()).toBe(true);
    expect(noises).toEqual([]);
    // A page without submenus runs nothing.
    await write(site, { kind: 'options', key: 'theme', body: { menu_submenus: 'open' } });
    await page.goto(origin);
    expect(await page.locator('script:not([type])').count()).toBe(0);
    await page.context().close();
  });
});

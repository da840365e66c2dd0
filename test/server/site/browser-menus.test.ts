import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { managedSite } from './shown/managed-site.js';
import { write } from './site-of.js';

/** A header with all that the theme's own does without. */
const CHOSEN = `<header><x-social icons="only"></x-social><x-menu location="topic" collapse="yes" submenus="disclosure"></x-menu></header>`;

const ITEMS = [
  { label: 'Home', url: '/' },
  { label: 'Work', url: '/about/', children: [{ label: 'Prints', url: '/blog/' }] },
  { label: 'More', children: [{ label: 'Privacy', url: '/legal/' }] },
];

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

  test('a canvas has icons alone, a menu behind a button on small screens, and submenus behind buttons', async () => {
    const { site, origin, manage } = await managedSite();
    await write(site, { kind: 'canvas', key: 'header', body: { published: { source: CHOSEN, manifest: '' } } });
    await manage('POST', '/ai/menus', { definitions: { main: { name: 'Main', items: ITEMS } } });
    const { page, noises } = await openTab(browser, origin, { viewport: { width: 1200, height: 800 } });
    await page.goto(origin);
    const box = async (selector: string) => {
      const found = await page.locator(`.theme-header ${selector}`).first().boundingBox();
      return found ?? { x: 0, y: 0, width: 0, height: 0 };
    };
    const isThere = (text: string) => page.isVisible(`.theme-header >> text=${text}`);
    // Icons alone, whose names are heard.
    expect((await box('.x-social__label')).width).toBe(1);
    expect(await page.getByRole('link', { name: 'Instagram' }).first().isVisible()).toBe(true);
    const icon = await box('.x-social a');
    expect([icon.width >= 24, icon.width < 40, icon.height >= 24]).toEqual([true, true, true]);
    // On a wide screen the menu is there, and no button of it.
    expect([await isThere('Home'), await page.isVisible('.x-menu__burger')]).toEqual([true, false]);
    const [link, toggle] = [await box('.x-menu a:has-text("Work")'), await box('.x-menu__toggle')];
    // What opens a submenu stands in the line of its item, and what it opens below, over the page.
    expect(Math.abs(link.y + link.height / 2 - toggle.y - toggle.height / 2)).toBeLessThan(4);
    const header = (await box('header')).height;
    await page.click('.x-menu__toggle');
    expect(await isThere('Prints')).toBe(true);
    expect((await box('.sub-menu')).y).toBeGreaterThanOrEqual(toggle.y + toggle.height - 1);
    expect((await box('header')).height).toBe(header);
    expect(await axeViolations(page)).toEqual([]);
    // On a small one it opens and closes.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    expect([await isThere('Home'), await page.isVisible('.x-menu__burger')]).toEqual([false, true]);
    await page.click('.x-menu__burger');
    await page.click('.x-menu__toggle');
    expect([await isThere('Home'), await isThere('Prints')]).toEqual([true, true]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(await axeViolations(page)).toEqual([]);
    await page.click('.x-menu__burger');
    expect(await isThere('Home')).toBe(false);
    expect(noises).toEqual([]);
    await page.context().close();
  });
});

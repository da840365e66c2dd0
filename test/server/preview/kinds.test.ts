import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { startPreview, type Workshop, workshop } from './workshop.js';

const PHONE = '<p>Chiama <a href="tel:+390550123456">055 012 3456</a></p>\n';
/** A linked style sheet, which the linter does not read, leaves no fix of a link proven. */
const LINKED = `<!doctype html>\n<html lang="it"><head><title>a</title><link rel="stylesheet" href="/media/a.css"></head>\n<body>\n${PHONE.repeat(3)}</body></html>\n`;

describe.skipIf(!HAS_CHROMIUM)('fixes of a kind that are not proven', () => {
  let browser: Browser;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function opened(options = {}): Promise<{ at: Workshop; page: Page }> {
    const at = workshop({ 'a.html': LINKED });
    at.write('public/media/a.css', 'a { color: red }');
    const { url } = await startPreview(at);
    const tab = await openTab(browser, url, { viewport: { width: 1440, height: 900 }, ...options });
    tabs.push(tab);
    await tab.page.goto(`${url}canvas/a.html`);
    return { at, page: tab.page };
  }

  test('are made at once when all of their changes are confirmed, and undone at once', async () => {
    const { at, page } = await opened();
    const apply = page.getByRole('button', { name: /^Apply all 3 of this kind/ });
    expect(await apply.count()).toBe(1); // at the first of them
    await apply.click();
    const dialog = page.getByRole('dialog', { name: 'Apply these 3 suggestions?' });
    expect(await dialog.locator('.hunk__line').allInnerTexts()).toEqual(['Line 4\n', 'Line 5\n', 'Line 6\n']);
    expect(await dialog.locator('figcaption').count()).toBe(1); // the same for all
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(at.read('pages/a.html')).toBe(LINKED);
    await page
      .locator('#finding-2')
      .getByRole('button', { name: /^Apply suggestion/ })
      .click();
    expect(await page.getByRole('dialog', { name: 'Apply this suggestion?' }).locator('.diff').count()).toBe(1);
    await page.keyboard.press('Escape');
    await apply.click();
    await dialog.getByRole('button', { name: 'Apply 3 suggestions' }).click();
    await page.locator('#notice', { hasText: 'Fixed.' }).waitFor();
    expect(at.read('pages/a.html').split('<x-contact field="phone"></x-contact>')).toHaveLength(4);
    expect(await page.locator('.done__what').allInnerTexts()).toEqual(['no-static-contact, 3 of a kind']);
    await page.getByRole('button', { name: 'Undo no-static-contact' }).click();
    await page.locator('#notice', { hasText: 'Undone.' }).waitFor();
    expect(at.read('pages/a.html')).toBe(LINKED);
  });

  test('are shown and asked for without scripts, too', async () => {
    const { at, page } = await opened({ javaScriptEnabled: false });
    await page.getByRole('button', { name: /^Apply all 3 of this kind/ }).click();
    expect(await page.locator('h1').innerText()).toBe('Apply these 3 suggestions?');
    expect(await page.locator('.diff').count()).toBe(3);
    expect(at.read('pages/a.html')).toBe(LINKED);
    await page.getByRole('button', { name: 'Apply 3 suggestions' }).click();
    expect(at.read('pages/a.html')).not.toContain('tel:');
  });

  test('make no noise in all of this', () => {
    expect(tabs.length).toBe(2);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

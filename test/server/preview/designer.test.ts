import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { FIXED, HANDWRITTEN, startPreview, type Workshop, workshop } from './workshop.js';

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** As long as a tab waits. */
const WAIT = { timeout: 10_000 };

describe.skipIf(!HAS_CHROMIUM)('fixes in the preview, as a designer has them', () => {
  let browser: Browser;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function opened(address = '', options = {}): Promise<{ at: Workshop; page: Page; url: string }> {
    const at = workshop();
    const { url } = await startPreview(at);
    const tab = await openTab(browser, url, { viewport: { width: 1440, height: 900 }, ...options });
    tabs.push(tab);
    await tab.page.goto(url + address);
    return { at, page: tab.page, url };
  }

  const rowsOf = (page: Page) => page.locator('#canvases tbody a').filter({ visible: true }).allInnerTexts();

  test('begin at the worst canvas; tiles and rules show theirs, which stands in the address', async () => {
    const { page, url } = await opened();
    expect(await rowsOf(page)).toEqual(['contatti.html', 'sections/header.html', 'sections/orari.html']);
    await page.getByRole('radio', { name: 'Clean' }).check();
    expect([await rowsOf(page), searchOf(page)]).toEqual([['sections/orari.html'], { show: 'clean' }]);
    await page.locator('.tile', { hasText: 'Errors' }).click();
    expect([await rowsOf(page), searchOf(page)]).toEqual([
      ['contatti.html', 'sections/header.html'],
      { show: 'errors' },
    ]);
    await page.getByRole('radio', { name: 'All canvases' }).check();
    expect(await page.locator('.rules tbody tr').allInnerTexts()).toContainEqual(
      expect.stringMatching(/no-static-contact\s+2\s+1$/),
    );
    await page.getByRole('link', { name: 'assigned-location' }).click();
    expect([await rowsOf(page), searchOf(page)]).toEqual([['sections/header.html'], { rule: 'assigned-location' }]);
    await page.reload();
    expect(await rowsOf(page)).toEqual(['sections/header.html']);
    await page.getByRole('link', { name: 'All rules' }).click();
    await page.getByRole('radio', { name: 'By path' }).check();
    expect(searchOf(page)).toEqual({ sort: 'path' });

    const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await plain.goto(`${url}?rule=assigned-location&sort=path`);
    expect(await rowsOf(plain)).toEqual(['sections/header.html']);
    await plain.locator('.tile', { hasText: 'Clean' }).click();
    expect(await plain.getByText('No canvas matches.').isVisible()).toBe(true);
    await plain.goto(`${url}?show=clean`);
    expect(await rowsOf(plain)).toEqual(['sections/orari.html']);
    await plain.context().close();
  });

  test('are counted by tiles of which none stands alone, in a table whose heads stand apart', async () => {
    const { page } = await opened('', { viewport: { width: 820, height: 900 } });
    const tops = `new Set([...document.querySelectorAll('.tile')].map((tile) => tile.offsetTop)).size`;
    expect(await page.evaluate(tops)).toBe(1);
    await page.setViewportSize({ width: 390, height: 844 });
    const gaps = await page.evaluate(`(() => {
      const boxes = [...document.querySelectorAll('#canvases thead th')].map((head) => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return range.getBoundingClientRect();
      });
      return boxes.slice(1).map(({ left }, index) => left - boxes[index].right);
    })()`);
    expect((gaps as number[]).filter((gap) => gap < 6)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });

  test('of all canvases that are safe are made with one button, and undone with one', async () => {
    const { at, page } = await opened();
    await page.getByRole('button', { name: 'Apply 6 safe fixes in 1 canvas' }).click();
    await page.getByRole('heading', { name: 'Fixed 1' }).waitFor();
    expect(at.read('pages/contatti.html')).toBe(FIXED);
    await page.getByRole('button', { name: 'Undo All safe fixes' }).click();
    await page.locator('#notice', { hasText: 'Undone.' }).waitFor();
    expect(at.read('pages/contatti.html')).toBe(HANDWRITTEN);
    expect(await page.locator('.done').count()).toBe(0);
  });

  test('can each be undone, in any order', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    await page.locator('#finding-1').getByRole('button').click();
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    await page.locator('#finding-1').getByRole('button').click();
    await page.getByText('Fixed. 9 findings are left.').waitFor();
    const both = at.read('pages/contatti.html');
    expect(await page.locator('.done__what').allInnerTexts()).toEqual([
      'no-static-menu, line 4',
      'no-static-logo, line 2',
    ]);
    await page.getByRole('button', { name: 'Undo no-static-logo' }).click();
    await page.locator('#notice', { hasText: 'Undone.' }).waitFor();
    const one = at.read('pages/contatti.html');
    expect(one).not.toBe(both);
    expect(one.split('\n')[1]).toBe(HANDWRITTEN.split('\n')[1]);
    await page.waitForFunction(`document.activeElement.tagName !== 'IFRAME'`); // a frame has given the focus back
    await page.keyboard.press('u');
    await expect.poll(() => at.read('pages/contatti.html'), WAIT).toBe(HANDWRITTEN);
  });

  test('that are not safe are made when that is confirmed, with the change before one’s eyes', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    const dialog = page.getByRole('dialog', { name: 'Apply this suggestion?' });
    const apply = page.locator('#finding-9').getByRole('button');
    await apply.click();
    expect(await dialog.locator('ins').first().innerText()).toContain('x-social');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(at.read('pages/contatti.html')).toBe(HANDWRITTEN);
    await apply.click();
    await page.keyboard.press('Escape');
    expect([await dialog.isVisible(), at.read('pages/contatti.html')]).toEqual([false, HANDWRITTEN]);
    await apply.click();
    await dialog.getByRole('button', { name: 'Apply suggestion' }).click();
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    expect(at.read('pages/contatti.html')).toContain('<x-social');
  });

  test('ask, and undo, without scripts too', async () => {
    const { at, page, url } = await opened('canvas/contatti.html', { javaScriptEnabled: false });
    await page.locator('#finding-9').getByRole('button').click();
    expect(await page.locator('h1').innerText()).toBe('Apply this suggestion?');
    expect(await page.locator('ins').first().innerText()).toContain('x-social');
    expect(at.read('pages/contatti.html')).toBe(HANDWRITTEN);
    await page.getByRole('button', { name: 'Apply suggestion' }).click();
    expect(page.url()).toBe(`${url}canvas/contatti.html`);
    expect(at.read('pages/contatti.html')).toContain('<x-social');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(page.url()).toBe(`${url}canvas/contatti.html`);
    expect(at.read('pages/contatti.html')).toBe(HANDWRITTEN);
    await page.goto(url);
    await page.getByRole('button', { name: 'Apply 6 safe fixes in 1 canvas' }).click();
    expect(at.read('pages/contatti.html')).toBe(FIXED);
  });

  test('make no noise in all of this', () => {
    expect(tabs.length).toBe(6);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { HANDWRITTEN, startPreview, type Workshop, workshop } from './workshop.js';

const focused = (page: Page) => page.evaluate('document.activeElement.id');
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** As long as a tab waits. */
const WAIT = { timeout: 10_000 };

/** Longer than a frame needs to take the focus. */
const settled = (page: Page) => page.waitForTimeout(700);

describe.skipIf(!HAS_CHROMIUM)('keys in the preview', () => {
  let browser: Browser;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function opened(viewport = { width: 1440, height: 900 }): Promise<{ at: Workshop; page: Page }> {
    const at = workshop();
    const { url } = await startPreview(at);
    const tab = await openTab(browser, url, { viewport });
    tabs.push(tab);
    await tab.page.goto(`${url}canvas/contatti.html`);
    return { at, page: tab.page };
  }

  test('go on from finding to finding after fixes and undos, with the pointer over the frame', async () => {
    const { at, page } = await opened();
    const stage = await page.locator('.stage--expanded').boundingBox();
    await page.mouse.move((stage?.x ?? 0) + 200, (stage?.y ?? 0) + 200);
    await page.keyboard.press('j');
    await settled(page);
    expect(await focused(page)).toBe('finding-1');
    await page.keyboard.press('f');
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    await settled(page);
    expect(await focused(page)).toMatch(/^finding-/); // the next one has its place
    await page.keyboard.press('f');
    await page.getByText('Fixed. 9 findings are left.').waitFor();
    await settled(page);
    expect(await focused(page)).toMatch(/^finding-/);
    await page.keyboard.press('j');
    await settled(page);
    const words = () => page.locator('.finding').allInnerTexts();
    const left = await words();
    await page.keyboard.press('u');
    await page.locator('#notice', { hasText: 'Undone.' }).waitFor();
    await settled(page);
    // The one that came back.
    expect(await focused(page)).toMatch(/^finding-/);
    const back = (await page.locator(':focus .finding__message').innerText()).trim();
    expect(left.some((each) => each.includes(back))).toBe(false);
    await page.keyboard.press('u');
    await expect.poll(() => at.read('pages/contatti.html'), WAIT).toBe(HANDWRITTEN);
    await settled(page);
    await page.keyboard.press('j');
    expect(await focused(page)).toMatch(/^finding-/);
  });

  test('work on a phone while the page is there, and the findings are not', async () => {
    const { at, page } = await opened({ width: 390, height: 844 });
    await page.keyboard.press('j');
    await page.keyboard.press('b');
    await settled(page);
    expect(searchOf(page)).toEqual({ finding: '1', frame: 'compare', pane: 'page' });
    expect(await page.evaluate('document.activeElement.tagName')).toMatch(/^(?:BODY|MAIN)$/);
    await page.keyboard.press('j');
    await settled(page);
    expect(searchOf(page)['finding']).not.toBe('1');
    await page.keyboard.press('k');
    await settled(page);
    expect(searchOf(page)['finding']).toBe('1');
    await page.keyboard.press('f');
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    await settled(page);
    await page.keyboard.press('u');
    await expect.poll(() => at.read('pages/contatti.html'), WAIT).toBe(HANDWRITTEN);
    await settled(page);
    expect(searchOf(page)).toEqual({ finding: '1', frame: 'compare', pane: 'page' });
  });

  test('make no noise in all of this', () => {
    expect(tabs.length).toBe(2);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

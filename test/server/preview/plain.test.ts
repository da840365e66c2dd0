import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { FIXED, startPreview, workshop, writeReport } from './workshop.js';

describe.skipIf(!HAS_CHROMIUM)('inlay-server preview', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  test('works without scripts, but for reload and copy', async () => {
    const at = workshop();
    const { url } = await startPreview(at);
    const { page, noises, strangers } = await openTab(browser, url, { javaScriptEnabled: false });
    await page.goto(url);
    expect(await page.locator('.scripted').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Clean' }).check();
    const rows = page.locator('#canvases tbody tr').filter({ visible: true });
    expect(await rows.allTextContents()).toEqual([expect.stringContaining('sections/orari.html')]);

    await page.goto(`${url}canvas/contatti.html`);
    const frame = page.locator('.stage--expanded iframe');
    await page.getByRole('radio', { name: 'Phone 390' }).check();
    expect(Math.round((await frame.boundingBox())?.width ?? 0)).toBe(390);
    await page.locator('#frame-canvas').check();
    expect(await frame.isVisible()).toBe(false);
    await page.locator('#source-expanded').check();
    expect(await page.locator('.listing--expanded').isVisible()).toBe(true);

    await page.getByRole('button', { name: 'Apply all 6 safe fixes' }).click();
    await page.locator('.summary', { hasText: '5 errors' }).waitFor();
    expect(page.url()).toBe(`${url}canvas/contatti.html`);
    expect(at.read('pages/contatti.html')).toBe(FIXED);
    expect({ noises, strangers }).toEqual({ noises: [], strangers: [] });
  });

  test('makes no noise of a picture or a style that is not there', async () => {
    const { url } = await startPreview(
      workshop({ 'a.html': '<link rel="stylesheet" href="/a.css"><img src="/a.png">' }),
    );
    const { page, noises } = await openTab(browser, url);
    const missing: string[] = [];
    page.on('requestfinished', (request) => missing.push(new URL(request.url()).pathname));
    page.on('requestfailed', (request) => missing.push(new URL(request.url()).pathname));
    await page.goto(`${url}canvas/a.html`);
    await page.locator('.stage--expanded iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => missing).toEqual(expect.arrayContaining(['/a.css', '/a.png']));
    expect(noises).toEqual([]);
  });

  test('writes a report that is read from files, with the frames, the filter and the keys', async () => {
    const { url, code } = await writeReport(workshop());
    expect(code).toBe(1);
    const { page, noises, strangers } = await openTab(browser, url);
    await page.goto(`${url}index.html`);
    await page.locator('#filter').fill('conta');
    await page.getByRole('link', { name: 'contatti.html' }).click();
    expect(await page.locator('h1').textContent()).toBe('contatti.html');
    expect(await page.frameLocator('.stage--expanded iframe').locator('h1').textContent()).toBe('Contatti');
    expect(await page.locator('form.fix').count()).toBe(0);
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.id')).toBe('finding-1');
    await page.keyboard.press('1');
    expect(await page.locator('#width-phone').isChecked()).toBe(true);
    await page.keyboard.press('b');
    // One is of the canvas itself, the other takes the place of what was written by hand.
    const logosIn = (stage: string) => page.frameLocator(`${stage} iframe`).locator('.x-logo__img').count();
    await page.frameLocator('.stage--after iframe').locator('h1').waitFor();
    await page.frameLocator('.stage--before iframe').locator('h1').waitFor();
    expect([await logosIn('.stage--before'), await logosIn('.stage--after')]).toEqual([1, 2]);
    await page.locator('#slider').fill('20');
    expect(await page.evaluate(`document.querySelector('#compare').style.getPropertyValue('--split')`)).toBe('0.2');
    await page.getByRole('link', { name: 'Logo default' }).click();
    expect(await page.locator('.entry:target h3').textContent()).toBe('default');
    await page.getByRole('link', { name: 'every step of footer' }).click();
    expect(await page.locator('h2:target').textContent()).toBe('footer');
    expect(await page.locator('.step--used').count()).toBe(4);
    // Without the site's own files its pictures are missing in the frames, and that alone.
    expect(noises.filter((noise) => !noise.includes('local resource: file:///media/'))).toEqual([]);
    expect(strangers.filter((address) => !address.startsWith('file:///media/'))).toEqual([]);

    const plain = (await openTab(browser, url, { javaScriptEnabled: false })).page;
    await plain.goto(`${url}index.html`);
    await plain.getByRole('link', { name: 'contatti.html' }).click();
    const pair = plain.locator('#finding-1 .pair');
    expect(await pair.locator('iframe').first().isVisible()).toBe(false);
    await pair.getByText('Before and after').click();
    const frames = pair.locator('iframe');
    expect(await frames.filter({ visible: true }).count()).toBe(2);
    const logosOf = (place: number) => frames.nth(place).contentFrame().locator('.x-logo__img').count();
    expect([await logosOf(0), await logosOf(1)]).toEqual([1, 2]);
  });
});

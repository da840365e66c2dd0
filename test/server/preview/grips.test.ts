import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { HANDWRITTEN, type Preview, startPreview, workshop } from './workshop.js';

const LONG_NAME = 'eventi/un-nome-molto-lungo-di-una-pagina-che-nessuno-ricorda-mai-piu.html';

const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0;

describe.skipIf(!HAS_CHROMIUM)('the columns of a canvas in the preview', () => {
  let browser: Browser;
  let shared: Preview;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    const canvases = { 'contatti.html': HANDWRITTEN, 'eventi/b.html': '<p>b</p>', [LONG_NAME]: '<p>c</p>' };
    [browser, shared] = await Promise.all([openBrowser(), startPreview(workshop(canvases))]);
    await (await fetch(`${shared.url}canvas/contatti.html`)).text(); // it has begun
  });
  afterAll(() => browser?.close());

  async function looked(viewport = { width: 1440, height: 900 }): Promise<Page> {
    const tab = await openTab(browser, shared.url, { viewport });
    tabs.push(tab);
    await tab.page.goto(`${shared.url}canvas/contatti.html`);
    await tab.page.frameLocator('.stage--expanded iframe').locator('h1').waitFor();
    return tab.page;
  }

  test.each([
    ['right, over the frame', 'Width of the page', 120],
    ['left', 'Width of the page', -120],
    ['right, over the findings', 'Width of the list of canvases', 90],
  ])('go with the pointer to the %s, without a jump', async (_way, name, by) => {
    const page = await looked();
    const grip = page.getByRole('separator', { name });
    const from = await leftOf(grip);
    const at = { x: from + 2, y: 300 }; // not its middle
    const sign = Math.sign(by);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 2 * sign, at.y);
    expect(Math.abs((await leftOf(grip)) - from - 2 * sign)).toBeLessThan(1);
    expect(
      await page.evaluate(`getComputedStyle(document.querySelector('.stage--expanded iframe')).pointerEvents`),
    ).toBe('none');
    await page.mouse.move(at.x + by, at.y, { steps: 6 });
    expect(Math.abs((await leftOf(grip)) - from - by)).toBeLessThan(1);
    await page.mouse.up();
    await page.mouse.move(at.x, at.y + 100);
    expect(Math.abs((await leftOf(grip)) - from - by)).toBeLessThan(1);
    expect(await page.evaluate('document.documentElement.className')).toBe('');
  });

  test.each([1440, 820])(
    'go to their least and most by Home and End, and the page stays, at %i pixels',
    async (width) => {
      const page = await looked({ width, height: 900 });
      await page.evaluate('scrollTo(0, 40)');
      const grip = page.getByRole('separator', { name: 'Width of the page' });
      const sizeOf = async () => (await page.locator('.view').boundingBox())?.width ?? 0;
      await grip.evaluate((each: { focus(how: object): void }) => each.focus({ preventScroll: true }));
      await page.keyboard.press('End');
      const most = await sizeOf();
      await page.keyboard.press('Home');
      const least = await sizeOf();
      expect([least < 460, most > 2 * least - 120, await page.evaluate('scrollY')]).toEqual([true, true, 40]);
      await page.keyboard.press('End');
      // The findings have room, and nothing hangs out of them or of the page.
      const found = `[...document.querySelectorAll('.found, .found *')].filter((each) => each.checkVisibility() && !each.closest('.unseen, .finding .diff')
      && each.getBoundingClientRect().right > document.querySelector('.grip--view').getBoundingClientRect().left + 1).length`;
      expect(await page.evaluate(found)).toBe(0);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    },
  );

  test('cut off names that are too long for the narrowest tree, and say them whole', async () => {
    const page = await looked();
    await page.getByRole('separator', { name: 'Width of the list of canvases' }).focus();
    await page.keyboard.press('Home');
    const link = page.locator('.tree__leaf a', { hasText: 'un-nome' });
    expect((await link.boundingBox())?.height).toBeLessThan(60);
    expect(await link.getAttribute('title')).toBe(LONG_NAME);
  });

  test('have a search whose one match Enter opens, and whose matches the arrow keys walk', async () => {
    const page = await looked();
    const focused = () => page.evaluate('document.activeElement.id || document.activeElement.title');
    await page.keyboard.press('/');
    await page.keyboard.type('eventi');
    await page.keyboard.press('Enter'); // there are two
    expect(page.url()).toContain('contatti.html');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe('eventi/b.html');
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(LONG_NAME);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe('filter');
    await page.keyboard.type(' b.h');
    await page.keyboard.press('Enter');
    await page.waitForURL(/eventi\/b\.html/);
    expect(await page.locator('h1').innerText()).toBe('eventi/b.html');
  });

  test('make no noise in all of this', () => {
    expect(tabs.length).toBe(7);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

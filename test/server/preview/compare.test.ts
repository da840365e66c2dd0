import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { type Preview, startPreview, workshop } from './workshop.js';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Left and right of something, and its middle. */
async function spanOf(part: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, middle: x + width / 2, top: y, bottom: y + height };
}

describe.skipIf(!HAS_CHROMIUM)('the page before and after a fix', () => {
  let browser: Browser;
  let shared: Preview;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    [browser, shared] = await Promise.all([openBrowser(), startPreview(workshop())]);
    await (await fetch(`${shared.url}canvas/contatti.html`)).text(); // it has begun
  });
  afterAll(() => browser?.close());

  async function looked(asked: string, viewport = WIDE): Promise<Page> {
    const tab = await openTab(browser, shared.url, { viewport });
    tabs.push(tab);
    await tab.page.goto(`${shared.url}canvas/contatti.html?${asked}`);
    return tab.page;
  }

  test.each([
    ['a phone in a wide pane', 'phone', WIDE],
    ['a desktop that is scaled down', 'desktop', WIDE],
    ['a phone on a phone', 'phone', PHONE],
  ])('is cut where the thumb of the slider is: %s', async (_what, width, viewport) => {
    const page = await looked(`finding=4&frame=compare&pane=page&width=${width}`, viewport);
    const frame = await spanOf(page.locator('.stage--before iframe'));
    const slider = await spanOf(page.getByRole('slider'));
    // A thumb is 1rem wide, and its middle goes from one end of the page to the other.
    expect(Math.abs(slider.left + 7.5 - frame.left)).toBeLessThan(1);
    expect(Math.abs(slider.right - 7.5 - frame.right)).toBeLessThan(1);
    for (const percent of [0, 25, 100]) {
      await page.getByRole('slider').fill(String(percent));
      const at = frame.left + ((frame.right - frame.left) * percent) / 100;
      expect(Math.abs((await spanOf(page.locator('#line'))).middle - at)).toBeLessThan(1);
    }
    await page.getByRole('slider').fill('25');
    const middle = frame.left + (frame.right - frame.left) / 4;
    const seenAt = (x: number) =>
      page.evaluate(`document.elementFromPoint(${x}, ${frame.top + 60}).closest('.stage').className`);
    expect([await seenAt(middle - 14), await seenAt(middle + 14)]).toEqual([
      'stage stage--before',
      'stage stage--after',
    ]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(viewport.width);
  });

  test('has a line that a pointer drags, and buttons that show one of both', async () => {
    const page = await looked('finding=4&frame=compare&width=phone');
    await page.frameLocator('.stage--after iframe').locator('h1').waitFor();
    const line = page.locator('#line');
    const { middle, top } = await spanOf(line);
    await page.mouse.move(middle + 4, top + 40); // not its middle
    await page.mouse.down();
    await page.mouse.move(middle + 4 - 97.5, top + 60, { steps: 5 });
    await page.mouse.up();
    await page.mouse.move(middle + 100, top + 60);
    expect(Math.abs((await spanOf(line)).middle - middle + 97.5)).toBeLessThan(1);
    expect(Number(await page.getByRole('slider').inputValue())).toBeCloseTo(25, 0);
    await page.getByRole('slider').focus();
    await page.keyboard.press('ArrowRight');
    expect(Number(await page.getByRole('slider').inputValue())).toBeCloseTo(26, 0);
    await page.getByRole('button', { name: 'After the fix: show it alone' }).click();
    expect(await page.getByRole('slider').inputValue()).toBe('0');
    await page.getByRole('button', { name: 'Before the fix: show it alone' }).click();
    expect(await page.getByRole('slider').inputValue()).toBe('100');
    expect(await axeViolations(page, ['.compare'])).toEqual([]);
  });

  test('has its slider on the screen of a phone, where a page is shown as on one', async () => {
    const page = await looked('finding=4', PHONE);
    expect(await page.locator('#width-phone').isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('?finding=4');
    await page.locator('#finding-4').getByRole('link', { name: 'Before and after' }).click();
    await page.evaluate('scrollTo(0, 0)');
    const { top, bottom } = await spanOf(page.getByRole('slider'));
    expect([top > 0, bottom < PHONE.height]).toEqual([true, true]);
    expect(bottom).toBeLessThanOrEqual((await spanOf(page.locator('.stage--after'))).top);
    await page.getByRole('radio', { name: 'Desktop 1280' }).check();
    expect(new URL(page.url()).searchParams.get('width')).toBe('desktop');
    await page.reload();
    expect(await page.locator('#width-desktop').isChecked()).toBe(true);
    const wide = await looked('finding=4');
    expect(await wide.locator('#width-desktop').isChecked()).toBe(true);
  });

  test.each([820, 1440])('is not all: at %i pixels a finding leads to what its fix changes', async (width) => {
    const page = await looked('', { width, height: 900 });
    const finding = page.locator('#finding-9');
    expect(await finding.locator('.diff').isVisible()).toBe(false);
    await finding.getByRole('link', { name: 'What it changes, and why it is not proven' }).click();
    expect(await page.locator('#changed figcaption').innerText()).toContain('not proven');
    expect(await page.locator('#changed').isVisible()).toBe(true);
    const safe = page.locator('#finding-1').getByRole('link', { name: /^What it changes ?: finding 1/ });
    expect(await safe.isVisible()).toBe(true);
    await page.setViewportSize(PHONE);
    await page.getByRole('radio', { name: 'Findings 11' }).check();
    expect([await safe.isVisible(), await finding.locator('.diff').isVisible()]).toEqual([false, true]);
  });

  test('makes no noise in all of this', () => {
    expect(tabs.length).toBe(8);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

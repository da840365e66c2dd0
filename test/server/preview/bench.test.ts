import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { HANDWRITTEN, type Preview, startPreview, workshop } from './workshop.js';

const widthOf = async (part: Locator) => Math.round((await part.boundingBox())?.width ?? 0);
const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** Many lines with findings: what is unseen in each must not make the page longer. */
const LONG = '<p>Chiama <a href="tel:+390550123456">055 012 3456</a></p>\n'.repeat(900);

/** As long as a tab waits. */
const WAIT = { timeout: 10_000 };

describe.skipIf(!HAS_CHROMIUM)('a canvas in the preview, as a designer has it', () => {
  let browser: Browser;
  let shared: Preview;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    const canvases = { 'contatti.html': HANDWRITTEN, 'eventi/a.html': '<p>a</p>', 'eventi/b.html': '<p>b</p>' };
    [browser, shared] = await Promise.all([openBrowser(), startPreview(workshop({ ...canvases, 'lungo.html': LONG }))]);
  });
  afterAll(() => browser?.close());

  async function looked(address: string, viewport = { width: 1440, height: 900 }): Promise<Page> {
    const tab = await openTab(browser, shared.url, { viewport });
    tabs.push(tab);
    await tab.page.goto(shared.url + address);
    return tab.page;
  }

  test('has three columns, which a pointer and the arrow keys resize, and that stay so', async () => {
    const page = await looked('canvas/contatti.html');
    const [tree, found, view] = ['.tree', '.found', '.view'].map((part) => page.locator(part)) as [
      Locator,
      Locator,
      Locator,
    ];
    const lefts = await Promise.all([tree, found, view].map(async (part) => (await part.boundingBox())?.x ?? 0));
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    const before = await widthOf(tree);
    const grip = page.getByRole('separator', { name: 'Width of the list of canvases' });
    const box = await grip.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 5, 400);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 105, 400);
    await page.mouse.up();
    expect(Math.abs((await widthOf(tree)) - before - 100)).toBeLessThan(12);
    const seen = await widthOf(view);
    await page.getByRole('separator', { name: 'Width of the page' }).focus();
    await page.keyboard.press('ArrowLeft'); // the line between them goes to the left
    expect(await widthOf(view)).toBeGreaterThan(seen);
    const sizes = [await widthOf(tree), await widthOf(view)];
    await page.goto(`${shared.url}canvas/eventi/a.html`);
    expect([await widthOf(tree), await widthOf(view)]).toEqual(sizes);
    expect(Number(await grip.getAttribute('aria-valuenow'))).toBeGreaterThan(15);
  });

  test('keeps the page with its source in sight while findings are read', async () => {
    const page = await looked('canvas/contatti.html');
    await page.evaluate('scrollTo(0, 1200)');
    const box = await page.locator('.view').boundingBox();
    expect([Math.round(box?.y ?? -1), (box?.height ?? 0) <= 900]).toEqual([11, true]);
  });

  test('has all canvases as a tree, with a search that opens folders', async () => {
    const page = await looked('canvas/contatti.html');
    const tree = page.getByRole('navigation', { name: 'Canvases', exact: true });
    expect(await tree.locator('[aria-current=page]').innerText()).toMatch(/^contatti\.html\s+10/);
    await tree.locator('summary').click();
    const shown = tree.locator('a').filter({ visible: true });
    expect(await shown.allInnerTexts()).toEqual([
      expect.stringMatching('contatti.html'),
      expect.stringMatching('lungo.html'),
    ]);
    await page.keyboard.press('/');
    await page.keyboard.type('eve b');
    expect(await shown.allInnerTexts()).toEqual(['b.html']);
    expect(searchOf(page)).toEqual({ filter: 'eve b' });
    await page.locator('#filter').fill('nothing');
    expect(await tree.getByText('No canvas matches.').isVisible()).toBe(true);
    await page.locator('#filter').fill('');
    expect(await shown.count()).toBe(2); // the folder is closed again
    await page.getByRole('link', { name: 'lungo.html' }).click();
    expect(await page.locator('h1').innerText()).toBe('lungo.html');
  });

  test('outlines the element of a finding in the page, and says so in the address', async () => {
    const page = await looked('canvas/contatti.html');
    const frame = page.frameLocator('.stage--expanded iframe');
    const outlined = () =>
      frame.locator('[data-inlay-found]:target').evaluateAll((all) => all.map((each) => each.outerHTML));
    expect(await outlined()).toEqual([]);
    await page.locator('#finding-4').click({ position: { x: 200, y: 60 } });
    await expect.poll(outlined, WAIT).toEqual([expect.stringMatching(/^<strong .*055 012 3456<\/strong>$/)]);
    expect(
      await frame.locator(':target').evaluate('getComputedStyle(document.querySelector(":target")).outlineStyle'),
    ).toBe('solid');
    expect(searchOf(page)).toEqual({ finding: '4' });
    expect(await page.locator('.line--chosen').getAttribute('id')).toBe('line-16');
    await page.reload();
    await expect.poll(outlined, WAIT).toEqual([expect.stringMatching(/^<strong /)]);
    await page.locator('#finding-2').focus();
    await expect.poll(outlined, WAIT).toEqual([expect.stringMatching(/^<ul /)]);
    // A frame that is led to an element must not keep the focus: keys go on from the finding.
    await page.keyboard.press('j');
    expect(await page.evaluate('document.activeElement.id')).toBe('finding-4');
  });

  test('shows what a fix changes, and the page before and after it, by a slider', async () => {
    const page = await looked('canvas/contatti.html');
    await page.locator('#finding-4').getByRole('link', { name: 'Before and after' }).click();
    expect(searchOf(page)).toEqual({ finding: '4', frame: 'compare' });
    const [before, after] = ['before', 'after'].map((side) => page.frameLocator(`.stage--${side} iframe`)) as [
      ReturnType<Page['frameLocator']>,
      ReturnType<Page['frameLocator']>,
    ];
    expect(await before.locator('strong').first().innerHTML()).toBe('055 012 3456');
    expect(await after.locator('strong').first().innerHTML()).toContain('x-contact');
    expect(await after.locator(':target').count()).toBe(1);
    const clip = () => page.evaluate(`getComputedStyle(document.querySelector('.stage--before')).clipPath`);
    const half = await clip();
    await page.getByRole('slider').fill('20');
    expect(await clip()).not.toBe(half);
    await page.getByRole('radio', { name: 'Change' }).check();
    expect(await page.locator('#changed ins').innerText()).toContain('x-contact');
    await page.locator('#finding-2').focus();
    expect(await page.locator('#changed ins').first().innerText()).toContain('x-menu');
  });

  test('has a state in its address that a page without scripts shows, too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${shared.url}canvas/contatti.html?finding=4&frame=compare&width=phone&source=diff`);
    expect(await page.locator('#width-phone').isChecked()).toBe(true);
    expect(await page.locator('#changed ins').innerText()).toContain('x-contact');
    const [before, after] = [
      await page.locator('.stage--before').boundingBox(),
      await page.locator('.stage--after').boundingBox(),
    ];
    expect((before?.x ?? 0) + (before?.width ?? 0)).toBeLessThanOrEqual(after?.x ?? 0); // beside each other
    await page.goto(`${shared.url}canvas/contatti.html`);
    await page.locator('#finding-4').getByRole('link', { name: 'Show in the page' }).click();
    expect(await page.frameLocator('.stage--expanded iframe').locator(':target').innerText()).toBe('055 012 3456');
    await context.close();
  });

  test('colours the source, and marks findings over it', async () => {
    const page = await looked('canvas/contatti.html');
    const parts = await page.locator('#line-14 .syntax-component').allTextContents();
    expect(parts).toEqual(['<x-logo', '/', '>']);
    const colours = await page.evaluate(
      `new Set([...document.querySelectorAll('#line-16 [class^=syntax-]')].map((part) => getComputedStyle(part).color)).size`,
    );
    expect(colours).toBe(3);
  });

  test.each([390, 1024, 1440])(
    'leaves nothing blank below the foot at %i pixels, however long the source is',
    async (width) => {
      const page = await looked('canvas/lungo.html', { width, height: 800 });
      for (const pane of ['Findings', 'Source', 'Canvases']) {
        const choice = page.getByRole('radio', { name: pane });
        if (await choice.isVisible()) await choice.check();
        await page.evaluate('scrollTo(0, 1e6)');
        await page.waitForTimeout(200); // what comes into sight is laid out
        await page.evaluate('scrollTo(0, 1e6)');
        const below = `document.documentElement.scrollHeight - (document.querySelector('.foot').getBoundingClientRect().bottom + scrollY)`;
        expect(Math.abs(Math.round(Number(await page.evaluate(below))))).toBeLessThanOrEqual(1);
      }
    },
  );

  test('renders of a long source what is looked at, and the rest when it is', async () => {
    const page = await looked('canvas/lungo.html');
    const lines = page.locator('.listing--canvas .line');
    expect(await lines.count()).toBe(400);
    await page.locator('.listing--canvas').evaluate((listing) => listing.scrollTo(0, 1e6));
    await expect.poll(() => lines.count(), WAIT).toBe(800);
    expect(await page.locator('#line-800').count()).toBe(1);
    const way = page.locator('#finding-450 .finding__place');
    expect(await way.getAttribute('href')).toBe('/canvas/lungo.html?lines=450&source=canvas#line-450');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${shared.url}canvas/lungo.html?lines=850&source=canvas#line-850`);
    expect(await plain.locator('#line-850').isVisible()).toBe(true);
    expect(await plain.locator('.listing--canvas .line').count()).toBe(101);
    await context.close();
  });

  test('is used at 390 pixels by choosing what is shown', async () => {
    const page = await looked('canvas/contatti.html', { width: 390, height: 844 });
    const seen = async () =>
      Promise.all(['.found', '.pane--frame', '.pane--source', '.tree'].map((part) => page.locator(part).isVisible()));
    expect(await seen()).toEqual([true, false, false, false]);
    await page.locator('#finding-4').getByRole('link', { name: 'Show in the page' }).click();
    expect(await seen()).toEqual([false, true, false, false]);
    expect(await page.frameLocator('.stage--expanded iframe').locator(':target').innerText()).toBe('055 012 3456');
    await page.getByRole('radio', { name: 'Findings 11' }).check();
    await page.locator('#finding-4 .finding__place').click();
    expect(await seen()).toEqual([false, false, true, false]);
    await page.getByRole('radio', { name: 'Findings 11' }).check();
    await page.locator('#finding-4 [data-show="compare"]').click();
    expect(await page.locator('.stage--after iframe').isVisible()).toBe(true);
    await page.getByRole('radio', { name: 'Canvases' }).check();
    expect(await seen()).toEqual([false, false, false, true]);
    expect(searchOf(page)['pane']).toBe('canvases');
  });

  test('shows the fix of the finding that was chosen last, whatever comes late', async () => {
    const page = await looked('canvas/contatti.html?finding=4&frame=compare');
    const after = () => page.locator('.stage--after iframe').getAttribute('src');
    await expect.poll(after).toContain('fixed');
    const own = await after();
    // What the next finding shows is held back until the first one is chosen again.
    let open = () => {};
    const held = new Promise<void>((resolve) => {
      open = resolve;
    });
    const late = new Promise<void>((resolve) => {
      void page.route(/frame\/fixed/, async (route) => {
        await held;
        await route.continue().catch(() => undefined); // whoever asked may be gone
        resolve();
      });
    });
    await page.keyboard.press('j');
    await expect.poll(after).not.toBe(own);
    // By its focus, not by a key: for a moment, a frame that comes has the focus.
    await page.locator('.finding[data-finding="4"]').focus();
    await expect.poll(after).toBe(own);
    open();
    await late;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000))); // what is late has come now
    const shown = await page.locator('.stage--after iframe').elementHandle();
    expect((await shown?.contentFrame())?.url()).toContain(own);
  });

  test('makes no noise in all of this', () => {
    expect(tabs.length).toBeGreaterThan(10);
    expect(tabs.flatMap(({ noises, strangers }) => [...noises, ...strangers])).toEqual([]);
  });
});

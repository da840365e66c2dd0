import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { openBrowser, openTab, type Tab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { FIXED, HANDWRITTEN, type Preview, startPreview, type Workshop, workshop } from './workshop.js';

/** Where the browser says that the focus is. */
const focused = (page: Page) => page.evaluate('document.activeElement.id || document.activeElement.textContent');

describe.skipIf(!HAS_CHROMIUM)('inlay-server preview in a browser', () => {
  let browser: Browser;
  let shared: Preview;
  const tabs: Tab[] = [];
  beforeAll(async () => {
    [browser, shared] = await Promise.all([openBrowser(), startPreview(workshop())]);
  });
  afterAll(() => browser?.close());

  /** A page of a preview in which nothing is changed. */
  async function looked(address = ''): Promise<Page> {
    const tab = await openTab(browser, shared.url);
    tabs.push(tab);
    await tab.page.goto(shared.url + address);
    return tab.page;
  }

  /** A preview of a workshop of its own, opened at an address. */
  async function opened(address = ''): Promise<{ at: Workshop; preview: Preview; page: Page }> {
    const at = workshop();
    const preview = await startPreview(at);
    const tab = await openTab(browser, preview.url);
    tabs.push(tab);
    await tab.page.goto(preview.url + address);
    return { at, preview, page: tab.page };
  }

  /** The findings of a source as the command finds them. */
  function findingsOf(at: Workshop, source: string) {
    return lint(source, buildManifest(parseSite(JSON.parse(at.read('site.json')))));
  }

  test('shows all canvases with their counts, and filters them', async () => {
    const page = await looked();
    expect(await page.title()).toBe('Canvases – Osteria Corniolo & Figli – Inlay preview');
    expect(await page.locator('.tile').allInnerTexts()).toEqual([
      '3\nAll canvases',
      '11\nErrors',
      '1\nWarnings',
      '1\nNotes',
      '1\nNot expanded',
      '6\nSafe fixes',
      '1\nClean',
    ]);
    expect(
      await page.evaluate(`[...document.querySelectorAll('#canvases tbody tr')].map((row) => row.textContent)`),
    ).toEqual(['contatti.htmlSafe fixes: 61011all 2', 'sections/header.html1001 of 2', 'sections/orari.html000all 1']);
    const links = page.locator('#canvases a').filter({ visible: true });
    const shown = async () => (await links.allTextContents()).join(' ');
    await page.getByRole('radio', { name: 'Clean' }).check();
    expect(await shown()).toBe('sections/orari.html');
    await page.getByRole('radio', { name: 'All' }).check();
    await page.locator('#filter').fill('sections ea');
    expect(await shown()).toBe('sections/header.html');
    expect(await page.locator('#notice').textContent()).toBe('1 of 3 canvases');
    await page.reload();
    expect(await shown()).toBe('sections/header.html');
  });

  test('says that no canvas matches in place of the table, and shows all of them again', async () => {
    const page = await looked();
    const left = () =>
      page.evaluate(`[...document.querySelectorAll('#canvases thead th')].map((each) => each.offsetLeft)`);
    const before = await left();
    expect(before).toHaveLength(5);
    const message = page.getByText('No canvas matches.');
    const table = page.locator('#canvases');
    expect([await message.isVisible(), await table.isVisible()]).toEqual([false, true]);
    await page.getByRole('radio', { name: 'Clean' }).check();
    expect([await message.isVisible(), await left()]).toEqual([false, before]);
    await page.locator('#filter').fill('header'); // which is not clean
    expect([await message.isVisible(), await table.isVisible()]).toEqual([true, false]);
    await page.getByRole('button', { name: 'Show all canvases' }).click();
    expect([await message.isVisible(), await table.isVisible()]).toEqual([false, true]);
    expect(await page.locator('#canvases tbody tr').filter({ visible: true }).count()).toBe(3);
    expect(await focused(page)).toBe('filter');
    await page.reload();
    expect(await page.locator('#canvases tbody tr').filter({ visible: true }).count()).toBe(3);
    for (const words of ['contatti', 'orari']) {
      await page.locator('#filter').fill(words);
      expect(await left()).toEqual(before);
    }
    await page.locator('#filter').fill('');
  });

  test('shows a canvas beside its expanded page, with findings marked in place', async () => {
    const page = await looked('canvas/contatti.html');
    const lines = await page.locator('.listing--canvas .line__text').allTextContents();
    expect(lines.join('')).toBe(`${HANDWRITTEN}\n`);
    expect(await page.locator('#line-14 mark').allTextContents()).toEqual(['<x-logo/>']);
    await page.locator('#line-14 .flag').click();
    expect(await page.locator('.finding:target .finding__title').textContent()).toContain('explicit-end-tag');
    const frame = page.frameLocator('.stage--expanded iframe');
    expect(await frame.locator('h1').textContent()).toBe('Contatti');
    expect(await frame.locator('.x-contact--phone').textContent()).toBe('055 012 3456');
    await page.locator('#frame-canvas').check();
    expect(await page.frameLocator('.stage--canvas iframe').locator('x-contact').count()).toBe(1);
  });

  test.each([
    ['Phone 390', 390],
    ['Tablet 820', 820],
    ['Desktop 1280', 1280],
  ])('lays a page out as on %s, scaled to the room there is', async (name, width) => {
    const page = await looked('canvas/contatti.html');
    await page.getByRole('radio', { name }).check();
    const frame = page.locator('.stage--expanded iframe');
    expect(await page.frameLocator('.stage--expanded iframe').locator(':root').evaluate('innerWidth')).toBe(width);
    const [box, stage] = [await frame.boundingBox(), await page.locator('.stage--expanded').boundingBox()];
    expect(Math.round(box?.height ?? 0)).toBe(Math.round(stage?.height ?? -1));
    expect(Math.round(box?.width ?? 0)).toBe(Math.min(width, Math.round(stage?.width ?? 0)));
  });

  test('fixes one finding, and nothing else in the file', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    const [first] = findingsOf(at, HANDWRITTEN);
    await page.locator('#finding-1').getByRole('button').click();
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    expect(at.read('pages/contatti.html')).toBe(applyFixes(HANDWRITTEN, first ? [first] : []).output);
    expect(await focused(page)).toBe('finding-1');
    expect(await page.locator('#finding-1 .finding__title').textContent()).toContain('no-static-menu');
  });

  test('fixes all that is safe at once', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    await page.getByRole('button', { name: 'Apply all 6 safe fixes' }).click();
    await page.getByText('Fixed.').waitFor();
    expect(at.read('pages/contatti.html')).toBe(FIXED);
  });

  test('never fixes a file that has changed since, and says so', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    await page.evaluate(`document.querySelector('#finding-1 [name="version"]').value = 'another'`);
    await page.locator('#finding-1').getByRole('button').click();
    await page.locator('#notice', { hasText: 'Changed in the meantime' }).waitFor();
    expect(at.read('pages/contatti.html')).toBe(HANDWRITTEN);
    expect(tabs.pop()?.noises).toEqual([expect.stringContaining('409')]);
  });

  test('follows the files, and keeps scroll, focus and what was chosen', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    await page.getByRole('radio', { name: 'Phone 390' }).check();
    const button = page.locator('#finding-9').getByRole('button');
    await button.focus();
    const [name, scroll] = [await focused(page), await page.evaluate('scrollY')];
    expect(scroll).toBeGreaterThan(500);
    at.write('pages/contatti.html', HANDWRITTEN.replace('<h1>Contatti</h1>', '<h1>Dove siamo</h1>'));
    await page.getByText('Reloaded').waitFor();
    expect(await page.locator('#line-15').textContent()).toContain('Dove siamo');
    expect([await focused(page), await page.evaluate('scrollY')]).toEqual([name, scroll]);
    await page.evaluate('scrollTo(0, 0)'); // a frame out of sight waits
    expect(await page.frameLocator('.stage--expanded iframe').locator('h1').textContent()).toBe('Dove siamo');
    expect(await page.locator('#width-phone').isChecked()).toBe(true);
  });

  test('leaves a frame where it is scrolled to while what it shows stays the same', async () => {
    const { at, page } = await opened('canvas/contatti.html?frame=canvas&width=phone');
    const frame = page.frameLocator('.stage--canvas iframe');
    const scrolled = () => frame.locator(':root').evaluate('scrollY');
    await frame.locator('footer li').last().scrollIntoViewIfNeeded();
    const where = await scrolled();
    expect(where).toBeGreaterThan(50);
    at.write('site.json', at.read('site.json').replaceAll('055 012 3456', '055 765 4321'));
    await page.locator('#notice', { hasText: 'Reloaded' }).waitFor();
    expect(await page.locator('.listing--expanded').textContent()).toContain('055 765 4321');
    expect(await scrolled()).toBe(where);
    at.write('pages/contatti.html', HANDWRITTEN.replace('<h1>Contatti</h1>', '<h1>Dove siamo</h1>'));
    await expect.poll(() => frame.locator('h1').textContent(), { timeout: 10_000 }).toBe('Dove siamo');
  });

  test('keeps open what was opened, of the same finding and menu, when files change', async () => {
    const { at, page } = await opened('canvas/contatti.html');
    const opens = () =>
      page.evaluate(
        `[...document.querySelectorAll('details[open]:not(.tree *)')].map((each) => each.parentElement.id)`,
      );
    const why = page.locator('.why summary');
    await why.nth(1).click();
    await why.nth(7).click(); // the third finding is a warning, and stands last
    expect(await opens()).toEqual(['finding-2', 'finding-9']);
    at.write('pages/contatti.html', HANDWRITTEN.replace('<h1>Contatti</h1>', '<h1>Dove siamo</h1>'));
    await page.locator('#line-15', { hasText: 'Dove siamo' }).waitFor();
    expect(await opens()).toEqual(['finding-2', 'finding-9']);
    await page.locator('#finding-1').getByRole('button').click();
    await page.getByText('Fixed.').waitFor();
    expect(await opens()).toEqual(['finding-1', 'finding-8']);

    await page.getByRole('link', { name: 'Catalogue' }).click();
    await page.locator('#location-topic summary').click();
    at.write('pages/neu.html', '<p>neu</p>');
    await page.getByText('Reloaded').waitFor();
    expect(await opens()).toEqual(['location-topic']);
  });

  test('shows a broken site file as a problem, and the last good state', async () => {
    const { at, page } = await opened();
    const site = at.read('site.json');
    at.write('site.json', site.replace('"kind": "email"', '"kind": "mail"'));
    await page.locator('.problem').waitFor();
    expect(await page.locator('.problem').textContent()).toContain('/contacts/email/kind');
    expect(await page.locator('#canvases tbody tr').count()).toBe(3);
    at.write('site.json', site);
    await page.locator('.problem').waitFor({ state: 'detached' });
  });

  test('says that the connection is lost', async () => {
    const { page, preview } = await opened();
    await page.waitForFunction('document.querySelector("#connection")?.textContent === ""');
    preview.child.kill('SIGKILL');
    await page.getByRole('alert').filter({ hasText: 'Connection lost' }).waitFor();
    const own = tabs.pop(); // what a lost connection looks like in a console is no mistake of the page
    expect(own?.noises.every((noise) => noise.includes('ERR_'))).toBe(true);
  });

  test('copies a snippet', async () => {
    const page = await looked('manifest');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shared.url });
    await page.getByRole('button', { name: 'Copy the menu of topic' }).click();
    await page.locator('#notice', { hasText: 'Copied' }).waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('<x-menu location="topic"></x-menu>');
  });

  test('leads from what a canvas depends on into the catalogue, and from there back', async () => {
    const page = await looked('canvas/sections/orari.html');
    await page.getByRole('link', { name: 'Contact phone' }).click();
    expect(await page.locator('.entry:target h3').textContent()).toContain('phone');
    await page.locator('.entry:target').getByRole('link', { name: 'sections/orari.html' }).click();
    expect(await page.locator('h1').textContent()).toBe('sections/orari.html');
  });

  test('is used by keyboard alone', async () => {
    const { at, page } = await opened();
    const press = (key: string) => page.keyboard.press(key);
    await press('Tab');
    expect(await focused(page)).toBe('Skip to the content');
    await press('Enter');
    expect(await focused(page)).toBe('main');
    await press('?');
    expect(await page.locator('#shortcuts').isVisible()).toBe(true);
    await press('j'); // not while the dialog is there
    await press('Escape');
    expect(await page.locator('#shortcuts').isVisible()).toBe(false);
    await press('/');
    await page.keyboard.type('k?j'); // not while typing
    expect(await page.locator('#filter').inputValue()).toBe('k?j');
    for (let letters = 0; letters < 3; letters += 1) await press('Backspace');
    await press('Tab');
    expect(await focused(page)).toBe('contatti.html');
    await press('Enter');
    await page.locator('h1', { hasText: 'contatti.html' }).waitFor();
    await page.waitForLoadState(); // the keys are a script's

    await press('j');
    await press('j');
    await press('k');
    expect(await focused(page)).toBe('finding-1');
    await press('Control+f'); // the browser's own
    await press('f');
    await page.getByText('Fixed. 10 findings are left.').waitFor();
    expect(at.read('pages/contatti.html')).not.toBe(HANDWRITTEN);
    await press('s');
    expect(await page.locator('.line:target').getAttribute('id')).toBe('line-4');
    await press('1');
    expect(await page.locator('#width-phone').isChecked()).toBe(true);
    await press('e');
    expect(await page.locator('.stage--canvas iframe').isVisible()).toBe(true);

    await press('k');
    await press('Tab'); // its place
    await press('Tab'); // why it matters
    await press('Enter');
    expect(await page.locator('#finding-1 details').getAttribute('open')).toBe('');
    await press('Tab'); // where it is in the page
    await press('Tab'); // the page before and after its fix
    await press('Tab'); // what it changes
    await press('Tab'); // its fix
    expect(await focused(page)).toContain('Apply fix');
    await press('Enter');
    await page.getByText('Fixed. 9 findings are left.').waitFor();
  });

  test('makes no noise and asks no stranger in all of this', () => {
    expect(tabs.length).toBeGreaterThan(10);
    expect(tabs.flatMap(({ strangers }) => strangers)).toEqual([]);
    expect(tabs.flatMap(({ noises }) => noises)).toEqual([]);
  });
});

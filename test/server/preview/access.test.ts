import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeViolations, openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { startPreview, workshop } from './workshop.js';

/** The place for pictures of all pages, to be looked at; none are taken without. */
const SCREENSHOTS = process.env['INLAY_SCREENSHOTS'];

const PAGES = {
  overview: '',
  canvas: 'canvas/contatti.html',
  notes: 'canvas/notes.html',
  clean: 'canvas/sections/orari.html',
  unreadable: 'canvas/latin-1.html',
  catalogue: 'manifest',
  logos: 'logos',
  missing: 'canvas/missing.html',
};

/** How far a page is wider than its window, in pixels. */
const overflow = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth');

describe.skipIf(!HAS_CHROMIUM)('the pages of inlay-server preview', () => {
  let browser: Browser;
  let url: string;
  beforeAll(async () => {
    const at = workshop();
    at.write('pages/latin-1.html', Buffer.from('<p>perch\xe9</p>', 'latin1'));
    // Notes in every place that has them.
    const faulty = at.read('site.json').replace('"url": "/eventi/"', '"url": "javascript:x"');
    at.write('site.json', faulty.replace(/("kind": "email",\s+"value": )"[^"]+"/, '$1"kein-at"'));
    at.write(
      'pages/notes.html',
      '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header><img src="/x.png">',
    );
    rmSync(join(at.path, 'public/media/logo/osteria-corniolo.svg'));
    [browser, { url }] = await Promise.all([openBrowser(), startPreview(at)]);
  });
  afterAll(() => browser?.close());

  describe.each(['light', 'dark'] as const)('in a %s theme', (colorScheme) => {
    test.each([390, 820, 1280])(
      'have no violations by axe and need no scrolling sideways at %i pixels',
      async (width) => {
        const { page } = await openTab(browser, url, { colorScheme, viewport: { width, height: 900 } });
        for (const [name, address] of Object.entries(PAGES)) {
          await page.goto(url + address);
          expect({ name, violations: await axeViolations(page), overflow: await overflow(page) }).toEqual({
            name,
            violations: [],
            overflow: 0,
          });
          if (SCREENSHOTS)
            await page.screenshot({ path: `${SCREENSHOTS}/${name}-${colorScheme}-${width}.png`, fullPage: true });
        }
        await page.keyboard.press('?');
        expect(await axeViolations(page)).toEqual([]);
        await page.context().close();
      },
    );
  });

  test('have notes where something of the site is wrong, so that those are looked at', async () => {
    const { page } = await openTab(browser, url);
    const notes: Record<string, number> = {};
    for (const name of ['notes', 'catalogue', 'logos'] as const) {
      await page.goto(url + PAGES[name]);
      notes[name] = await page.locator('.note, .badge--warning').count();
    }
    expect(notes).toEqual({ notes: 4, catalogue: 4, logos: 1 });
  });

  test('and axe sees what is wrong with a broken twin', async () => {
    const { page } = await openTab(browser, url);
    await page.goto(`${url}canvas/contatti.html`);
    await page.evaluate(`
      document.documentElement.removeAttribute('lang');
      document.querySelector('.stage--expanded iframe').removeAttribute('title');
      document.querySelector('#width-phone').parentElement.replaceWith(document.querySelector('#width-phone'));
      document.querySelector('.listing--canvas').tabIndex = -1;
      document.querySelector('h1').style.color = '#cccccc';
    `);
    const found = (await axeViolations(page)).map((violation) => violation.split(' ')[0]);
    expect(found.toSorted()).toEqual(['color-contrast', 'frame-title', 'html-has-lang', 'label']);
  });

  test('print in dark ink on white, without what only works on a screen', async () => {
    const { page } = await openTab(browser, url, { colorScheme: 'dark' });
    await page.goto(`${url}canvas/contatti.html`);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).color')).toBe('rgb(27, 30, 32)');
    expect(await page.locator('.fix').first().isVisible()).toBe(false);
  });

  test('move nothing for whoever wants less motion, and show what is checked in forced colours', async () => {
    const { page } = await openTab(browser, url, { reducedMotion: 'reduce', forcedColors: 'active' });
    await page.goto(url);
    expect(await page.evaluate(`getComputedStyle(document.querySelector('.choice span')).transitionDuration`)).toBe(
      '0s',
    );
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#show-all + span')).outlineStyle`)).toBe(
      'solid',
    );
    expect(await page.evaluate(`getComputedStyle(document.querySelector('#show-clean + span')).outlineStyle`)).toBe(
      'none',
    );
  });
});

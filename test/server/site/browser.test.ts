import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPTIONS, type OptionValue } from '../../../src/server/site/options/index.js';
import { axeViolations, openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { otherValue } from './other-value.js';
import { enrich, PATHS } from './rich-site.js';
import { FORMS, served } from './served.js';
import { pageWrites, siteOf, write } from './site-of.js';

/** The place for pictures of pages, to be looked at; none are taken without. */
const SCREENSHOTS = process.env['INLAY_SCREENSHOTS'];

/** How far a page is wider than its window, in pixels. */
const overflow = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth');

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="44"><rect width="160" height="44" fill="FILL"/></svg>';

describe.skipIf(!HAS_CHROMIUM)('the site in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test.each(['en', 'ar'])('pages in %s: accessible, within the window, silent, and all their own', async (language) => {
    const { visitorOptions } = await siteOf({ forms: () => FORMS }, language);
    const origin = await served(visitorOptions);
    for (const width of [390, 1440]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const { page, noises, strangers } = await openTab(browser, origin, {
          viewport: { width, height: 900 },
          colorScheme,
        });
        for (const [name, path] of Object.entries({
          home: '/',
          post: '/blog/how-we-print/',
          contact: '/contact/',
          blog: '/blog/',
        })) {
          await page.goto(origin + path);
          const where = `${name} ${width} ${colorScheme}`;
          expect(await axeViolations(page), where).toEqual([]);
          expect(await overflow(page), where).toBeLessThanOrEqual(0);
          if (SCREENSHOTS)
            await page.screenshot({
              path: join(SCREENSHOTS, `${language}-${name}-${width}-${colorScheme}.png`),
              fullPage: true,
            });
        }
        expect([noises, strangers]).toEqual([[], []]);
        await page.context().close();
      }
    }
  });

  test('all looks are accessible', async () => {
    const { visitorOptions, site } = await siteOf({ forms: () => FORMS });
    await enrich(site);
    const origin = await served(visitorOptions);
    const looks: Record<string, OptionValue>[] = [
      {
        header_layout: 'centred',
        header_background: 'accent',
        footer_background: 'accent',
        contact_bar: true,
        social_bar: true,
        back_to_top: true,
      },
      {
        footer_layout: 'mega',
        header_tagline: true,
        header_sticky: true,
        menu_submenus: 'open',
        menu_collapse: 'always',
        bar_text: 'Closed',
      },
      {
        button_style: 'outline',
        background_pattern: 'checks',
        accent_light: '#ffd400',
        accent_dark: '#3a1010',
        blog_layout: 'grid',
      },
      {
        button_style: 'soft',
        text_light: '#666666',
        background_pattern: 'dots',
        menu_collapse: 'never',
        footer_background: 'page',
      },
    ];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await openTab(browser, origin, { colorScheme });
      for (const body of looks) {
        await write(site, { kind: 'options', key: 'theme', body });
        for (const path of ['/contact/', '/blog/', '/blog/ten/']) {
          await page.goto(origin + path);
          expect(await axeViolations(page), `${colorScheme} ${path} ${JSON.stringify(body)}`).toEqual([]);
        }
      }
      await page.context().close();
    }
  });

  test('menus open without a script', async () => {
    const { visitorOptions, site } = await siteOf();
    await enrich(site);
    const origin = await served(visitorOptions);
    const phone = await openTab(browser, origin, { viewport: { width: 390, height: 800 }, javaScriptEnabled: false });
    await phone.page.goto(origin);
    const link = phone.page.locator('.theme-header a', { hasText: 'Prints' });
    expect(await link.isVisible()).toBe(false);
    await phone.page.click('.menu-toggle summary');
    expect(await link.isVisible()).toBe(true);
    const desk = await openTab(browser, origin, { javaScriptEnabled: false });
    await desk.page.goto(origin);
    const box = async () => (await desk.page.locator('.theme-header .sub-menu').boundingBox())?.height ?? 0;
    expect(await box()).toBeLessThan(2);
    await desk.page.hover('.theme-header >> text=Work');
    expect(await box()).toBeGreaterThan(30);
    await desk.page.mouse.move(0, 700);
    // By the keyboard, too: an item that is no link is passed, and what is below it opens.
    for (let step = 0; step < 4; step += 1) await desk.page.keyboard.press('Tab');
    expect(await desk.page.locator(':focus').textContent()).toBe('Prints');
    expect(await box()).toBeGreaterThan(30);
    await Promise.all([phone.page.context().close(), desk.page.context().close()]);
  });

  test('scripts of slots run, those of canvases do not, and one that throws is told of', async () => {
    const { visitorOptions, site } = await siteOf({ quarantine: { errors: 1, visitors: 1 } });
    const slot = (key: string, code: string) => ({
      kind: 'slot',
      key,
      body: { title: key, language: 'js', code, hook: 'body_end', enabled: true, status: 'valid' },
    });
    await write(
      site,
      ...pageWrites(
        20,
        '/one/',
        '<p id="p" onclick="document.title = \'attribute\'">One</p><script>document.title = "canvas"</script>',
      ),
      slot('good', 'document.body.dataset.slot = "ran"'),
      slot('late', 'setTimeout(() => { late() }, 50)'),
    );
    const origin = await served(visitorOptions);
    const { page } = await openTab(browser, origin);
    await page.goto(`${origin}/one/`);
    await page.click('#p');
    expect(await page.evaluate('[document.body.dataset.slot, document.title]')).toEqual([
      'ran',
      'Page 20 – Fjordlight Studio',
    ]);
    await expect
      .poll(async () => (await site.store.get('slot', 'late'))?.body)
      .toMatchObject({ status: 'quarantined' });
    expect((await site.store.get('slot', 'good'))?.body).toMatchObject({ status: 'valid' });
    await write(site, slot('now', 'now()'));
    await page.goto(`${origin}/one/`);
    await expect
      .poll(async () => (await site.store.get('slot', 'now'))?.body)
      .toMatchObject({
        status: 'quarantined',
        last_error: 'Uncaught ReferenceError: now is not defined (line 1)',
      });
    await page.context().close();
  });

  test('every option changes what a visitor sees', async () => {
    const { visitorOptions, site, folder } = await siteOf({ forms: () => FORMS });
    await enrich(site);
    const uploads = join(folder, 'uploads');
    mkdirSync(uploads);
    for (const [name, fill] of Object.entries({ plain: '#844', clear: '#484', light: '#448', foot: '#884' })) {
      writeFileSync(join(uploads, `${name}.svg`), SVG.replace('FILL', fill));
    }
    const origin = await served(visitorOptions);
    const tabs = {
      light: await openTab(browser, origin, { colorScheme: 'light', viewport: { width: 1280, height: 800 } }),
      dark: await openTab(browser, origin, { colorScheme: 'dark', viewport: { width: 1280, height: 800 } }),
      phone: await openTab(browser, origin, { viewport: { width: 390, height: 800 } }),
    };
    const unseen: string[] = [];
    for (const option of OPTIONS) {
      const { id } = option;
      const tab = id.endsWith('_dark') ? tabs.dark : id === 'logo_height_phone' ? tabs.phone : tabs.light;
      const path = PATHS[option.shows_on ?? 'every'];
      const see = async (body: Record<string, OptionValue>) => {
        await write(site, { kind: 'options', key: 'theme', body });
        await tab.page.goto(origin + path);
        return seen(tab.page, id, origin);
      };
      const besides: Record<string, OptionValue> = id === 'background_fixed' ? { background_pattern: 'glow' } : {};
      if ((await see(besides)) === (await see({ ...besides, [id]: otherValue(option) }))) unseen.push(id);
    }
    expect(unseen).toEqual([]);
    // The comparison sees that nothing has changed where nothing has.
    const again = async () => {
      await tabs.light.page.goto(`${origin}/about/`);
      return seen(tabs.light.page, 'radius', origin);
    };
    expect(await again()).toBe(await again());
    await Promise.all(Object.values(tabs).map(({ page }) => page.context().close()));
  });
});

/** What a visitor sees of an option: the page, or what only shows elsewhere. */
async function seen(page: Page, id: string, origin: string): Promise<string> {
  if (id === 'blog_feed') return String((await page.request.get(`${origin}/feed.xml`)).status());
  if (id === 'smooth_scrolling')
    return String(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior'));
  // Which words a browser can break is up to its dictionaries.
  if (id === 'hyphenation') return String(await page.evaluate('getComputedStyle(document.documentElement).hyphens'));
  if (id === 'print_addresses') {
    await page.emulateMedia({ media: 'print' });
    const picture = await page.screenshot({ fullPage: true });
    await page.emulateMedia({ media: null });
    return picture.toString('base64');
  }
  const isScrolled = id === 'header_sticky' || id === 'background_fixed';
  if (isScrolled) await page.evaluate('scrollTo(0, 400)');
  if (id === 'menu_submenus') {
    return String(await page.evaluate("document.querySelector('.theme-header .sub-menu').clientHeight > 2"));
  }
  return (await page.screenshot({ fullPage: !isScrolled })).toString('base64');
}

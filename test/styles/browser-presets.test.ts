import { mkdirSync, readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSite, render } from '../../src/index.js';
import { MARKUP_PRESETS } from '../../src/site/markup.js';
import { axeViolations, openBrowser, openTab } from '../support/browser.js';
import { ROOT } from '../support/folders.js';
import { HAS_CHROMIUM } from '../support/programs.js';

const ORIGIN = 'https://presets.example';
const SCREENSHOTS = process.env['INLAY_SCREENSHOTS'];
if (SCREENSHOTS) mkdirSync(SCREENSHOTS, { recursive: true });

/** What a page with each preset is styled by: its framework, whose colours are its own, else Inlay's sheet. */
const SHEETS: Partial<Record<(typeof MARKUP_PRESETS)[number], string>> = {
  'uikit-3': 'node_modules/uikit/dist/css/uikit.css',
  'foundation-6': 'node_modules/foundation-sites/dist/css/foundation.css',
  bulma: 'node_modules/bulma/css/bulma.css',
  'bootstrap-5': 'node_modules/bootstrap/dist/css/bootstrap.css',
};

const OWN_SHEET = readFileSync(`${ROOT}src/styles/inlay.css`, 'utf8');

const MENU = [
  { label: 'Home', url: '/' },
  {
    label: 'Shop',
    url: '/shop/',
    children: [
      { label: 'Tea', url: '/tea/' },
      { label: 'Cups', url: '/cups/' },
    ],
  },
  { label: 'More', children: [{ label: 'Help', url: '/help/' }] },
];

const DEEP = [
  {
    label: 'Shop',
    url: '/shop/',
    children: [{ label: 'Cups', url: '/cups/', children: [{ label: 'Blue', url: '/blue/' }] }],
  },
];

/** Opens every submenu: a browser closes one of a name when another is opened. */
const OPEN_ALL =
  "document.querySelectorAll('details').forEach((details) => { details.removeAttribute('name'); details.open = true })";

function pageWith(
  preset: (typeof MARKUP_PRESETS)[number],
  { dir = 'ltr', submenus = 'list', isDeep = false } = {},
): string {
  const site = parseSite({
    site: { name: 'Luna', description: '', url: ORIGIN, language: dir === 'rtl' ? 'ar' : 'en' },
    theme: { name: 'T', version: '1.0.0', markup: preset },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: { main: { name: 'Main', items: isDeep ? DEEP : MENU } },
    },
    social: [{ network: 'instagram', url: 'https://instagram.com/luna' }],
    contacts: { phone: { kind: 'phone', value: '+390612345678' } },
  });
  const sheet = SHEETS[preset] ? readFileSync(ROOT + SHEETS[preset], 'utf8') : OWN_SHEET;
  const canvas =
    `<header><x-logo></x-logo><x-menu location="topic" submenus="${submenus}" collapse></x-menu></header>` +
    '<main><h1>Tea</h1><p><x-contact field="phone"></x-contact></p></main><footer><x-social icons="before"></x-social></footer>';
  return `<!doctype html><html lang="en" dir="${dir}"><head><meta name="viewport" content="width=device-width"><title>Luna</title><style>body{background:Canvas}${sheet}</style></head><body>${render(canvas, site, { url: '/tea/' }).html}</body></html>`;
}

describe.skipIf(!HAS_CHROMIUM)('components with a preset, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function open(html: string, width = 1000, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
    const { page } = await openTab(browser, ORIGIN, { viewport: { width, height: 800 }, colorScheme });
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(`${ORIGIN}/`);
    return page;
  }

  test.each(MARKUP_PRESETS.flatMap((preset) => (['ltr', 'rtl'] as const).map((dir) => [preset, dir] as const)))(
    '%s has no violations by axe, be it light or dark, closed or open: %s',
    async (preset, dir) => {
      const page = await open(pageWith(preset, { dir, submenus: 'disclosure' }));
      const found: string[] = [];
      const look = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme });
        found.push(...(await axeViolations(page)));
        const path = `${SCREENSHOTS}/${preset}-${dir}-${colorScheme}.png`;
        if (SCREENSHOTS) await page.screenshot({ path, fullPage: true });
      };
      await look('light');
      await page.evaluate(OPEN_ALL);
      await look('light');
      await look('dark');
      expect(found.filter((violation) => !SHEETS[preset] || !violation.startsWith('color-contrast'))).toEqual([]);
    },
  );

  test.each(MARKUP_PRESETS)('a submenu is to be seen when it was opened, and not before: %s', async (preset) => {
    const page = await open(pageWith(preset, { submenus: 'disclosure' }));
    await page.evaluate("document.querySelectorAll('.x-menu__collapse').forEach((details) => { details.open = true })");
    expect(await page.getByText('Help').isVisible()).toBe(false);
    await page.getByText('More').click();
    expect(await page.getByText('Help').isVisible()).toBe(true);
  });

  test.each(['wordpress', 'plain', 'bootstrap-5'] as const)(
    'what opens a submenu stands at the link that it belongs to: %s',
    async (preset) => {
      const page = await open(pageWith(preset, { submenus: 'disclosure' }));
      await page.evaluate(
        "document.querySelectorAll('.x-menu__collapse').forEach((details) => { details.open = true })",
      );
      const item = page.locator('li', { hasText: 'Shop' });
      const [whole, toggle] = [await item.boundingBox(), await item.locator('summary').boundingBox()];
      expect((toggle?.y ?? 0) - (whole?.y ?? 0)).toBeGreaterThanOrEqual(0);
      expect((toggle?.x ?? 0) + (toggle?.width ?? 0)).toBeLessThanOrEqual((whole?.x ?? 0) + (whole?.width ?? 0) + 1);
      expect(toggle?.x ?? 0).toBeGreaterThanOrEqual(whole?.x ?? 0);
    },
  );

  /** What has the focus after so many presses of Tab, by its name. */
  async function walk(page: Page, steps: number): Promise<string[]> {
    const names: string[] = [];
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press('Tab');
      names.push(
        await page.evaluate<string>(
          '(document.activeElement.tagName + " " + (document.activeElement.getAttribute("aria-label") || document.activeElement.textContent)).trim()',
        ),
      );
    }
    return names;
  }

  test.each(['ltr', 'rtl'])('the whole menu is reached by the keyboard alone, without scripts: %s', async (dir) => {
    const page = await open(pageWith('wordpress', { dir, submenus: 'disclosure' }));
    expect(await walk(page, 4)).toEqual(['A Luna', 'A Home', 'A Shop', 'SUMMARY Shop']);
    await page.keyboard.press('Enter');
    expect(await walk(page, 3)).toEqual(['A Tea', 'A Cups', 'SUMMARY More']);
    await page.keyboard.press('Space');
    expect(await walk(page, 1)).toEqual(['A Help']);
  });

  test('a submenu closes when another of its level is opened, without scripts', async () => {
    const page = await open(pageWith('wordpress', { submenus: 'disclosure' }));
    const isShown = () =>
      Promise.all(['Cups', 'Help'].map((name) => page.getByText(name, { exact: true }).isVisible()));
    await page.locator('summary[aria-label="Shop"]').click();
    expect(await isShown()).toEqual([true, false]);
    await page.getByText('More').click();
    expect(await isShown()).toEqual([false, true]);
    const apart = await open(pageWith('wordpress', { submenus: 'disclosure' }).replaceAll(' name="x-menu-topic"', ''));
    for (const name of ['Shop', 'More'])
      await apart
        .locator('summary', { hasText: name })
        .or(apart.locator(`summary[aria-label="${name}"]`))
        .click();
    expect(await apart.getByText('Cups', { exact: true }).isVisible()).toBe(true);
  });

  test('what opens a submenu of a submenu is to be seen, and its submenu too: bootstrap-5', async () => {
    const page = await open(pageWith('bootstrap-5', { submenus: 'disclosure', isDeep: true }));
    await page.evaluate(OPEN_ALL);
    const toggle = await page.locator('summary[aria-label="Cups"]').boundingBox();
    expect(toggle?.width ?? 0).toBeGreaterThanOrEqual(8);
    expect(await page.getByText('Blue').isVisible()).toBe(true);
  });

  test.each(['wordpress', 'plain'] as const)('a list drops down for who points at its item: %s', async (preset) => {
    const page = await open(pageWith(preset));
    const width = async () => (await page.locator('header').getByText('Cups').boundingBox())?.width ?? 0;
    expect(await width()).toBeLessThan(2);
    await page.getByText('Shop').hover();
    expect(await width()).toBeGreaterThan(50);
  });

  test('what opens a menu on a phone is not to be seen on a wide screen, whatever the framework says of it', async () => {
    const html = pageWith('bootstrap-5').replace('</style>', `${OWN_SHEET}</style>`);
    const burger = (page: Page) => page.locator('.x-menu__burger').isVisible();
    expect(await burger(await open(html))).toBe(false);
    expect(await burger(await open(html, 390))).toBe(true);
  });

  test('negative control: a submenu that nobody opened is passed over', async () => {
    const page = await open(pageWith('wordpress', { submenus: 'disclosure' }));
    expect(await walk(page, 5)).toEqual(['A Luna', 'A Home', 'A Shop', 'SUMMARY Shop', 'SUMMARY More']);
  });

  test.each(MARKUP_PRESETS)('a collapsed menu is gone through by the keyboard alone on a phone: %s', async (preset) => {
    const page = await open(pageWith(preset, { submenus: 'disclosure' }), 390);
    expect(await walk(page, 2)).toEqual(['A Luna', 'SUMMARY Menu']);
    await page.keyboard.press('Enter');
    expect(await walk(page, 3)).toEqual(['A Home', 'A Shop', 'SUMMARY Shop']);
    await page.keyboard.press('Enter');
    expect(await walk(page, 3)).toEqual(['A Tea', 'A Cups', 'SUMMARY More']);
    await page.keyboard.press('Space');
    expect(await walk(page, 1)).toEqual(['A Help']);
    if (SCREENSHOTS) await page.screenshot({ path: `${SCREENSHOTS}/${preset}-390.png`, fullPage: true });
  });

  test('a logo and an item say that they are the page that is shown', async () => {
    const page = await open(pageWith('plain').replace(/aria-current="page"/g, 'data-was="$&"'));
    expect(await page.locator('[aria-current]').count()).toBe(0);
    const again = await open(pageWith('plain'));
    expect(await again.locator('[aria-current="page"]').allTextContents()).toEqual(['Tea']);
  });
});

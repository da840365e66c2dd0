import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSite, render } from '../../src/index.js';
import { openBrowser, openTab } from '../support/browser.js';
import { ROOT } from '../support/folders.js';
import { HAS_CHROMIUM } from '../support/programs.js';

const ORIGIN = 'https://keyboard.example';

/** What a page with each preset is made of, as the documentation of its framework has it. */
const PAGES = {
  'bootstrap-5': {
    sheet: 'node_modules/bootstrap/dist/css/bootstrap.css',
    scripts: ['node_modules/bootstrap/dist/js/bootstrap.bundle.js'],
    bar: '<nav class="navbar navbar-expand"><x-menu location="topic" class="navbar-nav"></x-menu></nav>',
  },
  bulma: {
    sheet: 'node_modules/bulma/css/bulma.css',
    scripts: [],
    bar: '<nav class="navbar"><div class="navbar-menu is-active"><x-menu location="topic"></x-menu></div></nav>',
  },
  'uikit-3': {
    sheet: 'node_modules/uikit/dist/css/uikit.css',
    scripts: ['node_modules/uikit/dist/js/uikit.js'],
    bar: '<nav class="uk-navbar-container" data-uk-navbar><div class="uk-navbar-left"><x-menu location="topic" class="uk-navbar-nav"></x-menu></div></nav>',
  },
  'foundation-6': {
    sheet: 'node_modules/foundation-sites/dist/css/foundation.css',
    scripts: ['node_modules/jquery/dist/jquery.js', 'node_modules/foundation-sites/dist/js/foundation.js'],
    bar: '<div class="top-bar"><x-menu location="topic"></x-menu></div>',
  },
} as const;

type Framework = keyof typeof PAGES;
const FRAMEWORKS = Object.keys(PAGES) as Framework[]; // its keys are of this type

const MENU = [
  { label: 'Home', url: '#home' },
  {
    label: 'About us',
    children: [
      { label: 'Team', url: '#team' },
      { label: 'Press', url: '#press' },
    ],
  },
  { label: 'Contact', url: '#contact' },
];

function pageWith(preset: Framework, canvas: string, submenus: 'list' | 'disclosure' = 'list'): string {
  const site = parseSite({
    site: { name: 'Luna', description: '', url: ORIGIN, language: 'en' },
    theme: { name: 'T', version: '1.0.0', markup: { preset, 'x-menu': { submenus } } },
    menus: {
      locations: { topic: { label: 'Main', menu: 'main' } },
      definitions: { main: { name: 'Main', items: MENU } },
    },
    social: ['instagram', 'facebook'].map((network) => ({ network, url: `https://${network}.com/luna` })),
  });
  const { sheet, scripts } = PAGES[preset];
  const file = (path: string) => readFileSync(ROOT + path, 'utf8');
  const start = preset === 'foundation-6' ? '<script>jQuery(document).foundation()</script>' : '';
  const code = scripts.map((path) => `<script>${file(path).replaceAll('</script', '<\\/script')}</script>`).join('');
  return `<!doctype html><html lang="en"><head><title>Luna</title><style>${file(sheet)}</style></head><body>${render(canvas, site).html}${code}${start}</body></html>`;
}

describe.skipIf(!HAS_CHROMIUM)('menus of frameworks with their scripts, in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  async function open(html: string): Promise<Page> {
    const { page } = await openTab(browser, ORIGIN, { viewport: { width: 1300, height: 700 } });
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
    await page.goto(`${ORIGIN}/`);
    return page;
  }

  const focused = (page: Page) =>
    page.evaluate<string>('(document.activeElement.textContent || document.activeElement.ariaLabel).trim()');
  /** In the page: the element of this text. */
  const named = (name: string) =>
    `[...document.querySelectorAll('.x-menu :is(a, button, summary)')].find((each) => each.textContent.trim() === '${name}')`;
  const isShown = (page: Page) =>
    page.evaluate<boolean>(`${named('Team')}.checkVisibility({ visibilityProperty: true })`);

  test.each(FRAMEWORKS)(
    'an item without address and those below it are reached by the keyboard: %s',
    async (preset) => {
      const page = await open(pageWith(preset, PAGES[preset].bar));
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('About us');
      const isOpen = await isShown(page);
      // Bulma opens it by the focus, UIkit soon after.
      if (preset === 'uikit-3') await expect.poll(() => isShown(page)).toBe(true);
      else expect(isOpen).toBe(preset === 'bulma');
      await page.keyboard.press(preset === 'bulma' ? 'Tab' : 'ArrowDown');
      await expect.poll(() => focused(page)).toBe('Team');
      expect(await isShown(page)).toBe(true);
      await page.keyboard.press(preset === 'bulma' ? 'Tab' : 'ArrowDown');
      await expect.poll(() => focused(page)).toBe('Press');
    },
  );

  test.each(FRAMEWORKS)('it looks like the links beside it: %s', async (preset) => {
    const page = await open(pageWith(preset, PAGES[preset].bar));
    const looks = (name: string) =>
      page.evaluate<string[]>(
        `['color', 'fontSize', 'textTransform', 'paddingTop'].map((name) => getComputedStyle(${named(name)})[name])`,
      );
    expect(await looks('About us')).toEqual(await looks('Home'));
  });

  test.each(FRAMEWORKS)('a disclosure in its bar opens in spite of its script: %s', async (preset) => {
    const page = await open(pageWith(preset, PAGES[preset].bar, 'disclosure'));
    expect(await isShown(page)).toBe(false);
    const bar = page.locator('.x-menu');
    const height = (await bar.boundingBox())?.height;
    await page.getByText('About us').click();
    await page.waitForTimeout(400); // what scripts do after a while
    expect(await isShown(page)).toBe(true);
    expect((await bar.boundingBox())?.height).toBe(height);
    const [item, team] = [page.locator('li', { hasText: 'About us' }), page.getByText('Team', { exact: true })];
    expect((await team.boundingBox())?.y ?? 0).toBeGreaterThan(((await item.boundingBox())?.y ?? 0) + 20);
  });

  test.each([
    ['foundation-6', 'menu vertical'],
    ['foundation-6', 'menu'],
    ['uikit-3', 'uk-nav uk-nav-default'],
    ['uikit-3', 'uk-subnav'],
    ['bulma', 'menu-list'],
  ] as const)('a list that does not drop down shows all of its items: %s, %s', async (preset, list) => {
    const page = await open(pageWith(preset, `<footer><x-menu location="topic" class="${list}"></x-menu></footer>`));
    expect(await isShown(page)).toBe(true);
  });

  test.each(FRAMEWORKS)('profiles keep a distance from each other, and names from icons: %s', async (preset) => {
    const page = await open(pageWith(preset, '<x-social icons="before"></x-social>'));
    const boxes = (selector: string) =>
      page.evaluate<{ left: number; right: number }[]>(
        `[...document.querySelectorAll('${selector}')].map((each) => each.getBoundingClientRect().toJSON())`,
      );
    const [one, other] = await boxes('.x-social__label');
    const [icon, next] = await boxes('.x-social__icon');
    expect((one?.left ?? 0) - (icon?.right ?? 0)).toBeGreaterThanOrEqual(3);
    expect((next?.left ?? 0) - (one?.right ?? 0)).toBeGreaterThanOrEqual(8);
    expect((other?.left ?? 0) - (next?.right ?? 0)).toBeGreaterThanOrEqual(3);
  });
});

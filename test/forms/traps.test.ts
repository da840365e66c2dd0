import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HIDING_VALUES } from '../../src/component/hiding-table.js';
import { compile, render } from '../../src/index.js';
import { openBrowser } from '../support/browser.js';
import { HAS_CHROMIUM } from '../support/programs.js';
import { bringing, site } from './page.js';
import { PLUGIN_TRAPS } from './plugin-traps.js';

const CANVAS = '<!doctype html><title>t</title><x-addon provider="provider_contact_form"></x-addon>';

describe.skipIf(!HAS_CHROMIUM)('what a plugin hides by an inline style', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    await page.context().setOffline(true);
  });
  afterAll(() => browser.close());

  /** Whether the first element that each selector finds is visible; nothing where it finds none. */
  async function visible(selectors: readonly string[]): Promise<unknown> {
    return page.evaluate(
      `${JSON.stringify(selectors)}.map((selector) => document.querySelector(selector)?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))`,
    );
  }

  test.each(Object.entries(PLUGIN_TRAPS))('%s: nobody sees it, and everybody the rest', async (_, form) => {
    await page.setContent(render(compile(CANVAS), site, bringing(form.html)).html);
    expect(await visible(form.hidden)).toEqual(form.hidden.map(() => false));
    expect(await visible(form.visible)).toEqual(form.visible.map(() => true));
  });

  /** What many a theme says, and what no `hidden` stands against. */
  const LOUD = '<style>label, p, div { display: block }</style>';

  test.each(Object.entries(PLUGIN_TRAPS))('%s: nobody sees it on a page that styles its elements', async (_, form) => {
    await page.setContent(LOUD + render(compile(CANVAS), site, bringing(form.html)).html);
    expect(await visible(form.hidden)).toEqual(form.hidden.map(() => false));
    expect(await visible(form.visible)).toEqual(form.visible.map(() => true));
  });

  test('is seen to show on such a page when it is only `hidden`', async () => {
    const { html = '', hidden = [] } = PLUGIN_TRAPS['Mailchimp for WordPress'] ?? {};
    const shown = render(compile(CANVAS), site, bringing(html)).html.replaceAll(' style="display:none!important"', '');
    await page.setContent(LOUD + shown);
    expect(await visible(hidden)).toEqual([true]);
    await page.setContent(shown);
    expect(await visible(hidden)).toEqual([false]);
  });

  test('is seen to show when a value that hides is forgotten', async () => {
    const display = HIDING_VALUES.get('display');
    const { html = '', hidden = [] } = PLUGIN_TRAPS['Mailchimp for WordPress'] ?? {};
    // The table is only read; to forget a value for a while, it must be written.
    const values = HIDING_VALUES as Map<string, ReadonlySet<string>>;
    values.delete('display');
    try {
      await page.setContent(render(compile(CANVAS), site, bringing(html)).html);
      expect(await visible(hidden)).toEqual([true]);
    } finally {
      if (display) values.set('display', display);
    }
  });
});

import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from '../support/programs.js';
import type { Lab } from './lab.js';

/** The system's own browser, without a window. */
export async function openBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** A page of the lab in a tab of its own, and what its scripts did: dialogs they opened, errors they made. */
export async function openPage(browser: Browser, lab: Lab, address: string): Promise<{ page: Page; noises: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1000 } });
  const noises: string[] = [];
  page.on('dialog', (dialog) => {
    noises.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => noises.push(`error ${error.message}`));
  // Nothing of a test depends on other machines, such as the one that serves WordPress's emoji.
  await page.route('**', (route) => (route.request().url().startsWith(lab.url) ? route.continue() : route.abort()));
  await page.goto(new URL(address, lab.url).href, { waitUntil: 'load' });
  return { page, noises };
}

/** What axe finds wrong in these parts of a page: the rule and where. */
export async function axeViolations(page: Page, parts: readonly string[]): Promise<string[]> {
  await page.evaluate(axe.source);
  const include = JSON.stringify(parts.map((part) => [part]));
  const found: unknown = await page.evaluate(
    `axe.run({ include: ${include} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
  );
  // As the expression gives it.
  return found as string[];
}

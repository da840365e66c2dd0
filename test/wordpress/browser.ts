import type { Browser, Page } from 'playwright-core';
import type { Lab } from './lab.js';

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

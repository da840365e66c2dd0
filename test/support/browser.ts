import axe from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from './programs.js';

/** The system's own browser, without a window. */
export async function openBrowser(): Promise<Browser> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: CHROMIUM, args });
}

/** How long a tab waits for what does not come: a test that fails does so soon. */
const WAIT_MS = 10_000;

/** A page in a tab and a profile of its own, with what there was to hear of it. */
export interface Tab {
  page: Page;
  /** Errors and warnings of its console, what its scripts threw, dialogs they opened. */
  noises: string[];
  /** Addresses of other origins that it asked for. */
  strangers: string[];
}

/**
 * Opens a tab.
 *
 * @param origin what the addresses begin with that it may ask for
 */
export async function openTab(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Tab> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(WAIT_MS);
  const page = await context.newPage();
  const noises: string[] = [];
  const strangers: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noises.push(`${message.type()} ${message.text()}`);
  });
  page.on('pageerror', (error) => noises.push(`thrown ${error.message}`));
  page.on('dialog', (dialog) => {
    noises.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(?:data|about):/.test(url)) strangers.push(url);
  });
  // What the browser itself refuses is told, too, though it is never sent.
  page.on('requestfailed', (request) => {
    const index = strangers.indexOf(request.url());
    if (index >= 0 && request.failure()?.errorText === 'csp') strangers.splice(index, 1);
  });
  return { page, noises, strangers };
}

/** What axe finds wrong in these parts of a page: the rule and where. Frames are judged by who writes what is in them. */
export async function axeViolations(page: Page, parts: readonly string[] = ['html']): Promise<string[]> {
  await page.evaluate(axe.source);
  const include = JSON.stringify(parts.map((part) => [part]));
  const found: unknown = await page.evaluate(
    `axe.run({ include: ${include} }, { iframes: false }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ' ' + target.join(' '))))`,
  );
  // As the expression gives it.
  return found as string[];
}

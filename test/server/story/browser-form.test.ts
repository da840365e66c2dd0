import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { messages } from '../../../src/server/site/forms/messages.js';
import { openSite } from '../../../src/server/site/open-site.js';
import { axeViolations, openBrowser, openTab } from '../../support/browser.js';
import { HAS_CHROMIUM } from '../../support/programs.js';
import { userCommand } from './person.js';
import { siteProcess } from './site-process.js';

/** The place for pictures of the form, to be looked at; none are taken without. */
const SCREENSHOTS = process.env['INLAY_SCREENSHOTS'];

/** Milliseconds before a form is taken: nobody writes faster. */
const READ_MS = 3000;

describe.skipIf(!HAS_CHROMIUM)('a form in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('to sign in works without scripts, by keyboard, and nothing keeps anybody from it', async () => {
    const site = await siteProcess();
    await userCommand(site, ['create', 'ada'], 'correct horse battery');
    for (const [javaScriptEnabled, colorScheme, width] of [
      [false, 'light', 1280],
      [true, 'light', 1280],
      [true, 'dark', 360],
    ] as const) {
      const options = { javaScriptEnabled, colorScheme, viewport: { width, height: 800 } };
      const { page, noises, strangers } = await openTab(browser, site.origin, options);
      const faults = async (name: string) => (javaScriptEnabled ? faultsOf(page, `${name}-${colorScheme}`) : []);
      await page.goto(`${site.origin}/sign-in?next=/about/`);
      await page.getByLabel('Name').fill('ada');
      await page.keyboard.press('Tab');
      await page.keyboard.type('wrong');
      await page.keyboard.press('Enter');
      await page.getByRole('alert').waitFor();
      const wrong = await faults('wrong');
      await page.getByLabel('Password').fill('correct horse battery');
      await page.getByRole('button').click();
      await page.waitForURL(`${site.origin}/about/`);
      await page.goto(`${site.origin}/sign-in`);
      const account = await faults('account');
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByLabel('Password').waitFor();
      expect([wrong, account, strangers]).toEqual([[], [], []]);
      expect(noises.filter((noise) => !noise.includes('422'))).toEqual([]);
      await page.context().close();
    }
  });

  test('filled in, sent, received by a mail server, and kept', async () => {
    const { url, mails } = await mailServer();
    const site = await siteProcess([], { SMTP_URL: url, MAIL_FROM: 'site@fjordlight.example' });
    const { page, noises, strangers } = await openTab(browser, site.origin);
    await page.goto(`${site.origin}/contact/`);
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('E-mail').fill('ada@example.com');
    await page.getByLabel('Message').fill('Do you print engines?\n.\nÆrlig talt.');
    // Sent faster than anybody writes, it is asked for again, with all that was written.
    await send(page);
    expect(await page.getByLabel('Message').inputValue()).toBe('Do you print engines?\n.\nÆrlig talt.');
    expect(mails).toEqual([]);
    await page.waitForTimeout(READ_MS);
    await send(page);
    expect(await page.locator('main').innerText()).toContain('Your message has arrived.');
    expect(noises.filter((noise) => !noise.includes('422'))).toEqual([]);
    expect(strangers).toEqual([]);

    expect(mails).toHaveLength(1);
    const [head = '', body = ''] = (mails[0]?.text ?? '').split(/\r\n\r\n([\s\S]*)/);
    expect([mails[0]?.from, mails[0]?.to]).toEqual(['site@fjordlight.example', ['hello@fjordlight.example']]);
    expect(head).toMatch(/^Reply-To: ada@example\.com$/m);
    expect(head).toMatch(/^Subject: Contact, Fjordlight Studio$/m);
    expect(body).toContain('Do you print engines?');
    expect(site.log()).toBe('');

    const open = await openSite(site.folder, { driver: 'libsql' });
    const { items } = await messages(open.store.database, open.now).list({ limit: 9 });
    await open.close();
    expect(items).toMatchObject([
      {
        form: 'provider_contact_form/contact',
        status: 'mailed',
        fields: {
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          message: 'Do you print engines?\r\n.\r\nÆrlig talt.',
        },
      },
    ]);
    await page.context().close();
  });

  test('people see its fields and faults, and no trap', async () => {
    for (const width of [390, 1440]) {
      // One of its own for each: a site takes five forms of a visitor at once.
      const site = await siteProcess();
      for (const look of ['light', 'dark', 'forced'] as const) {
        const { page } = await openTab(browser, site.origin, {
          viewport: { width, height: 900 },
          colorScheme: look === 'dark' ? 'dark' : 'light',
          forcedColors: look === 'forced' ? 'active' : 'none',
        });
        const where = `${width} ${look}`;
        await page.goto(`${site.origin}/contact/`);
        await expectForm(page, where);
        await picture(page, `contact-${width}-${look}`);
        // What a browser would not send is sent all the same.
        await page.evaluate("document.querySelector('.form').noValidate = true");
        await page.getByLabel('E-mail').fill('ada');
        await page.getByLabel('Name').fill('Ada');
        await page.waitForTimeout(READ_MS);
        await send(page);
        await expectForm(page, where);
        expect(await page.locator('.form-fault').allInnerTexts(), where).toEqual([
          'E-mail is not a mail address.',
          'Message is missing.',
        ]);
        expect(await page.evaluate(namesOf('[aria-invalid]'))).toEqual(['email', 'message']);
        await picture(page, `faults-${width}-${look}`);
        await page.context().close();
      }
    }
  });

  test('the trap would be seen without its rule', async () => {
    const site = await siteProcess();
    const { page } = await openTab(browser, site.origin, { bypassCSP: true });
    await page.goto(`${site.origin}/contact/`);
    expect(await isTrapHidden(page)).toBe(true);
    // The styles of a canvas stand above the theme's: they don't show it by accident.
    await page.addStyleTag({ content: 'p, .form-trap, form p { display: block }' });
    expect(await isTrapHidden(page)).toBe(true);
    await page.evaluate("document.querySelector('.form-trap').classList.remove('form-trap')");
    expect(await isTrapHidden(page)).toBe(false);
    expect(await page.getByText('Leave this empty').isVisible()).toBe(true);
    await page.context().close();
  });

  async function picture(page: Page, name: string): Promise<void> {
    if (SCREENSHOTS === undefined) return;
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: join(SCREENSHOTS, `${name}.png`), fullPage: true });
  }
});

/** An expression for the names of the elements that a selector finds: all, or those that have a box. */
function namesOf(selector: string, isSeen = false): string {
  const seen = isSeen ? '.filter((element) => element.getClientRects().length > 0)' : '';
  return `[...document.querySelectorAll(${JSON.stringify(selector)})]${seen}.map(({ name }) => name)`;
}

/** What holds of the form in any look: labels above fields of its full width, and no trap. */
async function expectForm(page: Page, where: string): Promise<void> {
  expect(await axeViolations(page), where).toEqual([]);
  expect(await isTrapHidden(page), where).toBe(true);
  expect(await page.evaluate(namesOf('.form :is(input, textarea):not([type=hidden])', true)), where).toEqual([
    'name',
    'email',
    'message',
  ]);
  const form = await page.locator('.form').boundingBox();
  for (const name of ['Name', 'E-mail', 'Message']) {
    const field = await page.getByLabel(name, { exact: true }).boundingBox();
    const label = await page.locator('.form-label', { hasText: name }).boundingBox();
    expect(field?.width, where).toBe(form?.width);
    expect((label?.y ?? 0) + (label?.height ?? 0), where).toBeLessThanOrEqual(field?.y ?? 0);
  }
}

/** Whether nobody meets the trap: not by sight, by the keyboard, or by what assistive technology reads. */
async function isTrapHidden(page: Page): Promise<boolean> {
  const tree = await page.locator('main').ariaSnapshot();
  const isSeen = await page.locator('[name=website]').isVisible();
  return !isSeen && !tree.includes('Leave this empty') && tree.includes('Message');
}

async function send(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Send' }).click()]);
}

interface Received {
  from: string;
  to: string[];
  text: string;
}

/** A real mail server, until the test ends. */
async function mailServer(): Promise<{ url: string; mails: Received[] }> {
  const mails: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = mailFrom ? mailFrom.address : '';
        mails.push({ from, to: rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  const { port } = server.server.address() as AddressInfo; // it listens at a port
  return { url: `smtp://127.0.0.1:${port}`, mails };
}

/** What axe finds on a page, and whether it is too wide; a picture of it, where they are wanted. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  if (SCREENSHOTS !== undefined) {
    mkdirSync(SCREENSHOTS, { recursive: true });
    await page.screenshot({ path: join(SCREENSHOTS, `sign-in-${name}.png`) });
  }
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  return [...(await axeViolations(page)), ...(Number(overflow) > 0 ? [`${overflow} pixels too wide`] : [])];
}

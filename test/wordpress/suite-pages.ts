import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifestSchema, parseSite, render } from '../../src/index.js';
import { axeViolations, openBrowser } from '../support/browser.js';
import { logIn } from './admin.js';
import { openPage } from './browser.js';
import { COMPONENTS, publish, rename, switchTheme } from './furnish.js';
import { siteState } from './in-site.js';
import { keptInApcu } from './kept.js';
import { menuIn, tokenOf, unexpanded, view } from './page.js';
import { act, ask } from './rest.js';
import type { SiteOf } from './site.js';

const HEADER = '#site-header';
const MANIFEST = '/osteria/v1/ai/integration-manifest';

/** A block of markup that WordPress leaves as it is. */
export const BLOCK = `<!-- wp:html -->\n${COMPONENTS}\n<!-- /wp:html -->`;

/** The menu of the furnished site, seen from a page. */
function menu(url: string, current?: string) {
  return [
    ['About us', `${url}/about/`, current],
    ['Terms & more', 'https://example.test/?a=1&b=2', undefined],
  ];
}

/** A visitor's pages, in a classic theme and a block theme. */
export function pagesSuite(site: SiteOf): void {
  describe.each(['classic', 'block'] as const)('in a %s theme', (theme) => {
    beforeAll(async () => {
      const { lab, furniture } = site();
      await switchTheme(lab, furniture, theme);
      await publish(lab, 'all', BLOCK);
    });

    test('a page with all five components shows what the site has', async () => {
      const { lab } = site();
      const page = await view(lab, '/all/');
      expect(page.status).toBe(200);
      expect(unexpanded(page, 'body')).toEqual([]);
      const { $ } = page;
      const main = 'main';
      expect(menuIn(page, main)).toEqual(menu(lab.url));
      expect(menuIn(page, HEADER)).toEqual(menu(lab.url));
      expect($(main).find('a.x-logo').attr('href')).toMatch(new RegExp(`^${lab.url}/?$`));
      expect($(main).find('a.x-logo img').attr('src')).toMatch(/\/uploads\/.*logo\.png$/);
      expect($(main).find('a.x-logo img').attr('alt')).toBe('Osteria Corniolo');
      expect(
        $(main)
          .find('.x-social a')
          .toArray()
          .map((a) => $(a).attr('href')),
      ).toEqual(['https://instagram.com/osteriacorniolo', 'https://facebook.com/osteriacorniolo']);
      expect($(main).find('a.x-contact--phone').attr('href')).toBe('tel:+390612345678');
      expect($(main).find('a.x-contact--email').attr('href')).toBe('mailto:ciao@osteria.example');
      expect($(main).find('address.x-contact').html()).toBe('Via del Lavatoio 3<br>00100 Roma');
      expect($(main).find('.x-addon[data-provider=provider_contact_form] form').length).toBe(1);
      expect(tokenOf(page)).toMatch(/^[\da-f]{32}$/);
    });

    test('the menus mark the page that is shown', async () => {
      const { lab, furniture } = site();
      await act(lab, `/wp/v2/pages/${furniture.page}`, { content: BLOCK });
      const page = await view(lab, '/about/');
      expect(menuIn(page, HEADER)).toEqual(menu(lab.url, 'page'));
      expect(menuIn(page, 'main')).toEqual(menu(lab.url, 'page'));
      expect(menuIn(await view(lab, '/all/'), HEADER)).toEqual(menu(lab.url));
    });

    test('every view has a form of its own', async () => {
      const { lab } = site();
      const tokens = [];
      for (let views = 0; views < 3; views += 1) tokens.push(tokenOf(await view(lab, '/all/')));
      expect(new Set(tokens).size).toBe(3);
      expect(tokens).not.toContain(undefined);
    });

    test('the view after a change shows it', async () => {
      const { lab, furniture } = site();
      for (const label of ['Chi siamo', 'Wir', 'About us']) {
        await rename(lab, furniture.about, label);
        const page = await view(lab, '/all/');
        expect([menuIn(page, HEADER)?.[0]?.[0], menuIn(page, 'main')?.[0]?.[0]]).toEqual([label, label]);
      }
      const more = { title: 'Shop', url: `${lab.url}/shop/`, menus: furniture.menu, status: 'publish', menu_order: 3 };
      const { id } = await act(lab, '/wp/v2/menu-items', more);
      expect(menuIn(await view(lab, '/all/'), HEADER)?.at(-1)).toEqual(['Shop', `${lab.url}/shop/`, undefined]);
      await act(lab, `/wp/v2/menu-items/${id}?force=true`, undefined, { method: 'DELETE' });
      expect(menuIn(await view(lab, '/all/'), HEADER)).toEqual(menu(lab.url));
      const admin = await logIn(lab, 'administrator');
      const settings = 'options-general.php?page=inlay';
      for (const phone of ['+39 055 999', '+39 06 1234 5678']) {
        await admin.submit(settings, { 'inlay_settings[contacts][0][value]': phone });
        expect((await view(lab, '/all/')).$('main .x-contact--phone').text()).toBe(phone);
      }
    });

    test('paragraphs that WordPress makes by itself leave no menu in a paragraph', async () => {
      const { lab } = site();
      const page = await view(lab, await publish(lab, 'plain', `Our menu:\n${COMPONENTS}\nThe end.`));
      expect(unexpanded(page, 'main')).toEqual([]);
      expect(menuIn(page, 'main')).toEqual(menu(lab.url));
      // A browser ends a paragraph at a block in it, which leaves an empty one behind.
      const { $ } = page;
      const texts = $('main p')
        .toArray()
        .map((paragraph) => $(paragraph).text().trim());
      expect(texts.filter((text) => text === '')).toEqual([]);
    });
  });

  beforeAll(async () => {
    await publish(site().lab, 'all', BLOCK);
  });

  test('the bytes of the content are those that `render` gives', async () => {
    const { lab, furniture } = site();
    await switchTheme(lab, furniture, 'classic');
    const address = await publish(lab, 'all', BLOCK);
    const page = await view(lab, address);
    const state: unknown = JSON.parse(siteState(lab));
    const form = page.$('main .x-addon').html() ?? '';
    const addons = { provider_contact_form: { booking: form } };
    const { html } = render(COMPONENTS, parseSite(state), { url: address, addons });
    expect(page.html).toContain(html);
  });

  test('APCu keeps the baked canvases where the site chose it', async () => {
    const { lab } = site();
    const admin = await logIn(lab, 'administrator');
    const settings = 'options-general.php?page=inlay';
    await admin.submit(settings, { 'inlay_settings[store]': 'apcu' });
    expect(menuIn(await view(lab, '/all/'), 'main')).toEqual(menu(lab.url));
    expect(await keptInApcu(lab)).toMatch(/inlay-baked:/);
    await admin.submit(settings, { 'inlay_settings[store]': 'files' });
    expect(menuIn(await view(lab, '/all/'), 'main')).toEqual(menu(lab.url));
  });

  test('authors without rights to any markup keep the five elements, and nothing more', async () => {
    const { lab } = site();
    const content = `${COMPONENTS}\n<script>alert(1)</script><x-logo onclick="alert(1)"></x-logo><x-other></x-other>`;
    const post = await act(lab, '/wp/v2/posts', { title: 'Post', status: 'publish', content }, { as: 'author' });
    expect(post.content?.raw).toBe(`${COMPONENTS}\nalert(1)<x-logo></x-logo>`);
    expect(unexpanded(await view(lab, post.link), 'main')).toEqual([]);
  });

  test('the manifest answers those who may read it', async () => {
    const { lab } = site();
    expect((await ask(lab, MANIFEST)).status).toBe(401);
    expect((await ask(lab, MANIFEST, { as: 'subscriber' })).status).toBe(403);
    const answer = await ask(lab, MANIFEST, { as: 'editor' });
    expect(answer.status).toBe(200);
    const manifest = manifestSchema.parse(answer.json);
    expect(manifest.site.name).toBe('Osteria Corniolo & Figli');
    expect(answer.text).not.toContain('_wpnonce');
    const tag = answer.headers.get('etag') ?? '';
    expect((await ask(lab, MANIFEST, { as: 'editor', headers: { 'if-none-match': tag } })).status).toBe(304);
    expect((await ask(lab, MANIFEST, { headers: { 'if-none-match': tag } })).status).toBe(401);
    for (const part of ['menus', 'addons'] as const) {
      const path = `/osteria/v1/ai/${part}`;
      expect((await ask(lab, path)).status).toBe(401);
      expect((await ask(lab, path, { as: 'editor' })).json).toEqual(manifest.resources[part]);
    }
  });

  test('the manifest is public where the site says so', async () => {
    const { lab } = site();
    const admin = await logIn(lab, 'administrator');
    for (const [box, status] of [
      [true, 200],
      [false, 401],
    ] as const) {
      await admin.submit('options-general.php?page=inlay', { 'inlay_settings[public_manifest]': box });
      expect((await ask(lab, MANIFEST)).status).toBe(status);
    }
  });

  test('Chromium shows the parts, and axe finds nothing wrong in them', async () => {
    const { lab, furniture } = site();
    const browser = await openBrowser();
    try {
      for (const theme of ['classic', 'block'] as const) {
        await switchTheme(lab, furniture, theme);
        const { page, noises } = await openPage(browser, lab, '/about/');
        const folder = process.env['INLAY_SCREENSHOTS'] ?? mkdtempSync(join(tmpdir(), 'inlay-shots-'));
        const path = join(folder, `wordpress-${lab.wordpress}-${theme}.png`);
        await page.screenshot({ path, fullPage: true });
        expect(await page.getByRole('link', { name: 'About us' }).first().getAttribute('aria-current')).toBe('page');
        const parts = ['.x-logo', '.x-menu', '.x-social', '.x-contact', '.x-addon'];
        expect(await axeViolations(page, parts)).toEqual([]);
        // The same page with a logo that says nothing.
        await page.evaluate(
          `for (const image of document.querySelectorAll('.x-logo img')) image.removeAttribute('alt')`,
        );
        expect((await axeViolations(page, parts)).join()).toContain('image-alt');
        expect(noises).toEqual([]);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });
}

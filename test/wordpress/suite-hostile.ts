import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../support/browser.js';
import { logIn } from './admin.js';
import { openPage } from './browser.js';
import { publish, rename } from './furnish.js';
import { inSite, option, quoted } from './in-site.js';
import { keptInApcu, keptInDatabase, keptInFiles } from './kept.js';
import type { Lab } from './lab.js';
import { menuIn, tokenOf, type View, view } from './page.js';
import { act, ask } from './rest.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

/** Each would run `alert`, were it to land in a page as markup, in an attribute, or as the address of a link. */
const PAYLOADS = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover=alert(1) x='",
  '--><svg onload=alert(1)>',
  '&lt;img src=x onerror=alert(1)&gt;',
  'javascript:alert(1)',
] as const;

/** Attributes that browsers follow. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster', 'xlink:href']);

/** What in a page would run a payload: scripts, handlers and addresses that hold an `alert`. */
function dangers({ $ }: View): string[] {
  const found: string[] = [];
  for (const element of $('html').find('*').toArray()) {
    for (const [name, value] of Object.entries(element.attribs)) {
      const leads = ADDRESSES.has(name) && /^[\s\p{Cc}]*(?:javascript|data|vbscript):/iu.test(value);
      const isCode = name.startsWith('on') || name === 'srcdoc' || leads;
      if (isCode && /alert/i.test(value)) found.push(`${element.tagName} ${name}`);
    }
    const isScript = element.tagName === 'script' && !/json/.test(element.attribs['type'] ?? '');
    if (isScript && $(element).text().includes('alert(1)')) found.push('script');
  }
  return found;
}

/** State that somebody who may edit the site types to harm those who read it. */
export function hostileSuite(site: SiteOf): void {
  describe('hostile state', () => {
    let settings: unknown;

    beforeAll(async () => {
      const { lab } = site();
      settings = option(lab, 'inlay_settings');
      await publish(lab, 'hostile', BLOCK);
    });

    afterAll(async () => {
      const { lab, furniture } = site();
      write(lab, 'inlay_settings', settings);
      await act(lab, '/wp/v2/settings', { title: 'Osteria Corniolo & Figli' });
      await rename(lab, furniture.about, 'About us');
      await act(lab, `/wp/v2/menu-items/${furniture.terms}`, {
        title: 'Terms & more',
        url: 'https://example.test/?a=1&b=2',
      });
    });

    test.each(PAYLOADS)('%s as the title and the address of a menu item does nothing', async (payload) => {
      const { lab, furniture } = site();
      await rename(lab, furniture.about, payload);
      // WordPress itself stores no such address; a plugin that imports menus might.
      inSite(lab, `update_post_meta(${furniture.terms}, '_menu_item_url', ${quoted(payload.replace(/\\/g, '\\\\'))});`);
      const page = await view(lab, '/hostile/');
      expect(page.status).toBe(200);
      expect(dangers(page)).toEqual([]);
      expect(menuIn(page, 'main')).toBeDefined();
      expect(menuIn(page, '#site-header')).toBeDefined();
    });

    test.each(PAYLOADS)('%s as the name of the site does nothing', async (payload) => {
      const { lab } = site();
      await act(lab, '/wp/v2/settings', { title: payload });
      expect(dangers(await view(lab, '/hostile/'))).toEqual([]);
      // Past what WordPress does to it.
      inSite(
        lab,
        `$wpdb->update($wpdb->options, ['option_value' => ${quoted(payload)}], ['option_name' => 'blogname']);
        do_action('updated_option', 'blogname', '', '');`,
      );
      const page = await view(lab, '/hostile/');
      expect(page.status).toBe(200);
      // The theme itself prints the name into the title, by WordPress's own means: not Inlay's to mend.
      page.$('head').remove();
      expect(dangers(page)).toEqual([]);
      expect(page.$('main .x-logo').length).toBe(1);
    });

    test.each(PAYLOADS)('%s as a profile and as contacts does nothing', async (payload) => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      await admin.submit('options-general.php?page=inlay', {
        'inlay_settings[social][0][network]': payload,
        'inlay_settings[social][0][url]': payload,
        'inlay_settings[social][1][label]': payload,
        'inlay_settings[contacts][0][value]': payload,
        'inlay_settings[contacts][0][display]': payload,
        'inlay_settings[contacts][0][url]': payload,
        'inlay_settings[contacts][1][value]': payload,
        'inlay_settings[contacts][2][value]': payload,
      });
      const typed = await view(lab, '/hostile/');
      expect(typed.status).toBe(200);
      expect(dangers(typed)).toEqual([]);
      // Past the settings page.
      write(lab, 'inlay_settings', {
        social: [{ network: payload, url: payload, label: payload }],
        contacts: { phone: { kind: 'phone', value: payload, display: payload, url: payload } },
      });
      const page = await view(lab, '/hostile/');
      expect(page.status).toBe(200);
      expect(dangers(page)).toEqual([]);
      expect(dangers(await adminPage(lab))).toEqual([]);
      write(lab, 'inlay_settings', settings);
    });

    test('a browser runs nothing of it either', async () => {
      const { lab, furniture } = site();
      await rename(lab, furniture.about, PAYLOADS[1]);
      inSite(lab, `update_post_meta(${furniture.terms}, '_menu_item_url', 'javascript:alert(1)');`);
      await act(lab, '/wp/v2/settings', { title: PAYLOADS[0] });
      const browser = await openBrowser();
      try {
        const { page, noises } = await openPage(browser, lab, '/hostile/');
        for (const link of await page.locator('.x-menu a').all()) {
          if ((await link.getAttribute('href'))?.startsWith('javascript')) await link.click();
        }
        expect(noises).toEqual([]);
      } finally {
        await browser.close();
      }
    });

    test('a page that does run a payload would be seen', async () => {
      const { lab } = site();
      const address = await publish(lab, 'open', `<!-- wp:html --><img src=x onerror=alert(1)><!-- /wp:html -->`);
      expect(dangers(await view(lab, address))).toEqual(['img onerror']);
      const browser = await openBrowser();
      try {
        const { noises } = await openPage(browser, lab, address);
        expect(noises).toEqual(['dialog 1']);
      } finally {
        await browser.close();
      }
    });

    test('the manifest holds it as data, for those who may read it', async () => {
      const { lab, furniture } = site();
      await rename(lab, furniture.about, PAYLOADS[1]);
      const path = '/osteria/v1/ai/integration-manifest';
      expect((await ask(lab, path)).status).toBe(401);
      const answer = await ask(lab, path, { as: 'editor' });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.json).toBeDefined();
    });
  });

  test('no nonce of a form stays in a file, in the database or in APCu', async () => {
    const { lab } = site();
    const page = await view(lab, await publish(lab, 'all', BLOCK));
    const token = tokenOf(page) ?? '';
    const nonce = page.$('.x-addon input[name=_wpnonce]').attr('value') ?? '';
    expect([token, nonce].map((text) => text.length)).toEqual([32, 10]);
    const kept = { files: keptInFiles(lab), database: keptInDatabase(lab), apcu: await keptInApcu(lab) };
    // What they do hold shows that they were looked into.
    expect(kept.files).toContain('About us');
    expect(kept.database).toContain('About us');
    expect(kept.apcu).toContain('inlay');
    for (const text of Object.values(kept)) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(nonce);
    }
  });
}

/** An option as it stands in the database, past all that checks it. */
function write(lab: Lab, name: string, value: unknown): void {
  inSite(
    lab,
    `$value = json_decode(${quoted(JSON.stringify(value))}, true);
    $wpdb->update($wpdb->options, ['option_value' => serialize($value)], ['option_name' => ${quoted(name)}]);
    do_action('updated_option', ${quoted(name)}, '', '');`,
  );
}

/** The settings page, as the administrator sees it. */
async function adminPage(lab: Lab): Promise<View> {
  const $ = await (await logIn(lab, 'administrator')).open('options-general.php?page=inlay');
  $('head').remove();
  return { $, html: $.html(), status: 200, ms: 0 };
}

import { chmodSync, existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './admin.js';
import { startDaemon } from './daemon.js';
import { publish } from './furnish.js';
import { asCaller, inSite, option, overWeb, quoted } from './in-site.js';
import { privateFolder } from './kept.js';
import type { Lab } from './lab.js';
import { withPlugin } from './must-use.js';
import { view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

const SETTINGS = 'options-general.php?page=inlay';
const STATUS = 'tools.php?page=inlay-status';
const NOTICES = '#setting-error-settings_updated, .settings-error';

/** What those who run the site type, and what they are told. */
export function settingsSuite(site: SiteOf): void {
  describe('settings', () => {
    let admin: Awaited<ReturnType<typeof logIn>>;
    let settings: unknown;

    beforeAll(async () => {
      admin = await logIn(site().lab, 'administrator');
      settings = option(site().lab, 'inlay_settings');
    });

    afterAll(() => write(site().lab, settings));

    test.each<[string, Record<string, string>, RegExp]>([
      [
        'a shortcode without brackets',
        {
          'inlay_settings[addons][provider_newsletter_form][forms][0][id]': 'news',
          'inlay_settings[addons][provider_newsletter_form][forms][0][shortcode]': 'booking id=7',
        },
        /Form in row 1 of provider_newsletter_form: unexpected "booking id=7", expected a shortcode in brackets/,
      ],
      [
        'a profile at an address of another kind',
        { 'inlay_settings[social][2][network]': 'files', 'inlay_settings[social][2][url]': 'ftp://a' },
        /Social profile in row 3: unexpected "ftp:\/\/a", expected an address/,
      ],
      [
        'a profile that is a script',
        { 'inlay_settings[social][2][network]': 'x', 'inlay_settings[social][2][url]': 'javascript:alert(1)' },
        /Social profile in row 3: unexpected "javascript:alert\(1\)"/,
      ],
      [
        'a second contact of the same name',
        { 'inlay_settings[contacts][3][field]': 'phone', 'inlay_settings[contacts][3][value]': '+39 055 2' },
        /Contact in row 4: unexpected "\+39 055 2", expected another field than phone/,
      ],
      [
        'a contact without a name, and with markup',
        { 'inlay_settings[contacts][3][value]': '1<b id="typed">2</b>' },
        /Contact in row 4: unexpected "", expected a field such as phone/,
      ],
      [
        'a provider whose name is markup',
        {
          'inlay_settings[addons][new][provider]': '<i id="typed">!</i>',
          'inlay_settings[addons][new][forms][0][id]': 'a',
          'inlay_settings[addons][new][forms][0][shortcode]': '[a]',
        },
        /Forms of another provider: unexpected "<i id="typed">!<\/i>"/,
      ],
      [
        'a shortcode without its end, where one was saved',
        { 'inlay_settings[addons][provider_contact_form][forms][0][shortcode]': '[nonce_form' },
        /Form in row 1 of provider_contact_form: unexpected "\[nonce_form", expected .*, and the row stays as it was/,
      ],
      [
        'a form without an id, where one was saved',
        { 'inlay_settings[addons][provider_contact_form][forms][0][id]': '' },
        /Form in row 1 of provider_contact_form: unexpected "", expected a form id\..*, and the row stays as it was/,
      ],
      [
        'a script in the place of a profile',
        { 'inlay_settings[social][1][url]': 'javascript:alert(1)' },
        /Social profile in row 2: unexpected "javascript:alert\(1\)".*, and the row stays as it was/,
      ],
      [
        'a name in the place of an address',
        { 'inlay_settings[social][1][url]': '@luna' },
        /Social profile in row 2: unexpected "@luna", expected an address that begins with https:/,
      ],
      [
        'a contact without a value, where one was saved',
        { 'inlay_settings[contacts][2][value]': '' },
        /Contact in row 3: unexpected "", expected a value for address\..*, and the row stays as it was/,
      ],
      [
        'a contact with the name of another',
        { 'inlay_settings[contacts][1][field]': 'phone' },
        /Contact in row 2: unexpected "ciao@osteria.example", expected another field than phone.*stays as it was/,
      ],
      [
        'a link of a contact that is a script',
        { 'inlay_settings[contacts][0][url]': 'javascript:alert(1)', 'inlay_settings[contacts][0][display]': 'Call' },
        /Contact in row 1: unexpected "javascript:alert\(1\)", expected an address.*, and the row stays as it was/,
      ],
      [
        'a mail address that is none',
        { 'inlay_settings[contacts][1][value]': 'not a mail' },
        /Contact in row 2: unexpected "not a mail", expected one mail address/,
      ],
      [
        'a phone number that is none',
        {
          'inlay_settings[contacts][3][field]': 'fax',
          'inlay_settings[contacts][3][kind]': 'phone',
          'inlay_settings[contacts][3][value]': 'call us now!',
        },
        /Contact in row 4: unexpected "call us now!", expected one phone number.* It was not saved\.$/,
      ],
      [
        'a provider whose name would be another',
        {
          'inlay_settings[addons][new][provider]': 'Bad Name! (é)',
          'inlay_settings[addons][new][forms][0][id]': 'a',
          'inlay_settings[addons][new][forms][0][shortcode]': '[a]',
        },
        /Forms of another provider: unexpected "Bad Name! \(é\)", expected a name of a-z/,
      ],
      [
        'a namespace that would be another',
        { 'inlay_settings[namespace]': '../x y/../v2' },
        /REST namespace: unexpected "\.\.\/x y\/\.\.\/v2", expected a name/,
      ],
      ['a time that is none', { 'inlay_settings[total_timeout]': 'soon' }, /Time for an answer.*unexpected "soon"/],
      ['a secret that fits in no header', { 'inlay_settings[secret]': 'päss' }, /Secret: expected visible ASCII/],
    ])('%s is refused aloud, and the rest is saved', async (_, typed, message) => {
      const { lab } = site();
      write(lab, settings);
      const profile = `https://instagram.com/${message.source.length}`;
      const $ = await admin.submit(SETTINGS, { ...typed, 'inlay_settings[social][0][url]': profile });
      const said = $(NOTICES)
        .toArray()
        .map((notice) => $(notice).text().trim());
      expect(said.filter((text) => message.test(text))).toHaveLength(1);
      expect(said).toHaveLength(2);
      expect(said.at(-1)).toBe('The other settings were saved.');
      expect($('#typed').length).toBe(0);
      const saved = option(lab, 'inlay_settings') as { social: { url: string }[] };
      expect(saved.social[0]?.url).toBe(profile);
      const before = settings as { social: object[]; contacts: object; addons: object; total_timeout: number };
      const after = { ...saved, social: [before.social[0], ...saved.social.slice(1)] };
      expect(after).toEqual(before);
    });

    test("the address of the daemon is the one that counts: the constant's where there is one, which is said", async () => {
      const { lab } = site();
      write(lab, settings);
      const field = '[name="inlay_settings[endpoint]"]';
      const $ = await admin.open(SETTINGS);
      expect([$(field).val(), $(field).is('[disabled]')]).toEqual([`unix:${lab.socket}`, true]);
      const said = 'INLAY_ENDPOINT in wp-config.php says so, and rules over what is saved here.';
      expect($(field).closest('tr').text()).toContain(said);
      const form = 'wp_set_current_user(1); echo Inlay\\WordPress\\Admin\\SettingsForm::html();';
      const without = load(
        inSite(lab, `require_once ABSPATH . 'wp-admin/includes/template.php'; ${form}`, {
          env: { INLAY_LAB_SETTINGS: '1' },
        }),
      );
      expect([without(field).val(), without(field).is('[disabled]')]).toEqual(['unix:/run/inlay/inlay.sock', false]);
      expect(without(field).closest('tr').text()).not.toContain(said);
    });

    test('what is allowed is saved as ever', async () => {
      write(site().lab, settings);
      const $ = await admin.submit(SETTINGS, { 'inlay_settings[contacts][0][display]': 'Call us' });
      expect($(NOTICES).text().trim()).toBe('Settings saved.');
      write(site().lab, settings);
    });

    test('what differs from what was typed is seen: an address gets its scheme', async () => {
      const { lab } = site();
      write(lab, settings);
      const typed = {
        'inlay_settings[social][0][url]': 'instagram.com/luna',
        'inlay_settings[social][1][url]': 'www.facebook.com/luna',
        'inlay_settings[contacts][2][url]': 'maps.example.com/?q=1',
        'inlay_settings[contacts][0][value]': 'Call us now!',
        'inlay_settings[contacts][0][url]': 'tel:+390612345678', // so that any text will do
      };
      const $ = await admin.submit(SETTINGS, typed);
      expect($(NOTICES).text().trim()).toBe('Settings saved.');
      const saved = option(lab, 'inlay_settings') as {
        social: { url: string }[];
        contacts: Record<string, { url: string; value: string }>;
      };
      expect(saved.social.map(({ url }) => url)).toEqual([
        'https://instagram.com/luna',
        'https://www.facebook.com/luna',
      ]);
      expect(saved.contacts['address']?.url).toBe('https://maps.example.com/?q=1');
      expect(saved.contacts['phone']?.value).toBe('Call us now!');
      write(lab, settings);
    });

    test('what a row is cleared of goes, and a row that is refused keeps none that is typed elsewhere', async () => {
      const { lab } = site();
      write(lab, settings);
      const $ = await admin.submit(SETTINGS, {
        'inlay_settings[contacts][0][value]': 'call us now!',
        'inlay_settings[contacts][1][field]': '',
        'inlay_settings[contacts][1][value]': '',
        'inlay_settings[contacts][3][field]': 'phone',
        'inlay_settings[contacts][3][value]': '+39 055 2',
        'inlay_settings[social][0][network]': '',
        'inlay_settings[social][0][url]': '',
        'inlay_settings[addons][provider_contact_form][forms][0][id]': '',
        'inlay_settings[addons][provider_contact_form][forms][0][title]': '',
        'inlay_settings[addons][provider_contact_form][forms][0][shortcode]': '',
      });
      expect($(NOTICES).length).toBe(2);
      const saved = option(lab, 'inlay_settings') as { social: object[]; contacts: object; addons: object };
      expect(saved.contacts).toMatchObject({ phone: { value: '+39 055 2' } });
      expect(Object.keys(saved.contacts).sort()).toEqual(['address', 'phone']);
      expect(saved.social).toHaveLength(1);
      expect(saved.addons).toEqual([]);
      write(lab, settings);
    });

    test('the box for scripts of forms tells what is taken out without it, and so it is', async () => {
      const { lab } = site();
      write(lab, settings);
      const trusted = 'inlay_settings[addons][provider_contact_form][trusted]';
      const label = (await admin.open(SETTINGS))(`[type=checkbox][name="${trusted}"]`).closest('label').text().trim();
      expect(label).toBe(
        'Its forms may carry scripts. Otherwise ids in them are renamed, and scripts, styles and handlers are taken out',
      );
      const form =
        '<form><input id="mail" name="mail" onfocus="a()" style="color: red"><style>a{}</style><script>a()</script></form>';
      await withPlugin(lab, `add_filter('inlay_form_html', fn () => ${quoted(form)});`, async () => {
        const shown = async () =>
          (await view(lab, await publish(lab, 'scripts', '<x-addon provider="provider_contact_form"></x-addon>')))
            .$('main .x-addon')
            .html();
        expect(await shown()).toBe('<form><input id="x-addon.provider_contact_form.booking.mail" name="mail"></form>');
        await admin.submit(SETTINGS, { [trusted]: true });
        expect(await shown()).toBe(form);
      });
      write(lab, settings);
    });

    test('a shortcode that no plugin has yet is saved, and Tools > Inlay tells of it', async () => {
      const { lab } = site();
      write(lab, settings);
      const told = async () => (await admin.open(STATUS))('h2:contains("Forms")').next().text();
      expect(await told()).toBe('');
      const typed = { 'inlay_settings[addons][provider_contact_form][forms][0][shortcode]': '[comes_later id="7"]' };
      expect((await admin.submit(SETTINGS, typed))(NOTICES).text().trim()).toBe('Settings saved.');
      expect(await told()).toBe(
        'The form booking of provider_contact_form is shown nowhere: no plugin that is active knows the shortcode ' +
          '[comes_later id="7"].',
      );
      const later = "add_shortcode('comes_later', fn () => '<form></form>');";
      await withPlugin(lab, `add_action('init', function () { ${later} });`, async () => {
        expect(await told()).toBe('');
      });
      write(lab, settings);
    });

    test('what a shortcode prints is a part of its form, and cleaned like the rest', async () => {
      const { lab } = site();
      write(lab, settings);
      const typed = { 'inlay_settings[addons][provider_contact_form][forms][0][shortcode]': '[prints]' };
      await admin.submit(SETTINGS, typed);
      const prints = "echo '<b>Printed</b><script>printed()</script>'; return '<form><input name=\"a\"></form>';";
      const later = `add_shortcode('prints', function () { ${prints} });`;
      await withPlugin(lab, `add_action('init', function () { ${later} });`, async () => {
        const { $, html } = await view(
          lab,
          await publish(lab, 'prints', '<x-addon provider="provider_contact_form"></x-addon>'),
        );
        expect($('main .x-addon').html()).toBe('<b>Printed</b><form><input name="a"></form>');
        expect(html).not.toContain('printed()');
        expect(html.split('Printed')).toHaveLength(2);
      });
      write(lab, settings);
    });

    test('junk in the option costs no page of the admin, and no word of PHP', async () => {
      const { lab } = site();
      const log = join(lab.folder, 'run/php.log');
      const before = readFileSync(log, 'utf8').length;
      const junk = [
        "['store' => new stdClass, 'endpoint' => [1], 'total_timeout' => 'x', 'social' => 'y', 'contacts' => [[[]]]]",
        "['social' => [['network' => ['a'], 'url' => new stdClass]], 'contacts' => ['phone' => ['kind' => [], 'value' => [1]]]]",
        "['addons' => ['a' => ['default' => [], 'status' => [], 'forms' => [['id' => [], 'title' => [1], 'shortcode' => []], 7]]]]",
        "'nothing'",
      ];
      for (const value of junk) {
        inSite(
          lab,
          `$wpdb->update($wpdb->options, ['option_value' => serialize(${value})], ['option_name' => 'inlay_settings']);
          do_action('updated_option', 'inlay_settings', '', '');`,
        );
        expect((await admin.open(SETTINGS))('h1').first().text()).toBe('Inlay');
        expect((await admin.open(STATUS))('h2').length).toBeGreaterThan(3);
        expect((await view(lab, '/')).status).toBe(200);
      }
      write(lab, settings);
      expect(readFileSync(log, 'utf8').slice(before)).not.toContain('plugins/inlay');
    });

    test('a daemon that refuses the secret is not said to be silent', async () => {
      const { lab, daemon } = site();
      await daemon.kill();
      rmSync(lab.socket, { force: true });
      const service = createServer((asked, response) => {
        const problem = { type: 'about:blank', code: 'unauthorized', title: 'Unauthorized', status: 401, detail: 'No' };
        asked.resume().on('end', () => {
          response.writeHead(401, { 'content-type': 'application/problem+json', 'inlay-version': '1' });
          response.end(JSON.stringify(problem));
        });
      });
      await new Promise<void>((resolve) => service.listen(lab.socket, resolve));
      chmodSync(lab.socket, 0o666);
      try {
        await reloadPhp(lab);
        const said = async () => (await admin.open(STATUS))('h2:contains("Render daemon")').next().text();
        expect(await said()).toMatch(/asks for a secret, and none is set\. Put the text .* under Settings > Inlay/);
        await withPlugin(lab, "define('INLAY_SECRET', 'wrong');", async () => {
          expect(await said()).toMatch(/refuses the secret\. Put the text .* into INLAY_SECRET in wp-config\.php/);
          expect(await said()).not.toMatch(/wrong|does not answer/);
        });
      } finally {
        service.closeAllConnections();
        await new Promise((resolve) => service.close(resolve));
        site().daemon = await startDaemon(lab);
        await reloadPhp(lab);
      }
    });
  });

  describe('the folder of the cache', () => {
    test('is no relative one, and Tools > Inlay says so', async () => {
      const { lab } = site();
      const own = privateFolder(lab);
      await withPlugin(lab, "define('INLAY_CACHE_DIR', 'wp-content/cache');", async () => {
        expect(await overWeb(lab, 'echo Inlay\\WordPress\\Folder::path();')).toBe(own);
        const admin = await logIn(lab, 'administrator');
        const said = (await admin.open(STATUS))('h2:contains("Store")').next().text();
        expect(said).toContain('Unexpected INLAY_CACHE_DIR "wp-content/cache", expected an absolute path');
      });
      expect(existsSync(join(lab.folder, 'site/wp-content/cache'))).toBe(false);
    });

    test('is named where PHP can not make it', async () => {
      const { lab } = site();
      await withPlugin(lab, "define('INLAY_CACHE_DIR', '/proc/inlay-cache');", async () => {
        const admin = await logIn(lab, 'administrator');
        const said = (await admin.open(STATUS))('h2:contains("Store")').next().text();
        expect(said).toMatch(/Could not make the folder `\/proc\/inlay-cache\/inlay-[\da-f]{32}/);
        const log = join(lab.folder, 'run/php.log');
        const before = readFileSync(log, 'utf8').length;
        await publish(lab, 'no-folder', BLOCK);
        await view(lab, '/no-folder/');
        const lines = readFileSync(log, 'utf8').slice(before).split('\n');
        const told = lines.filter((line) => line.includes('Could not make the folder'));
        expect(told.length).toBeGreaterThan(0);
        expect(told.length).toBeLessThanOrEqual(4); // one for each request, and for each folder of the store
      });
    });

    test.each(['somebody else', "the web's own user"])(
      'is not made by the command line of %s, so that the web has the one it wants',
      async (who) => {
        const { lab } = site();
        const folder = privateFolder(lab);
        rmSync(folder, { recursive: true });
        const save = `wp_insert_post(['post_title' => 'CLI', 'post_status' => 'publish', 'post_type' => 'page',
          'post_content' => '<x-contact field="phone" class="cli"></x-contact>']);
          Inlay\\WordPress\\Folder::make();
          Inlay\\WordPress\\Stores::current()->set('a', []);
          try { Inlay\\WordPress\\Daemon::forEditors()->info(); } catch (Throwable) {}`;
        if (who === 'somebody else') asCaller(lab, save);
        else inSite(lab, save);
        expect(existsSync(folder)).toBe(false);
        expect(foldersIn(join(lab.folder, 'site/wp-content'))).toEqual([]);
        expect((await view(lab, await publish(lab, 'after-cli', BLOCK))).$('main .x-logo').length).toBe(1);
        expect(lstatSync(folder).uid).toBe(lstatSync(join(lab.folder, 'site/wp-content')).uid);
        expect(privateFolder(lab)).toBe(folder);
        // Once it is there, whoever is its owner keeps in it.
        inSite(lab, "Inlay\\WordPress\\Stores::current()->set('probe', ['of' => 'cli']);");
        const read = "echo json_encode(Inlay\\WordPress\\Stores::current()->get('probe'));";
        expect(await overWeb(lab, read)).toBe('{"of":"cli"}');
        inSite(lab, "Inlay\\WordPress\\Stores::current()->delete('probe');");
        // And others make none beside it.
        asCaller(lab, save);
        expect(foldersIn(join(lab.folder, 'site/wp-content'))).toEqual([]);
        expect(foldersIn(dirname(folder))).toHaveLength(1);
      },
    );
  });
}

/** The plugin's folders in another. */
function foldersIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => /^inlay-[\da-f]{32}$/.test(name));
}

/** The plugin's option as it stands in the database, past all that checks it. */
export function write(lab: Lab, value: unknown): void {
  inSite(
    lab,
    `$value = serialize(json_decode(${quoted(JSON.stringify(value))}, true));
    $wpdb->update($wpdb->options, ['option_value' => $value], ['option_name' => 'inlay_settings']);
    do_action('updated_option', 'inlay_settings', '', '');`,
  );
}

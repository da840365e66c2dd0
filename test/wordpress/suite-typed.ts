import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './admin.js';
import { publish } from './furnish.js';
import { inSite, option } from './in-site.js';
import { withPlugin } from './must-use.js';
import { view } from './page.js';
import type { SiteOf } from './site.js';
import { write } from './suite-settings.js';

const SETTINGS = 'options-general.php?page=inlay';
const STATUS = 'tools.php?page=inlay-status';
const NOTICES = '#setting-error-settings_updated, .settings-error';
const PROVIDER = 'inlay_settings[addons][provider_contact_form]';

type Settings = {
  endpoint: string;
  total_timeout: number;
  contacts: Record<string, { display?: string }>;
  addons: Record<string, { default: string; forms: { id: string }[] }>;
};

/** What becomes of what people type into the settings, and what they are told beside. */
export function typedSuite(site: SiteOf): void {
  describe('what is typed into the settings', () => {
    let admin: Awaited<ReturnType<typeof logIn>>;
    let settings: Settings;

    const saved = () => option(site().lab, 'inlay_settings') as Settings;
    /** What is said of a save, and the page that comes back. */
    const submit = async (typed: Record<string, string>) => {
      const $ = await admin.submit(SETTINGS, typed);
      const said = $(NOTICES)
        .toArray()
        .map((notice) => $(notice).text().trim());
      return { $, said, value: (name: string) => $(`[name="inlay_settings${name}"]`).val() };
    };

    beforeAll(async () => {
      admin = await logIn(site().lab, 'administrator');
      settings = saved();
    });

    afterEach(() => write(site().lab, settings));

    test('with a second form, the first is the default one, which is said and pages show', async () => {
      const { lab } = site();
      const forms = [{ id: 'one', title: 'One', shortcode: '[first]' }];
      write(lab, {
        ...settings,
        addons: { provider_contact_form: { status: 'selected', trusted: false, default: '', forms } },
      });
      const shortcodes =
        "add_shortcode('first', fn () => '<b>First</b>'); add_shortcode('other', fn () => '<b>Other</b>');";
      await withPlugin(lab, `add_action('init', function () { ${shortcodes} });`, async () => {
        const page = await publish(lab, 'second-form', '<x-addon provider="provider_contact_form"></x-addon>');
        const shown = async () => (await view(lab, page)).$('main .x-addon').text();
        expect(await shown()).toBe('First');
        const { said } = await submit({
          [`${PROVIDER}[forms][1][id]`]: 'two',
          [`${PROVIDER}[forms][1][shortcode]`]: '[other]',
        });
        expect(said).toEqual([
          'Forms of provider_contact_form: one is the default form now, which pages show that name none. Choose another one here.',
          'The other settings were saved.',
        ]);
        expect(saved().addons['provider_contact_form']).toMatchObject({ default: 'one' });
        expect(await shown()).toBe('First');
        // Negative controls: another one is chosen, and none where that is wanted.
        expect((await submit({ [`${PROVIDER}[default]`]: 'two' })).said).toEqual(['Settings saved.']);
        expect(await shown()).toBe('Other');
      });
    });

    test('where a constant rules is not saved', async () => {
      const { said } = await submit({ 'inlay_settings[endpoint]': 'unix:/run/inlay/other.sock' });
      expect(said[0]).toBe('INLAY_ENDPOINT in wp-config.php rules: what was typed in its place was not saved.');
      expect(saved().endpoint).toBe(settings.endpoint);
    });

    test('and refused stands there again, once, beside what was saved', async () => {
      const { said, value } = await submit({
        'inlay_settings[contacts][0][value]': 'call us <now>',
        'inlay_settings[contacts][0][display]': 'By phone',
        'inlay_settings[contacts][3][field]': 'fax',
        'inlay_settings[contacts][3][kind]': 'phone',
        'inlay_settings[contacts][3][value]': 'by night',
        'inlay_settings[contacts][3][display]': '"Fax"',
        'inlay_settings[total_timeout]': '1.5',
        'inlay_settings[namespace]': 'My Theme',
        [`${PROVIDER}[forms][1][id]`]: 'two',
        [`${PROVIDER}[forms][1][title]`]: 'Second',
        'inlay_settings[addons][new][provider]': 'Bad name',
        'inlay_settings[addons][new][forms][0][id]': 'a',
        'inlay_settings[addons][new][forms][0][shortcode]': '[a]',
        'inlay_settings[secret]': 'näive',
      });
      expect(said).toHaveLength(8);
      expect(said.filter((text) => /unexpected "1\.5", expected a whole number of 1…10000/.test(text))).toHaveLength(1);
      const names = [
        '[contacts][0][value]',
        '[contacts][0][display]',
        '[contacts][3][field]',
        '[contacts][3][value]',
        '[contacts][3][display]',
        '[total_timeout]',
        '[namespace]',
        '[addons][provider_contact_form][forms][1][id]',
        '[addons][provider_contact_form][forms][1][title]',
        '[addons][new][provider]',
        '[addons][new][forms][0][shortcode]',
        '[secret]',
      ];
      expect(names.map(value)).toEqual([
        'call us <now>',
        'By phone',
        'fax',
        'by night',
        '"Fax"',
        '1.5',
        'My Theme',
        'two',
        'Second',
        'Bad name',
        '[a]',
        '',
      ]);
      expect(saved()).toMatchObject({ total_timeout: settings.total_timeout, contacts: settings.contacts });
      const again = await admin.open(SETTINGS);
      expect(again('[name="inlay_settings[contacts][3][field]"]').val()).toBe('');
      expect(again('[name="inlay_settings[total_timeout]"]').val()).toBe(String(settings.total_timeout));
    });

    test('and saved otherwise is told', async () => {
      const { said } = await submit({ 'inlay_settings[contacts][0][display]': 'Call <b>us</b>' });
      expect(said).toEqual([
        'Contact in row 1: "Call <b>us</b>" was saved as "Call us".',
        'The other settings were saved.',
      ]);
      expect(saved().contacts['phone']?.display).toBe('Call us');
    });
  });

  describe('whoever runs the site', () => {
    test('is told once, among the plugins, where to go after the activation', async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const links = async (path: string) => {
        const $ = await admin.open(path);
        return $('#inlay-activated a')
          .toArray()
          .map((link) => $(link).attr('href')?.split('/wp-admin/')[1]);
      };
      inSite(lab, 'Inlay\\WordPress\\Admin\\ActivationNotice::onActivation();');
      expect(await links('index.php')).toEqual([]);
      expect(await links('plugins.php')).toEqual([SETTINGS, STATUS]);
      expect(await links('plugins.php')).toEqual([]);
    });

    test('waits for a daemon that hangs once a minute, and Tools > Inlay asks again', async () => {
      const { lab, daemon } = site();
      const admin = await logIn(lab, 'administrator');
      const said = async () => (await admin.open(STATUS))('h2:contains("Render daemon")').next().text();
      const asked = () =>
        inSite(
          lab,
          `try { Inlay\\WordPress\\Daemon::forEditors()->isReady(); echo 'asked'; }
          catch (Throwable $failure) { echo $failure->getMessage(); }`,
        );
      expect(asked()).toBe('asked');
      try {
        daemon.signal('SIGSTOP');
        expect(await said()).toMatch(/^It does not answer \(/);
      } finally {
        daemon.signal('SIGCONT');
      }
      // It would answer now, and is not asked.
      expect(asked()).toBe('it did not answer a moment ago, and is asked again in a minute');
      expect(await said()).toMatch(/answered within/);
      expect(asked()).toBe('asked');
    });
  });
}

import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import { logIn } from './admin.js';
import { publish, switchTheme } from './furnish.js';
import { inSite, overWeb, quoted, siteState } from './in-site.js';
import { withPlugin } from './must-use.js';
import { menuIn, unexpanded, view } from './page.js';
import { act } from './rest.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

const STATUS = 'tools.php?page=inlay-status';

/** What themes and their editors do that is not quite right: it is shown as well as can be, and told of. */
export function themesSuite(site: SiteOf): void {
  describe('themes', () => {
    beforeAll(async () => {
      const { lab, furniture } = site();
      await switchTheme(lab, furniture, 'classic');
      await publish(lab, 'themes', BLOCK);
    });

    test('a link whose label is a picture is called by its alternative text, and one without any is told of', async () => {
      const { lab, furniture } = site();
      const admin = await logIn(lab, 'administrator');
      const log = () => readFileSync(join(lab.folder, 'run/php.log'), 'utf8');
      const from = log().length;
      const links = async () => {
        const page = await view(lab, '/themes/');
        return [menuIn(page, '#site-header'), menuIn(page, 'main')].map((menu) => menu?.slice(2));
      };
      const told = async () => (await admin.open('tools.php?page=inlay-status'))('h2:contains("Menus")').next().text();
      const lines = () =>
        log()
          .slice(from)
          .match(/Inlay: The menu .*$/gm) ?? [];
      expect([await links(), await told()]).toEqual([[[], []], '']);

      const item = { url: `${lab.url}/cart/`, menus: furniture.menu, status: 'publish', menu_order: 9 };
      const picture = (alt: string) => `<img class="icon" src="/cart.png" alt="${alt}">`;
      const { id } = await act(lab, '/wp/v2/menu-items', { ...item, title: picture('Cart &amp; checkout') });
      const named = [['Cart & checkout', `${lab.url}/cart/`, undefined]];
      expect([await links(), await told(), lines()]).toEqual([[named, named], '', []]);

      await act(lab, `/wp/v2/menu-items/${id}`, { title: picture('') });
      expect(await links()).toEqual([[], []]);
      const message = `The menu Main has a link to ${lab.url}/cart/ without a label, which no page shows: give it a text, or its picture an alternative text.`;
      expect(await told()).toBe(message);
      expect(lines()).toEqual([`Inlay: ${message}`]);
      await links();
      expect(lines()).toHaveLength(1);
      // Whoever renders from this state reads of it in the report, too.
      expect(siteState(lab)).toContain(`{"label":"","url":"${lab.url}/cart/"}`);

      await act(lab, `/wp/v2/menu-items/${id}?force=true`, undefined, { method: 'DELETE' });
      expect([await links(), await told()]).toEqual([[[], []], '']);
    });

    test("where the theme's templates are not expanded, Tools > Inlay says so and how that is mended", async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const outcome = async () => [
        unexpanded(await view(lab, '/themes/'), '#site-header'),
        (await admin.open(STATUS))('h2:contains("Site")').nextUntil('h2').text().includes('"Buffer whole pages"'),
      ];
      const buffered = [[], false];
      const [major = 0, minor = 0] = lab.wordpress.split('.').map(Number);
      const raw = major > 6 || minor >= 9 ? buffered : [['x-logo', 'x-menu'], true];
      expect(await outcome()).toEqual(buffered); // the theme asks for it
      const without = "add_action('after_setup_theme', fn () => remove_theme_support('inlay'), 99);";
      await withPlugin(lab, without, async () => {
        expect(await outcome()).toEqual(raw);
        const settings = 'options-general.php?page=inlay';
        await admin.submit(settings, { 'inlay_settings[whole_page]': true });
        expect(await outcome()).toEqual(buffered);
        await admin.submit(settings, { 'inlay_settings[whole_page]': false });
      });
    });

    test('logos that no page can show are named', async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const told = async () => {
        const $ = await admin.open(STATUS);
        const lines = $('h2:contains("Logos")').nextUntil('h2');
        return lines.toArray().map((line) => $(line).text());
      };
      const set = (mods: Record<string, unknown>) =>
        inSite(
          lab,
          `foreach (json_decode(${quoted(JSON.stringify(mods))}, true) as $name => $value) {
            $value === null ? remove_theme_mod($name) : set_theme_mod($name, $value);
          }`,
        );
      expect(await told()).toEqual([]);
      const [id, file] = JSON.parse(
        inSite(lab, "$id = get_theme_mod('custom_logo'); echo json_encode([$id, get_attached_file($id)]);"),
      ) as [number, string];
      const wrong = {
        inlay_logo_transparent: ['a'],
        inlay_logo_light: 999_999,
        inlay_logo_footer: 'javascript:alert("<b>")',
        inlay_logo_main_dark: '/dark.png',
      };
      const right = { inlay_logo_default: id, inlay_logo_default_dark: '/dark.png' };
      const cleared = { inlay_logo_light_dark: '', inlay_logo_footer_dark: 0 };
      try {
        set({ ...right, ...cleared });
        expect(await told()).toEqual([]);
        set(wrong);
        expect((await told()).sort()).toEqual([
          'The logo inlay_logo_footer is shown nowhere: "javascript:alert("<b>")" is neither the id of a picture nor an address.',
          'The logo inlay_logo_light is shown nowhere: there is no picture with the id 999999.',
          'The logo inlay_logo_main_dark is shown nowhere: there is no inlay_logo_main whose place it takes on dark pages.',
          'The logo inlay_logo_transparent is shown nowhere: array is neither the id of a picture nor an address.',
        ]);
        set({ ...unset(wrong), ...unset(right) });
        renameSync(file, `${file}.away`);
        const missing = `The logo custom_logo is the attachment ${id}, whose file is missing: ${file}`;
        expect(await told()).toEqual([missing]);
        // Where a plugin keeps uploads elsewhere, no file has to be here.
        const elsewhere = "add_filter('wp_get_attachment_url', fn () => 'https://files.example.test/logo.png');";
        await withPlugin(lab, elsewhere, async () => {
          expect(await told()).toEqual([]);
        });
      } finally {
        if (existsSync(`${file}.away`)) renameSync(`${file}.away`, file);
        set({ ...unset(wrong), ...unset(right), ...unset(cleared) });
      }
      expect(await told()).toEqual([]);
    });

    test('a half-written component is ended by the paragraphs of WordPress, as the linter says', async () => {
      const { lab } = site();
      const content = 'Before\n\n<x-social';
      const page = await view(lab, await publish(lab, 'half', content));
      expect(page.$('main .x-social a').length).toBe(2);
      expect(lint(content, buildManifest(parseSite(JSON.parse(siteState(lab))))).map(({ message }) => message)).toEqual(
        [
          'Unexpected `x-social` in a start tag without its end, expected `>` behind its attributes: all up to the next `>`, in whatever is put behind it, is read as its attributes, and without one nothing is shown',
        ],
      );
      // Here nobody puts anything behind it.
      expect(inSite(lab, `echo inlay_expand("Before\\n\\n<x-social");`)).toBe(content);
    });

    test.each(['the_content', 'widget_text_content'])('paragraphs made by %s have no menu in them', async (filter) => {
      const { lab } = site();
      const content = 'Above\n<x-menu location="footer"></x-menu>\nbelow';
      const shown = (before = '') => overWeb(lab, `${before} echo apply_filters('${filter}', ${quoted(content)});`);
      const nav = '<nav class="x-menu-nav" aria-label="Footer"><ul class="x-menu x-menu--footer">';
      await act(lab, `/wp/v2/menus/${site().furniture.menu}`, { locations: ['naviga', 'footer'] });
      const html = await shown();
      await act(lab, `/wp/v2/menus/${site().furniture.menu}`, { locations: ['naviga'] });
      expect(html.replace(/<li.*<\/li>/s, '')).toBe(`<p>Above</p>\n${nav}</ul></nav>\n<p>below</p>\n`);
      // The negative control, and a site that makes none.
      const lines = "remove_filter($filter, ['Inlay\\WordPress\\Page\\OwnLines', 'apart'], 9);";
      expect(await shown(lines.replace('$filter', `'${filter}'`))).toContain('<p>Above<br />');
      expect(await shown(`remove_filter('${filter}', 'wpautop');`)).toMatch(
        /^Above\n<x-menu location="footer"><\/x-menu>\nbelow/,
      );
    });

    test('classes of the design by a filter make a state, whatever is empty in them', () => {
      const markup = "['x-logo' => [], 'x-menu' => ['link' => [], 'nav' => null]]";
      const filter = `add_filter('inlay_site_state', function ($s) { $s['theme']['markup'] = ${markup}; return $s; });`;
      const state = JSON.parse(inSite(site().lab, `${filter} echo Inlay\\WordPress\\State\\SiteState::json();`));
      expect(state.theme.markup).toEqual({ 'x-logo': {}, 'x-menu': { link: {} } });
      expect(() => parseSite(state)).not.toThrow();
    });

    test('what `inlay_component` can not take is told as WordPress tells developers, without a warning', () => {
      const { lab } = site();
      const outcome = (call: string) =>
        // WordPress makes a notice of what is told.
        JSON.parse(
          inSite(
            lab,
            `$told = [];
            add_action('doing_it_wrong_run', function ($name, $message) use (&$told) { $told[] = "$name: $message"; }, 10, 2);
            set_error_handler(function ($level, $message) use (&$told) {
              if ((error_reporting() & $level & ~E_USER_NOTICE) !== 0) { $told[] = $message; }
              return true;
            });
            $html = ${call};
            echo json_encode([$html === '' ? '' : strtok($html, ' '), $told]);`,
          ),
        ) as unknown;
      const told = (text: string) => [`inlay_component: Unexpected ${text}.`];
      const value = 'expected text, a number or a boolean';
      expect(outcome(`inlay_component('logo', ['link' => false, 'class' => 'a'])`)).toEqual(['<span', []]);
      expect(outcome(`inlay_component('logo', ['class' => ['a', 'b']])`)).toEqual([
        '<a',
        told(`array as the value of \`class\`, ${value}`),
      ]);
      expect(outcome(`inlay_component('menu', ['location' => ['naviga']])`)).toEqual([
        '',
        told(`array as the value of \`location\`, ${value}`),
      ]);
      expect(outcome(`inlay_component('logo', ['class' => new stdClass()])`)).toEqual([
        '<a',
        told(`stdClass as the value of \`class\`, ${value}`),
      ]);
      expect(outcome(`inlay_component('menu', ['naviga'])`)).toEqual([
        '',
        told("attribute `0`, expected the name of one, as in ['location' => 'primary']"),
      ]);
      expect(outcome(`inlay_component('x-logo')`)).toEqual([
        '',
        told('component `x-logo`, expected one of `logo`, `menu`, `social`, `contact`, `addon`'),
      ]);
      // The negative control: PHP's own words, had the value gone on.
      expect(outcome(`(fn () => (string) ['a'])()`)).toEqual(['Array', ['Array to string conversion']]);
    });
  });
}

/** The same names, each to be removed. */
function unset(values: object): Record<string, null> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, null]));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { lint } from '../../src/lint/index.js';
import { logIn } from './admin.js';
import { publish, switchTheme } from './furnish.js';
import { inSite, overWeb, quoted, siteState } from './in-site.js';
import { menuIn, view } from './page.js';
import { act } from './rest.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

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

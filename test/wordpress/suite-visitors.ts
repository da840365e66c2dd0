import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logIn } from './admin.js';
import { startDaemon } from './daemon.js';
import { publish, rename } from './furnish.js';
import { inSite, option, quoted } from './in-site.js';
import { keptInApcu, keptInDatabase, keptInFiles } from './kept.js';
import type { Lab } from './lab.js';
import { withPlugin } from './must-use.js';
import { menuIn, unexpanded, view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import { act } from './rest.js';
import type { SiteOf } from './site.js';
import { BLOCK } from './suite-pages.js';

const HEADER = '#site-header';
const PAGE = '/visitors/';
const STATUS = 'tools.php?page=inlay-status';
const MEMBERS = 'Members only';
const MAX_VARIANTS = 16;
/** What has a hash that begins with so many decimal digits that they are the whole name of its variant. */
const OF_DIGITS = 'n41';

/** Hides an item from those who are not known, as plugins for menus do. */
const ROLES = `add_filter('wp_get_nav_menu_items', fn ($items) => array_values(array_filter(
  $items, fn ($item) => $item->title !== '${MEMBERS}' || is_user_logged_in() || isset($_SERVER['HTTP_AUTHORIZATION']))));`;

/** Throws while the menus are read. */
const BROKEN = "add_filter('wp_get_nav_menu_items', function () { throw new Exception('no menus ' . uniqid()); });";

/** What the site keeps for all visitors is what any of them would see, and nothing else. */
export function visitorsSuite(site: SiteOf): void {
  describe('what is kept for all visitors', () => {
    let admin: Awaited<ReturnType<typeof logIn>>;
    let count = 0;

    beforeAll(async () => {
      const { lab } = site();
      admin = await logIn(lab, 'administrator');
      await publish(lab, 'visitors', BLOCK);
      expect(labels(await view(lab, PAGE))).toEqual([...LABELS, ...LABELS]);
    });

    afterAll(async () => {
      const current = site();
      await current.daemon.kill();
      current.daemon = await startDaemon(current.lab);
      await reloadPhp(current.lab);
      await rename(current.lab, current.furniture.about, 'About us');
      expect(labels(await view(current.lab, PAGE))[0]).toBe('About us');
    });

    const LABELS = ['About us', 'Terms & more'];

    /** Something that the state shows is another one now; gives the new label of the menu's first item. */
    async function change(): Promise<string> {
      count += 1;
      const label = `About ${count}`;
      await rename(site().lab, site().furniture.about, label);
      return label;
    }

    describe('does not depend on who asked first', () => {
      let members = 0;
      let post = 0;

      beforeAll(async () => {
        const { lab, furniture } = site();
        const item = { title: MEMBERS, url: `${lab.url}/members/`, menus: furniture.menu, status: 'publish' };
        post = (await act(lab, '/wp/v2/posts', { title: 'Post', status: 'publish' }, { as: 'author' })).id;
        members = (await act(lab, '/wp/v2/menu-items', { ...item, menu_order: 9 })).id;
      });

      afterAll(async () => {
        await act(site().lab, `/wp/v2/menu-items/${members}?force=true`, undefined, { method: 'DELETE' });
      });

      test.each<[string, (lab: Lab) => Promise<unknown>]>([
        ['a page viewed by the administrator', () => admin.open(`..${PAGE}`)],
        ['the manifest read by an author', (lab) => act(lab, '/osteria/v1/ai/menus', undefined, AS_AUTHOR)],
        [
          'a post saved by an author',
          async (lab) => {
            const content = `${count} <x-menu location="naviga"></x-menu>`;
            await act(lab, `/wp/v2/posts/${post}`, { content }, { as: 'author' });
          },
        ],
        ['a page viewed with a password', (lab) => fetch(lab.url + PAGE, { headers: { authorization: 'Basic eDp5' } })],
      ])('%s', async (_, ask) => {
        const { lab } = site();
        // Without the plugin the item is there: so it would be seen.
        await change();
        expect(labels(await view(lab, PAGE))).toContain(MEMBERS);
        await withPlugin(lab, ROLES, async () => {
          const label = await change();
          await ask(lab);
          const seen = labels(await view(lab, PAGE));
          expect(seen[0]).toBe(label);
          expect(seen).not.toContain(MEMBERS);
          expect(keptInFiles(lab)).toContain(label);
        });
      });

      test('a view of somebody who is logged in writes nothing, and shows the change', async () => {
        const { lab } = site();
        const label = await change();
        const before = await everything(lab);
        const $ = await admin.open(`..${PAGE}`);
        expect($('main ul.x-menu a').first().text()).toBe(label);
        expect(await everything(lab)).toEqual(before);
        await view(lab, PAGE);
        expect(await everything(lab)).not.toEqual(before);
      });
    });

    test('what stands below a draft in a menu is hidden with it, until it is published', async () => {
      const { lab, furniture } = site();
      const set = (status: string) => act(lab, `/wp/v2/pages/${furniture.page}`, { status });
      const label = await change();
      const before = labels(await view(lab, PAGE));
      expect(before).toContain('Terms & more');
      try {
        await set('draft');
        const hidden = labels(await view(lab, PAGE));
        expect(hidden).toEqual(before.filter((name) => ![label, 'Terms & more'].includes(name)));
      } finally {
        await set('publish');
      }
      expect(labels(await view(lab, PAGE))).toEqual(before);
    });

    test('each language has its own, whoever came first, and without the daemon too', async () => {
      const { lab, daemon } = site();
      const menu = (await act(lab, '/wp/v2/menus', { name: 'Italiano' })).id;
      const item = { title: 'Chi siamo', url: `${lab.url}/chi/`, menus: menu, status: 'publish', menu_order: 1 };
      await act(lab, '/wp/v2/menu-items', item);
      // As plugins for sites in several languages do it.
      const languages = `function is_italian() { return str_contains($_SERVER['REQUEST_URI'] ?? '', 'lang=it'); }
        add_filter('locale', fn ($locale) => is_italian() ? 'it_IT' : $locale);
        add_filter('theme_mod_nav_menu_locations', fn ($locations) => is_italian() ? ['naviga' => ${menu}] : $locations);`;
      await withPlugin(lab, languages, async () => {
        for (const order of [
          ['it', 'en'],
          ['en', 'it'],
        ]) {
          const label = await change();
          const expected: Record<string, string | undefined> = { it: 'Chi siamo', en: label };
          for (const language of [...order, ...order]) {
            expect(labels(await view(lab, `${PAGE}?lang=${language}`))[0]).toBe(expected[language]);
          }
        }
        await daemon.kill();
        for (const [language, label] of [
          ['it', 'Chi siamo'],
          ['en', `About ${count}`],
        ]) {
          expect(labels(await view(lab, `${PAGE}?lang=${language}`))[0]).toBe(label);
        }
      });
      site().daemon = await startDaemon(lab);
      await reloadPhp(lab);
      await act(lab, `/wp/v2/menus/${menu}?force=true`, undefined, { method: 'DELETE' });
    });

    test(`is kept for ${MAX_VARIANTS} languages at most`, async () => {
      const { lab } = site();
      const any = "add_filter('locale', fn ($locale) => is_string($_GET['lang'] ?? null) ? $_GET['lang'] : $locale);";
      await withPlugin(lab, any, async () => {
        for (let language = 0; language < MAX_VARIANTS + 4; language += 1) {
          expect(labels(await view(lab, `${PAGE}?lang=xx_${language}`)).length).toBe(
            labels(await view(lab, PAGE)).length,
          );
        }
      });
      expect(variants(lab)).toBe(MAX_VARIANTS);
      const baked = `foreach (Inlay\\WordPress\\BakedCanvases::all() as $canvas) { $of[$canvas['variant']] = true; }
        echo count($of);`;
      expect(inSite(lab, baked)).toBe(String(MAX_VARIANTS));
      const options = "SELECT COUNT(*) FROM $wpdb->options WHERE option_name LIKE 'inlay_state%'";
      expect(inSite(lab, `echo $wpdb->get_var("${options}");`)).toBe(String(MAX_VARIANTS));
    });

    test('has a variant whose name PHP takes for a number', async () => {
      const { lab } = site();
      const name = inSite(lab, `echo substr(hash('sha256', serialize(['${OF_DIGITS}'])), 0, 16);`);
      expect(name).toMatch(/^[1-9]\d{15}$/);
      await withPlugin(lab, `add_filter('inlay_variant', fn () => ['${OF_DIGITS}']);`, async () => {
        for (let round = 0; round < 2; round += 1) {
          const label = await change();
          expect(labels(await view(lab, PAGE))[0]).toBe(label);
          expect((await admin.open(STATUS)).html()).toContain('Fresh');
        }
        const records = 'echo implode(" ", array_keys(Inlay\\WordPress\\SiteRecord::all()));';
        expect(inSite(lab, records).split(' ')).toContain(name);
      });
    });

    test('holds nothing of a forged Host, and what is named as a host of the site has its own', async () => {
      const { lab } = site();
      const config = join(lab.folder, 'site/wp-config.php');
      const before = readFileSync(config, 'utf8');
      // As many sites have it that are reached by several names.
      const dynamic = before.replace(
        /define\('(WP_HOME|WP_SITEURL)', .*\);/g,
        "define('$1', 'http://' . $_SERVER['HTTP_HOST']);",
      );
      expect(dynamic).not.toBe(before);
      writeFileSync(config, dynamic);
      try {
        await reloadPhp(lab);
        const label = await change();
        const known = variants(lab);
        for (const host of ['evil.test', 'evil.test:81', '127.0.0.1', 'EVIL.test']) {
          const page = await viewAt(lab, host);
          expect(page).toContain(`http://${host}/`);
          expect(page).toContain(label);
        }
        const kept = [keptInFiles(lab), keptInDatabase(lab), await keptInApcu(lab)].join('\n');
        expect(kept).not.toMatch(/evil\.test/i);
        expect(variants(lab)).toBe(known);
        const page = await view(lab, PAGE);
        expect(labels(page)[0]).toBe(label);
        expect(page.html).not.toContain('evil.test');
        expect((await admin.open(STATUS)).html()).not.toContain('not the one in the database');
        await withPlugin(lab, "add_filter('inlay_hosts', fn ($hosts) => [...$hosts, 'second.test']);", async () => {
          expect(await viewAt(lab, 'second.test')).toContain('http://second.test/');
          expect(keptInFiles(lab)).toContain('second.test');
          expect((await view(lab, PAGE)).html).not.toContain('second.test');
        });
      } finally {
        writeFileSync(config, before);
        await reloadPhp(lab);
      }
    });

    test.each<[string, string, string]>([
      ['a filter throws', BROKEN, 'Exception: no menus '],
      [
        'the state is no JSON',
        "add_filter('inlay_site_state', fn ($state) => [...$state, 'x' => NAN]);",
        'Unexpected value of a filter such as inlay_site_state',
      ],
    ])('stays as it was while %s, which is told once in the log and under Tools > Inlay', async (_, code, problem) => {
      const { lab } = site();
      const before = labels(await view(lab, PAGE));
      const log = join(lab.folder, 'run/php.log');
      const lines = () =>
        readFileSync(log, 'utf8')
          .split('\n')
          .filter((line) => line.includes(`could not be collected: ${problem}`)).length;
      const known = lines();
      let label = '';
      await withPlugin(lab, code, async () => {
        label = await change();
        for (let views = 0; views < 3; views += 1) {
          const page = await view(lab, PAGE);
          expect(labels(page)).toEqual(before);
          expect(unexpanded(page, 'body')).toEqual([]);
        }
        expect(lines()).toBe(known + 1);
        const status = (await admin.open(STATUS))('h2:contains("Site")').nextUntil('h2').text();
        expect(status).toContain(problem);
        expect(status).not.toContain('Something may have changed');
      });
      expect(labels(await view(lab, PAGE))[0]).toBe(label);
      expect((await admin.open(STATUS)).html()).not.toContain(problem);
    });

    test('tells caches at the end of the request that changed something, and when pages show something else', async () => {
      const { lab } = site();
      const heard = join(lab.folder, 'run/tmp/heard');
      const listen = `foreach (['inlay_site_marked', 'inlay_site_changed'] as $hook) {
        add_action($hook, fn () => file_put_contents(${quoted(heard)}, current_action() . "\\n", FILE_APPEND));
      }`;
      const told = () => readFileSync(heard, 'utf8').trim().split('\n');
      await view(lab, PAGE);
      await withPlugin(lab, listen, async () => {
        await admin.submit('options-general.php?page=inlay', { 'inlay_settings[contacts][0][value]': '+39 055 1' });
        expect(told()).toEqual(['inlay_site_marked']);
        await admin.open(`..${PAGE}`);
        expect(told()).toEqual(['inlay_site_marked']);
        expect((await view(lab, PAGE)).$('main .x-contact--phone').text()).toBe('+39 055 1');
        await view(lab, PAGE);
        expect(told()).toEqual(['inlay_site_marked', 'inlay_site_changed']);
        await admin.submit('options-general.php?page=inlay', {
          'inlay_settings[contacts][0][value]': '+39 06 1234 5678',
        });
        await view(lab, PAGE);
      });
      rmSync(heard);
    });

    test('a database that takes no writes has every page right, and caches hear of no change', async () => {
      const { lab } = site();
      const heard = join(lab.folder, 'run/tmp/read-only');
      const listen = `add_action('inlay_site_changed', fn () => file_put_contents(${quoted(heard)}, 'x', FILE_APPEND));`;
      writeFileSync(heard, '');
      spawnSync('chmod', ['666', heard]);
      await withPlugin(lab, listen, async () => {
        const label = await change();
        asRoot(lab, 'REVOKE ALL ON wp.* FROM wp@localhost; GRANT SELECT ON wp.* TO wp@localhost;');
        try {
          for (let views = 0; views < 3; views += 1) expect(labels(await view(lab, PAGE))[0]).toBe(label);
          expect(readFileSync(heard, 'utf8')).toBe('');
        } finally {
          asRoot(lab, 'GRANT ALL ON wp.* TO wp@localhost;');
        }
        expect(labels(await view(lab, PAGE))[0]).toBe(label);
        expect(readFileSync(heard, 'utf8')).toBe('x');
      });
      rmSync(heard);
    });
  });
}

const AS_AUTHOR = { as: 'author', method: 'GET' } as const;

/** The labels of the menus of the header and of the content. */
function labels(page: Awaited<ReturnType<typeof view>>): string[] {
  return [HEADER, 'main'].flatMap((part) => menuIn(page, part)?.map(([label]) => label) ?? []);
}

/** What is kept anywhere, but for what WordPress itself writes at a view. */
async function everything(lab: Lab): Promise<unknown[]> {
  const options = ['inlay_site', 'inlay_mark', 'inlay_failure'].map((name) => option(lab, name));
  return [options, keptInFiles(lab), await keptInApcu(lab)];
}

/** How many variants of the state are kept. */
function variants(lab: Lab): number {
  return Number(inSite(lab, 'echo count(Inlay\\WordPress\\SiteRecord::all());'));
}

/** The page as it is for whoever names another host. */
async function viewAt(lab: Lab, host: string): Promise<string> {
  const { port } = new URL(lab.url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: PAGE, headers: { host } }, (response) => {
      text(response).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}

/** Has the administrator of the database do something. */
function asRoot(lab: Lab, sql: string): void {
  const socket = join(lab.folder, 'db/my.sock');
  const { status, stderr } = spawnSync('mariadb', ['--no-defaults', '-S', socket, '-uroot', '-e', sql]);
  if (status !== 0) throw new Error(`Unexpected end of mariadb with ${status}: ${stderr}`);
}

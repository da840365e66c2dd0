import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parseSite, structuredDataScript } from '../../src/index.js';
import { exampleOf } from '../readme/blocks.js';
import { readReadme } from '../readme/readmes.js';
import { logIn } from './admin.js';
import { startDaemon } from './daemon.js';
import { inSite, option, quoted, siteState } from './in-site.js';
import type { Lab } from './lab.js';
import { withPlugin } from './must-use.js';
import { type View, view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import { act } from './rest.js';
import type { SiteOf } from './site.js';
import { write } from './suite-settings.js';

const SETTINGS = 'options-general.php?page=inlay';
const STATUS = 'tools.php?page=inlay-status';
const BOX = 'inlay_settings[structured_data]';
const PHONE = 'inlay_settings[contacts][0][value]';
const SCRIPT = 'script[type="application/ld+json"]';
const FORGET = 'Inlay\\WordPress\\StructuredData::removeAll();';
const MARK = 'Inlay\\WordPress\\SiteRecord::mark();';

/** Milliseconds: a page waits for a daemon on a machine with other things to do. */
const PATIENT = { connect_timeout: 1000, total_timeout: 10_000 };

/** The text of the structured data of a page; undefined for a page without, or with more than one. */
function textOf({ $ }: Pick<View, '$'>): string | undefined {
  const scripts = $(`head ${SCRIPT}`);
  return scripts.length === 1 && $(SCRIPT).length === 1 ? scripts.text() : undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into it with `toEqual`
async function dataOf(lab: Lab, path = '/'): Promise<any> {
  const page = await view(lab, path);
  expect(page.status).toBe(200);
  const text = textOf(page);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Who is behind the site, told to search engines. */
export function structuredDataSuite(site: SiteOf): void {
  describe('structured data', () => {
    let admin: Awaited<ReturnType<typeof logIn>>;
    let settings: unknown;
    let logged = 0;

    const log = () => readFileSync(join(site().lab.folder, 'run/php.log'), 'utf8');
    const names = () =>
      JSON.parse(
        inSite(
          site().lab,
          `echo json_encode($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE 'inlay\\_structured\\_data\\_%'"));`,
        ),
      );

    beforeAll(async () => {
      admin = await logIn(site().lab, 'administrator');
      settings = option(site().lab, 'inlay_settings');
      write(site().lab, { ...(settings as object), ...PATIENT });
      logged = log().length;
    });

    afterEach(() => {
      expect(log().slice(logged)).not.toContain('plugins/inlay');
    });

    afterAll(async () => {
      write(site().lab, settings);
      await view(site().lab, '/');
    });

    test('is nowhere until somebody ticks the box', async () => {
      const { lab } = site();
      expect((await view(lab, '/')).$(SCRIPT).length).toBe(0);
      expect(names()).toEqual([]);
      const $ = await admin.open(SETTINGS);
      const box = $(`[type=checkbox][name="${BOX}"]`);
      expect(box.is('[checked]')).toBe(false);
      expect($(`#${box.attr('aria-describedby')}`).text()).toMatch(/^The front page .* an SEO plugin does so\.$/);
    });

    test('of the front page is what `structuredDataScript` gives, and other pages have none', async () => {
      const { lab } = site();
      const $ = await admin.submit(SETTINGS, { [BOX]: true });
      expect($(`[type=checkbox][name="${BOX}"]`).is('[checked]')).toBe(true);
      const page = await view(lab, '/');
      const state = parseSite(JSON.parse(siteState(lab)));
      expect(page.html).toContain(structuredDataScript(state));
      expect(JSON.parse(textOf(page) ?? '')).toMatchObject({
        '@type': 'LocalBusiness',
        name: 'Osteria Corniolo & Figli',
        telephone: '+390612345678',
        address: { postalCode: '00100', addressLocality: 'Roma' },
      });
      expect(names()).toHaveLength(1);
      for (const path of ['/about/', '/?s=we', '/no-such-page/']) {
        expect((await view(lab, path)).$(SCRIPT).length).toBe(0);
      }
    });

    test('is on the first page of the posts alone, or on the page that is the front page', async () => {
      const { lab, furniture } = site();
      const before = await dataOf(lab);
      for (const title of ['One', 'Two']) await act(lab, '/wp/v2/posts', { title, status: 'publish' });
      const set = (options: Record<string, string | number>) =>
        Object.entries(options)
          .map(([name, value]) => `update_option('${name}', '${value}');`)
          .join('\n');
      inSite(lab, set({ posts_per_page: 1 }));
      expect(await dataOf(lab, '/page/2/')).toBe(undefined);
      const { id, link } = await act(lab, '/wp/v2/pages', { title: 'Blog', slug: 'blog', status: 'publish' });
      inSite(
        lab,
        set({ posts_per_page: 10, show_on_front: 'page', page_on_front: furniture.page, page_for_posts: id }),
      );
      expect([await dataOf(lab), await dataOf(lab, link)]).toEqual([before, undefined]);
      inSite(lab, set({ show_on_front: 'posts', page_on_front: 0, page_for_posts: 0 }));
      expect(await dataOf(lab)).toEqual(before);
    });

    test('shows a changed contact with the next view', async () => {
      const { lab } = site();
      for (const [typed, telephone] of [
        ['+39 055 999', '+39055999'],
        ['+39 06 1234 5678', '+390612345678'],
      ] as const) {
        await admin.submit(SETTINGS, { [PHONE]: typed });
        expect((await dataOf(lab)).telephone).toBe(telephone);
      }
    });

    test('stays the last one while the daemon hangs or is gone, and there is none where there never was one', async () => {
      const { lab, daemon } = site();
      const before = await dataOf(lab);
      daemon.signal('SIGSTOP');
      try {
        await admin.submit(SETTINGS, { [PHONE]: '+39 055 888', 'inlay_settings[total_timeout]': '300' });
        expect(await dataOf(lab)).toEqual(before);
        await daemon.kill();
        await reloadPhp(lab);
        expect(await dataOf(lab)).toEqual(before);
        inSite(lab, FORGET);
        expect(await dataOf(lab)).toBe(undefined);
      } finally {
        await daemon.kill();
        site().daemon = await startDaemon(lab);
        await reloadPhp(lab);
      }
      await admin.submit(SETTINGS, { 'inlay_settings[total_timeout]': '10000' });
      expect((await dataOf(lab)).telephone).toBe('+39055888');
      await admin.submit(SETTINGS, { [PHONE]: '+39 06 1234 5678' });
      expect(await dataOf(lab)).toEqual(before);
    });

    test('of a visitor who is known is kept nowhere', async () => {
      const { lab } = site();
      const before = await dataOf(lab);
      inSite(lab, FORGET);
      const seen = async () => JSON.parse(textOf({ $: await admin.open('../') }) ?? 'null');
      expect(await seen()).toEqual(before);
      expect(names()).toEqual([]);
      await view(lab, '/');
      const kept = names();
      expect(kept).toHaveLength(1);
      // A state that was collected for one request.
      const whole = option(lab, kept[0]);
      await admin.submit(SETTINGS, { [PHONE]: '+39 055 777' });
      expect((await seen()).telephone).toBe('+39055777');
      expect(option(lab, kept[0])).toEqual(whole);
      await admin.submit(SETTINGS, { [PHONE]: '+39 06 1234 5678' });
      expect(await dataOf(lab)).toEqual(before);
    });

    test('can not be ended by a name, as the state has it or a filter writes it', async () => {
      const name = '</script><script>alert(1)</script> <!--<script> "\\u003c/script\\u003e \u2028 é \u{1F35D} &lt; ]]>';
      const { lab } = site();
      const php = quoted(name);
      const scripts = (await view(lab, '/')).$('script').length;
      const expectName = async () => {
        const page = await view(lab, '/');
        expect(JSON.parse(textOf(page) ?? '').name).toBe(name);
        expect(page.$('script').length).toBe(scripts);
      };
      const inState = `add_filter('inlay_site_state', function ($s) { $s['site']['name'] = ${php}; return $s; });`;
      await withPlugin(lab, inState, async () => {
        inSite(lab, MARK);
        await expectName();
      });
      inSite(lab, MARK);
      const inFilter = `add_filter('inlay_structured_data', fn ($data) => ['name' => ${php}] + $data);`;
      await withPlugin(lab, inFilter, expectName);
    });

    test.each<[string, string, unknown]>([
      ['more of it', "$data + ['slogan' => 'Sì', 'areaServed' => new stdClass]", { slogan: 'Sì', areaServed: {} }],
      ['bytes that are no text', '$data + ["slogan" => "a\\xff"]', { slogan: 'a\ufffd' }],
      ['the same', '$data', {}],
      ['null', 'null', undefined],
      ['no array', "'<b>'", undefined],
      ['an empty array', '[]', undefined],
      ['what is no JSON', '$data + ["a" => NAN]', undefined],
    ])('is what a filter makes of it: %s', async (_, result, difference) => {
      const { lab } = site();
      const before = await dataOf(lab);
      await withPlugin(lab, `add_filter('inlay_structured_data', fn (array $data) => ${result});`, async () => {
        const expected = difference === undefined ? undefined : { ...before, ...(difference as object) };
        expect(await dataOf(lab)).toEqual(expected);
      });
      expect(await dataOf(lab)).toEqual(before);
    });

    test('is what the filter in the README makes of it', async () => {
      const { lab } = site();
      const before = await dataOf(lab);
      await withPlugin(lab, exampleOf(readReadme('src/php/README.md'), 'structured-data').code, async () => {
        expect(await dataOf(lab)).toEqual({ ...before, '@type': 'Restaurant', servesCuisine: 'Italian' });
      });
    });

    test('junk in what is kept costs no page', async () => {
      const { lab } = site();
      const before = await dataOf(lab);
      const [name] = names();
      const { revision } = option(lab, name) as { revision: string };
      const json = quoted('{"a":"</script><b id=junk>"}');
      for (const [junk, expected] of [
        ["'text'", before],
        ["['revision' => [], 'json' => new stdClass]", before],
        [`['revision' => ${quoted(revision)}, 'json' => 'no JSON</script>']`, undefined],
        [`['revision' => ${quoted(revision)}, 'json' => ${json}]`, { a: '</script><b id=junk>' }],
      ] as const) {
        inSite(lab, `update_option(${quoted(name)}, ${junk}, false);`);
        expect(await dataOf(lab)).toEqual(expected);
      }
      inSite(lab, FORGET);
      expect(await dataOf(lab)).toEqual(before);
    });

    test('is made again where all is baked again', async () => {
      const { lab } = site();
      const before = await dataOf(lab);
      const [name] = names();
      const { revision } = option(lab, name) as { revision: string };
      inSite(
        lab,
        `update_option(${quoted(name)}, ['revision' => ${quoted(revision)}, 'json' => '{"a":"old"}'], false);`,
      );
      expect(await dataOf(lab)).toEqual({ a: 'old' });
      await admin.submit(STATUS, { inlay_bake: '1' });
      expect(option(lab, name)).toEqual({ revision: '', json: '{"a":"old"}' });
      expect(await dataOf(lab)).toEqual(before);
    });

    test('settings name the SEO plugins that are active', async () => {
      const { lab } = site();
      const help = async () => (await admin.open(SETTINGS))('#inlay-structured_data-help').text();
      expect(await help()).not.toContain('Active here');
      await withPlugin(lab, "define('WPSEO_VERSION', '1'); define('SLIM_SEO_VER', '1');", async () => {
        expect(await help()).toContain('Active here: Yoast SEO, Slim SEO. If it tells');
      });
    });

    test('is gone again without the tick, though it is kept', async () => {
      const { lab } = site();
      const told = async () => (await admin.open(STATUS))('h2:contains("Structured data")').next().text();
      expect(await dataOf(lab)).toBeDefined();
      expect(await told()).toBe('The front page has them.');
      await admin.submit(SETTINGS, { [BOX]: false });
      expect((await view(lab, '/')).$(SCRIPT).length).toBe(0);
      expect(await told()).toBe('The front page has none: that is off under Settings > Inlay.');
      expect(names()).toHaveLength(1);
    });
  });
}

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../readme/blocks.js';
import { readReadme } from '../readme/readmes.js';
import { openBrowser } from '../support/browser.js';
import { ROOT } from '../support/folders.js';
import { logIn } from './admin.js';
import { startDaemon } from './daemon.js';
import { publish } from './furnish.js';
import { inSite, option, quoted } from './in-site.js';
import { keptInDatabase } from './kept.js';
import type { Lab, Role } from './lab.js';
import { withPlugin } from './must-use.js';
import { view } from './page.js';
import { reloadPhp } from './php-fpm.js';
import { act, ask } from './rest.js';
import type { SiteOf } from './site.js';

const STATUS = 'tools.php?page=inlay-status';
const PAGES = '/wp/v2/pages';
const MENUS = '/osteria/v1/ai/menus';

/** A number that the site has as a contact, written by hand on the second line. */
const STATIC = '<p>We are open.</p>\n<p>Call <a href="tel:+390612345678">+39 06 1234 5678</a></p>';
const WITHOUT_FINDINGS = '<p>Call <x-contact field="phone"></x-contact></p>';

/** What the REST API says of a post's findings. */
interface Findings {
  count: number;
  failure: string;
  findings: { rule: string; severity: string; outcome: string; line: number; message: string }[];
}

/** Those who write and those who run the site: findings, keys, the revision. */
export function editingSuite(site: SiteOf): void {
  describe('editing', () => {
    test('the answer to a save has the findings, and has none once the mistake is mended', async () => {
      const { lab } = site();
      const { id, inlay_findings: found } = await save(lab, { title: 'Mistake', status: 'draft', content: STATIC });
      expect(found?.findings.map(({ rule, severity, outcome, line }) => ({ rule, severity, outcome, line }))).toEqual([
        { rule: 'no-static-contact', severity: 'error', outcome: 'violation', line: 2 },
      ]);
      const report = await (await logIn(lab, 'administrator')).open('tools.php?page=inlay-status');
      expect(report('h2:contains("Findings")').nextUntil('h2').text()).toContain('Mistake');
      const mended = await save(lab, { content: WITHOUT_FINDINGS }, `${PAGES}/${id}`);
      expect(mended.inlay_findings).toEqual({ findings: [], count: 0, failure: '' });
    });

    test('the findings are for those who may edit the post', async () => {
      const { lab } = site();
      await publish(lab, 'findings', STATIC);
      expect((await ask(lab, `${PAGES}?slug=findings`)).text).not.toContain('inlay_findings');
      expect((await ask(lab, `${PAGES}?slug=findings&context=edit`, { as: 'editor' })).text).toContain(
        'no-static-contact',
      );
    });

    test('contents that were never checked are counted, and checked together', async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const below = async () => findingsIn(await admin.open(STATUS));
      await admin.submit(STATUS, { inlay_check: '1' });
      expect((await below()).lines).toEqual([]);
      // As an import writes them, or somebody while the plugin is off. What no visitor reads, and what is empty, is no matter.
      const ids = JSON.parse(
        inSite(
          lab,
          `remove_all_actions('wp_after_insert_post'); echo json_encode(array_map(fn ($number) => wp_insert_post([
            'post_type' => $number % 2 ? 'page' : 'post', 'post_title' => "Import $number",
            'post_status' => $number === 31 ? 'draft' : 'publish',
            'post_content' => match ($number) { 7, 31 => ${quoted(STATIC)}, 32 => '', default => 'Right' },
          ]), range(1, 32)));`,
        ),
      ) as number[];
      try {
        const before = await below();
        expect(before.lines).toEqual(['30 published contents are not checked yet.']);
        expect(before.rows.join()).not.toContain('Import 7');
        const step = inSite(lab, 'echo Inlay\\WordPress\\Admin\\CheckAll::run(0);');
        expect(step).toBe('20 contents were checked. There are more: check again to go on.');
        expect((await below()).lines).toEqual(['10 published contents are not checked yet.']);
        const done = await admin.submit(STATUS, { inlay_check: '1' });
        expect(done('.notice').text()).toContain('10 contents were checked.');
        expect(findingsIn(done).lines).toEqual([]);
        expect(findingsIn(done).rows.filter((row) => row.includes('Import'))).toEqual(['Import 71no-static-contact']);
        // Saved again while the plugin is off.
        inSite(
          lab,
          `remove_all_actions('wp_after_insert_post'); sleep(1);
          wp_update_post(['ID' => ${ids[6]}, 'post_content' => 'Right']);`,
        );
        const later = await below();
        expect(later.lines).toEqual(['1 published content is not checked yet.']);
        expect(later.rows.join()).not.toContain('Import 7');
        // All that is checked already is checked again, and nothing is kept of a type that is not checked.
        await admin.submit(STATUS, { inlay_check: '1' });
        const again = (await admin.submit(STATUS, { inlay_check: '1' }))('.notice').text();
        expect(Number(/^(\d+) contents were checked\.$/.exec(again)?.[1])).toBeGreaterThanOrEqual(30);
        await withPlugin(lab, "add_filter('inlay_lint_post_types', '__return_empty_array');", async () => {
          inSite(lab, 'Inlay\\WordPress\\Admin\\Checked::forgetAll();');
          expect((await below()).lines).toEqual([]);
        });
        expect((await below()).lines).toHaveLength(1);
      } finally {
        inSite(lab, `foreach (${JSON.stringify(ids)} as $id) { wp_delete_post($id, true); }`);
        await admin.submit(STATUS, { inlay_check: '1' });
      }
    });

    test('findings follow the site: they are counted, made again together, and where somebody looks at one content', async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const below = async () => findingsIn(await admin.open(STATUS));
      const number = '+39 06 9999 0000';
      const content = `<p>Call <a href="tel:+390699990000">${number}</a></p>`;
      // Of a number that the site has not, the linter says another thing than of one that it has.
      const { id } = await save(lab, { title: 'Follows', status: 'publish', content });
      const [invented, hand] = [['no-invented-contact'], ['no-static-contact']];
      const read = async (path: string) => {
        const { json } = await ask(lab, `${path}context=edit`, { as: 'administrator' });
        // As the route answers.
        const [found] = [json].flat() as { inlay_findings: Findings }[];
        return [found?.inlay_findings.findings.map(({ rule }) => rule), found?.inlay_findings.failure];
      };
      const one = () => read(`${PAGES}/${id}?`);
      const list = () => read(`${PAGES}?include=${id}&`);
      await admin.submit(STATUS, { inlay_check: '1' });
      expect([(await below()).lines, await list()]).toEqual([[], [invented, '']]);
      const settings = 'options-general.php?page=inlay';
      const phone = (value: string) => admin.submit(settings, { 'inlay_settings[contacts][0][value]': value });
      try {
        await phone(number);
        // Nobody has viewed a page since.
        const [told = '', ...more] = (await below()).lines;
        expect(told).toMatch(/^The findings of \d+ published contents were made before the site changed\.$/);
        expect(more).toEqual([]);
        expect(await list()).toEqual([invented, 'it was checked before the site changed']);
        expect(await one()).toEqual([hand, '']);
        expect(await list()).toEqual([hand, '']);
        await admin.submit(STATUS, { inlay_check: '1' });
        await view(lab, '/');
        expect((await below()).lines).toEqual([]);
        expect((await below()).rows).toContain('Follows1no-static-contact');
        await phone('+39 06 1234 5678');
        expect((await below()).rows).toContain('Follows1, made before the site changedno-static-contact');
        const baked = (await admin.submit(STATUS, { inlay_bake: '1' }))('.notice').text();
        expect(baked).toMatch(/baked again\. \d+ contents were checked\.$/);
        const after = await below();
        expect([after.lines, after.rows.filter((row) => row.includes('Follows'))]).toEqual([
          [],
          ['Follows1no-invented-contact'],
        ]);
        // What changes nothing of what the site shows makes nothing out of date.
        await publish(lab, 'irrelevant-too', '<p>Not in a menu.</p>');
        expect((await below()).lines).toEqual([]);
      } finally {
        await phone('+39 06 1234 5678');
        inSite(lab, `wp_delete_post(${id}, true);`);
      }
    });

    test('that the daemon was down is said as long as it is, in both editors', async () => {
      const current = site();
      const { lab } = current;
      const admin = await logIn(lab, 'administrator');
      await admin.submit(STATUS, { inlay_check: '1' });
      await current.daemon.kill();
      await reloadPhp(lab);
      const { id, inlay_findings: unknown } = await save(lab, { title: 'Down', status: 'publish', content: STATIC });
      const classic = async () =>
        (await admin.open(`post.php?post=${id}&action=edit`))('.notice:contains("Inlay")').text();
      const isClassic = "add_filter('use_block_editor_for_post', '__return_false');";
      try {
        expect(unknown).toEqual({ findings: [], count: 0, failure: expect.stringMatching(/daemon|socket|obody/) });
        await withPlugin(lab, isClassic, async () => {
          expect(await classic()).toContain('Inlay could not check this content: ');
        });
        const told = await admin.submit(STATUS, { inlay_check: '1' });
        expect(told('.notice').text()).toMatch(/^Not all was checked: \S/);
        expect(findingsIn(told).lines).toEqual(['1 published content is not checked yet.']);
      } finally {
        current.daemon = await startDaemon(lab);
        await reloadPhp(lab);
      }
      inSite(lab, `Inlay\\Breakers::shared(Inlay\\WordPress\\Folder::path(), "unix:${lab.socket}")->succeeded();`);
      expect(keptInDatabase(lab)).not.toMatch(/obody listens|has failed a moment ago/);
      await withPlugin(lab, isClassic, async () => {
        expect(await classic()).toMatch(/^Inlay has 1 finding:/);
      });
      expect(findingsIn(await admin.open(STATUS)).lines).toEqual([]);
      inSite(lab, `wp_delete_post(${id}, true);`);
    });

    test('the site is linted from the shell as the README says', async () => {
      const { lab } = site();
      const wrong = (await save(lab, { title: 'Shell', status: 'publish', content: STATIC })).id;
      const post = (await act(lab, '/wp/v2/posts', { title: 'Shell', status: 'publish', content: STATIC })).id;
      // More than WordPress gives at once, and the last of them is wrong. Nobody has to lint them as they are saved.
      const many = JSON.parse(
        inSite(
          lab,
          `remove_all_actions('wp_after_insert_post'); echo json_encode(array_map(fn ($number) => wp_insert_post([
            'post_type' => 'page', 'post_status' => 'publish', 'post_title' => "Many $number",
            'post_content' => $number === 120 ? ${quoted(STATIC)} : 'Right',
          ]), range(1, 120)));`,
        ),
      ) as number[];
      const last = many.at(-1);
      const { code } = exampleOf(readReadme('src/php/README.md'), 'lint-site');
      const cwd = mkdtempSync(join(tmpdir(), 'inlay-shell-'));
      const inlay = `node ${join(ROOT, 'dist/cli/main.js')}`;
      const run = (script: string) =>
        new Promise<{ status: number; stdout: string; stderr: string }>((resolve) => {
          execFile('bash', ['-ec', script], { cwd, maxBuffer: 2 ** 24 }, (error, stdout, stderr) =>
            resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
          );
        });
      try {
        const script = code
          .replace('https://example.test', lab.url)
          .replace(/'jane:[^']*'/, `'editor:${lab.passwords.editor}'`)
          .replace('mytheme', 'osteria')
          .replace('npx inlay', inlay);
        const linted = await run(script);
        for (const name of [`pages/${wrong}`, `posts/${post}`, `pages/${last}`])
          expect(linted.stdout).toContain(`no-static-contact content/${name}.html:2:`);
        expect([linted.status, linted.stderr]).toEqual([1, '']);
        await save(lab, { content: WITHOUT_FINDINGS }, `${PAGES}/${wrong}`);
        expect((await run(script)).stdout).not.toContain(`pages/${wrong}.html`);
        const written = readdirSync(join(cwd, 'content'), { recursive: true, encoding: 'utf8' });
        expect(many.filter((id) => !written.includes(`pages/${id}.html`))).toEqual([]);
        const judged = await run(`${inlay} check --manifest manifest.json --status 200`);
        expect((await run(script.replace('editor:', 'editor:x'))).status).toBe(22); // of curl
        const endpoint = `${inlay} check --endpoint ${lab.url}/wp-json/osteria/v1/ai/integration-manifest`;
        expect((await run(endpoint)).stdout).toContain('401');
        const admin = await logIn(lab, 'administrator');
        await admin.submit('options-general.php?page=inlay', { 'inlay_settings[public_manifest]': true });
        const published = await run(endpoint);
        await admin.submit('options-general.php?page=inlay', { 'inlay_settings[public_manifest]': false });
        expect(judged.stdout).toMatch(/^needs-evidence: 3 rules lack evidence/m); // the findings, as nobody gave them
        expect([published.status, published.stdout.split('\n').slice(-2)]).toEqual([
          judged.status,
          judged.stdout.split('\n').slice(-2),
        ]);
      } finally {
        rmSync(cwd, { recursive: true });
        inSite(lab, `foreach (${JSON.stringify([...many, post])} as $id) { wp_delete_post($id, true); }`);
      }
    });

    test('the block editor shows the findings as notices, and takes them away', async () => {
      const { lab } = site();
      const { id } = await save(lab, { title: 'Notices', status: 'draft', content: STATIC });
      const browser = await openBrowser();
      try {
        const page = await browser.newPage();
        await page.route('**', (route) =>
          route.request().url().startsWith(lab.url) ? route.continue() : route.abort(),
        );
        await page.goto(`${lab.url}/wp-login.php`);
        await page.fill('#user_login', 'administrator');
        await page.fill('#user_pass', 'password');
        await page.click('#wp-submit');
        await page.waitForURL(/wp-admin/);
        await page.goto(`${lab.url}/wp-admin/post.php?post=${id}&action=edit`);
        const notices = `wp.data.select('core/notices').getNotices().filter((notice) => notice.id.startsWith('inlay-'))`;
        await page.waitForFunction(`window.wp?.data?.select('core/notices') && ${notices}.length === 1`);
        expect(await page.evaluate(`${notices}.map(({ status, content }) => status + ' ' + content)`)).toEqual([
          expect.stringMatching(/^error Error, line 2: Unexpected hand-written .* \(no-static-contact\)$/),
        ]);
        await page.evaluate(
          `wp.data.dispatch('core/block-editor').resetBlocks(wp.blocks.parse(${JSON.stringify(WITHOUT_FINDINGS)}));
          wp.data.dispatch('core/editor').savePost()`,
        );
        await page.waitForFunction(`${notices}.length === 0`);
      } finally {
        await browser.close();
      }
    });

    test('a service key is shown once, kept as a hash, and good until it is revoked', async () => {
      const { lab } = site();
      const admin = await logIn(lab, 'administrator');
      const settings = 'options-general.php?page=inlay';
      const $ = await admin.submit(settings, { inlay_key_name: 'Agent', inlay_create_key: '1' });
      const key = String($('#inlay-new-key').val());
      expect(key).toMatch(/^inlay_[0-9a-f]{64}$/);
      expect((await admin.open(settings)).html()).not.toContain(key);
      expect(JSON.stringify(option(lab, 'inlay_keys'))).not.toContain(key);

      const statuses = async () =>
        Promise.all(
          [{ 'x-inlay-key': key }, { authorization: `Bearer ${key}` }, { 'x-inlay-key': `${key}0` }].map(
            async (headers) => (await ask(lab, MENUS, { headers })).status,
          ),
        );
      expect(await statuses()).toEqual([200, 200, 401]);
      const id = String((await admin.open(settings))('button[aria-label="Revoke Agent"]').val());
      await admin.submit(settings, { inlay_revoke_key: id });
      expect(await statuses()).toEqual([401, 401, 401]);
    });

    test.each<Role>(['editor', 'author', 'subscriber'])(
      'there is no settings page and no status page for the role %s',
      async (role) => {
        const { lab } = site();
        const session = await logIn(lab, role);
        await expect(session.open('options-general.php?page=inlay')).rejects.toThrow('403');
        await expect(session.open('tools.php?page=inlay-status')).rejects.toThrow('403');
      },
    );

    test('only what the site shows changes its revision', async () => {
      const { lab } = site();
      const revision = async () => {
        await view(lab, '/');
        return inSite(lab, 'echo Inlay\\WordPress\\SiteRecord::load()->revision;');
      };
      const before = await revision();
      await publish(lab, 'irrelevant', '<p>Not in a menu.</p>');
      inSite(lab, "update_option('posts_per_page', 11); set_theme_mod('background_color', '123456');");
      expect(await revision()).toBe(before);
      inSite(lab, "update_option('blogdescription', 'Since 1963');");
      expect(await revision()).not.toBe(before);
      inSite(lab, "update_option('blogdescription', 'Since 1962');");
      expect(await revision()).toBe(before);
    });
  });
}

/** What Tools > Inlay says of contents: what is to do, and the rows of its table. */
function findingsIn($: CheerioAPI): { lines: string[]; rows: string[] } {
  const parts = $('h2:contains("Findings")').nextUntil('h2');
  const texts = (selector: string) =>
    parts
      .find(selector)
      .addBack(selector)
      .toArray()
      .map((element) => $(element).text());
  return { lines: texts('p').filter((line) => /\d/.test(line)), rows: texts('tbody tr') };
}

/** Saves a page as the administrator, and gives what the block editor gets back. */
async function save(
  lab: Lab,
  body: Record<string, string>,
  path = PAGES,
): Promise<{ id: number; inlay_findings?: Findings }> {
  const answer = await ask(lab, `${path}?context=edit`, { as: 'administrator', body });
  expect(answer.status).toBeLessThan(300);
  // As the route answers.
  return answer.json as { id: number; inlay_findings?: Findings };
}

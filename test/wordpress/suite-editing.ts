import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../readme/blocks.js';
import { readReadme } from '../readme/readmes.js';
import { openBrowser } from '../support/browser.js';
import { ROOT } from '../support/folders.js';
import { logIn } from './admin.js';
import { publish } from './furnish.js';
import { inSite, option, quoted } from './in-site.js';
import type { Lab, Role } from './lab.js';
import { view } from './page.js';
import { act, ask } from './rest.js';
import type { SiteOf } from './site.js';

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
      expect(report('h2:contains("Findings")').next().text()).toContain('Mistake');
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

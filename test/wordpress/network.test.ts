import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from 'cheerio';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HAS_WORDPRESS } from '../support/programs.js';
import { overWeb } from './in-site.js';
import { type Lab, startLab } from './lab.js';
import { reloadPhp } from './php-fpm.js';

const INSTALLER = fileURLToPath(new URL('lab/network.php', import.meta.url));

/** What the network's administrator does. */
const AS_ADMIN = `foreach (['plugin', 'ms', 'upgrade'] as $name) { require_once ABSPATH . "wp-admin/includes/$name.php"; }
  wp_set_current_user(1);`;

/** Has a folder and an event on the current site, as one has where pages were viewed. */
const USE = `Inlay\\WordPress\\Folder::make(); do_action('inlay_site_changed', '');
  echo Inlay\\WordPress\\Folder::path(), "\\n";`;

describe.skipIf(!HAS_WORDPRESS)('a network of sites', () => {
  let lab: Lab | undefined;

  beforeAll(async () => {
    lab = await startLab('newer');
    const { host } = new URL(lab.url);
    const folder = join(lab.folder, 'site');
    execFileSync('php', ['-d', 'display_errors=0', INSTALLER, folder, host]);
    const config = join(folder, 'wp-config.php');
    const constants = `const MULTISITE = true; const SUBDOMAIN_INSTALL = false; const DOMAIN_CURRENT_SITE = '${host}';
      const PATH_CURRENT_SITE = '/'; const SITE_ID_CURRENT_SITE = 1; const BLOG_ID_CURRENT_SITE = 1;\n`;
    const before = readFileSync(config, 'utf8').replace(/^.*'(?:WP_HOME|WP_SITEURL|INLAY_ENDPOINT)'.*\n/gm, '');
    writeFileSync(config, before.replace('$table_prefix', `${constants}$table_prefix`));
    await reloadPhp(lab);
    await asAdmin(
      "activate_plugin('inlay/inlay.php', '', true); wpmu_create_blog($_SERVER['HTTP_HOST'], '/two/', 'Two', 1);",
    );
  });

  afterAll(async () => {
    await lab?.stop();
  });

  async function asAdmin(code: string): Promise<string> {
    if (!lab) throw new Error('Unexpected test without a lab');
    return overWeb(lab, AS_ADMIN + code);
  }

  test('has no event of the plugin on any site once that is deactivated', async () => {
    const events = `foreach ([1, 2] as $site) { switch_to_blog($site); echo wp_next_scheduled('inlay_prune') ? 'event ' : 'none '; }`;
    await asAdmin(`${USE} switch_to_blog(2); ${USE}`);
    expect(await asAdmin(events)).toBe('event event ');
    await asAdmin("deactivate_plugins('inlay/inlay.php');");
    expect(await asAdmin(events)).toBe('none none ');
    await asAdmin("activate_plugin('inlay/inlay.php', '', true);");
  });

  test("has the daemon's address and secret closed for the administrator of one site, and says why", async () => {
    const names = ['endpoint', 'secret', 'total_timeout'];
    const form = `$user = wp_insert_user(['user_login' => 'one', 'user_pass' => 'x', 'role' => 'administrator']);
      require_once ABSPATH . 'wp-admin/includes/template.php';
      foreach ([1, $user] as $who) {
        wp_set_current_user($who);
        echo '<form>', Inlay\\WordPress\\Admin\\SettingsForm::html(), '</form>';
      }
      echo '<p>', Inlay\\WordPress\\Admin\\SettingsInput::sanitised(['endpoint' => 'http://localhost:1'])['endpoint'], '</p>',
        implode(array_column(get_settings_errors(), 'message'));`;
    const $ = load(await asAdmin(form));
    const closed = $('form')
      .toArray()
      .map((one) => names.map((name) => $(one).find(`[name="inlay_settings[${name}]"]`).is('[disabled]')));
    expect(closed).toEqual([
      [false, false, false],
      [true, true, false],
    ]);
    expect($('form').eq(0).text()).not.toContain('Only administrators of the network');
    expect($('form').eq(1).text()).toContain('Only administrators of the network');
    expect($('p').last().text()).toBe('unix:/run/inlay/inlay.sock');
    expect($('body').contents().last().text()).toContain('Only administrators of the network');
  });

  test('takes the folder of a site along that is deleted, and leaves that of others', async () => {
    const [first = '', second = ''] = (await asAdmin(`${USE} switch_to_blog(2); ${USE}`)).trim().split('\n');
    expect([existsSync(first), existsSync(second), first === second]).toEqual([true, true, false]);
    await asAdmin(
      "switch_to_blog(2); update_option('blogname', 'Gone'); restore_current_blog(); wpmu_delete_blog(2, true);",
    );
    expect([existsSync(first), existsSync(second)]).toEqual([true, false]);
    const log = readFileSync(join(lab?.folder ?? '', 'run/php.log'), 'utf8').split('\n');
    expect(log.filter((line) => /database error|plugins\/inlay/.test(line))).toEqual([]);
  });

  test('leaves nothing on any site when one process deactivates and deletes the plugin', async () => {
    const names = `foreach (get_sites(['fields' => 'ids']) as $site) {
      switch_to_blog($site);
      echo json_encode($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%inlay%' ORDER BY 1"));
      restore_current_blog();
    }`;
    await asAdmin("wpmu_create_blog($_SERVER['HTTP_HOST'], '/three/', 'Three', 1);");
    const change =
      "foreach (get_sites(['fields' => 'ids']) as $site) { switch_to_blog($site); update_option('blogname', 'X' . rand()); restore_current_blog(); }";
    await asAdmin(`${USE} ${change}`);
    expect(await asAdmin(names)).toMatch(/"inlay_mark".*\]\[.*"inlay_mark"/);
    await asAdmin(`require_once ABSPATH . 'wp-admin/includes/admin.php'; ${change}
      deactivate_plugins('inlay/inlay.php', false, true); echo json_encode(delete_plugins(['inlay/inlay.php']));`);
    expect(await asAdmin(names)).toBe('[][]');
    const log = readFileSync(join(lab?.folder ?? '', 'run/php.log'), 'utf8').split('\n');
    expect(log.filter((line) => /database error|plugins\/inlay/.test(line))).toEqual([]);
  });
});

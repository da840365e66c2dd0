import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { COMPONENTS } from '../../src/component/table.js';
import { exampleOf } from '../readme/blocks.js';
import { readReadme } from '../readme/readmes.js';
import { inSite, overWeb, quoted } from './in-site.js';
import { keptInApcu, keptInDatabase, keptInFiles } from './kept.js';
import type { Lab } from './lab.js';
import { withPlugin } from './must-use.js';
import { unexpanded, view } from './page.js';
import { putPlugin } from './put-plugin.js';
import { act } from './rest.js';
import type { SiteOf } from './site.js';

const PLUGIN = '/wp/v2/plugins/inlay/inlay';

/** What is left after all the others: nothing. */
export function endSuite(site: SiteOf): void {
  test('PHP had no word of warning about the plugin in all that time', () => {
    const log = readFileSync(join(site().lab.folder, 'run/php.log'), 'utf8').split('\n');
    expect(log.filter((line) => line.includes('plugins/inlay'))).toEqual([]);
  });

  test('while the plugin is off, authors keep the five elements where the site does as the README says', async () => {
    const { lab } = site();
    const content = Object.entries(COMPONENTS)
      .map(([tag, { attributes }]) => [tag, ...Object.keys(attributes).map((name) => `${name}="a"`)].join(' '))
      .map((start) => `<${start}></${start.split(' ')[0]}>`)
      .join('\n');
    const saved = async (text: string) => {
      const post = await act(lab, '/wp/v2/posts', { title: 'Off', status: 'draft', content: text }, { as: 'author' });
      return post.content?.raw;
    };
    const { code } = exampleOf(readReadme('src/php/README.md'), 'keep-elements');
    await act(lab, PLUGIN, { status: 'inactive' });
    try {
      expect((await saved(content))?.trim()).toBe(''); // the negative control
      await withPlugin(lab, code, async () => {
        expect(await saved(content)).toBe(content);
        expect(await saved('<x-logo onclick="a"></x-logo><x-other></x-other>')).toBe('<x-logo></x-logo>');
      });
    } finally {
      await act(lab, PLUGIN, { status: 'active' });
    }
  });

  test('deleting the plugin leaves nothing of it, and pages as their authors wrote them', async () => {
    const { lab } = site();
    const traces = async () => [keptInFiles(lab), keptInDatabase(lab), await keptInApcu(lab)].map(wordsIn(lab));
    expect((await traces()).every((words) => words.length > 0)).toBe(true);
    // One that was somewhere else before.
    const former = join(lab.folder, 'run/tmp/former');
    const make =
      'Inlay\\WordPress\\Folder::make(); do_action("inlay_site_changed", ""); echo Inlay\\WordPress\\Folder::path();';
    const before = await overWeb(lab, make, `define('INLAY_CACHE_DIR', ${quoted(former)});`);
    const current = await overWeb(lab, make);
    expect([dirname(before), existsSync(before), existsSync(current)]).toEqual([former, true, true]);
    const isScheduled = () => inSite(lab, `echo json_encode(wp_next_scheduled('inlay_prune') !== false);`);
    expect(isScheduled()).toBe('true');
    await act(lab, PLUGIN, { status: 'inactive' });
    expect(isScheduled()).toBe('false');
    await act(lab, PLUGIN, undefined, { method: 'DELETE' });
    expect(existsSync(join(lab.folder, 'site/wp-content/plugins/inlay'))).toBe(false);
    expect([existsSync(before), existsSync(current)]).toEqual([false, false]);
    expect(await traces()).toEqual([[], [], []]);
    const page = await view(lab, '/all/');
    expect(page.status).toBe(200);
    expect(unexpanded(page, 'main')).toEqual([
      'x-logo',
      'x-menu',
      'x-social',
      'x-contact',
      'x-contact',
      'x-contact',
      'x-addon',
    ]);
  });
  test('one process may deactivate and delete it, as commands do, and no hook of it is left then', () => {
    const { lab } = site();
    const remove = (behind = '') => {
      putPlugin(lab);
      inSite(lab, `${ADMIN} activate_plugin('inlay/inlay.php');`);
      return inSite(
        lab,
        `${ADMIN} deactivate_plugins('inlay/inlay.php'); echo json_encode(delete_plugins(['inlay/inlay.php'])); ${behind}`,
      );
    };
    expect(remove()).toBe('true');
    expect(existsSync(join(lab.folder, 'site/wp-content/plugins/inlay'))).toBe(false);
    const inDatabase = () => wordsIn(lab)(keptInDatabase(lab));
    expect(inDatabase()).toEqual([]);
    // The negative controls: what marks the state once more leaves an option, and with its hooks PHP looks for a class that is gone.
    remove('Inlay\\WordPress\\ChangeWatch::mark();');
    expect(inDatabase()).toEqual(['inlay_mark']);
    expect(() => remove('Inlay\\WordPress\\Plugin::listen();')).toThrow('end of PHP with 255');
    expect(readFileSync(join(lab.folder, 'run/php.log'), 'utf8')).toMatch(
      /Uncaught .*class "Inlay\\WordPress\\Page\\PageBuffer"/,
    );
  });
}

/** The plugin's words in what is kept. The lab's own folder has the word in its name. */
function wordsIn(lab: Lab): (kept: string) => string[] {
  return (kept) => [...new Set(kept.replaceAll(lab.folder, '').match(/\b_?inlay[-_:]\w+/g) ?? [])];
}

const ADMIN = "require_once ABSPATH . 'wp-admin/includes/admin.php';";

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '../../src/component/table.js';
import { parseSite, render } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { HAS_PHP } from '../support/programs.js';
import { blocksOf, exampleOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const OTHER_EXAMPLES = ['theme', 'structured-data', 'keep-elements', 'theme-markup', 'theme-styles'];

/** What can't run in a test, and what holds it instead. */
export const NOT_RUN: Readonly<Record<string, string>> = {
  neovim: 'is Lua of an editor; test/cli/lsp holds an editor to it where there is one',
  'install-plugin':
    'writes into a web root as root; the plugin is looked for in the package, and test/wordpress installs it',
  'init-from-address': 'asks the address of a site; test/cli/init/from-address.test.ts asks one of its own',
  rest: 'asks a WordPress; test/wordpress/rest.ts asks a real one',
  'lint-site': 'asks a WordPress; test/wordpress/suite-editing.ts runs it against a real one',
  'rest-routes': 'are routes of a WordPress; test/wordpress/rest.ts asks a real one',
};

const SITE = { site: { name: 'Luna', description: '', url: 'https://luna.example', language: 'en' } };

/** Types, the site to copy, and what of PHP is no program. */
export function others(user: () => User): void {
  describe('src/site/README.md', () => {
    const readme = readReadme('src/site/README.md');

    test('has a site to copy, with something for every component', () => {
      const site = parseSite(JSON.parse(filesOf(readme)['site.json'] ?? ''));
      const canvas = Object.values(COMPONENTS)
        .map(({ example }) => example(site))
        .join('\n');
      const { report } = render(canvas, site);
      expect(report.inlays.map(({ tag, outcome }) => [tag, outcome])).toEqual(
        Object.keys(COMPONENTS).map((tag) => [tag, 'expanded']),
      );
    });

    test('has the type of a state, which is what the schema takes', async () => {
      const types = blocksOf(readme).find(({ info }) => 'types' in info)?.code ?? '';
      const use = `import { siteSchema } from 'inlay';\nimport type * as z from 'zod';\n${types}
        declare const told: SiteState;
        declare const taken: z.input<typeof siteSchema>;
        type All<T> = T extends object ? { [K in keyof T]-?: All<NonNullable<T[K]>> } : T; // nothing is optional
        declare const all: All<SiteState>;
        export const one: z.input<typeof siteSchema> = told;
        export const whole: All<z.input<typeof siteSchema>> = all;
        export const back: Omit<SiteState, 'menus'> = taken; // of items zod says only that they are some`;
      const flags = '--noEmit --strict --skipLibCheck --module nodenext --target es2023 --types'.split(' ');
      const check = (text: string) => {
        const cwd = user().project({ 'use.ts': text });
        return user().run(cwd, process.execPath, [
          join(ROOT, 'node_modules/typescript/bin/tsc'),
          ...flags,
          '',
          'use.ts',
        ]);
      };
      expect((await check(use)).stdout).toBe('');
      expect((await check(use.replace('name: string;', 'name: number;'))).stdout).toContain('error TS2322'); // the negative control
    });
  });

  describe('src/php/README.md', () => {
    const readme = readReadme('src/php/README.md');

    test.skipIf(!HAS_PHP).each(OTHER_EXAMPLES)('shows PHP that PHP can read: %s', async (example) => {
      const cwd = user().folder({ 'example.php': `<?php\n${exampleOf(readme, example).code}` });
      expect((await user().run(cwd, 'php', ['-l', 'example.php'])).status).toBe(0);
    });

    test('keeps all attributes of the five elements while the plugin is off', () => {
      const { code } = exampleOf(readme, 'keep-elements');
      const wordsOf = (text = '') => [...text.matchAll(/'([^']+)'/g)].map(([, word]) => word).sort();
      const attributes = Object.values(COMPONENTS).flatMap((component) => Object.keys(component.attributes));
      expect(wordsOf(/\$names = \[([^\]]*)\]/.exec(code)?.[1])).toEqual([...new Set(attributes)].sort());
      expect(wordsOf(/'post' \? \[([^\]]*)\]/.exec(code)?.[1])).toEqual(Object.keys(COMPONENTS).sort());
    });

    test.skipIf(!HAS_PHP)('sets classes that a state takes', async () => {
      const cwd = user().folder({ 'example.php': `<?php\n${exampleOf(readme, 'theme-markup').code}` });
      const use = `
        function add_filter($name, $filter) { $GLOBALS[$name] = $filter; }
        require 'example.php';
        echo json_encode($inlay_site_state(['theme' => ['name' => 'a', 'version' => '1.0.0']])['theme']);`;
      const { stdout } = await user().run(cwd, 'php', ['-r', use]);
      const { theme } = parseSite({ ...SITE, theme: JSON.parse(stdout) });
      expect(theme?.markup).toMatchObject({ preset: 'bootstrap-5', 'x-social': { icons: 'only' } });
    });

    test('has themes copy a style sheet that the package has', () => {
      const [file = ''] = /node_modules\/inlay\/\S+\.css/.exec(readme) ?? [];
      expect(existsSync(join(user().project({}), file))).toBe(true);
    });

    test('copies a plugin that the package has', () => {
      const [, folder = ''] = /cp -r (\S+)/.exec(exampleOf(readme, 'install-plugin').code) ?? [];
      expect(existsSync(join(user().project({}), folder, 'inlay.php'))).toBe(true);
    });
  });
}

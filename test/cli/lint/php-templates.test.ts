import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, inlay, SITE } from '../run.js';

const FILES = {
  'site.json': readFileSync(SITE),
  'theme/index.php':
    '<?php get_header(); ?><main><?php while (have_posts()): the_post(); the_content(); endwhile; ?></main>',
  'theme/header.php': '<x-menu <?php if ($a->b) { ?>class="a"<?php } ?> location="nowhere"></x-menu>',
  'theme/functions.php': "<?php\nadd_filter('x', fn () => '<x-menu location=\"nowhere\"></x-menu>');\n",
  'theme/part.phtml': '<x-contact field="<?= $field ?>"></x-contact>',
  'theme/vendor/autoload.php': '<?php',
  'theme/vendor/a/b/c.php': '<x-menu location="nowhere"></x-menu>',
  'theme/own/vendor/c.php': '<x-menu location="topic"></x-menu>',
};

const lintIn = (cwd: string, ...args: string[]) =>
  inlay(['lint', '--site', 'site.json', '--format', 'agent', ...args], { cwd });

test("a theme's folder of PHP is linted as templates, without what Composer put there", async () => {
  const { code, stdout, stderr } = await lintIn(folder(FILES), 'theme');
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(
    /^theme\/header\.php:1:1 error assigned-location: .*\n1 finding \(1 error\) in 1 of 5 files\n$/,
  );
});

test('a file of PHP is linted wherever it is, where it is named', async () => {
  const { stdout } = await lintIn(folder(FILES), 'theme/vendor/a/b/c.php', 'theme/part.phtml');
  expect(stdout).toMatch(
    /^theme\/vendor\/a\/b\/c\.php:1:1 error assigned-location: .*\n1 finding .* in 1 of 2 files\n$/,
  );
});

test('Blade compiles every `<x-…>` itself: such files get no component, and theirs are no errors', async () => {
  const page = '<x-alert>a</x-alert><p>Call <a href="tel:+442079460958">020 7946 0958</a></p>';
  const files = { 'site.json': readFileSync(SITE), 'a.blade.php': page, 'b.php': page };
  const cwd = folder(files);
  await lintIn(cwd, '--fix-suggestions', 'a.blade.php', 'b.php');
  expect(readFileSync(join(cwd, 'a.blade.php'), 'utf8')).toBe(page);
  const { stdout } = await lintIn(cwd, '.');
  expect(stdout).not.toMatch(/a\.blade\.php.*known-component/);
  expect(stdout).toMatch(/b\.php.*known-component/);
});

test('scripts and styles are searched for secrets where they are named, and passed over in folders', async () => {
  const key = ['sk', 'live', '4eC39HqLyjWDarjtT1zdp7dc'].join('_');
  const script = `const a = "${key}"; const b = '<x-menu location="nowhere"></x-menu>';`;
  const names = ['a.js', 'b.mjs', 'c.cjs', 'd.ts', 'e.mts', 'f.css', 'g.scss', 'h.less'];
  const cwd = folder({ ...Object.fromEntries(names.map((name) => [`s/${name}`, script])), 's/x.json': '{}' });
  const { stdout } = await inlay(['lint', '--format', 'agent', ...names.map((name) => `s/${name}`)], { cwd });
  for (const name of names) expect(stdout).toContain(`s/${name}:1:12 error no-secrets`);
  expect(stdout).not.toContain('assigned-location');
  expect((await inlay(['lint', '--format', 'agent', 's'], { cwd })).stdout).not.toContain('no-secrets');
});

test('no fix breaks the code of a template', async () => {
  const cwd = folder(FILES);
  await lintIn(cwd, '--fix-suggestions', 'theme');
  for (const [name, text] of Object.entries(FILES)) {
    if (name.endsWith('.php')) expect(readFileSync(join(cwd, name), 'utf8')).toBe(text);
  }
});

test('a file of PHP that is not UTF-8 is told of, and keeps the others from nothing', async () => {
  const cwd = folder({ ...FILES, 'theme/latin.php': Buffer.from('<?php // caffè', 'latin1') });
  const { code, stderr } = await lintIn(cwd, 'theme');
  expect(code).toBe(1);
  expect(stderr).toContain('theme/latin.php: Unexpected byte `0xE8` at offset 13, expected UTF-8');
  expect((await lintIn(cwd, 'theme/latin.php')).code).toBe(2);
});

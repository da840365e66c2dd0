import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FOR_USERS } from './readme/readmes.js';
import { FIXTURES, ROOT } from './support/folders.js';

/** The package as a user gets it: packed, and installed into an empty folder. */
describe('the packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-package-'));
  let tarball = '';

  function run(command: string, args: readonly string[], cwd = folder): string {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  }

  beforeAll(() => {
    run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], ROOT);
    tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
    writeFileSync(join(folder, 'package.json'), '{"type":"module","private":true}');
    run('npm', ['install', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error', '--engine-strict', tarball]);
    // An optional peer, which whoever tests with it installs.
    symlinkSync(`${ROOT}node_modules/fast-check`, join(folder, 'node_modules/fast-check'));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('holds the built code and nothing of the workshop', () => {
    const files = run('tar', ['-tzf', tarball]).trim().split('\n');
    const shipped =
      /^package\/(?:package\.json|README\.md|LICENSE|dist\/.+\.(?:d\.ts|js)|dist\/schema\/(?:site|manifest|baked|config)\.json|dist\/joined\/zod\.license\.txt|dist\/styles\/inlay\.css|src\/(?:[a-z-]+|server\/theme)\/README\.md|src\/php\/(?:composer\.json|.+\.(?:php|js))|(?:bench|fixtures\/readme)\/[a-z-]+\.svg)$/;
    expect(files.filter((file) => !shipped.test(file))).toEqual([]);
    expect(files).toContain('package/dist/cli/main.js');
    expect(files).toContain('package/dist/schema/site.json');
    expect(files).toContain('package/dist/styles/inlay.css');
    expect(files).toContain('package/dist/schema/config.json');
    expect(files).toContain('package/src/php/inlay.php');
    expect(files).toEqual(expect.arrayContaining(FOR_USERS.map((path) => `package/${path}`)));
    expect(files).toContain('package/fixtures/readme/before-after.svg');
  });

  test('installs at most 16 MB in at most 40 packages', () => {
    const modules = join(folder, 'node_modules');
    const files = readdirSync(modules, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const count = Object.keys(packages).filter((path) => path.startsWith('node_modules/')).length;
    console.info(`installed: ${(bytes / 1e6).toFixed(1)} MB in ${count} packages`);
    expect(bytes).toBeLessThanOrEqual(16_000_000);
    expect(count).toBeLessThanOrEqual(40);
    expect(bytes).toBeGreaterThan(5_000_000); // what is there is counted
  });

  test('gives every entry to an import', () => {
    const code = `
      import * as inlay from 'inlay';
      import { createHandler } from 'inlay/http';
      import { toNodeListener } from 'inlay/http/node';
      import { lint } from 'inlay/lint';
      import { assertPage } from 'inlay/testing';
      const plugins = ['rehype', 'express', 'fastify', 'hono', 'vite', 'eleventy'];
      const loaded = await Promise.all(plugins.map((name) => import('inlay/' + name)));
      const entries = [inlay.render, createHandler, toNodeListener, lint, assertPage, ...loaded.map((plugin) => plugin.default)];
      console.log(entries.map((entry) => typeof entry).join());`;
    expect(run('node', ['--input-type=module', '-e', code])).toBe(`${Array(11).fill('function').join()}\n`);
  });

  test('gives schemas that a zod of one’s own can read', () => {
    const code = `
      import * as z from 'zod';
      import { manifestSchema, siteSchema } from 'inlay';
      const page = z.object({ site: siteSchema });
      const { error } = page.safeParse({ site: {} });
      console.log(siteSchema instanceof z.ZodType, error.issues.some(({ path }) => path.join() === 'site,site'));
      console.log(typeof z.toJSONSchema(manifestSchema).properties);`;
    expect(run('node', ['--input-type=module', '-e', code])).toBe('true true\nobject\n');
  });

  test('gives every entry to a require, where Node can require modules', () => {
    const code = "console.log(typeof require('inlay').render)";
    expect(run('node', ['--experimental-require-module', '--input-type=commonjs', '-e', code])).toBe('function\n');
  });

  test('runs as a command', () => {
    writeFileSync(join(folder, 'canvas.html'), '<x-contact field="email" link="no"></x-contact>');
    const site = `${FIXTURES}/sites/small-business/site.json`;
    expect(run('npx', ['--no-install', 'inlay', 'render', '--site', site, 'canvas.html'])).toMatch(
      /^<span class="x-contact/,
    );
  });

  test('stays whole where a script of the workshop is run in it, as `npx` does', () => {
    const installed = join(folder, 'node_modules/inlay');
    const built = () => readdirSync(join(installed, 'dist'), { recursive: true }).length;
    const before = built();
    run('npm', ['run', '-s', 'prepare'], installed);
    expect(() => run('npm', ['run', '-s', 'build'], installed)).toThrow('expected a clone of the repository to build');
    expect(built()).toBe(before);
    expect(run('npx', ['--no-install', 'inlay', 'lint', '--help'], installed)).toMatch(/^Usage: inlay lint/);
    expect(built()).toBe(before);
  });

  test('compiles in a strict TypeScript project', () => {
    writeFileSync(
      join(folder, 'use.ts'),
      `import { buildManifest, render, parseSite, type Report } from 'inlay';
       import { defineRule, type Finding, lint } from 'inlay/lint';
       import { createHandler, type HandlerOptions } from 'inlay/http';
       import rehypeInlay from 'inlay/rehype';
       import { checkRenderer, isStable, type Verdict } from 'inlay/testing';
       const options: HandlerOptions = { site: async () => parseSite({}), authorize: (_request, route) => route === 'menus' || 'forbidden' };
       const answer: Promise<Response> = createHandler(options)(new Request('https://luna.example/'));
       answer.then(({ status }) => status);
       const { html, report }: { html: string; report: Report } = render('', parseSite({}));
       rehypeInlay({ site: parseSite(html), onReport: (given: Report) => void given.inlays.concat(report.inlays) });
       const rule = defineRule({
         id: 'acme/none',
         severity: 'info',
         docs: { summary: '', why: '', instead: '', correct: [], incorrect: [] },
         check: ({ document }) => document.elements.map(({ start, end }) => ({ start, end, message: '' })),
       });
       const findings: Finding[] = lint('', buildManifest(parseSite({})), { plugins: [rule], rules: { 'acme/none': 'off' } });
       findings.map(({ fix }) => fix?.edits);
       const verdict: Verdict = isStable({ html, site: parseSite({}) });
       if (!verdict.holds) verdict.counterexamples.map(({ line, excerpt }) => line + excerpt);
       checkRenderer(async (canvas, site, request) => render(canvas, site, request), { properties: [isStable], runs: 1 });`,
    );
    const flags = '--noEmit --strict --exactOptionalPropertyTypes --module nodenext --target es2023 --types'.split(' ');
    expect(run('node', [`${ROOT}node_modules/typescript/bin/tsc`, ...flags, '', 'use.ts'])).toBe('');
  });

  test('is right under publint', async () => {
    const { publint } = await import('publint');
    expect(
      (await publint({ strict: true, pack: { tarball: readFileSync(tarball).buffer as ArrayBuffer } })).messages,
    ).toEqual([]);
  });

  test('has right types under arethetypeswrong', () => {
    const attw = `${ROOT}node_modules/@arethetypeswrong/cli/dist/index.js`;
    // A style sheet has no types.
    const noTypes = ['--exclude-entrypoints', './styles.css'];
    const output = run('node', [attw, tarball, '--profile', 'esm-only', '--format', 'json', ...noTypes]);
    const problems: { resolutionKind?: string }[] = JSON.parse(output).analysis.problems;
    // Old resolution knows no `exports`, and CommonJS gets the modules as such: neither is promised.
    expect(
      problems.filter(({ resolutionKind }) => resolutionKind !== 'node10' && resolutionKind !== 'node16-cjs'),
    ).toEqual([]);
  });
});

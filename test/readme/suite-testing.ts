import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { parseSite, render } from '../../src/index.js';
import { ROOT } from '../support/folders.js';
import { exampleOf, filesOf } from './blocks.js';
import { expectExample } from './expect-example.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const TESTING_EXAMPLES = ['vitest', 'node-test', 'broken', 'fast-check'];

const VITEST = [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--root', '.', '--testTimeout', '100000'];

/** Runs a test file as people do. Not synchronously: the page that it asks for is served from here. */
function run(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

/** Serves a page for as long as something needs it. */
async function serving<T>(html: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`); // it listens on TCP
  } finally {
    server.close();
  }
}

/** What a theme's filter might do to a menu. */
function withoutLastItem(html: string): string {
  return html.replace(/<li class="menu-item"><a href="\/about-us\/".*?<\/li>/, '');
}

/** The example with a renderer that does it. */
function broken(code: string): string {
  const html = `render(canvas, site, request).html.replace(/<li class="menu-item[^"]*"><a href="\\/about-us\\/".*?<\\/li>/, '')`;
  return code.replace('render(canvas, site, request)', `{ html: ${html} }`);
}

/** What a failure says, without what a runner puts around it. */
function failureIn(output: string): string {
  const start = output.indexOf('The page breaks');
  return output.slice(start, output.indexOf('\n ❯ ', start)).trimEnd();
}

/** The examples of src/testing hold right pages, and show what is wrong with broken ones. */
export function testing(user: () => User): void {
  const path = 'src/testing/README.md';
  const readme = readReadme(path);
  const files = { ...filesOf(readReadme('src/site/README.md')), ...filesOf(readme) };
  const code = (name: string) => exampleOf(readme, name).code;
  const project = (test: string) => user().project({ ...files, 'pages.test.js': test }, ['vitest', 'fast-check']);

  describe(path, () => {
    test('holds a rendered page with vitest', async () => {
      const { code: status, output } = await run(project(code('vitest')), VITEST, user().env);
      expect(output).toContain('1 passed');
      expect(status).toBe(0);
    });

    test('shows with vitest what is wrong with a broken one', async () => {
      const { code: status, output } = await run(project(broken(code('vitest'))), VITEST, user().env);
      expect(status).toBe(1);
      expectExample(path, 'broken', `${failureIn(output)}\n`);
    });

    const canvas = files['pages/header.html'] ?? '';
    const { html } = render(canvas, parseSite(JSON.parse(files['site.json'] ?? '')), { url: '/menu/' });

    test('holds a page of a server with node:test', async () => {
      const { code: status, output } = await serving(html, (url) =>
        run(project(code('node-test')), ['--test'], { ...user().env, PAGE_URL: url }),
      );
      expect(output).toMatch(/pass 1\n/);
      expect(status).toBe(0);
    });

    test('shows with node:test what is wrong with a broken one', async () => {
      const page = withoutLastItem(html);
      const { code: status, output } = await serving(page, (url) =>
        run(project(code('node-test')), ['--test'], { ...user().env, PAGE_URL: url }),
      );
      expect(status).toBe(1);
      expect(output).toContain('The page breaks `isReadableInSource`');
      expect(output).toContain('without `About us` linked to');
    });

    test('holds a layout of one’s own with fast-check', async () => {
      const { code: status, output } = await run(project(code('fast-check')), VITEST, user().env);
      expect(output).toContain('1 passed');
      expect(status).toBe(0);
    });

    test('shows what fast-check found for a broken one', async () => {
      const { code: status, output } = await run(project(broken(code('fast-check'))), VITEST, user().env);
      expect(status).toBe(1);
      expect(output).toContain('The page breaks');
      expect(output).toMatch(/Counterexample: .*<x-menu location=/);
    });
  });
}

import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { render } from '../../src/index.js';
import { folder } from '../cli/run.js';
import { FIXTURES, ROOT } from '../support/folders.js';
import { readSite } from '../support/sites.js';

/** `UPDATE=1` rewrites the output that the README shows; the diff is then for people to read. */
const UPDATE = process.env['UPDATE'] === '1';
const README = `${ROOT}README.md`;
const CANVAS = readFileSync(`${FIXTURES}/render/readme-header/canvas.html`, 'utf8');

/** The code behind a marker of the README. */
function example(name: string): string {
  const found = readFileSync(README, 'utf8').split(`<!-- example: ${name} -->\n\`\`\`javascript\n`)[1]?.split('```')[0];
  if (found === undefined) throw new Error(`example ${name} is missing in the README`);
  return found;
}

/** A user's project: a site, a page, the example, and packages as npm puts them there. */
function project(code: string): string {
  const cwd = folder({
    'package.json': '{ "type": "module", "private": true }',
    'site.json': readFileSync(`${FIXTURES}/sites/small-business/site.json`),
    'pages/header.html': CANVAS,
    'pages.test.js': code,
  });
  mkdirSync(`${cwd}/node_modules`);
  symlinkSync(ROOT, `${cwd}/node_modules/inlay`);
  for (const name of ['vitest', 'fast-check'])
    symlinkSync(`${ROOT}node_modules/${name}`, `${cwd}/node_modules/${name}`);
  return cwd;
}

/** Runs a test file as people do. Not synchronously: the page that it asks for is served from here. */
function run(
  cwd: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const { NODE_OPTIONS: _, VITEST: _vitest, NODE_TEST_CONTEXT: _context, ...own } = process.env;
  const child = spawn(process.execPath, args, { cwd, env: { ...own, NO_COLOR: '1', ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

const VITEST = [`${ROOT}node_modules/vitest/vitest.mjs`, 'run', '--root', '.', '--testTimeout', '100000'];

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
  return html.replace(/<li class="menu-item in-evidenza">.*?<\/li>/, '');
}

/** The example with a renderer that does it. */
function broken(code: string): string {
  const html = `render(canvas, site, request).html.replace(/<li class="menu-item in-evidenza">.*?<\\/li>/, '')`;
  return code.replace('render(canvas, site, request)', `{ html: ${html} }`);
}

/** What a failure says, without what a runner puts around it. */
function failureIn(output: string): string {
  const start = output.indexOf('The page breaks');
  return output.slice(start, output.indexOf('\n ❯ ', start)).trimEnd();
}

describe('the examples of the README', () => {
  test('hold a rendered page with vitest', async () => {
    const { code, output } = await run(project(example('vitest')), VITEST);
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
  });

  test('show with vitest what is wrong with a broken one, as the README does', async () => {
    const { code, output } = await run(project(broken(example('vitest'))), VITEST);
    expect(code).toBe(1);
    const text = readFileSync(README, 'utf8');
    const [before = '', rest = ''] = text.split('<!-- example: broken page -->\n```text\n');
    const shown = rest.slice(0, rest.indexOf('```'));
    const failure = `${failureIn(output)}\n`;
    if (UPDATE)
      writeFileSync(
        README,
        `${before}<!-- example: broken page -->\n\`\`\`text\n${failure}${rest.slice(shown.length)}`,
      );
    else expect(failure).toBe(shown);
  });

  const site = readSite('small-business');
  const { html } = render(CANVAS, site, { url: '/menu/' });

  test('hold a page of a server with node:test', async () => {
    const { code, output } = await serving(html, (url) =>
      run(project(example('node-test')), ['--test'], { PAGE_URL: url }),
    );
    expect(output).toMatch(/pass 1\n/);
    expect(code).toBe(0);
  });

  test('show with node:test what is wrong with a broken one', async () => {
    const page = withoutLastItem(html);
    const { code, output } = await serving(page, (url) =>
      run(project(example('node-test')), ['--test'], { PAGE_URL: url }),
    );
    expect(code).toBe(1);
    expect(output).toContain('The page breaks `isReadableInSource`');
    expect(output).toContain('without `Prenota` linked to');
  });

  test('hold a layout of one’s own with fast-check', async () => {
    const { code, output } = await run(project(example('fast-check')), VITEST);
    expect(output).toContain('1 passed');
    expect(code).toBe(0);
  });

  test('show what fast-check found for a broken one', async () => {
    const { code, output } = await run(project(broken(example('fast-check'))), VITEST);
    expect(code).toBe(1);
    expect(output).toContain('The page breaks');
    expect(output).toMatch(/Counterexample: .*<x-menu location=/);
  });
});

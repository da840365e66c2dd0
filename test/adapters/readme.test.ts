import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { readState } from '../support/sites.js';
import { get } from './client.js';
import { portOf } from './frameworks.js';

const PAGE = `<!doctype html><html lang="it"><title>Caffè</title><x-logo></x-logo><nav><x-menu location="topic"></x-menu></nav>
<p><x-contact field="phone"></x-contact></p><x-social></x-social><x-addon provider="provider_contact_form"></x-addon></html>`;

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The code under a marker in the README. */
function example(name: string): string {
  const [, code] =
    new RegExp(`<!-- example: ${name} -->\n\`\`\`javascript\n([\\s\\S]*?)\`\`\``).exec(
      readFileSync(`${ROOT}README.md`, 'utf8'),
    ) ?? [];
  return code ?? expect.fail(`The README has no example \`${name}\``);
}

/** A user's project, with the packages of this one and the built Inlay. */
function project(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-readme-'));
  folders.push(folder);
  const all = {
    'package.json': '{"type":"module"}',
    'site.json': JSON.stringify(readState('small-business')),
    ...files,
  };
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  mkdirSync(join(folder, 'node_modules/@hono'), { recursive: true });
  for (const name of ['express', 'fastify', 'hono', '@hono/node-server']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  symlinkSync(ROOT, join(folder, 'node_modules/inlay'));
  return folder;
}

function expectExpanded(html: string): void {
  expect(html).not.toContain('<x-');
  expect([...new Set([...html.matchAll(/class="(x-[a-z]+)/g)].map(([, name]) => name))].length).toBe(5);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

describe('the examples of the README', () => {
  test.each(['express', 'fastify', 'hono'])('%s serves expanded pages', async (name) => {
    const port = await freePort();
    const code = example(name).replace('3000', String(port));
    const folder = project({ 'server.js': code, 'pages/index.html': PAGE });
    const server = spawn(process.execPath, ['server.js'], { cwd: folder, stdio: 'inherit' });
    const ended = once(server, 'exit');
    try {
      let answer = await get(port, '/').catch(() => undefined);
      while (!answer && server.exitCode === null) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        answer = await get(port, '/').catch(() => undefined);
      }
      expectExpanded(String(answer?.body));
    } finally {
      server.kill();
      await ended;
    }
  });

  test('vite builds expanded pages', () => {
    const folder = project({ 'vite.config.js': example('vite'), 'index.html': PAGE });
    execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], { cwd: folder });
    expectExpanded(readFileSync(join(folder, 'dist/index.html'), 'utf8'));
  });

  test('eleventy builds expanded pages', () => {
    const folder = project({ 'eleventy.config.js': example('eleventy'), 'index.html': PAGE });
    execFileSync(process.execPath, [join(ROOT, 'node_modules/@11ty/eleventy/cmd.cjs')], { cwd: folder });
    expectExpanded(readFileSync(join(folder, '_site/index.html'), 'utf8'));
  });
});

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { get } from '../adapters/client.js';
import { ROOT } from '../support/folders.js';
import { freePort } from '../support/free-port.js';
import { exampleOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const ADAPTER_EXAMPLES = ['express', 'fastify', 'hono', 'vite', 'eleventy'];

/** The examples of src/adapters serve and build expanded pages. */
export function adapters(user: () => User): void {
  const readme = readReadme('src/adapters/README.md');
  const files = { ...filesOf(readReadme('src/site/README.md')), ...filesOf(readme) };
  const page = files['pages/index.html'] ?? '';

  function expectExpanded(html: string): void {
    expect(html).not.toContain('<x-');
    expect([...new Set([...html.matchAll(/class="(x-[a-z]+)/g)].map(([, name]) => name))].length).toBe(5);
  }

  describe('src/adapters/README.md', () => {
    test.each(['express', 'fastify', 'hono'])('%s serves expanded pages', async (name) => {
      const port = await freePort();
      const code = exampleOf(readme, name).code.replace('3000', String(port));
      const packages = ['express', 'fastify', 'hono', '@hono/node-server'];
      const cwd = user().project({ ...files, 'server.js': code }, packages);
      const server = spawn(process.execPath, ['server.js'], { cwd, stdio: 'inherit' });
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
      const cwd = user().project({ ...files, 'vite.config.js': exampleOf(readme, 'vite').code, 'index.html': page });
      execFileSync(process.execPath, [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'], { cwd, stdio: 'ignore' });
      expectExpanded(readFileSync(join(cwd, 'dist/index.html'), 'utf8'));
    });

    test('eleventy builds expanded pages', () => {
      const config = { 'eleventy.config.js': exampleOf(readme, 'eleventy').code };
      const cwd = user().project({ 'site.json': files['site.json'] ?? '', ...config, 'index.html': page });
      execFileSync(process.execPath, [join(ROOT, 'node_modules/@11ty/eleventy/cmd.cjs')], { cwd, stdio: 'ignore' });
      expectExpanded(readFileSync(join(cwd, '_site/index.html'), 'utf8'));
    });
  });
}

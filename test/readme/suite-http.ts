import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, test } from 'vitest';
import { buildManifest, parseSite } from '../../src/index.js';
import { jsonOf } from '../http/answers.js';
import { freePort } from '../support/free-port.js';
import { exampleOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const HTTP_EXAMPLES = ['http-node', 'http-express', 'http-hono', 'http-fastify'];

/** Asks until somebody listens. */
async function firstAnswer(address: string, child: ChildProcess): Promise<Response> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Unexpected end of the example with code ${child.exitCode}`);
    try {
      return await fetch(address);
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The examples of src/http mount the handler. */
export function http(user: () => User): void {
  const readme = readReadme('src/http/README.md');
  const files = { ...filesOf(readReadme('src/site/README.md')), ...filesOf(readme) };

  describe('src/http/README.md mounts the handler', () => {
    let child: ChildProcess | undefined;
    afterEach(async () => {
      if (!child || child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    });

    test.each([
      ['in Node', 'http-node', ''],
      ['in Express', 'http-express', '/wp-json'],
      ['in Hono', 'http-hono', '/wp-json'],
      ['in Fastify', 'http-fastify', '/wp-json'],
    ])('%s', async (_where, name, prefix) => {
      const site = parseSite(JSON.parse(files['site.json'] ?? ''));
      const port = await freePort();
      const { code } = exampleOf(readme, name);
      expect(code).toContain('3000');
      const server = { 'server.js': code.replace('3000', String(port)) };
      const cwd = user().project({ ...files, ...server }, ['express', 'fastify', 'hono', '@hono/node-server']);
      child = spawn(process.execPath, ['server.js'], { cwd, stdio: 'inherit' });
      const api = `http://localhost:${port}${prefix}/${site.theme.name.toLowerCase()}/v1/ai`;
      const answer = await firstAnswer(`${api}/integration-manifest`, child);
      expect(answer.status).toBe(200);
      expect(await jsonOf(answer)).toEqual(JSON.parse(JSON.stringify(buildManifest(site))));
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ canvas: '<x-contact field="email" link="no"></x-contact>' });
      const rendered = await fetch(`${api}/canvas/render`, { method: 'POST', headers, body });
      expect((await jsonOf(rendered)).html).toContain('class="x-contact x-contact--email"');
    });
  });
}

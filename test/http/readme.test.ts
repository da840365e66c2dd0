import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { buildManifest } from '../../src/index.js';
import { FIXTURES, ROOT } from '../support/folders.js';
import { readSite } from '../support/sites.js';
import { jsonOf } from './answers.js';

const README = readFileSync(`${ROOT}README.md`, 'utf8');

/** The module that the examples take the site from. */
const SITE_MODULE = `
import { readFileSync } from 'node:fs';
import { parseSite } from 'inlay';
const site = parseSite(JSON.parse(readFileSync('${FIXTURES}/sites/small-business/site.json', 'utf8')));
`;

/** An example of the README, with the port and the site that it is run with. */
function example(name: string, port: number): string {
  const [, code = ''] =
    new RegExp(`<!-- example: ${name} -->\n\`\`\`javascript\n([\\s\\S]*?)\`\`\``).exec(README) ?? [];
  expect(code, name).toContain('3000');
  return code.replace("import { site } from './site.js';", SITE_MODULE).replace('3000', String(port));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, 'close');
  return port;
}

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

describe('the README mounts the HTTP handler', () => {
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
    const site = readSite('small-business');
    const port = await freePort();
    child = spawn(process.execPath, ['--input-type=module', '-e', example(name, port)], {
      cwd: ROOT,
      stdio: 'inherit',
    });
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

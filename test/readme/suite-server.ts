import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exampleOf, filesOf } from './blocks.js';
import { readReadme } from './readmes.js';
import type { User } from './user.js';

export const SERVER_EXAMPLES = ['mcp-servers', 'preview', 'preview-workflow', 'unit', 'container'];

/** What can't run in a test: it changes the machine. Each is held by what stands behind it. */
export const SERVER_NOT_RUN: Readonly<Record<string, string>> = {
  'service-user':
    'adds a user to the system and installs for it; the program that the unit names is looked for instead',
  'mcp-site':
    'needs a site that listens and the file of its key; test/server/story starts the same command with its own',
  takeover: 'asks systemd to start a unit; test/server/daemon/socket.test.ts has one daemon take over from another',
};

const configSchema = z.object({
  mcpServers: z.record(z.string(), z.object({ command: z.string(), args: z.array(z.string()) })),
});

/** The examples of src/server start what they say. */
export function server(user: () => User): void {
  const path = 'src/server/README.md';
  const readme = readReadme(path);
  const files = { ...filesOf(readReadme('src/site/README.md')), ...filesOf(readme) };
  const code = (name: string) => exampleOf(readme, name).code;

  describe(path, () => {
    test('configures an MCP client that starts a server, and lists its tools', async () => {
      const { command, args } = configSchema.parse(JSON.parse(code('mcp-servers'))).mcpServers['inlay'] ?? {
        command: '',
        args: [],
      };
      expect([command, args[0]]).toEqual(['npx', 'inlay-server']);
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(
        new StdioClientTransport({ command, args, cwd: user().project(files), env: definedOnly(user().env) }),
      );
      const { tools } = await client.listTools();
      const [, table = ''] = /## MCP for AI agents[\s\S]*?\| --- \| --- \| --- \|\n([\s\S]*?)\n\n/.exec(readme) ?? [];
      const told = table.split('\n').map((row) => ({
        name: /`(\w+)`/.exec(row)?.[1],
        takes: [...(row.split('|')[2] ?? '').replace(/:.*/, '').matchAll(/`(\w+)`/g)].map(([, name]) => name),
      }));
      expect(told).toEqual(
        tools.map(({ name, inputSchema }) => ({ name, takes: Object.keys(inputSchema.properties ?? {}) })),
      );
      await client.close();
    });

    test('shows ways to start the preview that serve a page', async () => {
      const lines = code('preview').trim().split('\n');
      expect(lines).toHaveLength(3);
      const cwd = user().project(files);
      mkdirSync(join(cwd, 'public'));
      for (const line of lines) {
        // Another preview may have the usual port, and npx keeps a signal to itself.
        const own = line
          .replace(' --port 0', '')
          .replace('preview', 'preview --port 0')
          .replace('npx ', 'exec node_modules/.bin/');
        const child = spawn('bash', ['-euc', own], { cwd, env: user().env });
        const shown = await new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))));
        const [address = ''] = /http:\S+/.exec(shown) ?? [];
        expect(await (await fetch(`${address}canvas/header.html`)).text()).toContain('no-static-contact');
        const ended = new Promise((done) => child.once('close', done));
        child.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    });

    test('shows a workflow that keeps a report of the preview, whatever was found', async () => {
      const workflow = code('preview-workflow');
      const [, step = ''] = /- run: (npx inlay-server .*)/.exec(workflow) ?? [];
      const [, kept = ''] = /path: (.*)/.exec(workflow) ?? [];
      const cwd = user().project(files);
      const run = () => user().run(cwd, 'bash', ['-euc', step]);
      expect((await run()).status).toBe(1);
      expect(readFileSync(join(cwd, kept, 'index.html'), 'utf8')).toContain('header');
      writeFileSync(join(cwd, 'pages/header.html'), '<x-logo></x-logo>');
      expect((await run()).status).toBe(0);
    });

    /** A command with the folder of the user's packages in the place of that on the machine. */
    const here = (command: string, folder: string) =>
      command.replace('/usr/bin/node', process.execPath).replace(/\/(?:opt\/inlay|app)\//, `${folder}/`);

    test('has a unit that systemd reads, and that starts the daemon', () => {
      const cwd = user().project({});
      const unit = here(code('unit'), cwd);
      const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
      expect(spawnSync('bash', ['-c', `${command} --help`], { encoding: 'utf8' }).stdout).toContain(
        'inlay-server daemon',
      );
      for (const line of unit.split('\n')) expect(line).toMatch(/^(?:#.*|\[(?:Unit|Service|Install)\]|[A-Z]\w+=.*)?$/);
      if (spawnSync('systemd-analyze', ['--version']).status !== 0) return; // the lines above have to do
      const verify = (text: string) => {
        writeFileSync(join(cwd, 'inlay.service'), text.replace(/^(?:User|Group)=.*\n/gm, '')); // the machine has no such user
        return spawnSync('systemd-analyze', ['verify', join(cwd, 'inlay.service')], { encoding: 'utf8' }).stderr;
      };
      expect(verify(unit)).not.toContain('inlay.service');
      expect(verify(unit.replace('Restart=always', 'Restart=allways'))).toContain('inlay.service'); // the negative control
    });

    test('has a container that starts the daemon, and a check of its health that Node takes', () => {
      const cwd = user().project({});
      const file = code('container');
      const args = (name: string): string[] =>
        z.array(z.string()).parse(JSON.parse(new RegExp(`^${name} .*?(\\[.*\\])$`, 'm').exec(file)?.[1] ?? '[]'));
      const [node = '', main = '', ...rest] = args('ENTRYPOINT');
      expect(node).toBe('node');
      expect(existsSync(here(main, cwd))).toBe(true);
      expect(spawnSync(process.execPath, [here(main, cwd), ...rest, '--help'], { encoding: 'utf8' }).status).toBe(0);
      const [, , script = ''] = args('HEALTHCHECK [^[]*CMD');
      // No daemon is there, so it is not healthy.
      expect(spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })).toMatchObject({
        status: 1,
        stderr: '',
      });
    });
  });
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

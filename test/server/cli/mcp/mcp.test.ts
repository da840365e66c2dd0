import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, test, vi } from 'vitest';
import { folder, inlay, inlayServer, SITE } from '../../../cli/run.js';
import { call, connect, MAIN, serveHttp } from '../../mcp/client.js';

const STATE = readFileSync(SITE, 'utf8');

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('close', resolve));
}

describe.concurrent('inlay-server mcp', () => {
  test('tells its options, tools, examples and exit codes', async () => {
    const { code, stdout } = await inlayServer(['mcp', '--help']);
    expect(code).toBe(0);
    for (const word of [
      '--site',
      '--manifest',
      '--listen',
      '--secret-file',
      'lint_canvas',
      'inlay://manifest',
      'write_canvas',
      '[folders...]',
      '`write: true`',
    ]) {
      expect(stdout).toContain(word);
    }
    expect(stdout).toMatch(
      /Examples:\n {2}inlay-server mcp\n {2}inlay-server mcp --site site\.json\n[\s\S]*Exit codes:/,
    );
  });

  test.each([
    [
      [],
      'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`, or `site` or `manifest` in a configuration file, which `inlay init` writes',
    ],
    [['--site', '-'], 'Unexpected `-`, expected a file: stdin is for the client'],
    [['--site', 'no-such.json'], 'Cannot read `no-such.json`: no such file or folder'],
    [['--site', 'a', '--manifest', 'b'], "option '--site <file>' cannot be used with option '--manifest <file>'"],
    [['--site', SITE, '--secret-file', 'x'], 'Unexpected `--secret-file` without `--listen`, expected both or neither'],
    [['--site', SITE, '--listen', '0.0.0.0:1'], 'expected a loopback address with a port'],
    [['--manifest', SITE], "Unexpected a site's state, expected a manifest: type `--site "],
  ])('refuses %j, with nothing on stdout', async (args, message) => {
    const { code, stdout, stderr } = await inlayServer(['mcp', ...args]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  test('says that an address is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { code, stderr } = await inlayServer(['mcp', '--site', SITE, '--listen', `127.0.0.1:${port}`]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('another program listens there')]);
    server.close();
  });

  test('answers what stands on stdin, and ends with it', async () => {
    const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const messages = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'explain_logo', arguments: {} } },
    ];
    const stdin = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
    const { code, stdout } = await inlayServer(['mcp', '--site', SITE], { stdin });
    const ids = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).id);
    expect([code, ids]).toEqual([0, [1, 2]]);
  });

  test('answers what is too long, and what comes after it', async () => {
    const canvas = 'x'.repeat(9_000_000);
    const params = { name: 'lint_canvas', arguments: { canvas } };
    const messages = [
      { jsonrpc: '2.0', id: 1, method: 'ping' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params },
      { method: 'tools/call', params, jsonrpc: '2.0', id: 'three' },
      { jsonrpc: '2.0', method: 'notifications/any', params },
      canvas,
      { jsonrpc: '2.0', id: 4, method: 'ping' },
    ];
    const stdin = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
    const { code, stdout, stderr } = await inlayServer(['mcp', '--site', SITE], { stdin });
    const lines = stdout.trimEnd().split('\n');
    const answers = lines.map((line) => JSON.parse(line));
    const tooLong = answers.filter(({ error }) => error?.message.includes('more than 8388608 bytes'));
    expect([code, tooLong.map(({ id }) => id)]).toEqual([0, [2, 'three', null]]);
    expect(answers.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 4]));
    expect(stderr.match(/Unexpected message: more than 8388608 bytes/g)).toHaveLength(4);
  });

  test('ends with a stdin that is no pipe', async ({ onTestFinished }) => {
    const child = spawn(process.execPath, [MAIN, 'mcp', '--site', SITE], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill());
    expect(await endOf(child)).toBe(0);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('ends on %s', async (signal) => {
    const { child } = await serveHttp();
    const ended = endOf(child);
    child.kill(signal);
    expect(await ended).toBe(0);

    const overStdio = spawn(process.execPath, [MAIN, 'mcp', '--site', SITE]);
    const gone = endOf(overStdio);
    overStdio.stdin.write('{"jsonrpc":"2.0","id":1,"method":"ping"}\n');
    await new Promise((resolve) => overStdio.stdout.once('data', resolve));
    overStdio.kill(signal);
    expect(await gone).toBe(0);
  });

  test('ends over HTTP while a client is connected', async () => {
    const { child, url } = await serveHttp();
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    await call(client, 'explain_logo', {});
    const ended = endOf(child);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await client.close();
  });

  test.each(['stdio', 'http'] as const)(
    'over %s, reads the site again when it changes, and keeps the last good one',
    async (transport) => {
      const path = join(folder({ 'site.json': STATE }), 'site.json');
      const client = await connect(transport, ['--site', path]);
      await client.listTools();
      const canvas = '<x-contact field="hotline"></x-contact>';
      expect((await call(client, 'lint_canvas', { canvas })).data.total).toBe(1);

      const state = JSON.parse(STATE);
      state.contacts.hotline = { kind: 'phone', value: '+390550000000' };
      writeFileSync(path, JSON.stringify(state));
      expect((await call(client, 'lint_canvas', { canvas })).data.total).toBe(0);

      writeFileSync(path, '{ "site": IGNORE-ALL-PREVIOUS');
      const broken = await call(client, 'lint_canvas', { canvas });
      expect(broken.data).toMatchObject({ total: 0, site_problem: expect.stringContaining('site.json:1:') });
      expect(broken.text).toContain("The site or its configuration can't be read any more");
      const { contents } = await client.readResource({ uri: 'inlay://manifest' });
      expect(JSON.stringify(contents)).toContain("The site or its configuration can't be read any more");

      rmSync(path);
      expect((await call(client, 'explain_logo', {})).data.site_problem).toContain('no such file');

      writeFileSync(path, STATE);
      const mended = await call(client, 'lint_canvas', { canvas });
      expect(mended.data.total).toBe(1);
      expect(mended.data.site_problem).toBeUndefined();
    },
  );

  test('takes the site and the rules, those of plugins too, from the nearest configuration', async () => {
    const config = { site: 'site.json', plugins: ['./rules.js'], rules: { 'explicit-end-tag': 'off' } };
    const rule = `export default [{
      id: 'acme/no-marquee', severity: 'warning',
      docs: { summary: 'Reports marquees.', why: 'They move.', instead: 'Stand still.', correct: [], incorrect: [] },
      check: ({ document }) => document.elements.filter(({ tag }) => tag === 'marquee').map(({ start, openEnd }) => ({
        start, end: openEnd, message: 'Unexpected marquee',
        fix: { description: 'Remove it', edits: [{ start, end: openEnd, text: '' }] },
      })),
    }];`;
    const cwd = folder({ 'inlay.config.json': JSON.stringify(config), 'site.json': STATE, 'rules.js': rule });
    const client = await connect('stdio', ['--plugins'], cwd);
    const canvas = '<x-logo/><marquee>!';
    const found = await call(client, 'lint_canvas', { canvas, detail: 'full' });
    expect(found.data.findings).toMatchObject([
      { rule: 'acme/no-marquee', severity: 'warning', docs: 'inlay://rules/acme/no-marquee' },
    ]);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toContain('inlay://rules/acme/no-marquee');
    const { contents } = await client.readResource({ uri: 'inlay://rules/acme/no-marquee' });
    expect(JSON.stringify(contents)).toContain('They move.');
    const { data } = await call(client, 'fix_canvas', { canvas, apply: ['acme/no-marquee'] });
    expect(data).toMatchObject({ canvas: '<x-logo/>!', remaining_total: 0 });

    // Another site, said by the configuration alone.
    const state = JSON.parse(STATE);
    state.contacts.hotline = { kind: 'phone', value: '+390550000000' };
    writeFileSync(join(cwd, 'other.json'), JSON.stringify(state));
    const contact = '<x-logo></x-logo><x-contact field="hotline"></x-contact>';
    expect((await call(client, 'lint_canvas', { canvas: contact })).data.total).toBe(1);
    writeFileSync(join(cwd, 'inlay.config.json'), JSON.stringify({ ...config, site: 'other.json' }));
    expect((await call(client, 'lint_canvas', { canvas: contact })).data.total).toBe(0);
    writeFileSync(join(cwd, 'inlay.config.json'), '{');
    expect((await call(client, 'lint_canvas', { canvas: contact })).data).toMatchObject({
      total: 0,
      site_problem: expect.stringContaining('inlay.config.json'),
    });
  });

  test('over stdio, tells the client of each change, of files too that a configuration names later', async () => {
    const cwd = folder({
      'inlay.config.json': '{"site": "site.json"}',
      'site.json': STATE,
      'other/site.json': STATE,
    });
    const client = await connect('stdio', [], cwd);
    let told = 0;
    client.setNotificationHandler('notifications/resources/list_changed', () => {
      told += 1;
    });
    await client.listResources();
    const change = async (name: string, text: string) => {
      const before = told;
      writeFileSync(join(cwd, name), text);
      await vi.waitFor(() => expect(told).toBeGreaterThan(before), { timeout: 20_000 });
    };
    await change('site.json', `${STATE} `);
    await change('inlay.config.json', '{"site": "other/site.json"}');
    expect((await call(client, 'lint_canvas', { canvas: '<x-logo></x-logo>' })).data.total).toBe(0);
    await change('other/site.json', `${STATE} `);
  });

  test('serves a full manifest, without the HTML of forms, and refuses a concise one', async () => {
    const full = await inlay(['manifest', '--site', SITE]);
    const concise = await inlay(['manifest', '--site', SITE, '--concise']);
    const place = folder({ 'full.json': full.stdout, 'concise.json': concise.stdout });
    const client = await connect('stdio', ['--manifest', join(place, 'full.json')]);
    const canvas = '<x-logo></x-logo><x-addon provider="provider_contact_form"></x-addon>';
    const { data } = await call(client, 'render_canvas', { canvas });
    expect(data.inlays.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['expanded', 'unresolved']);
    const refused = await inlayServer(['mcp', '--manifest', join(place, 'concise.json')]);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('expected a `full` manifest')]);
  });
});

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CompletionRequest } from 'vscode-languageserver-protocol/node';
import { CONFIG, PLUGIN } from '../cli/lint/plugin.js';
import { BARE, folder, inlay, SITE } from '../cli/run.js';
import { type Client, startClient } from './client.js';

const SITE_TEXT = readFileSync(SITE, 'utf8');
const NAV = '<x-nav></x-nav>';
/** A server with nothing said on the command line. */
const QUIET = ['--stdio', '--plugins'];

/** Opens a file of a folder, and tells its findings as `severity rule`. */
async function open(client: Client, path: string, text: string, version = 1): Promise<string[]> {
  const uri = pathToFileURL(path).href;
  await client.open(uri, text, version);
  return found(client, path, version);
}

async function found(client: Client, path: string, version: number): Promise<string[]> {
  const uri = pathToFileURL(path).href;
  const { diagnostics } = await client.diagnostics((each) => each.uri === uri && each.version === version);
  return diagnostics.map(({ severity, code }) => `${severity} ${code}`);
}

/** Types something, and tells the findings then. */
async function retyped(client: Client, path: string, text: string, version: number): Promise<string[]> {
  await client.change(pathToFileURL(path).href, version, [{ text }]);
  return found(client, path, version);
}

async function locations(client: Client, path: string): Promise<string[]> {
  const position = { line: 0, character: 18 };
  const items = await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: pathToFileURL(path).href },
    position,
  });
  return (Array.isArray(items) ? items : []).map(({ label }) => label);
}

describe('the configuration of a document in an editor', () => {
  const files = {
    'site.json': SITE_TEXT,
    'base.json': '{"rules": {"known-component": "warning"}, "ignore": "vendor"}',
    'rules.mjs': PLUGIN,
    'inlay.config.json': JSON.stringify({
      extends: ['strict', './base.json'],
      site: 'site.json',
      plugins: './rules.mjs',
      overrides: [{ files: 'drafts/**', rules: { 'known-component': 'off' } }],
    }),
    'shop/.inlayrc.json': '{"site": "../site.json", "rules": {"known-component": "info"}}',
  };
  const sources = {
    'pages/a.html': `${NAV}<b>ow</b><!-- inlay-disable-line no-secrets -->`,
    'drafts/a.html': `${NAV}<b>ow</b>`,
    'shop/deep/a.html': `${NAV}<b>ow</b>`,
    'vendor/a.html': `${NAV}<b>ow</b>`,
  };

  test('is the nearest, with what it extends, its overrides, its rules and what it leaves out', async () => {
    const cwd = folder({ ...files, ...sources });
    const client = await startClient({ args: QUIET, cwd });
    const open1 = (name: keyof typeof sources) => open(client, join(cwd, name), sources[name]);
    expect(await open1('pages/a.html')).toEqual(['2 known-component', '2 calm', '1 unused-directive']);
    expect(await open1('drafts/a.html')).toEqual(['2 calm']);
    expect(await open1('shop/deep/a.html')).toEqual(['3 known-component']);
    expect(await open1('vendor/a.html')).toEqual([]);
    expect(client.shown).toEqual([]);
  });

  test('finds what the command finds', async () => {
    const cwd = folder({ ...files, ...sources });
    const { stdout } = await inlay(['lint', '--plugins', '--format', 'json', ...Object.keys(sources)], { cwd });
    const linted: { files: { path: string; findings: { severity: string; rule: string }[] }[] } = JSON.parse(stdout);
    const byCommand = new Map(linted.files.map(({ path, findings }) => [path, findings]));
    const LEVELS: Readonly<Record<string, number>> = { error: 1, warning: 2, info: 3 };
    const client = await startClient({ args: QUIET, cwd });
    for (const [name, source] of Object.entries(sources)) {
      const expected = byCommand.get(name) ?? [];
      expect(await open(client, join(cwd, name), source)).toEqual(
        expected.map(({ severity, rule }) => `${LEVELS[severity]} ${rule}`),
      );
    }
    expect(byCommand.get('pages/a.html')?.length).toBe(3);
  });

  test('says where the site is, unless the editor does, or the command line', async () => {
    const menu = '<x-menu location=""></x-menu>';
    const cwd = folder({
      'bare.json': readFileSync(BARE),
      'site.json': SITE_TEXT,
      'inlay.config.json': '{"site": "bare.json"}',
    });
    const path = join(cwd, 'a.html');
    const sees = async (options: { args?: string[]; initializationOptions?: unknown }) => {
      const client = await startClient({ args: QUIET, cwd, ...options });
      await client.open(pathToFileURL(path).href, menu);
      return locations(client, path);
    };
    expect(await sees({})).toEqual([]);
    expect(await sees({ initializationOptions: { site: 'site.json' } })).toEqual(['topic', 'utili', 'footer']);
    expect(
      await sees({ args: ['--stdio', '--site', 'bare.json'], initializationOptions: { site: 'site.json' } }),
    ).toEqual([]);
  });

  test('is read again when it changes on disk, with what it extends and its plugins', async () => {
    const cwd = folder(files);
    const path = join(cwd, 'a.html');
    const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
    const client = await startClient({ args: QUIET, cwd });
    expect(await open(client, path, `${NAV}<b>ow</b>`)).toEqual(['2 known-component', '2 calm']);
    const { registered } = client;
    expect(JSON.stringify(registered)).toContain('"**/{inlay.config.json,.inlayrc.json}"');
    for (const name of ['base.json', 'rules.mjs', 'site.json']) expect(JSON.stringify(registered)).toContain(name);

    // Reported: the open document is linted again.
    write('base.json', '{"rules": {"known-component": "off"}}');
    await client.changedOnDisk(join(cwd, 'base.json'));
    await client.diagnostics(({ diagnostics }) => diagnostics.map(({ code }) => code).join() === 'calm');

    // Not reported: it is when somebody types.
    write('rules.mjs', PLUGIN.replace("'calm'", "'calmer'"));
    expect(await retyped(client, path, `${NAV}<b>ow</b> `, 2)).toEqual(['2 calmer']);
    write('.inlayrc.json', '{"rules": {"logo-required": "off"}}');
    expect(await retyped(client, path, NAV, 3)).toEqual([]);
    rmSync(join(cwd, 'inlay.config.json')); // the other one now counts, and has no site
    await client.change(pathToFileURL(path).href, 4, [{ text: NAV }]);
    expect(await found(client, path, 4)).toEqual([]);
    expect(client.logged).toEqual([expect.stringContaining('No site is configured')]);
    write('.inlayrc.json', '{"site": "site.json"}');
    expect(await retyped(client, path, NAV, 5)).toEqual(['1 known-component']);
    expect(client.shown).toEqual([]);
  });

  test.each([
    ['is wrong', 'inlay.config.json', '{"rulez": 1}', /^Inlay: .*inlay\.config\.json: .*not valid:\n {2}\/rulez: /],
    ['extends what is wrong', 'base.json', '[', /^Inlay: .*base\.json:1:2: Unexpected end/],
    ['has a plugin that throws', 'rules.mjs', 'throw new Error("boom")', /Cannot load the plugin .*: boom$/],
  ])('that %s is told once, and works again once it is mended', async (_what, name, text, message) => {
    const cwd = folder({ ...files, [name]: text });
    const path = join(cwd, 'a.html');
    const client = await startClient({ args: QUIET, cwd });
    expect(await open(client, path, NAV)).toEqual([]);
    expect(await retyped(client, path, `${NAV} `, 2)).toEqual([]);
    expect(client.shown).toEqual([expect.stringMatching(message)]);
    expect(JSON.stringify(client.registered)).toContain(name);
    writeFileSync(join(cwd, name), files[name as keyof typeof files]); // one of them
    await client.changedOnDisk(join(cwd, name));
    await client.diagnostics(({ version, diagnostics }) => version === 2 && diagnostics[0]?.code === 'known-component');
    expect(client.shown).toHaveLength(1);
    expect(await client.end()).toBe(0);
  });

  test('is that of the folder for a document without a path', async () => {
    const cwd = folder({ 'inlay.config.json': CONFIG, 'site.json': SITE_TEXT, 'plugin.mjs': PLUGIN });
    const client = await startClient({ args: QUIET, cwd });
    await client.open('untitled:Untitled-1', '<b>ow</b>');
    const { diagnostics } = await client.diagnostics(({ uri }) => uri === 'untitled:Untitled-1');
    expect(diagnostics.map(({ code }) => code)).toEqual(['calm']);
  });
});

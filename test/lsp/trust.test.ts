import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder } from '../cli/run.js';
import { give, PROJECT, place, STRANGER } from '../cli/trust.js';
import { IS_ROOT } from '../support/programs.js';
import { CAPABILITIES, type ClientOptions, startClient } from './client.js';

const NOT_RUN =
  /^Inlay: .*inlay\.config\.json: Plugins are code, and were not run: `\.\/evil\.mjs`\. If you trust this folder, set `inlay\.plugins` to `true` in your own settings of the editor; `false` goes without this message$/;

/** Opens a canvas, and tells what was found, what was shown, and whether the plugin ran. */
async function opened(cwd: string, options: ClientOptions = {}) {
  const canary = join(folder(), 'canary');
  const client = await startClient({ args: ['--stdio'], cwd, env: { CANARY: canary }, ...options });
  const uri = pathToFileURL(join(cwd, 'a.html')).href;
  await client.open(uri, '<x-nav></x-nav>');
  const { diagnostics } = await client.diagnostics((each) => each.uri === uri);
  return {
    client,
    uri,
    seen: { found: diagnostics.map(({ code }) => code), shown: client.shown, ran: existsSync(canary) },
  };
}

const PULLING = { ...CAPABILITIES, workspace: { ...CAPABILITIES.workspace, configuration: true } };

describe('an editor that opens a folder with a plugin', () => {
  test('runs none of it unasked: it lints without, and says so once', async () => {
    const cwd = place(PROJECT);
    const { client, uri, seen } = await opened(cwd);
    expect(seen).toEqual({ found: ['known-component'], shown: [expect.stringMatching(NOT_RUN)], ran: false });
    await client.changedOnDisk(join(cwd, 'site.json'));
    await client.change(uri, 2, [{ text: '<x-nav></x-nav> ' }]);
    await client.diagnostics(({ version }) => version === 2);
    expect(client.shown).toHaveLength(1);
  });

  // The negative controls: somebody said so.
  test.each<[string, ClientOptions]>([
    ['the command line', { args: ['--stdio', '--plugins'] }],
    ['a configuration that the command line names', { args: ['--stdio', '--config', 'inlay.config.json'] }],
    ['its initialization options', { initializationOptions: { plugins: true } }],
    ['its initialization options, by section', { initializationOptions: { inlay: { plugins: true } } }],
    ['its settings', { capabilities: PULLING, configuration: () => ({ plugins: true }) }],
  ])('runs it where %s says so', async (_who, options) => {
    const { seen } = await opened(place(PROJECT), options);
    expect(seen).toEqual({ found: ['known-component'], shown: [], ran: true });
  });

  test.each<[string, ClientOptions]>([
    ['its settings', { initializationOptions: { plugins: false } }],
    [
      'the command line, whatever the settings say',
      { args: ['--stdio', '--no-plugins'], initializationOptions: { plugins: true } },
    ],
    ['its settings, by a word that is no yes', { initializationOptions: { plugins: 'true' } }],
  ])('runs it not where %s say no', async (who, options) => {
    const { seen } = await opened(place(PROJECT), options);
    const shown = who.endsWith('no yes') ? [expect.stringMatching(NOT_RUN)] : [];
    expect(seen).toEqual({ found: ['known-component'], shown, ran: false });
  });

  test.skipIf(!IS_ROOT)('runs it not where another user could write it, whatever is said', async () => {
    const cwd = place(PROJECT);
    give(cwd, STRANGER);
    const { seen } = await opened(cwd, { initializationOptions: { plugins: true } });
    const message = expect.stringContaining(`belongs to user ${STRANGER}`);
    expect(seen).toEqual({ found: [], shown: [message], ran: false });
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import {
  type CodeAction,
  CodeActionRequest,
  type CompletionItem,
  CompletionRequest,
  DocumentDiagnosticRequest,
  HoverRequest,
  type Position,
  type Range,
} from 'vscode-languageserver-protocol/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { buildManifest } from '../../src/index.js';
import { BARE, folder, SITE } from '../cli/run.js';
import { ROOT } from '../support/folders.js';
import { readSite } from '../support/sites.js';
import { CAPABILITIES, type Client, startClient } from './client.js';

const URI = 'file:///site/canvas.html';
const WITH_SITE = ['--stdio', '--site', SITE];

/** Findings on three lines with every line end, a tab and astral characters in front. */
const SOURCE = '<p>😀😀<x-nav></x-nav></p>\r\n\t<x-foo\n></x-foo>\r<b>é</b><x-bar></x-bar>\n';

function document(text: string): TextDocument {
  return TextDocument.create(URI, 'html', 1, text);
}

function range(startLine: number, startCharacter: number, endLine: number, endCharacter: number): Range {
  return { start: { line: startLine, character: startCharacter }, end: { line: endLine, character: endCharacter } };
}

async function actionsAt(client: Client, at: Range, only?: string[]): Promise<CodeAction[]> {
  const context = { diagnostics: [], ...(only && { only }) };
  const found = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range: at,
    context,
  });
  return (found ?? []).filter((action): action is CodeAction => 'edit' in action);
}

/** The text after an action's edits, made as a client makes them. */
function applied(text: string, action: CodeAction | undefined): string {
  const [change] = action?.edit?.documentChanges ?? [];
  if (!change || !('edits' in change)) throw new Error('Unexpected action without edits');
  return TextDocument.applyEdits(
    document(text),
    change.edits.filter((edit) => 'newText' in edit),
  );
}

async function completionsAt(client: Client, position: Position): Promise<CompletionItem[]> {
  const found = await client.connection.sendRequest(CompletionRequest.type, { textDocument: { uri: URI }, position });
  return Array.isArray(found) ? found : [];
}

describe('a client of `inlay lsp`', () => {
  test('is told what the server can do', async () => {
    const client = await startClient({ args: WITH_SITE });
    expect(client.initialized.serverInfo?.name).toBe('inlay');
    expect(client.initialized.capabilities).toEqual({
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2 },
      completionProvider: { triggerCharacters: ['<', '-', ' ', '=', '"', "'"] },
      hoverProvider: true,
      codeActionProvider: { codeActionKinds: ['quickfix', 'source.fixAll.inlay'] },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    });
    expect(await client.end()).toBe(0);
  });

  test('gets diagnostics at exact ranges, whatever the line ends and characters', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, SOURCE);
    const { version, diagnostics } = await client.diagnostics(({ uri }) => uri === URI);
    expect(version).toBe(1);
    expect(diagnostics.map((each) => each.range)).toEqual([range(0, 7, 0, 14), range(1, 1, 2, 1), range(3, 8, 3, 15)]);
    expect(diagnostics[2]).toEqual({
      range: range(3, 8, 3, 15),
      severity: 1,
      code: 'known-component',
      source: 'inlay',
      message:
        'Unexpected `x-bar`, expected one of `x-logo`, `x-menu`, `x-social`, `x-contact`, `x-addon`: there is no such component, and visitors see nothing of it',
      data: { version: 1, outcome: 'violation' },
    });
    expect(diagnostics.map((each) => document(SOURCE).getText(each.range))).toEqual([
      '<x-nav>',
      '<x-foo\n>',
      '<x-bar>',
    ]);
  });

  test('gets those of the text as it has become', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, SOURCE);
    await client.diagnostics(({ version }) => version === 1);
    await client.change(URI, 2, [{ range: range(0, 0, 0, 3), text: '<p>\n' }]);
    await client.change(URI, 3, [
      { range: range(2, 1, 3, 9), text: '' },
      { range: range(1, 2, 1, 4), text: '' },
    ]);
    const { diagnostics } = await client.diagnostics(({ version }) => version === 3);
    expect(diagnostics.map((each) => each.range)).toEqual([range(1, 2, 1, 9), range(3, 8, 3, 15)]);
    expect(client.published.map(({ version }) => version)).toEqual([1, 3]);

    await client.close(URI);
    await client.diagnostics(({ diagnostics: all }) => all.length === 0);
  });

  test('gets those of many documents apart', async () => {
    const client = await startClient({ args: WITH_SITE });
    const uris = Array.from({ length: 20 }, (_, index) => `file:///site/${index}.html`);
    for (const [index, uri] of uris.entries()) await client.open(uri, '<x-a></x-a>'.repeat(index));
    const counts = await Promise.all(
      uris.map(async (uri) => (await client.diagnostics((each) => each.uri === uri)).diagnostics.length),
    );
    expect(counts).toEqual(uris.map((_, index) => index));
  });

  test('pulls them, and pulls them only once', async () => {
    const capabilities = { ...CAPABILITIES, textDocument: { ...CAPABILITIES.textDocument, diagnostic: {} } };
    const client = await startClient({ args: WITH_SITE, capabilities });
    expect(client.initialized.capabilities.diagnosticProvider).toEqual({
      identifier: 'inlay',
      interFileDependencies: false,
      workspaceDiagnostics: false,
    });
    await client.open(URI, SOURCE);
    const textDocument = { uri: URI };
    const first = await client.connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument });
    expect(first.kind === 'full' && first.items.map((each) => each.range.start.line)).toEqual([0, 1, 3]);
    const previousResultId = first.resultId ?? '';
    const second = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
      previousResultId,
    });
    expect(second).toEqual({ kind: 'unchanged', resultId: previousResultId });
    await client.change(URI, 2, [{ text: '<x-nav></x-nav>' }]);
    const third = await client.connection.sendRequest(DocumentDiagnosticRequest.type, {
      textDocument,
      previousResultId,
    });
    expect(third.kind === 'full' && third.items.length).toBe(1);
    expect(client.published).toEqual([]);
  });

  test('applies a quick fix', async () => {
    const client = await startClient({ args: WITH_SITE });
    const source = '<p>\r\n\t😀<!-- inlay-disable-line known-component --><x-logo></x-logo>\r\n</p>';
    await client.open(URI, source);
    const { diagnostics } = await client.diagnostics(({ uri }) => uri === URI);
    expect(diagnostics.map(({ code }) => code)).toEqual(['unused-directive']);
    const actions = await actionsAt(client, range(1, 6, 1, 6), ['quickfix']);
    expect(actions.map(({ title }) => title)).toEqual([expect.stringMatching(/^Remove the directive/)]);
    expect(actions[0]?.diagnostics).toEqual(diagnostics);
    expect(applied(source, actions[0])).toBe('<p>\r\n\t😀<x-logo></x-logo>\r\n</p>');
    expect(await actionsAt(client, range(0, 0, 0, 3), ['quickfix'])).toEqual([]);
    expect(await actionsAt(client, range(1, 6, 1, 6), ['refactor'])).toEqual([]);
  });

  test('switches a rule off for the next line', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, SOURCE);
    const actions = await actionsAt(client, range(1, 3, 1, 3), ['quickfix']);
    expect(actions.map(({ title }) => title)).toEqual([
      'Write `<x-logo></x-logo>` (not proven to be safe: it adds to the links: `https://osteriacorniolo.example`; it adds to the images: `https://osteriacorniolo.example/media/logo/osteria-corniolo.svg`; `<x-foo></x-foo>` would be lost)',
      'Disable known-component for this line',
    ]);
    const action = actions.at(-1);
    const mended = applied(SOURCE, action);
    expect(mended).toBe(SOURCE.replace('\t<x-foo', '\t<!-- inlay-disable-next-line known-component -->\r\n\t<x-foo'));
    await client.change(URI, 2, [{ text: mended }]);
    const { diagnostics } = await client.diagnostics(({ version }) => version === 2);
    expect(diagnostics.map((each) => each.range.start.line)).toEqual([0, 4]);
  });

  test('gets no action for a finding that is gone', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, '<x-nav></x-nav>');
    const { diagnostics } = await client.diagnostics(({ version }) => version === 1);
    await client.change(URI, 2, [{ range: range(0, 0, 0, 15), text: '<x-logo></x-logo>' }]);
    const context = { diagnostics };
    const at = range(0, 0, 0, 15);
    const request = { textDocument: { uri: URI }, range: at, context };
    expect(await client.connection.sendRequest(CodeActionRequest.type, request)).toEqual([]);
  });

  test('completes a location', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, '<p>😀</p>\r\n\t<x-menu location=""></x-menu>');
    const items = await completionsAt(client, { line: 1, character: 19 });
    expect(items.map(({ label }) => label)).toEqual(['topic', 'utili', 'footer']);
    expect(items[1]).toEqual({
      label: 'utili',
      kind: 12,
      detail: 'Note legali · Collegamenti legali in fondo alla pagina · menu “Legale”',
      documentation: {
        kind: 'markdown',
        value: '- Privacy `/privacy/`\n- Cookie `/cookie/`\n- Note legali `/note-legali/`',
      },
      sortText: '00001',
      insertTextFormat: 1,
      textEdit: { range: range(1, 19, 1, 19), newText: 'utili' },
    });
    const elsewhere = await completionsAt(client, { line: 1, character: 9 });
    expect(elsewhere.map(({ label }) => label)).toEqual([
      ...['location', 'depth', 'class', 'item-class', 'link-class', 'submenu-class', 'submenus', 'collapse'],
    ]);
    expect(await completionsAt(client, { line: 0, character: 4 })).toEqual([]);
  });

  test('completes a component as a snippet, where it can take one', async () => {
    const snippet = { newText: `x-menu location="$\{1|topic,utili,footer|}"></x-menu>$0`, range: range(0, 1, 0, 3) };
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, '<x-');
    expect((await completionsAt(client, { line: 0, character: 3 }))[1]).toMatchObject({
      insertTextFormat: 2,
      textEdit: snippet,
    });

    const plain = await startClient({ args: WITH_SITE, capabilities: {} });
    await plain.open(URI, '<x-');
    expect((await completionsAt(plain, { line: 0, character: 3 }))[1]).toMatchObject({
      insertTextFormat: 1,
      textEdit: { newText: 'x-menu location="topic"></x-menu>' },
    });
  });

  test('is told what it points at', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, '😀<x-contact field="email"></x-contact>');
    const hoverAt = (character: number) =>
      client.connection.sendRequest(HoverRequest.type, {
        textDocument: { uri: URI },
        position: { line: 0, character },
      });
    expect(await hoverAt(4)).toEqual({
      range: range(0, 2, 0, 12),
      contents: { kind: 'markdown', value: expect.stringContaining('Shows: ciao@osteriacorniolo.example') },
    });
    expect(await hoverAt(20)).toEqual({
      range: range(0, 20, 0, 25),
      contents: {
        kind: 'markdown',
        value: '`email`: email · ciao@osteriacorniolo.example\n\nciao@osteriacorniolo.example',
      },
    });
    expect(await hoverAt(0)).toBeNull();
  });

  test('is told once of a canvas over a limit', async () => {
    const client = await startClient({ args: WITH_SITE });
    await client.open(URI, '<p><x-menu location="">');
    await client.diagnostics(({ version }) => version === 1);
    await client.change(URI, 2, [{ range: range(0, 0, 0, 0), text: '<div>'.repeat(260_000) }]);
    await client.diagnostics(({ version, diagnostics }) => version === 2 && diagnostics.length === 0);
    expect(await completionsAt(client, { line: 0, character: 1_300_021 })).toEqual([]);
    expect(client.shown).toEqual([expect.stringMatching(/^Inlay: Unexpected 250001 elements within each other/)]);
    expect(client.logged).toEqual([]);
  });

  test('gets nothing for a document that is not open', async () => {
    const client = await startClient({ args: WITH_SITE });
    expect(await completionsAt(client, { line: 0, character: 0 })).toEqual([]);
    expect(await actionsAt(client, range(0, 0, 0, 0))).toEqual([]);
    expect(client.logged).toEqual([]);
  });
});

describe('the site of an editor', () => {
  const canvas = '<x-menu location=""></x-menu>';

  async function locations(client: Client): Promise<string[]> {
    return (await completionsAt(client, { line: 0, character: 18 })).map(({ label }) => label);
  }

  test.each([
    ['options of the server', { initializationOptions: { site: SITE } }],
    ['options of the server, in a section', { initializationOptions: { inlay: { site: SITE } } }],
    [
      'settings',
      { capabilities: { workspace: { configuration: true } }, configuration: () => ({ manifest: '', site: SITE }) },
    ],
    ['the command line, which goes first', { args: WITH_SITE, initializationOptions: { site: BARE } }],
  ])('comes from %s', async (_what, options) => {
    const client = await startClient({ args: [], ...options });
    await client.open(URI, canvas);
    expect(await locations(client)).toEqual(['topic', 'utili', 'footer']);
  });

  test('changes with the settings', async () => {
    const client = await startClient({ args: [], initializationOptions: { site: BARE } });
    await client.open(URI, canvas);
    expect(await locations(client)).toEqual([]);
    await client.configured({ inlay: { site: SITE } });
    expect(await locations(client)).toEqual(['topic', 'utili', 'footer']);
  });

  test('is read again when its file changes, be it reported or not', async () => {
    const cwd = folder({ 'site.json': readFileSync(BARE) });
    const client = await startClient({ args: ['--site', 'site.json'], cwd });
    await client.open(URI, canvas);
    expect(await locations(client)).toEqual([]);
    writeFileSync(join(cwd, 'site.json'), readFileSync(SITE));
    expect(await locations(client)).toEqual(['topic', 'utili', 'footer']);
  });

  test('is the one that was said last', async () => {
    let section: unknown = { site: SITE };
    const client = await startClient({
      args: [],
      capabilities: { workspace: { configuration: true } },
      initializationOptions: { manifest: 'none.json' },
      configuration: () => section,
    });
    await client.open(URI, canvas);
    expect(await locations(client)).toEqual(['topic', 'utili', 'footer']);
    section = { site: BARE };
    await client.configured(null);
    expect(await locations(client)).toEqual([]);
    expect(client.shown).toEqual([]);
  });

  test('is found from the folder of the workspace, watched, and read again', async () => {
    const state = {
      site: { name: 'A', description: '', url: 'https://a.example', language: 'en' },
      theme: { name: 'T', version: '1.0.0' },
    };
    const cwd = folder({ 'conf/site.json': JSON.stringify(state), 'canvas.html': '' });
    const path = join(cwd, 'conf/site.json');
    const uri = pathToFileURL(join(cwd, 'canvas.html')).href;
    const client = await startClient({ cwd, initializationOptions: { site: 'conf/site.json' } });
    await client.open(uri, '<x-nav></x-nav>');
    expect((await client.diagnostics(({ version }) => version === 1)).diagnostics).toHaveLength(1);
    expect(client.registered).toEqual([
      expect.objectContaining({
        method: 'workspace/didChangeWatchedFiles',
        registerOptions: {
          watchers: [
            { globPattern: '**/{inlay.config.json,.inlayrc.json}' },
            { globPattern: { baseUri: pathToFileURL(join(cwd, 'conf')).href, pattern: 'site.json' } },
          ],
        },
      }),
    ]);
    expect(client.shown).toEqual([]);

    // Broken: told once, and nothing is found.
    writeFileSync(path, '{"site": 1}');
    await client.changedOnDisk(path);
    await client.diagnostics(({ diagnostics }) => diagnostics.length === 0);
    await client.change(uri, 2, [{ text: '<x-nav></x-nav><p>' }]);
    expect((await client.diagnostics(({ version }) => version === 2)).diagnostics).toEqual([]);
    expect(client.shown).toEqual([
      expect.stringMatching(/^Inlay: .*site\.json: The site state has a problem:\n {2}\/site: /),
    ]);

    writeFileSync(path, JSON.stringify(state));
    await client.changedOnDisk(path);
    const mended = await client.diagnostics(({ version, diagnostics }) => version === 2 && diagnostics.length > 0);
    expect(mended.diagnostics).toHaveLength(1);
    expect(client.shown).toHaveLength(1);
    expect(await client.end()).toBe(0);
  });

  test('has a client that pulls asked to pull again', async () => {
    const capabilities = {
      textDocument: { diagnostic: {} },
      workspace: { ...CAPABILITIES.workspace, diagnostics: { refreshSupport: true } },
    };
    const client = await startClient({ args: WITH_SITE, capabilities });
    await client.open(URI, canvas);
    await client.changedOnDisk(SITE);
    await client.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: URI },
      position: { line: 0, character: 0 },
    });
    expect(client.refreshes()).toBe(1);
  });

  test.each([
    ['is not there', '--manifest', 'none.json', /^Inlay: Cannot read `.*none\.json`: no such file or folder$/],
    ['is no JSON', '--site', 'a.html', /^Inlay: .*a\.html:1:1: Unexpected `<`, expected a value$/],
    ['is a concise manifest', '--manifest', 'concise.json', /concise\.json: Unexpected detail `concise`/],
  ])('leaves the editor in peace when it %s', async (_what, option, file, message) => {
    const concise = JSON.stringify(buildManifest(readSite('bare'), { detail: 'concise' }));
    const cwd = folder({ 'a.html': '<p>', 'concise.json': concise });
    const client = await startClient({ args: [option, file], cwd });
    await client.open(URI, SOURCE);
    expect((await client.diagnostics(({ uri }) => uri === URI)).diagnostics).toEqual([]);
    expect(await locations(client)).toEqual([]);
    expect(client.shown).toEqual([expect.stringMatching(message)]);
    expect(await client.end()).toBe(0);
  });

  test('may be missing: that is logged, and nothing is found', async () => {
    const client = await startClient({ args: [] });
    await client.open(URI, SOURCE);
    expect((await client.diagnostics(({ uri }) => uri === URI)).diagnostics).toEqual([]);
    expect(await locations(client)).toEqual([]);
    expect(client.shown).toEqual([]);
    expect(client.logged).toEqual([
      expect.stringContaining('No site is configured: set `manifest` or `site` in `inlay.config.json`'),
    ]);
  });
});

describe('a bug of the server', () => {
  /** A server whose settings can't be had, from a module in the checkout. */
  const broken = `
    import { createConnection } from 'vscode-languageserver/node';
    import { serve } from ${JSON.stringify(pathToFileURL(join(ROOT, 'dist/lsp/server.js')).href)};
    const settingsFor = () => { throw new TypeError('a bug'); };
    serve(createConnection(process.stdin, process.stdout), { settingsFor, files: () => [], forget() {} }, '1');`;

  test('is logged without a stack, and the server lives', async () => {
    const client = await startClient({ module: broken });
    await client.open(URI, SOURCE);
    expect(await completionsAt(client, { line: 0, character: 3 })).toEqual([]);
    expect(await actionsAt(client, range(0, 0, 0, 0))).toEqual([]);
    expect(new Set(client.logged)).toEqual(new Set(['Internal error: a bug']));
    expect(client.shown).toEqual([]);
    expect(await client.end()).toBe(0);
  });
});

describe('the end of `inlay lsp`', () => {
  test.each([
    ['0 after a shutdown', 'shutdown', 0],
    ['1 without a shutdown', 'exit only', 1],
    ['1 when the client hangs up', 'hang up', 1],
  ] as const)('has the exit code %s', async (_what, how, code) => {
    const client = await startClient({ args: WITH_SITE });
    expect(await client.end(how)).toBe(code);
  });
});

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import {
  type ClientCapabilities,
  ConfigurationRequest,
  createProtocolConnection,
  DiagnosticRefreshRequest,
  DidChangeConfigurationNotification,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  LogMessageNotification,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  type Range,
  RegistrationRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  UnregistrationRequest,
} from 'vscode-languageserver-protocol/node';
import { ROOT } from '../support/folders.js';

/** What an editor of today says that it can. */
export const CAPABILITIES: ClientCapabilities = {
  textDocument: {
    synchronization: {},
    publishDiagnostics: { versionSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } },
      isPreferredSupport: true,
    },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown', 'plaintext'] },
  },
  workspace: {
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
  },
};

export interface ClientOptions {
  /** Arguments behind `inlay lsp`. */
  args?: readonly string[];
  /** A module to run instead of the command. */
  module?: string;
  /** The workspace's folder. */
  cwd?: string;
  /** What the environment has beside that of the tests. */
  env?: Readonly<Record<string, string>>;
  capabilities?: ClientCapabilities;
  initializationOptions?: unknown;
  /** What the section `inlay` of the editor's settings says. */
  configuration?: () => unknown;
}

/** How long diagnostics may take before a test fails. */
const PATIENCE_MS = 20_000;

/** An editor at the other end of a server's stdin and stdout. */
export interface Client {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  /** What the server asked for, showed and logged. */
  registered: unknown[];
  shown: string[];
  logged: string[];
  /** How often it asked to pull diagnostics again. */
  refreshes(): number;
  open(uri: string, text: string, version?: number): Promise<void>;
  change(
    uri: string,
    version: number,
    changes: readonly ({ range: Range; text: string } | { text: string })[],
  ): Promise<void>;
  close(uri: string): Promise<void>;
  configured(settings: unknown): Promise<void>;
  changedOnDisk(path: string): Promise<void>;
  /** The next diagnostics that fulfil a condition, those that came already included. */
  diagnostics(fulfils: (params: PublishDiagnosticsParams) => boolean): Promise<PublishDiagnosticsParams>;
  /** All diagnostics that came. */
  published: PublishDiagnosticsParams[];
  /** Ends the server by the protocol, or without a shutdown, and gives its exit code. */
  end(how?: 'shutdown' | 'exit only' | 'hang up'): Promise<number | null>;
}

/** Starts the built command and says hello to it. */
export async function startClient(options: ClientOptions = {}): Promise<Client> {
  const { args = ['--stdio'], cwd = ROOT, capabilities = CAPABILITIES, module } = options;
  const { initializationOptions, configuration } = options;
  const command =
    module === undefined ? [join(ROOT, 'dist/cli/main.js'), 'lsp', ...args] : ['--input-type=module', '-e', module];
  const server = spawn(process.execPath, command, { cwd, env: { ...process.env, ...options.env } });
  onTestFinished(() => void server.kill());
  const ended = new Promise<number | null>((resolve) => server.on('close', resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  const registered: unknown[] = [];
  const shown: string[] = [];
  const logged: string[] = [];
  const published: PublishDiagnosticsParams[] = [];
  const waiting = new Set<(params: PublishDiagnosticsParams) => void>();
  let refreshes = 0;
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    published.push(params);
    for (const tell of waiting) tell(params);
  });
  connection.onNotification(ShowMessageNotification.type, ({ message }) => void shown.push(message));
  connection.onNotification(LogMessageNotification.type, ({ message }) => void logged.push(message));
  connection.onRequest(RegistrationRequest.type, ({ registrations }) => void registered.push(...registrations));
  connection.onRequest(UnregistrationRequest.type, () => {});
  connection.onRequest(ConfigurationRequest.type, ({ items }) => items.map(() => configuration?.() ?? null));
  connection.onRequest(DiagnosticRefreshRequest.type, () => {
    refreshes += 1;
  });
  connection.listen();

  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    workspaceFolders: [{ uri: pathToFileURL(cwd).href, name: 'site' }],
    capabilities,
    initializationOptions,
  });
  await connection.sendNotification(InitializedNotification.type, {});

  return {
    connection,
    initialized,
    registered,
    shown,
    logged,
    published,
    refreshes: () => refreshes,
    open: (uri, text, version = 1) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: 'html', version, text },
      }),
    change: (uri, version, contentChanges) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [...contentChanges],
      }),
    close: (uri) => connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    configured: (settings) => connection.sendNotification(DidChangeConfigurationNotification.type, { settings }),
    changedOnDisk: (path) =>
      connection.sendNotification(DidChangeWatchedFilesNotification.type, {
        changes: [{ uri: pathToFileURL(path).href, type: 2 }],
      }),
    diagnostics: (fulfils) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => reject(new Error(`No such diagnostics: ${JSON.stringify(published)}`)),
          PATIENCE_MS,
        );
        onTestFinished(() => clearTimeout(timer));
        const known = published.find(fulfils);
        if (known) resolve(known);
        const tell = (params: PublishDiagnosticsParams): void => {
          if (!fulfils(params)) return;
          waiting.delete(tell);
          resolve(params);
        };
        waiting.add(tell);
      }),
    async end(how = 'shutdown') {
      if (how === 'shutdown') await connection.sendRequest(ShutdownRequest.type);
      if (how === 'hang up') server.stdin.end();
      else await connection.sendNotification(ExitNotification.type);
      return ended;
    },
  };
}

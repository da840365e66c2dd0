import {
  type Connection,
  DidChangeConfigurationNotification,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type InitializeResult,
  type MarkupKind,
  PositionEncodingKind,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { InlayError } from '../message/error.js';
import { type Abilities, abilitiesOf } from './abilities.js';
import { actionsAt, FIX, FIX_ALL } from './actions.js';
import { initialSettings, pathOf, withSection } from './client-settings.js';
import { complete } from './complete.js';
import { hoverAt } from './hover.js';
import { publisher } from './publish.js';
import { startSession } from './session.js';
import type { ClientSettings, SettingsSource } from './settings.js';
import { rangeOf, SOURCE, toCodeAction, toCompletionItem, toDiagnostic } from './to-protocol.js';
import { watcher } from './watch.js';

/**
 * Serves a client of the Language Server Protocol until it exits.
 *
 * @param version of Inlay, for the client's log
 */
export function serve(connection: Connection, source: SettingsSource, version: string): void {
  const documents = new TextDocuments(TextDocument);
  let can: Abilities = abilitiesOf({});
  /** What the client said when it started the server. */
  let client: ClientSettings = { folders: [] };
  let watch: (paths: readonly string[]) => void = () => {};
  const session = startSession(connection, source, () => watch(source.files()));
  const failed = (error: unknown): void => {
    connection.console.error(`Internal error: ${error instanceof Error ? error.message : String(error)}`);
  };
  const published = publisher(connection, documents, session, failed);

  /** The answer to a question about an open document; a bug of ours gives the empty one, and is logged. */
  const answer = async <T>(uri: string, empty: T, make: (document: TextDocument) => Promise<T>): Promise<T> => {
    const document = documents.get(uri);
    try {
      return document ? await make(document) : empty;
    } catch (error) {
      if (!(error instanceof InlayError)) failed(error); // a canvas over a limit: told when it was linted
      return empty;
    }
  };

  const renew = (): void => {
    session.renew();
    if (!can.pull) for (const document of documents.all()) published.send(document);
    else if (can.refresh) connection.languages.diagnostics.refresh().catch(failed);
  };

  const configure = async (): Promise<void> => {
    const section: unknown = await connection.workspace.getConfiguration(SOURCE);
    session.client = withSection(client, section);
  };

  connection.onInitialize((params): InitializeResult => {
    can = abilitiesOf(params.capabilities);
    client = initialSettings(params);
    session.client = client;
    watch = watcher(connection, can);
    return { capabilities: capabilities(can.pull), serverInfo: { name: 'inlay', version } };
  });

  connection.onInitialized(() => {
    if (can.configurationChanges)
      connection.client.register(DidChangeConfigurationNotification.type, { section: SOURCE }).catch(failed);
    if (can.configuration) session.ready = configure().catch(failed);
    if (can.folders) {
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = new Set(removed.map(({ uri }) => pathOf(uri)));
        const kept = client.folders.filter((folder) => !gone.has(folder));
        const folders = [...kept, ...added.flatMap(({ uri }) => pathOf(uri) ?? [])];
        client = { ...client, folders };
        session.client = { ...session.client, folders };
        renew();
      });
    }
  });

  connection.onDidChangeConfiguration(({ settings }) => {
    if (can.configuration) session.ready = configure().catch(failed);
    else session.client = withSection(client, settings);
    renew();
  });
  connection.onDidChangeWatchedFiles(renew);

  documents.onDidChangeContent(({ document }) => {
    if (!can.pull) published.send(document);
  });
  documents.onDidClose(({ document }) => {
    if (!can.pull) published.retract(document);
  });

  connection.languages.diagnostics.on(({ textDocument: { uri }, previousResultId }) =>
    answer<DocumentDiagnosticReport>(uri, { kind: DocumentDiagnosticReportKind.Full, items: [] }, async (document) => {
      const { id: resultId, findings } = await session.check(document);
      if (resultId === previousResultId) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
      const items = findings.map((finding) => toDiagnostic(document, finding));
      return { kind: DocumentDiagnosticReportKind.Full, resultId, items };
    }),
  );

  connection.onCodeAction(({ textDocument: { uri }, range, context: { only } }) =>
    answer(uri, [], async (document) => {
      if (!can.actions) return [];
      const { findings } = await session.check(document);
      const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
      return actionsAt(document.getText(), findings, start, end)
        .filter(({ kind }) => !only || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`)))
        .map((action) => toCodeAction(document, action, can.versioned));
    }),
  );

  connection.onCompletion(({ textDocument: { uri }, position }) =>
    answer(uri, [], async (document) => {
      const manifest = await session.manifestFor(document);
      const offset = document.offsetAt(position);
      const found = manifest ? complete(document.getText(), offset, manifest, can) : [];
      return found.map((each, order) => toCompletionItem(document, each, order, can.documentation));
    }),
  );

  connection.onHover(({ textDocument: { uri }, position }) =>
    answer(uri, null, async (document) => {
      const manifest = await session.manifestFor(document);
      const hover = manifest && hoverAt(document.getText(), document.offsetAt(position), manifest);
      const kind: MarkupKind = can.hover;
      return hover ? { contents: { kind, value: hover.text }, range: rangeOf(document, hover) } : null;
    }),
  );

  documents.listen(connection);
  connection.listen();
}

function capabilities(pull: boolean): InitializeResult['capabilities'] {
  return {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['<', '-', ' ', '=', '"', "'"] },
    hoverProvider: true,
    codeActionProvider: { codeActionKinds: [FIX, FIX_ALL] },
    ...(pull && {
      diagnosticProvider: { identifier: SOURCE, interFileDependencies: false, workspaceDiagnostics: false },
    }),
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  };
}

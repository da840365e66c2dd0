import type { Connection, TextDocuments } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Session } from './session.js';
import { toDiagnostic } from './to-protocol.js';

/** How long a document rests before it is linted, in milliseconds: the time between two letters of a fast typist. */
const REST_MS = 150;

/** Sends diagnostics to a client that does not ask for them. */
export interface Publisher {
  /** Sends those of a document, soon unless they are its first; what was about to be sent of it is given up. */
  send(document: TextDocument): void;
  /** Takes those of a closed document back. */
  retract(document: TextDocument): void;
}

/** @param failed told what went wrong */
export function publisher(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  session: Session,
  failed: (error: unknown) => void,
): Publisher {
  const runs = new Map<string, NodeJS.Timeout>();

  const run = async (uri: string, own: () => NodeJS.Timeout | undefined): Promise<void> => {
    const timer = own();
    const document = documents.get(uri);
    if (!document) return;
    const { findings } = await session.check(document);
    if (own() !== timer || documents.get(uri) !== document) return; // another run has begun meanwhile, or it was closed
    const diagnostics = findings.map((finding) => toDiagnostic(document, finding));
    await connection.sendDiagnostics({ uri, version: document.version, diagnostics });
  };

  return {
    send({ uri }) {
      const before = runs.get(uri);
      clearTimeout(before);
      const start = (): void => void run(uri, () => runs.get(uri)).catch(failed);
      runs.set(uri, setTimeout(start, before ? REST_MS : 0));
    },
    retract({ uri }) {
      clearTimeout(runs.get(uri));
      runs.delete(uri);
      connection.sendDiagnostics({ uri, diagnostics: [] }).catch(failed);
    },
  };
}

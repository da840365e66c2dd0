import { createConnection } from 'vscode-languageserver/node';
import { serve } from '../../lsp/server.js';
import { VERSION } from '../../version.js';
import { type EditorOptions, editorSettings } from './editor-settings.js';

/** Serves the editor at the other end of stdin and stdout. The process ends as the protocol says, with its exit codes. */
export function serveEditor(options: EditorOptions): void {
  serve(createConnection(process.stdin, process.stdout), editorSettings(options), VERSION);
}

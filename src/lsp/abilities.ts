import { type ClientCapabilities, MarkupKind } from 'vscode-languageserver/node';

/** What a client can do, as far as it matters. */
export interface Abilities {
  /** It asks for diagnostics, so that they need not be sent. */
  pull: boolean;
  /** It can be told to ask for them again. */
  refresh: boolean;
  /** It takes snippets for completions. */
  snippets: boolean;
  /** It takes edits of one version of a document. */
  versioned: boolean;
  /** It takes code actions as such, not only commands. */
  actions: boolean;
  /** It can be asked for its configuration, and told to report changes of it. */
  configuration: boolean;
  configurationChanges: boolean;
  /** It can be told to watch files, and those outside of its folders. */
  watch: boolean;
  watchAnywhere: boolean;
  /** It reports added and removed folders. */
  folders: boolean;
  /** How it shows what hovers, and the documentation of completions. */
  hover: MarkupKind;
  documentation: MarkupKind;
}

export function abilitiesOf({ textDocument = {}, workspace = {} }: ClientCapabilities): Abilities {
  const item = textDocument.completion?.completionItem;
  return {
    pull: textDocument.diagnostic !== undefined,
    refresh: workspace.diagnostics?.refreshSupport === true,
    snippets: item?.snippetSupport === true,
    versioned: workspace.workspaceEdit?.documentChanges === true,
    actions: textDocument.codeAction?.codeActionLiteralSupport !== undefined,
    configuration: workspace.configuration === true,
    configurationChanges: workspace.didChangeConfiguration?.dynamicRegistration === true,
    watch: workspace.didChangeWatchedFiles?.dynamicRegistration === true,
    watchAnywhere: workspace.didChangeWatchedFiles?.relativePatternSupport === true,
    folders: workspace.workspaceFolders === true,
    hover: markup(textDocument.hover?.contentFormat),
    documentation: markup(item?.documentationFormat),
  };
}

function markup(formats: readonly MarkupKind[] | undefined): MarkupKind {
  return formats?.includes(MarkupKind.Markdown) ? MarkupKind.Markdown : MarkupKind.PlainText;
}

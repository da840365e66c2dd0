import {
  type CodeAction,
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  InsertTextFormat,
  type MarkupKind,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Edit, Finding, Severity } from '../lint/finding.js';
import type { Action } from './actions.js';
import type { Completion } from './complete.js';

export const SOURCE = 'inlay';

const SEVERITY: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

const KIND: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  component: CompletionItemKind.Class,
  attribute: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
};

/** The range between two UTF-16 offsets. */
export function rangeOf(document: TextDocument, { start, end }: { start: number; end: number }): Range {
  return { start: document.positionAt(start), end: document.positionAt(end) };
}

/** What of a finding a diagnostic has no member for: it travels in its `data`. */
export interface FindingData {
  /** Of the document that the finding is of. */
  version: number;
  outcome: Finding['outcome'];
  resource?: string;
  fix?: { safety: 'safe' | 'unsafe'; description: string; edits: TextEdit[] };
}

export function toDiagnostic(document: TextDocument, finding: Finding): Diagnostic {
  const { rule, severity, message, docs, outcome, resource, fix } = finding;
  const data: FindingData = {
    version: document.version,
    outcome,
    ...(resource !== undefined && { resource }),
    ...(fix && {
      fix: { safety: fix.safety, description: fix.description, edits: toTextEdits(document, fix.edits) },
    }),
  };
  return {
    range: rangeOf(document, finding),
    severity: SEVERITY[severity],
    code: rule,
    ...(/^https?:/.test(docs) && { codeDescription: { href: docs } }),
    source: SOURCE,
    message,
    data,
  };
}

export function toTextEdits(document: TextDocument, edits: readonly Edit[]): TextEdit[] {
  return edits.map((edit) => ({ range: rangeOf(document, edit), newText: edit.text }));
}

/** @param versioned whether the client takes edits of one version of a document */
export function toCodeAction(document: TextDocument, action: Action, versioned: boolean): CodeAction {
  const { title, kind, preferred, edits, finding } = action;
  const { uri, version } = document;
  const textEdits = toTextEdits(document, edits);
  return {
    title,
    kind,
    ...(finding && { diagnostics: [toDiagnostic(document, finding)] }),
    ...(preferred && { isPreferred: true }),
    edit: versioned
      ? { documentChanges: [{ textDocument: { uri, version }, edits: textEdits }] }
      : { changes: { [uri]: textEdits } },
  };
}

/**
 * @param order its place in the list, which editors would sort by label
 * @param markup how the client shows documentation
 */
export function toCompletionItem(
  document: TextDocument,
  completion: Completion,
  order: number,
  markup: MarkupKind,
): CompletionItem {
  const { kind, label, detail, documentation, text, isSnippet } = completion;
  return {
    label,
    kind: KIND[kind],
    ...(detail !== '' && { detail }),
    ...(documentation !== undefined && { documentation: { kind: markup, value: documentation } }),
    sortText: String(order).padStart(5, '0'),
    insertTextFormat: isSnippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
    textEdit: { range: rangeOf(document, completion), newText: text },
  };
}

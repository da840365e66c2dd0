import {
  type Connection,
  MessageType,
  ShowMessageNotification,
  type ShowMessageParams,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Finding } from '../lint/finding.js';
import { lint } from '../lint/lint.js';
import type { Manifest } from '../manifest/schema.js';
import { InlayError } from '../message/error.js';
import { pathOf } from './client-settings.js';
import type { ClientSettings, DocumentSettings, SettingsSource } from './settings.js';

/** What the linter said of one version of a document. */
export interface Checked {
  /** Changes with the document and with the settings. */
  id: string;
  findings: readonly Finding[];
}

/** One client's run of the server. */
export interface Session {
  /** What the editor says of where the site is. */
  client: ClientSettings;
  /** Resolves once the client has said so. */
  ready: Promise<void>;
  /** The manifest for a document, or nothing, which the user is then told once. */
  manifestFor(document: TextDocument): Promise<Manifest | undefined>;
  /** The findings in a document as it is now. */
  check(document: TextDocument): Promise<Checked>;
  /** Has the settings of every document found again. */
  renew(): void;
}

const NO_SITE =
  'No site is configured: set `manifest` or `site` in `inlay.config.json`, or `inlay.manifest` or `inlay.site` in the editor';

/** @param onSettings called after settings were looked for */
export function startSession(connection: Connection, source: SettingsSource, onSettings: () => void): Session {
  const checked = new WeakMap<TextDocument, Checked>();
  const told = new Set<string>();
  /** What stays true when files change. */
  const noticed = new Set<string>();
  let generation = 0;

  const tell = (problem: string, type: MessageType, before: Set<string>): void => {
    if (before.has(problem)) return;
    before.add(problem);
    const message: ShowMessageParams = { type, message: `Inlay: ${problem}` };
    // Not the connection's own function: that asks, and wants an answer.
    connection.sendNotification(ShowMessageNotification.type, message).catch(() => {});
  };

  /** The result of `make`; a user's mistake is told once, and gives nothing. */
  const orTell = async <T>(make: () => Promise<T> | T): Promise<T | undefined> => {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof InlayError)) throw error;
      tell(error.message, MessageType.Error, told);
      return undefined;
    }
  };

  const settingsFor = async (document: TextDocument): Promise<DocumentSettings | undefined> => {
    await session.ready;
    const settings = await orTell(async () => {
      const found = await source.settingsFor(pathOf(document.uri), session.client);
      if (!found && !told.has(NO_SITE)) connection.console.info(NO_SITE);
      if (!found) told.add(NO_SITE);
      if (found?.notice !== undefined) tell(found.notice, MessageType.Warning, noticed);
      return found;
    });
    onSettings();
    return settings;
  };

  const session: Session = {
    client: { folders: [] },
    ready: Promise.resolve(),
    manifestFor: async (document) => (await settingsFor(document))?.manifest,
    async check(document) {
      const settings = await settingsFor(document);
      const id = `${generation}.${settings?.revision ?? 'none'}.${document.version}`;
      const known = checked.get(document);
      if (known?.id === id) return known;
      const findings =
        settings &&
        !settings.isIgnored &&
        (await orTell(() => lint(document.getText(), settings.manifest, settings.options)));
      const result = { id, findings: findings || [] };
      checked.set(document, result);
      return result;
    },
    renew() {
      generation += 1;
      told.clear();
      source.forget();
    },
  };
  return session;
}

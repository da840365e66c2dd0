import { fileURLToPath } from 'node:url';
import type { InitializeParams } from 'vscode-languageserver/node';
import type { ClientSettings } from './settings.js';

/** The path of a document or folder; nothing for one that is no file. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined; // a host that this system knows no files of
  }
}

/** What a client says of where the site is when it starts the server. */
export function initialSettings({
  workspaceFolders,
  rootUri,
  initializationOptions,
}: InitializeParams): ClientSettings {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const folders = uris.flatMap((uri) => pathOf(uri) ?? []);
  return withSection({ folders }, initializationOptions);
}

/** Settings with what a configuration says, be it the section `inlay` or an object that holds it; empty paths say nothing. */
export function withSection(settings: ClientSettings, configuration: unknown): ClientSettings {
  const section = member(configuration, 'inlay') ?? configuration;
  const manifest = member(section, 'manifest');
  const site = member(section, 'site');
  return {
    ...settings,
    ...(typeof manifest === 'string' && manifest !== '' && { manifest }),
    ...(typeof site === 'string' && site !== '' && { site }),
  };
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name] // it is an object that has it
    : undefined;
}

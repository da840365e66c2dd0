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

/** What a client says when it starts the server. */
export function initialSettings({
  workspaceFolders,
  rootUri,
  initializationOptions,
}: InitializeParams): ClientSettings {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const folders = uris.flatMap((uri) => pathOf(uri) ?? []);
  return withSection({ folders }, initializationOptions);
}

/**
 * Settings with what a configuration says of the site and of plugins, be it the section `inlay` or an object that holds it. One that says
 * nothing changes nothing, and an empty path says nothing.
 */
export function withSection(settings: ClientSettings, configuration: unknown): ClientSettings {
  const section = member(configuration, 'inlay') ?? configuration;
  const manifest = path(section, 'manifest');
  const site = path(section, 'site');
  const given = member(section, 'plugins');
  const plugins = typeof given === 'boolean' ? given : settings.plugins;
  const { folders } = settings;
  const of = manifest === undefined && site === undefined ? settings : { manifest, site };
  return {
    folders,
    ...(of.manifest !== undefined && { manifest: of.manifest }),
    ...(of.site !== undefined && { site: of.site }),
    ...(plugins !== undefined && { plugins }),
  };
}

function path(section: unknown, name: string): string | undefined {
  const value = member(section, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name] // it is an object that has it
    : undefined;
}

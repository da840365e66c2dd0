import type { LintOptions } from '../lint/options.js';
import type { Manifest } from '../manifest/schema.js';

/** What a document is linted with. */
export interface DocumentSettings {
  manifest: Manifest;
  options: LintOptions;
  /** Whether a configuration leaves the document out. */
  isIgnored: boolean;
  /** Changes with all of this that findings depend on. */
  revision: string;
  /** What the user should know of it, in a sentence. */
  notice?: string;
}

/** What an editor says of where the site is, and whether code runs. */
export interface ClientSettings {
  /** Path of a manifest, absolute or relative to the folder that holds the document. */
  manifest?: string;
  /** Path of a site's state, likewise. */
  site?: string;
  /** Whether plugins of configurations run: trust in the workspace is the editor's to know. */
  plugins?: boolean;
  /** Absolute paths of the folders that are open in the editor. */
  folders: readonly string[];
}

/** Where the server's settings come from. */
export interface SettingsSource {
  /**
   * The settings of a document; nothing where no site is said.
   *
   * @param documentPath absolute path; nothing for a document that is no file
   * @throws InlayError for what is wrong with a file, naming it
   */
  settingsFor(documentPath: string | undefined, client: ClientSettings): Promise<DocumentSettings | undefined>;
  /** Absolute paths of the files that settings came from, or would have. */
  files(): readonly string[];
  /** Has every file read again. */
  forget(): void;
}

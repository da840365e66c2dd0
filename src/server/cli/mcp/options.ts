import type { ConfigOptions } from 'inlay/internal/cli/config/config-options.js';
import type { SiteOptions } from 'inlay/internal/cli/options/site-options.js';
import type { Address } from '../daemon/options.js';
import type { WorkCommandOptions } from '../options/work-options.js';

/** The options of `inlay-server mcp`. */
export interface McpCommandOptions extends SiteOptions, ConfigOptions, WorkCommandOptions {
  /** Address and port of HTTP; stdin and stdout without it. */
  listen?: Address;
  /** Where the Theme API of a site is: the site is managed by it. */
  api?: string;
  /** Path of the file that holds the service key of that. */
  keyFile?: string;
  /** Folders whose canvases tools may read and fix by path. */
  folders: readonly string[];
  /** Path of the file that holds the secret. */
  secretFile?: string;
}

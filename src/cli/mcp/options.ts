import type { Address } from '../daemon/options.js';
import type { ConfigOptions } from '../lint/config-options.js';
import type { SiteOptions } from '../options/site-options.js';
import type { WorkCommandOptions } from '../options/work-options.js';

/** The options of `inlay mcp`. */
export interface McpCommandOptions extends SiteOptions, ConfigOptions, WorkCommandOptions {
  /** Address and port of HTTP; stdin and stdout without it. */
  listen?: Address;
  /** Path of the file that holds the secret. */
  secretFile?: string;
}

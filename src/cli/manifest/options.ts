import type { ConfigFileOptions } from '../config/config-options.js';
import type { SiteOptions } from '../options/site-options.js';

/** The options of `inlay manifest`. */
export interface ManifestOptions extends SiteOptions, ConfigFileOptions {
  concise?: true;
  /** Path of the output. */
  out?: string;
  ndjson?: true;
}

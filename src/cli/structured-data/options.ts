import type { ConfigFileOptions } from '../config/config-options.js';
import type { SiteOptions } from '../options/site-options.js';

/** The options of `inlay structured-data`. */
export interface StructuredDataOptions extends SiteOptions, ConfigFileOptions {
  /** As an element for the `head` of a page. */
  script?: true;
  /** Path of the output. */
  out?: string;
}

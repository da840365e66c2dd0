import type { ConfigOptions } from 'inlay/internal/cli/config/config-options.js';
import type { SiteOptions } from 'inlay/internal/cli/options/site-options.js';
import type { WorkCommandOptions } from '../options/work-options.js';

/** The options of `inlay-server preview`. */
export interface PreviewOptions extends SiteOptions, ConfigOptions {
  /** 0 for any that is free. */
  port: number;
  /** Path of the folder with the site's own files. */
  public?: string;
  /** Path of the folder that a report is written into. */
  static?: string;
}

/** The options of a preview that is served. */
export interface LivePreviewOptions extends PreviewOptions, WorkCommandOptions {}

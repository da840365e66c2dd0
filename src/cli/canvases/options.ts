import type { Limits } from '../../canvas/limits.js';
import type { ConfigFileOptions } from '../config/config-options.js';
import type { SiteOptions } from '../options/site-options.js';

/** The options of the commands that make something of canvases. */
export interface CanvasOptions extends SiteOptions, ConfigFileOptions {
  /** Path of the output folder. */
  out?: string;
  /** Workers at most. */
  jobs?: number;
  limit?: Partial<Limits>;
  ndjson?: true;
}

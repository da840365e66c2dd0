import type { SetupOptions } from '../../lint/config/setup.js';
import type { FormatName } from '../../lint/format/index.js';
import type { ConfigPlace } from '../config/read-config.js';
import type { CacheEntry } from './cache.js';
import type { Fixing } from './options.js';

/** How canvases are linted: plain data, to be sent to a worker. */
export interface LintOrder {
  groups: readonly GroupOrder[];
  /** What goes before the configurations. */
  first: SetupOptions;
  fixing: Fixing | undefined;
  formats: readonly { name: FormatName; isTTY: boolean }[];
  /** Whether only errors are shown. */
  quiet: boolean;
  /** Whether to tell what a cache should keep. */
  caching: boolean;
}

/** Canvases with one configuration and one manifest. */
export interface GroupOrder {
  config: ConfigPlace;
  /** JSON of the manifest. */
  manifest: string;
}

/** A canvas to lint. */
export interface LintJob {
  /** Where it is; `-` for stdin. */
  path: string;
  /** What it is called, with slashes. */
  name: string;
  /** Index of its group. */
  group: number;
  /** Its text, for what a worker can't read. */
  source?: string;
  cached?: CacheEntry;
}

import type { SetupOptions } from '../../lint/config/setup.js';
import type { FormatName } from '../../lint/format/index.js';
import type { TextKind } from '../../lint/text-files.js';
import type { ConfigPlace } from '../config/read-config.js';
import type { CacheEntry } from './cache.js';
import type { Fixing } from './options.js';

/** How canvases are linted: plain data, to be sent to a worker. */
export interface LintOrder {
  groups: readonly GroupOrder[];
  /** What goes before the configurations. */
  first: SetupOptions;
  fixing: Fixing | undefined;
  formats: readonly { name: FormatName; isTTY: boolean; columns?: number | undefined }[];
  /** Whether only errors are shown. */
  quiet: boolean;
  /** Whether to tell what a cache should keep. */
  caching: boolean;
}

/** Canvases with one configuration and one manifest, or texts. */
export interface GroupOrder {
  config: ConfigPlace;
  /** JSON of the manifest; missing for texts. */
  manifest?: string;
}

/** A canvas to lint, or a text to search for secrets. */
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
  /** What it is if it is no canvas. */
  text?: TextKind;
  /** Whether it was found in a folder: what can't be read of such texts is told, and no failure. */
  isInFolder?: true;
}

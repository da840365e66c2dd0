import type { ConfigFileOptions } from '../config/config-options.js';
import type { SiteOptions } from '../options/site-options.js';

/** The options of `inlay check`. */
export interface CheckOptions extends SiteOptions, ConfigFileOptions {
  /** Address of the published manifest. */
  endpoint?: string;
  /** HTTP status with which the manifest was answered. */
  status?: number;
  /** Path of the linter's findings, JSON. */
  findings?: string;
  /** False with `--no-navigation`. */
  navigation?: boolean;
  /** Whether missing evidence, and comments that switch findings off, end with 1. */
  strict?: true;
  json?: true;
  ndjson?: true;
}

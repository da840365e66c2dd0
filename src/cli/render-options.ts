import type { SiteOptions } from './site-options.js';

/** How a report is written. */
export const REPORT_FORMATS = ['table', 'json'] as const;

/** The options of `inlay render`. */
export interface RenderOptions extends SiteOptions {
  /** Address of the page. */
  url?: string;
  /** Path of the HTML of forms, JSON. */
  addons?: string;
  /** Path of the output folder. */
  out?: string;
  report?: (typeof REPORT_FORMATS)[number];
  failOnUnresolved?: true;
  ndjson?: true;
}

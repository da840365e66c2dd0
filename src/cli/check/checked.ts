import type { Acceptance } from '../../manifest/accept.js';
import type { CheckedCanvas } from './canvases.js';
import type { Endpoint } from './endpoint.js';

/** All that a check has shown. */
export interface Checked {
  /** Missing when no manifest could be had. */
  acceptance?: Acceptance;
  endpoint?: Endpoint;
  /** Every canvas with the inlays that did not expand, and what the linter found. */
  files?: readonly CheckedCanvas[];
}

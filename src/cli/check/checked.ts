import type { Acceptance } from '../../manifest/accept.js';
import type { CheckedCanvas } from './canvases.js';
import type { Endpoint } from './endpoint.js';
import type { CheckVerdict } from './verdict.js';

/** All that a check has shown. */
export interface Checked {
  /** The verdict on all of it: what the exit code says. */
  verdict: CheckVerdict['verdict'];
  /** The rules, and what else was checked, that bring the verdict about. */
  because: string[];
  /** Missing when no manifest could be had. */
  acceptance?: Acceptance;
  endpoint?: Endpoint;
  /** Every canvas with the inlays that did not expand, and what the linter found. */
  files?: readonly CheckedCanvas[];
  /** How many errors the linter found, or the given findings have; missing where nothing was linted. */
  errors?: number;
}

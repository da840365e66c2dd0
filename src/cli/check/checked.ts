import type { Acceptance } from '../../manifest/accept.js';
import type { CheckedCanvas } from './canvases.js';
import type { Endpoint } from './endpoint.js';

/** What a check comes to: `fail` as soon as one thing fails. */
export interface CheckVerdict {
  verdict: 'pass' | 'fail' | 'needs-evidence';
  /** The rules, and what else was checked, that bring it about. */
  because: string[];
}

/** All that a check has shown. */
export interface Checked extends CheckVerdict {
  /** Missing when no manifest could be had. */
  acceptance?: Acceptance;
  endpoint?: Endpoint;
  /** Every file with the inlays that did not expand, what the linter found, and what it was told not to look at. */
  files?: readonly CheckedCanvas[];
  /** How many errors the linter found, or the given findings have; missing where nothing was linted. */
  errors?: number;
}

import type { Position } from '../text/position.js';

export const SEVERITIES = ['error', 'warning', 'info'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** `violation`: certain. `needs-review`: likely, with a score in the evidence; somebody has to look. */
export type Outcome = 'violation' | 'needs-review';

/** One replacement in a source. Offsets are UTF-16 code units; `start` equals `end` for an insertion. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** An atomic group of edits that mends a finding. */
export interface Fix {
  /** `safe` only if it is proven that nothing but the resource's own markup changes. */
  safety: 'safe' | 'unsafe';
  /** What it does, and for an unsafe one why it is not proven. */
  description: string;
  /** In the order of the source, without overlaps. */
  edits: Edit[];
  /** Its edits replace, or even write, a text with a secret: that is not to be shown. */
  secret?: 'replaced' | 'written';
  /** What the proof depends on, for a safe fix. */
  proof?: unknown;
}

/** What the linter says of one place of a canvas. */
export interface Finding {
  /** The rule's id. */
  rule: string;
  severity: Severity;
  outcome: Outcome;
  /** What is wrong, why, and what to write instead. */
  message: string;
  /** UTF-16 offsets into the source. */
  start: number;
  end: number;
  /** 1-based, of `start`; columns in UTF-16 code units. */
  line: number;
  column: number;
  /** 1-based, of `end`. */
  endLine: number;
  endColumn: number;
  /** JSON Pointer (RFC 6901) into the manifest: what is duplicated or misused. */
  resource?: string;
  /** What the finding depends on: plain JSON. */
  evidence?: unknown;
  /** URI of the rule's documentation; `inlay lint --explain` prints it. */
  docs: string;
  fix?: Fix;
}

/** The place of an offset, named as in a finding. */
export function endOf({ line, column }: Position): Pick<Finding, 'endLine' | 'endColumn'> {
  return { endLine: line, endColumn: column };
}

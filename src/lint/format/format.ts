import type { Finding } from '../finding.js';
import type { Rule } from '../rule.js';
import type { Unseen } from '../unseen.js';
import type { FindingCounts } from './counts.js';

/** A canvas and what the linter says of it. */
export interface LintedFile {
  /** With slashes, relative where it can be. */
  path: string;
  /** The source in which the findings are. */
  source: string;
  /** In the order of the source. */
  findings: readonly Finding[];
  /** What the linter was told not to look at, where that is known. */
  unseen?: Unseen;
}

/** Gives a text a style, where what is written shows styles. */
export type PaintFinding = (style: FindingStyle, text: string) => string;

export type FindingStyle = 'red' | 'yellow' | 'green' | 'cyan' | 'dim' | 'bold' | 'underline';

/** What a format is told beside the findings. */
export interface FormatContext {
  /** Version of the linter. */
  version: string;
  /** The rules that the findings may be of. */
  rules: readonly Rule[];
  /** For formats that people read. */
  paint: PaintFinding;
  /** Columns of the terminal that they are read on; nothing for what is no terminal. */
  width?: number | undefined;
}

/** A format in pieces, so that no output has to be held as a whole: files in their order, and what is around them. */
export interface Format {
  open(context: FormatContext): string;
  /** What stands between the pieces of two files. */
  between: string;
  /** The piece of one file; empty for one that the format says nothing of. */
  file(file: LintedFile, context: FormatContext): string;
  close(counts: FindingCounts, context: FormatContext): string;
}

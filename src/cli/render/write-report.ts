import type { Tally } from '../output/tally.js';
import { type Teller, tell } from '../output/tell.js';
import { untilUnread } from '../output/write-stream.js';
import { reportFrame } from './report-entry.js';
import type { ReportStyle } from './report-format.js';

/** A report that is written as it comes about. */
export interface WrittenReport {
  /** Writes entries, and waits until the stream has taken them. */
  add(entries: readonly string[]): Promise<void>;
  /** Writes the end, unless there was nothing to report. */
  end(tally: Tally): Promise<void>;
}

/**
 * Writes a report to a stream. When nobody reads on, it goes on in silence: the report is not what the command is for.
 *
 * Its members throw the stream's other errors.
 */
export function writeReport(stream: Teller, style: ReportStyle): WrittenReport {
  const { open, between, close } = reportFrame(style);
  let lead = open;
  let isBegun = false;
  const write = untilUnread(stream, tell);
  return {
    async add(entries) {
      if (entries.length === 0) return;
      await write(lead + entries.join(between));
      lead = between;
      isBegun = true;
    },
    async end(tally) {
      if (isBegun) await write(close(tally));
    },
  };
}

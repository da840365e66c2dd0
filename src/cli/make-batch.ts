import type { Make, Making } from './make.js';
import { makeEach, type Outcomes } from './make-each.js';
import type { Job } from './plan-outputs.js';
import { reportEntry } from './report-entry.js';
import type { ReportStyle } from './report-format.js';
import { deliver } from './tell.js';
import { writeOutput } from './write-output.js';

/** How canvases are made into files: plain data, to be sent to a worker. */
export interface Order extends Making {
  report: ReportStyle | undefined;
  /** The folder that outputs go below. */
  out: string | undefined;
}

/** What came of a batch of canvases. */
export interface BatchOutcomes extends Outcomes {
  /** The report's entries, none without a report. */
  entries: string[];
}

/**
 * Makes canvases into what was ordered, each to its output or to stdout.
 *
 * @throws a broken pipe of stdout
 */
export async function makeBatch(
  jobs: readonly Job[],
  make: Make,
  { limits, report: style, out }: Order,
): Promise<BatchOutcomes> {
  const entries: string[] = [];
  const outcomes = await makeEach(jobs, make, limits, async ({ text, report }, { path, output }) => {
    if (output === undefined) await deliver(process.stdout, text);
    else writeOutput(output, text, out);
    if (style) entries.push(reportEntry(path, report.inlays, style));
  });
  return { ...outcomes, entries };
}

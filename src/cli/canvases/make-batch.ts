import type { Job } from '../output/plan-outputs.js';
import { deliver } from '../output/tell.js';
import { writeOutput } from '../output/write-output.js';
import { reportEntry } from '../render/report-entry.js';
import type { ReportStyle } from '../render/report-format.js';
import type { Make, Making } from './make.js';
import { makeEach, type Outcomes } from './make-each.js';

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

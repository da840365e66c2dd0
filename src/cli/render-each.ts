import { render } from '../canvas/render.js';
import type { Report } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import type { Site } from '../site/schema.js';
import type { Failure } from './failure.js';
import { inFile } from './in-file.js';
import { startProgress } from './progress.js';
import { readInput } from './read-input.js';
import { isBrokenPipe } from './system-error.js';
import { addTo, emptyTally, type Tally } from './tally.js';

/** A rendered canvas. */
export interface Rendered<T> {
  job: T;
  html: string;
  report: Report;
}

/** What came of many canvases. */
export interface Outcomes {
  tally: Tally;
  /** The canvases that could not be read, rendered or written. */
  failures: Failure[];
}

/**
 * Renders one canvas after the other; one that fails does not keep the others from it.
 *
 * @param take gets each rendered canvas; what it throws counts as that canvas's failure
 */
export async function renderEach<T extends { path: string }>(
  jobs: readonly T[],
  site: Site,
  request: RenderRequest,
  take: (rendered: Rendered<T>) => void | Promise<void>,
): Promise<Outcomes> {
  const tally = emptyTally();
  const failures: Failure[] = [];
  const progress = startProgress(process.stderr, 'rendered', jobs.length);
  for (const job of jobs) {
    const { path } = job;
    try {
      const source = await readInput(path, 'keep');
      const rendered = inFile(path, () => render(source, site, request));
      await take({ job, ...rendered });
      addTo(tally, rendered.report);
    } catch (error) {
      if (isBrokenPipe(error)) throw error;
      failures.push({ path, error });
    }
    progress.step();
  }
  progress.clear();
  return { tally, failures };
}

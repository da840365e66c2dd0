import { type Limits, limitsOf } from '../../canvas/limits.js';
import { type Failure, failureOf } from '../errors/failure.js';
import { inFile } from '../errors/in-file.js';
import { isBrokenPipe } from '../errors/system-error.js';
import { canvasInputLimit, readInput } from '../input/read-input.js';
import type { Job } from '../output/plan-outputs.js';
import { addTo, emptyTally, type Tally } from '../output/tally.js';
import type { Made, Make } from './make.js';

/** What came of many canvases. */
export interface Outcomes {
  tally: Tally;
  /** The canvases that could not be read, made into something or written. */
  failures: Failure[];
}

/**
 * Makes something of one canvas after the other; one that fails does not keep the others from it.
 *
 * @param take gets what was made, and of what; what it throws counts as that canvas's failure
 * @throws a broken pipe that `take` met where the output is no file
 */
export async function makeEach<T extends Job>(
  jobs: readonly T[],
  make: Make,
  limits: Partial<Limits>,
  take: (made: Made, job: T, source: string) => void | Promise<void>,
): Promise<Outcomes> {
  const tally = emptyTally();
  const failures: Failure[] = [];
  const inputLimit = canvasInputLimit(limitsOf(limits).canvasLength);
  for (const job of jobs) {
    const { path, output, url } = job;
    try {
      const source = await readInput(path, 'keep', inputLimit);
      const made = inFile(path, () => make(source, url));
      await take(made, job, source);
      addTo(tally, made.report);
    } catch (error) {
      if (output === undefined && isBrokenPipe(error)) throw error;
      failures.push(failureOf(error, path));
    }
  }
  return { tally, failures };
}

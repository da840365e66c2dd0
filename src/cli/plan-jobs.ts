import { InlayError } from '../error.js';
import type { CanvasOptions } from './canvas-options.js';
import { expandPaths } from './expand-paths.js';
import type { Failure } from './failure.js';
import { type Job, planOutputs } from './plan-outputs.js';

/**
 * The canvases that the arguments stand for, and where the output of each goes: below `--out`, or to stdout for a single
 * one.
 *
 * @param nameOf the output's path for that of the canvas, both below the output folder
 * @param others paths of inputs that are no canvases
 * @throws InlayError `usage` for outputs that can go nowhere; what `planOutputs` throws
 */
export async function planJobs(
  paths: readonly string[],
  { out }: CanvasOptions,
  nameOf: (path: string) => string,
  others: readonly (string | undefined)[],
): Promise<{ jobs: Job[]; failures: Failure[] }> {
  if (out !== undefined) {
    if (paths.includes('-')) {
      throw new InlayError('usage', 'Unexpected `--out` for a canvas on stdin, expected its output on stdout');
    }
    const { canvases, failures } = await expandPaths(paths, out);
    const named = canvases.map(({ path, output }) => ({ path, output: nameOf(output) }));
    return { jobs: planOutputs(named, out, others), failures };
  }
  const { canvases, failures } = await expandPaths(paths);
  if (failures.length > 0) return { jobs: [], failures };
  const jobs = canvases.map(({ path }) => ({ path }));
  if (jobs.length === 1) return { jobs, failures };
  throw new InlayError('usage', `Unexpected ${jobs.length} canvases for stdout, expected one, or \`--out <folder>\``);
}

import { relative, sep } from 'node:path';
import { pageAddress } from '../../html/page-address.js';
import { InlayError } from '../../message/error.js';
import type { Failure } from '../errors/failure.js';
import { expandPaths } from '../input/expand-paths.js';
import { type Job, planOutputs } from '../output/plan-outputs.js';
import type { RenderOptions } from '../render/options.js';
import type { CanvasOptions } from './options.js';

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
  { out, urlBase }: CanvasOptions & Pick<RenderOptions, 'urlBase'>,
  nameOf: (path: string) => string,
  others: readonly (string | undefined)[],
): Promise<{ jobs: Job[]; failures: Failure[] }> {
  if (out !== undefined) {
    if (paths.includes('-')) {
      throw new InlayError('usage', 'Unexpected `--out` for a canvas on stdin, expected its output on stdout');
    }
    const { canvases, failures } = await expandPaths(paths, out);
    const named = canvases.map(({ path, output }) => ({ path, output: nameOf(output) }));
    const jobs = planOutputs(named, out, others);
    return { jobs: urlBase === undefined ? jobs : jobs.map((job) => withUrl(job, out, urlBase)), failures };
  }
  if (urlBase !== undefined) {
    throw new InlayError('usage', 'Unexpected `--url-base` without `--out <folder>`, expected both, or `--url`');
  }
  const { canvases, failures } = await expandPaths(paths);
  if (failures.length > 0) return { jobs: [], failures };
  const jobs = canvases.map(({ path }) => ({ path }));
  if (jobs.length === 1) return { jobs, failures };
  throw new InlayError('usage', `Unexpected ${jobs.length} canvases for stdout, expected one, or \`--out <folder>\``);
}

/** A job with the address of its page, where the output folder is served at the base. */
function withUrl(job: Job & { output: string }, out: string, base: string): Job {
  return { ...job, url: pageAddress(base, relative(out, job.output).split(sep).join('/')) };
}

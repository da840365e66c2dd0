import type { ReportedInlay } from '../../canvas/report.js';
import type { Site } from '../../site/schema.js';
import { maker } from '../canvases/make.js';
import { makeEach } from '../canvases/make-each.js';
import { standIns } from '../canvases/stand-ins.js';
import type { Failure } from '../errors/failure.js';
import { expandPaths } from '../input/expand-paths.js';
import { startProgress } from '../output/progress.js';
import { isLeft, type Tally } from '../output/tally.js';

/** What rendering canvases for a check has shown. */
export interface CheckedCanvases {
  /** Every canvas with the inlays that did not expand; those in replaced fallback content don't count. */
  files: { path: string; inlays: ReportedInlay[] }[];
  tally: Tally;
  failures: Failure[];
}

/** Renders canvases to see which of their components don't expand. */
export async function checkCanvases(paths: readonly string[], site: Site): Promise<CheckedCanvases> {
  const files: CheckedCanvases['files'] = [];
  const { canvases, failures } = await expandPaths(paths);
  const limits = {};
  const make = maker(site, { product: 'render', request: standIns(site), limits });
  const progress = startProgress(process.stderr, 'rendered', canvases.length);
  const outcomes = await makeEach(canvases, make, limits, ({ report }, { path }) => {
    files.push({ path, inlays: report.inlays.filter(isLeft) });
    progress.step(1);
  });
  progress.clear();
  return { files, tally: outcomes.tally, failures: [...failures, ...outcomes.failures] };
}

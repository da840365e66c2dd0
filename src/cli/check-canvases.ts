import type { ReportedInlay } from '../canvas/report.js';
import type { RenderRequest } from '../component/resolution.js';
import type { Site } from '../site/schema.js';
import { expandPaths } from './expand-paths.js';
import type { Failure } from './failure.js';
import { renderEach } from './render-each.js';
import { isLeft, type Tally } from './tally.js';

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
  const outcomes = await renderEach(canvases, site, standIns(site), ({ job, report }) => {
    files.push({ path: job.path, inlays: report.inlays.filter(isLeft) });
  });
  return { files, tally: outcomes.tally, failures: [...failures, ...outcomes.failures] };
}

/** A request that brings the forms that the site leaves to the request, so that they don't count as missing. */
function standIns({ addons }: Site): RenderRequest {
  const providers = Object.entries(addons).map(([provider, { forms }]) => {
    const missing = forms.filter(({ html }) => html === undefined);
    return [provider, Object.fromEntries(missing.map(({ id }) => [id, '<form><input></form>']))];
  });
  return { addons: Object.fromEntries(providers) };
}

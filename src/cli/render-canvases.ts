import type { ReportedInlay } from '../canvas/report.js';
import { InlayError } from '../error.js';
import { EXIT } from './exit-code.js';
import { expandPaths } from './expand-paths.js';
import { type Failure, reportFailures } from './failure.js';
import { loadSite } from './load-site.js';
import { type Job, planOutputs } from './plan-outputs.js';
import { type Outcomes, renderEach } from './render-each.js';
import type { RenderOptions } from './render-options.js';
import { reportTable } from './report-table.js';
import { loadRequest } from './request.js';
import { canvasesOrStdin, checkStdinUse } from './stdin-use.js';
import { canvasLine, inlayLine, isLeft, type Tally } from './tally.js';
import { painter } from './terminal.js';
import { writeOutput } from './write-output.js';
import { writeTo } from './write-stream.js';

/** What the report tells of one canvas. */
interface FileReport {
  path: string;
  inlays: ReportedInlay[];
}

/**
 * Renders canvases to stdout or into a folder, and tells what became of their components.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from rendering any canvas
 */
export async function renderCanvases(args: readonly string[], options: RenderOptions): Promise<number> {
  const { site: state, manifest, addons } = options;
  const paths = canvasesOrStdin(args);
  const canvas = paths.includes('-') ? '-' : undefined;
  checkStdinUse({ '`--site`': state, '`--manifest`': manifest, '`--addons`': addons, 'a canvas': canvas });
  const site = await loadSite(options);
  const request = await loadRequest(options);
  const { jobs, failures } = await jobsOf(paths, options);

  const files: FileReport[] = [];
  const rendered = await renderEach(jobs, site, request, async ({ job, html, report }) => {
    if (job.output === undefined) await writeTo(process.stdout, html);
    else await writeOutput(job.output, html);
    if (options.report) files.push({ path: job.path, inlays: report.inlays });
  });
  return conclude({ tally: rendered.tally, failures: [...failures, ...rendered.failures] }, files, options);
}

async function jobsOf(paths: readonly string[], options: RenderOptions): Promise<{ jobs: Job[]; failures: Failure[] }> {
  const { out } = options;
  if (out !== undefined) {
    if (paths.includes('-')) {
      throw new InlayError('usage', 'Unexpected `--out` for a canvas on stdin, expected its output on stdout');
    }
    const { canvases, failures } = await expandPaths(paths, out);
    return { jobs: await planOutputs(canvases, out, [options.site, options.manifest, options.addons]), failures };
  }
  const { canvases, failures } = await expandPaths(paths);
  if (failures.length > 0) return { jobs: [], failures };
  const jobs = canvases.map(({ path }) => ({ path }));
  if (jobs.length === 1) return { jobs, failures };
  throw new InlayError('usage', `Unexpected ${jobs.length} canvases for stdout, expected one, or \`--out <folder>\``);
}

async function conclude(
  { tally, failures }: Outcomes,
  files: readonly FileReport[],
  options: RenderOptions,
): Promise<number> {
  const { out } = options;
  const left = options.failOnUnresolved && tally.unresolved + tally.refused > 0;
  const exitCode = failures.length > 0 ? EXIT.failure : left ? EXIT.findings : EXIT.clean;
  process.exitCode = exitCode; // in case that nobody reads the report
  if (options.report && files.length > 0) {
    const stream = out === undefined ? process.stderr : process.stdout;
    await writeTo(stream, options.report === 'json' ? json(files) : table(files, tally, stream));
  }
  reportFailures(failures);
  if (out !== undefined) await writeTo(process.stderr, `${canvasLine(tally)}\n`);
  return exitCode;
}

function json(files: readonly FileReport[]): string {
  return `${JSON.stringify({ files }, null, 2)}\n`;
}

function table(files: readonly FileReport[], tally: Tally, stream: NodeJS.WriteStream): string {
  const paint = painter(stream);
  const tables = files.map(({ path, inlays }) => `${reportTable(path, inlays, paint)}\n`);
  const style = files.some(({ inlays }) => inlays.some(isLeft)) ? 'yellow' : 'green';
  return `${tables.join('')}${paint(style, inlayLine(tally))}\n`;
}

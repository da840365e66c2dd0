import type { RenderRequest } from '../../component/resolution.js';
import type { Site } from '../../site/schema.js';
import { chooseSite } from '../config/choose-site.js';
import { EXIT } from '../errors/exit-code.js';
import { type Failure, reportFailures } from '../errors/failure.js';
import { loadSite } from '../input/load-site.js';
import { canvasesOrStdin, checkStdinUse } from '../input/stdin-use.js';
import { startProgress } from '../output/progress.js';
import { addTally, canvasLine, emptyTally, isAnyLeft, type Tally } from '../output/tally.js';
import { tell } from '../output/tell.js';
import { widthOf } from '../output/terminal.js';
import type { RenderOptions } from '../render/options.js';
import type { ReportStyle } from '../render/report-format.js';
import { type WrittenReport, writeReport } from '../render/write-report.js';
import type { Product } from './make.js';
import { makeAll } from './make-all.js';
import { planJobs } from './plan-jobs.js';

/** What a command makes of canvases. */
export interface Products {
  product: Product;
  /** What is done to a canvas, in the line that counts. */
  verb: string;
  /** The output's path for that of the canvas. */
  nameOf(path: string): string;
  /** The request to render for. */
  requestOf(site: Site): RenderRequest | Promise<RenderRequest>;
}

/**
 * Makes canvases into products on stdout or in a folder, and tells what became of their components.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from making any
 */
export async function makeCanvases(
  args: readonly string[],
  { product, verb, nameOf, requestOf }: Products,
  options: RenderOptions,
): Promise<number> {
  const { addons, limit: limits = {} } = options;
  const paths = canvasesOrStdin(args);
  const chosen = await chooseSite(options, paths, options.out);
  const { site: state, manifest } = chosen;
  const canvas = paths.includes('-') ? '-' : undefined;
  checkStdinUse({ '`--site`': state, '`--manifest`': manifest, '`--addons`': addons, 'a canvas': canvas });
  const site = await loadSite(chosen);
  const request = await requestOf(site);
  const { jobs, failures } = await planJobs(paths, options, nameOf, [state, manifest, addons]);

  const report = startReport(options);
  // On a terminal the report says how far it is.
  const progress = report?.style.isTTY ? undefined : startProgress(process.stderr, verb, jobs.length);
  const tally = emptyTally();
  const order = { product, request, limits, report: report?.style, out: options.out };
  for await (const outcomes of makeAll(jobs, site, order, options.jobs)) {
    addTally(tally, outcomes.tally);
    for (const failure of outcomes.failures) failures.push(failure);
    await report?.add(outcomes.entries);
    progress?.step(outcomes.tally.canvases + outcomes.failures.length);
  }
  progress?.clear();
  return conclude(tally, failures, report, options);
}

function startReport({ report: format, out }: RenderOptions): (WrittenReport & { style: ReportStyle }) | undefined {
  if (format === undefined) return undefined;
  const stream = out === undefined ? process.stderr : process.stdout;
  const style = { format, isTTY: stream.isTTY === true, columns: widthOf(stream) };
  return { style, ...writeReport(stream, style) };
}

async function conclude(
  tally: Tally,
  failures: readonly Failure[],
  report: WrittenReport | undefined,
  { out, failOnUnresolved }: RenderOptions,
): Promise<number> {
  const left = failOnUnresolved && isAnyLeft(tally);
  const exitCode = failures.length > 0 ? EXIT.failure : left ? EXIT.findings : EXIT.clean;
  process.exitCode = exitCode; // in case that nobody reads what follows
  await report?.end(tally);
  reportFailures(failures);
  if (out !== undefined) await tell(process.stderr, `${canvasLine(tally)}\n`);
  return exitCode;
}

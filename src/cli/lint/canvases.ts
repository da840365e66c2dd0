import { existsSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { noFindings } from '../../lint/format/counts.js';
import { printableLine } from '../../message/printable.js';
import { EXIT } from '../errors/exit-code.js';
import { reportFailures } from '../errors/failure.js';
import { readInput } from '../input/read-input.js';
import { canvasesOrStdin, checkStdinUse } from '../input/stdin-use.js';
import { checkOverwrite } from '../output/plan-outputs.js';
import { type Progress, startProgress } from '../output/progress.js';
import { counted } from '../output/tally.js';
import { deliver, type Teller, tell } from '../output/tell.js';
import { painter } from '../output/terminal.js';
import { untilUnread } from '../output/write-stream.js';
import { lintAll } from './all.js';
import { addBatch, contextsOf, type LintedBatch } from './batch.js';
import { type Cache, defaultCacheFile, fileCache } from './cache.js';
import { type FindingWriter, findingWriter } from './finding-writers.js';
import { type FormatTarget, firstOf, fixingOf, type LintCommandOptions } from './options.js';
import type { LintOrder } from './order.js';
import { type LintPlan, planLint } from './plan-lint.js';

/**
 * Lints canvases and writes what was found.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from linting any
 */
export async function lintCanvases(args: readonly string[], options: LintCommandOptions): Promise<number> {
  return runLint(args, options, options.cache ? cacheOf(options) : undefined);
}

function cacheOf({ cacheLocation }: LintCommandOptions): Cache {
  return cacheLocation === undefined ? fileCache(defaultCacheFile()) : fileCache(cacheLocation, true);
}

/**
 * One run of the linter.
 *
 * @param reading told every path before it is read, also one that can't be
 * @returns the exit code
 * @throws InlayError for what keeps it from linting any
 */
export async function runLint(
  args: readonly string[],
  options: LintCommandOptions,
  cache: Cache | undefined,
  reading?: (path: string) => void,
): Promise<number> {
  const paths = canvasesOrStdin(args);
  const canvas = paths.includes('-') ? '-' : undefined;
  checkStdinUse({ '`--site`': options.site, '`--manifest`': options.manifest, 'a canvas': canvas });
  const plan = await planLint(paths, options, reading);
  const fixing = fixingOf(options);
  // What was fixed, or would be, goes to stdout: findings must not stand between.
  const isTaken = fixing !== undefined && (fixing.dryRun || canvas === '-');
  const stream = isTaken ? process.stderr : process.stdout;
  const targets: readonly FormatTarget[] = options.format ?? [{ name: 'readable' }];
  const order: LintOrder = {
    groups: plan.orders,
    first: firstOf(options),
    fixing,
    formats: targets.map(({ name, file }) => {
      const isTTY = file === undefined && stream.isTTY === true;
      return { name, isTTY, ...(isTTY && { columns: stream.columns }) };
    }),
    quiet: options.quiet === true,
    caching: cache !== undefined,
  };
  await makeReady(plan, cache);
  const writers = openWriters(targets, stream, plan, order);
  const sum: Sum = { shown: noFindings(), found: noFindings(), failures: plan.failures, passedOver: [], fixed: [] };
  try {
    await lintInto(sum, writers, plan, order, cache, options.jobs);
    const exitCode = exitCodeOf(sum, options);
    process.exitCode = exitCode; // in case that nobody reads what follows
    for (const writer of writers) await writer.end({ ...sum.shown, failures: sum.failures.length });
    cache?.save();
    await conclude(sum, plan, options);
    return exitCode;
  } catch (error) {
    for (const writer of writers) writer.abandon();
    await tellFixed(sum, options); // these are written, whatever came after
    throw error;
  }
}

/** Reads what only this thread can read, and what is known of the canvases already. */
async function makeReady({ jobs }: LintPlan, cache: Cache | undefined): Promise<void> {
  for (const job of jobs) {
    if (job.path === '-') job.source = await readInput('-', 'keep');
    else {
      const cached = cache?.get(resolve(job.path));
      if (cached) job.cached = cached;
    }
  }
}

function openWriters(
  targets: readonly FormatTarget[],
  stream: Teller,
  { jobs, groups, inputs }: LintPlan,
  order: LintOrder,
): FindingWriter[] {
  const files = targets.flatMap(({ file }) => (file === undefined ? [] : [{ output: file }]));
  checkOverwrite(files, [...jobs.map(({ path }) => path), ...inputs], '--format');
  const contexts = contextsOf(groups, order);
  return targets.flatMap((target, index) => {
    const context = contexts[index];
    return context ? [findingWriter(target, stream, context)] : [];
  });
}

/** What came of the batches so far. */
type Sum = Pick<LintedBatch, 'shown' | 'found' | 'failures' | 'passedOver' | 'fixed'>;

/** Whether two of some canvases are one file, by a link. */
function haveTwoNames(jobs: LintPlan['jobs']): boolean {
  const seen = new Set<string>();
  return jobs.some(({ path }) => {
    const real = path !== '-' && existsSync(path) ? realpathSync(path) : path;
    const isKnown = seen.has(real);
    seen.add(real);
    return isKnown;
  });
}

async function lintInto(
  sum: Sum,
  writers: readonly FindingWriter[],
  { jobs, groups }: LintPlan,
  order: LintOrder,
  cache: Cache | undefined,
  threads: number | undefined,
): Promise<void> {
  const progress = startProgress(process.stderr, 'linted', jobs.length);
  const print = untilUnread(process.stdout, deliver);
  // Two threads would write a file of two names at once.
  const most = order.fixing && haveTwoNames(jobs) ? 1 : threads;
  for await (const batch of lintAll(jobs, groups, order, most)) {
    addBatch(sum, batch);
    for (const [path, entry] of batch.entries) cache?.set(path, entry);
    await show(batch, writers, progress, print);
    progress.step(batch.canvases);
  }
  progress.clear();
}

async function show(
  { pieces, text }: LintedBatch,
  writers: readonly FindingWriter[],
  progress: Progress,
  print: (text: string) => Promise<void>,
): Promise<void> {
  const isSeen = writers.some(({ toStream }, index) => toStream && (pieces[index]?.length ?? 0) > 0);
  if (text !== '' || isSeen) progress.clear();
  if (text !== '') await print(text);
  for (const [index, writer] of writers.entries()) await writer.add(pieces[index] ?? []);
}

function exitCodeOf({ found, failures }: Sum, { maxWarnings = Number.POSITIVE_INFINITY }: LintCommandOptions): number {
  if (failures.length > 0) return EXIT.failure;
  return found.errors > 0 || found.warnings > maxWarnings ? EXIT.findings : EXIT.clean;
}

async function conclude(sum: Sum, { jobs, ignored }: LintPlan, options: LintCommandOptions): Promise<void> {
  const { found, failures, passedOver } = sum;
  const { maxWarnings = Number.POSITIVE_INFINITY } = options;
  reportFailures(failures);
  const add = untilUnread(process.stderr, tell);
  for (const { message, path } of passedOver)
    await add(`note: not searched for secrets: ${printableLine(message || path)}\n`);
  if (jobs.length === 0 && ignored > 0) {
    await add(`Nothing to lint: the configuration leaves ${counted(ignored, 'canvas', 'canvases')} out\n`);
  }
  await tellFixed(sum, options);
  if (found.warnings > maxWarnings) {
    const label = painter(process.stderr)('red', 'error:');
    const message = `Unexpected ${counted(found.warnings, 'warning')}, expected at most ${maxWarnings}`;
    await add(`${label} ${message} (\`--max-warnings\`)\n`);
  }
}

/** How many findings were fixed, and which files were written. */
async function tellFixed({ fixed }: Sum, { fixDryRun }: LintCommandOptions): Promise<void> {
  if (fixed.length === 0) return;
  const findings = fixed.reduce((sum, canvas) => sum + canvas.findings, 0);
  const verb = fixDryRun ? 'Would fix' : 'Fixed';
  const lines = fixed
    .filter(({ isWritten }) => isWritten)
    .flatMap(({ name, findings: count, notes }) => [
      `  ${printableLine(name)}: ${counted(count, 'finding')}\n`,
      ...notes.map((note) => `    ${printableLine(note)}\n`),
    ]);
  const sum = `${verb} ${counted(findings, 'finding')} in ${counted(fixed.length, 'file')}\n`;
  await untilUnread(process.stderr, tell)([sum, ...lines].join(''));
}

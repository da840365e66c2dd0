import { relative, resolve } from 'node:path';
import { limitsOf } from '../../canvas/limits.js';
import { lintAndFix } from '../../lint/converge.js';
import type { Finding } from '../../lint/finding.js';
import { addCounts, countFile, type FindingCounts, noFindings } from '../../lint/format/counts.js';
import type { FormatContext } from '../../lint/format/format.js';
import { FORMATS } from '../../lint/format/index.js';
import { lint } from '../../lint/lint.js';
import { RULES } from '../../lint/rules/index.js';
import { VERSION } from '../../version.js';
import { type Failure, failureOf } from '../failure.js';
import { inFile } from '../in-file.js';
import { canvasInputLimit, readInput } from '../read-input.js';
import { painter } from '../terminal.js';
import { writeOutput } from '../write-output.js';
import { type CacheEntry, hashOf } from './cache.js';
import { differenceOf } from './difference.js';
import { type LintGroup, patternPath, slashed } from './lint-group.js';
import type { LintJob, LintOrder } from './lint-order.js';

/** What came of a batch of canvases. */
export interface LintedBatch {
  /** For every format the pieces of the canvases that it has one for. */
  pieces: string[][];
  /** What the formats show. */
  shown: FindingCounts;
  /** All that was found, shown or not. */
  found: FindingCounts;
  failures: Failure[];
  /** What a cache should keep, by absolute path. */
  entries: [string, CacheEntry][];
  fixed: { findings: number; files: number };
  /** What goes to stdout besides: differences, or the fixed canvas of stdin. */
  text: string;
}

/** What all canvases of an order share. */
export interface Prepared {
  groups: readonly LintGroup[];
  contexts: readonly FormatContext[];
}

/** What the formats of an order are told. */
export function contextsOf(groups: readonly LintGroup[], { formats }: Pick<LintOrder, 'formats'>): FormatContext[] {
  const own = groups.flatMap(({ config }) => config.plugins.flatMap(({ rules }) => rules));
  const rules = [...new Map([...RULES, ...own].map((rule) => [rule.id, rule])).values()];
  return formats.map((format) => ({ version: VERSION, rules, paint: painter(format) }));
}

/** Lints canvases, and fixes them if that was ordered; one that fails does not keep the others from it. */
export async function lintBatch(jobs: readonly LintJob[], prepared: Prepared, order: LintOrder): Promise<LintedBatch> {
  const batch: LintedBatch = {
    pieces: order.formats.map(() => []),
    shown: noFindings(),
    found: noFindings(),
    failures: [],
    entries: [],
    fixed: { findings: 0, files: 0 },
    text: '',
  };
  const limit = canvasInputLimit(limitsOf(undefined).canvasLength);
  for (const job of jobs) {
    try {
      const source = job.source ?? (await readInput(job.path, 'keep', limit));
      inFile(job.name, () => lintOne(job, source, prepared, order, batch));
    } catch (error) {
      batch.failures.push(failureOf(error, job.path));
    }
  }
  return batch;
}

function lintOne(
  job: LintJob,
  source: string,
  { groups, contexts }: Prepared,
  order: LintOrder,
  batch: LintedBatch,
): void {
  const group = groups[job.group];
  if (!group) throw new RangeError(`There is no group ${job.group}`);
  const options = group.config.optionsFor(patternPath(group.config, job.name));
  const keyOf = (text: string) => (order.caching ? hashOf(group.keyOf(options), text) : '');
  const { fixing } = order;
  const key = keyOf(source);
  let findings = order.caching && job.cached?.key === key ? job.cached.findings : undefined;
  let output = source;
  if (fixing && (!findings || findings.some(({ fix }) => fix && (fixing.unsafe || fix.safety === 'safe')))) {
    const fixed = lintAndFix(source, group.manifest, options, { unsafe: fixing.unsafe });
    findings = fixed.remaining;
    output = fixed.output;
    batch.fixed.findings += fixed.applied.length;
    if (output !== source) batch.fixed.files += 1;
  }
  findings ??= lint(source, group.manifest, options);
  deliver(job, source, output, order, batch);
  if (order.caching && job.path !== '-' && !fixing?.dryRun) {
    const entry = { key: output === source ? key : keyOf(output), findings };
    if (entry.key !== job.cached?.key) batch.entries.push([resolve(job.path), entry]);
  }
  tell(job.name, output, findings, contexts, order, batch);
}

/** Puts what was fixed where it belongs. */
function deliver({ path, name }: LintJob, source: string, output: string, order: LintOrder, batch: LintedBatch): void {
  if (!order.fixing) return;
  if (order.fixing.dryRun) batch.text += differenceOf(name, source, output);
  else if (path === '-') batch.text += output;
  else if (output !== source) writeOutput(path, output);
}

function tell(
  path: string,
  source: string,
  findings: readonly Finding[],
  contexts: readonly FormatContext[],
  { formats, quiet }: LintOrder,
  batch: LintedBatch,
): void {
  countFile(batch.found, findings);
  const shown = quiet ? findings.filter(({ severity }) => severity === 'error') : findings;
  countFile(batch.shown, shown);
  for (const [index, { name }] of formats.entries()) {
    const context = contexts[index];
    const shownPath = name === 'github' ? workspacePath(path) : path;
    const piece = context && FORMATS[name].file({ path: shownPath, source, findings: shown }, context);
    if (piece) batch.pieces[index]?.push(piece);
  }
}

/** GitHub takes paths from the top of the repository, wherever a step works. */
function workspacePath(path: string): string {
  const workspace = process.env['GITHUB_WORKSPACE'];
  return workspace ? slashed(relative(workspace, path)) : path;
}

/** Adds what came of another batch, but for its pieces and text. */
export function addBatch(sum: Pick<LintedBatch, 'shown' | 'found' | 'failures' | 'fixed'>, batch: LintedBatch): void {
  addCounts(sum.shown, batch.shown);
  addCounts(sum.found, batch.found);
  for (const failure of batch.failures) sum.failures.push(failure);
  sum.fixed.findings += batch.fixed.findings;
  sum.fixed.files += batch.fixed.files;
}

import { relative, resolve } from 'node:path';
import { limitsOf } from '../../canvas/limits.js';
import { lintAndFix } from '../../lint/converge.js';
import type { Finding } from '../../lint/finding.js';
import { addCounts, countFile, type FindingCounts, noFindings } from '../../lint/format/counts.js';
import type { FormatContext } from '../../lint/format/format.js';
import { FORMATS } from '../../lint/format/index.js';
import { partsOf } from '../../lint/format/told-once.js';
import { lint } from '../../lint/lint.js';
import type { LintSettings } from '../../lint/options.js';
import { RULES } from '../../lint/rules/index.js';
import { found, type Look, unseenIn } from '../../lint/unseen.js';
import { InlayError } from '../../message/error.js';
import { VERSION } from '../../version.js';
import { type Failure, failureOf } from '../errors/failure.js';
import { inFile } from '../errors/in-file.js';
import { isBelow } from '../input/expand-paths.js';
import { canvasInputLimit, readInput } from '../input/read-input.js';
import { isPhpName } from '../input/walk-folder.js';
import { replaceFile } from '../output/replace-file.js';
import { painter } from '../output/terminal.js';
import { type CacheEntry, hashOf } from './cache.js';
import type { differenceOf } from './difference.js';
import { type LintGroup, patternPath, slashed } from './group.js';
import type { LintJob, LintOrder } from './order.js';

/** What came of a batch of canvases. */
export interface LintedBatch {
  /** Canvases that it had, failed or not. */
  canvases: number;
  /** For every format the pieces of the canvases that it has one for. */
  pieces: string[][];
  /** What the formats show. */
  shown: FindingCounts;
  /** All that was found, shown or not. */
  found: FindingCounts;
  failures: Failure[];
  /** Texts of folders that could not be searched. */
  passedOver: Failure[];
  /** What a cache should keep, by absolute path. */
  entries: [string, CacheEntry][];
  /** What was fixed and is where it belongs: written, or part of `text`. */
  fixed: FixedCanvas[];
  /** What goes to stdout besides: differences, or the fixed canvas of stdin. */
  text: string;
}

/** A canvas with the number of its findings that were fixed. */
interface FixedCanvas {
  name: string;
  findings: number;
  /** What suggestions that were made leave to whoever looks at them. */
  notes: readonly string[];
  /** Whether its file was written. */
  isWritten: boolean;
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
  return formats.map((format) => ({ version: VERSION, rules, paint: painter(format), width: format.columns }));
}

/** Lints canvases, and fixes them if that was ordered; one that fails does not keep the others from it. */
export async function lintBatch(jobs: readonly LintJob[], prepared: Prepared, order: LintOrder): Promise<LintedBatch> {
  const batch: LintedBatch = {
    canvases: jobs.length,
    pieces: order.formats.map(() => []),
    shown: noFindings(),
    found: noFindings(),
    failures: [],
    passedOver: [],
    entries: [],
    fixed: [],
    text: '',
  };
  const limit = canvasInputLimit(limitsOf(undefined).canvasLength);
  // What makes differences takes long to load, and few orders print any.
  const difference = order.fixing?.dryRun ? (await import('./difference.js')).differenceOf : undefined;
  for (const job of jobs) {
    try {
      const source = job.source ?? (await readInput(job.path, 'keep', limit));
      inFile(job.name, () => lintOne(job, source, prepared, order, batch, difference));
    } catch (error) {
      const list = (job.text || isPhpName(job.path)) && job.isInFolder ? batch.passedOver : batch.failures;
      list.push(failureOf(error, job.path));
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
  difference: typeof differenceOf | undefined,
): void {
  const group = groups[job.group];
  if (!group) throw new RangeError(`There is no group ${job.group}`);
  const options = group.config.optionsFor(patternPath(group.config, job.name));
  if (job.text) {
    searchOne(job, source, options, contexts, order, batch);
    return;
  }
  const { manifest } = group;
  if (!manifest) throw new RangeError(`There is no manifest for ${job.name}`);
  const look: Look = { settings: options, kind: undefined, manifest };
  const keyOf = (text: string) => (order.caching ? hashOf(group.keyOf(options), text) : '');
  const { fixing } = order;
  const key = keyOf(source);
  let findings = order.caching && job.cached?.key === key ? job.cached.findings : undefined;
  let output = source;
  let applied: readonly Finding[] = [];
  if (fixing && (!findings || findings.some(({ fix }) => fix && (fixing.unsafe || fix.safety === 'safe')))) {
    const fixed = lintAndFix(source, manifest, options, { unsafe: fixing.unsafe });
    findings = fixed.remaining;
    output = fixed.output;
    applied = fixed.applied;
  }
  findings ??= lint(source, manifest, options);
  let place: Place;
  try {
    place = deliver(job, source, output, order, batch, difference);
  } catch (error) {
    // Nothing was fixed: what was found is there still.
    tell(job.name, source, lint(source, manifest, options), look, contexts, order, batch);
    throw error;
  }
  if (place !== 'nowhere' && output !== source) {
    batch.fixed.push({
      name: job.name,
      findings: applied.length,
      notes: notesOf(applied),
      isWritten: place === 'file',
    });
  }
  if (order.caching && job.path !== '-' && !fixing?.dryRun) {
    const entry = { key: output === source ? key : keyOf(output), findings };
    if (entry.key !== job.cached?.key) batch.entries.push([resolve(job.path), entry]);
  }
  tell(job.name, output, findings, look, contexts, order, batch);
}

/** What begins a sentence that an edit has done, or that the linter tells where it stands now. */
const DONE = /^(?:Wrong in it|Its script)\b/;

/** What the messages of suggestions that were made say besides, each once. */
function notesOf(applied: readonly Finding[]): string[] {
  const notes = applied.flatMap(({ rule, message, fix }) => {
    const { advice } = partsOf(message);
    return fix?.safety === 'unsafe' && advice !== '' && !DONE.test(advice) ? [`${rule}: ${advice}`] : [];
  });
  return [...new Set(notes)];
}

/** Searches a text for secrets: that is as quick as a look into the cache, and nothing of it is fixed. */
function searchOne(
  { name, path, text = 'notes' }: LintJob,
  source: string,
  options: LintSettings,
  contexts: readonly FormatContext[],
  order: LintOrder,
  batch: LintedBatch,
): void {
  if (source.includes('\0')) {
    throw new InlayError('not-text', 'Unexpected binary file, expected text to search for secrets');
  }
  // On stdin, what is fixed goes to stdout: here that is what came.
  if (order.fixing && !order.fixing.dryRun && path === '-') batch.text += source;
  const look: Look = { settings: options, kind: text };
  tell(name, source, found(source, look), look, contexts, order, batch);
}

/** The path from the working folder, where `git apply` takes it; the name of a canvas elsewhere, which it does not take. */
function fromHere(path: string, name: string): string {
  return isBelow(path, '') ? slashed(relative('', path)) : name;
}

/** Where what was fixed is now. */
type Place = 'file' | 'stdout' | 'nowhere';

/** Puts what was fixed where it belongs, and says where that is. */
function deliver(
  { path, name }: LintJob,
  source: string,
  output: string,
  order: LintOrder,
  batch: LintedBatch,
  difference: typeof differenceOf | undefined,
): Place {
  if (!order.fixing) return 'nowhere';
  if (!order.fixing.dryRun && path !== '-') {
    return output !== source && replaceFile(path, source, output) ? 'file' : 'nowhere';
  }
  batch.text += difference ? difference(path === '-' ? name : fromHere(path, name), source, output) : output;
  return 'stdout';
}

function tell(
  path: string,
  source: string,
  findings: readonly Finding[],
  look: Look,
  contexts: readonly FormatContext[],
  { formats, quiet }: LintOrder,
  batch: LintedBatch,
): void {
  const isSearched = look.kind !== undefined;
  countFile(batch.found, findings, isSearched);
  const shown = quiet ? findings.filter(({ severity }) => severity === 'error') : findings;
  countFile(batch.shown, shown, isSearched);
  // Who reads it otherwise sees the comments, and `--print-config` tells the rules.
  const unseen = formats.some(({ name }) => name === 'json') ? unseenIn(source, look, findings) : {};
  for (const [index, { name }] of formats.entries()) {
    const context = contexts[index];
    const shownPath = name === 'github' ? workspacePath(path) : path;
    const piece = context && FORMATS[name].file({ path: shownPath, source, findings: shown, unseen }, context);
    if (piece) batch.pieces[index]?.push(piece);
  }
}

/** GitHub takes paths from the top of the repository, wherever a step works. */
function workspacePath(path: string): string {
  const workspace = process.env['GITHUB_WORKSPACE'];
  return workspace ? slashed(relative(workspace, path)) : path;
}

/** Adds what came of another batch, but for its pieces and text. */
export function addBatch(
  sum: Pick<LintedBatch, 'shown' | 'found' | 'failures' | 'passedOver' | 'fixed'>,
  batch: LintedBatch,
): void {
  addCounts(sum.shown, batch.shown);
  addCounts(sum.found, batch.found);
  for (const failure of batch.failures) sum.failures.push(failure);
  for (const failure of batch.passedOver) sum.passedOver.push(failure);
  for (const fixed of batch.fixed) sum.fixed.push(fixed);
}

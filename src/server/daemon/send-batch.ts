import type { Terms } from 'inlay/internal/workers/terms.js';
import type { Counts, Part } from './job.js';
import { ANSWER_BYTES, MOST_LOST, PATIENCE_MS } from './limits.js';
import { answerTooLarge, type Problem, problem } from './problem.js';
import type { Action } from './protocol.js';
import { type Done, sendTask, type TaskDeps } from './send-task.js';

/** What a request with canvases comes to. */
export type BatchAnswer =
  | { kind: 'results'; revision: string; json: Uint8Array[]; counts: Counts }
  | { kind: 'problem'; problem: Problem }
  | { kind: 'unwanted' };

/** What one batch is run by. */
interface Run {
  action: Action;
  terms: Terms;
  deps: TaskDeps;
  /** Workers that it has cost. */
  lost: number;
  /** Bytes of its answer so far. */
  bytes: number;
}

type Results = Extract<Done, { kind: 'results' }>;

/**
 * Sends all canvases of a request to workers: small ones in one piece, others in parts to several workers. Where a worker is
 * lost, the canvases of its part are tried one by one, so that only the one that was too much is answered with a problem.
 *
 * @param body JSON of the client, not checked yet
 * @param width parts of it that may be done at once
 */
export async function sendBatch(
  action: Action,
  body: Uint8Array,
  terms: Terms,
  deps: TaskDeps,
  width: number,
): Promise<BatchAnswer> {
  const run: Run = { action, terms, deps, lost: 0, bytes: 0 };
  const done = await sendTask({ kind: 'batch', action, body, mode: 'whole' }, terms, deps);
  if (done.kind === 'divided') return joined(done.revision, await runParts(done.parts, run, width));
  if (done.kind === 'results') return joined(done.revision, [done]);
  if (done.kind === 'lost') return retried(body, done.problem, run);
  if (done.kind === 'problem' || done.kind === 'unwanted') return done;
  throw new TypeError(`Unexpected answer \`${done.kind}\` to a batch`);
}

/** A batch whose worker was lost, once more by its canvases. */
async function retried(body: Uint8Array, why: Problem, run: Run): Promise<BatchAnswer> {
  run.lost += 1;
  const done = await dividedAgain(body, run);
  if (done.kind === 'lost') return { kind: 'problem', problem: why };
  if (done.kind === 'problem' || done.kind === 'unwanted') return done;
  if (done.kind !== 'divided') throw new TypeError(`Unexpected answer \`${done.kind}\` to a batch that was to divide`);
  const [only, ...others] = done.parts;
  if (only && others.length === 0) return joined(done.revision, [failed(only, why)]);
  return joined(done.revision, await runParts(done.parts, run, 1));
}

/** The results of parts, in their order. So many are done at once that the workers are busy and others get their turn. */
async function runParts(parts: readonly Part[], run: Run, width: number): Promise<Results[]> {
  const results: Results[] = [];
  const waiting = parts.entries();
  const take = async () => {
    for (const [index, part] of waiting) results[index] = await runPart(part, run);
  };
  await Promise.all(Array.from({ length: width }, take));
  return results;
}

async function runPart(part: Part, run: Run): Promise<Results> {
  if (run.lost >= MOST_LOST) {
    return failed(part, problem('worker-failed', 'Other canvases of the request have cost too many workers'));
  }
  const { action, terms, deps } = run;
  const done = await sendTask({ kind: 'batch', action, body: part.body, mode: 'part' }, terms, deps);
  if (done.kind === 'results') {
    run.bytes += done.json.length;
    if (run.bytes <= ANSWER_BYTES) return done;
    run.bytes -= done.json.length;
    return failed(part, answerTooLarge());
  }
  if (done.kind === 'problem') return failed(part, done.problem);
  if (done.kind === 'unwanted') return failed(part, problem('deadline-exceeded', 'Nobody waits for it any more'));
  if (done.kind !== 'lost') throw new TypeError(`Unexpected answer \`${done.kind}\` to a part of a batch`);
  run.lost += 1;
  if (part.ids.length === 1) return failed(part, done.problem);
  const divided = await dividedAgain(part.body, run);
  if (divided.kind !== 'divided') return failed(part, done.problem);
  const singles = await runParts(divided.parts, run, 1);
  return {
    ...merged(singles),
    kind: 'results',
    revision: divided.revision,
    json: Buffer.concat(singles.flatMap(({ json }, index) => (index === 0 ? [json] : [COMMA, json]))),
    bugs: [],
  };
}

/** Divides canvases whose worker was lost. The client's deadline does not count any more: their work had begun in time. */
function dividedAgain(body: Uint8Array, { action, terms, deps }: Run): Promise<Done> {
  const patient = { ...terms, startBefore: performance.now() + PATIENCE_MS };
  return sendTask({ kind: 'batch', action, body, mode: 'single' }, patient, deps);
}

/** Results that say the same problem for every canvas. */
function failed({ ids }: Part, why: Problem): Results {
  const json = new TextEncoder().encode(ids.map((id) => JSON.stringify({ id, problem: why })).join(','));
  return { kind: 'results', revision: '', json, counts: { done: 0, failed: ids.length }, bugs: [] };
}

const COMMA = Buffer.from(',');

function merged(results: readonly Results[]): { counts: Counts } {
  const sum = (name: keyof Counts) => results.reduce((total, { counts }) => total + counts[name], 0);
  return { counts: { done: sum('done'), failed: sum('failed') } };
}

function joined(revision: string, results: readonly Results[]): BatchAnswer {
  const json = results.map((result) => result.json).filter(({ length }) => length > 0);
  return { kind: 'results', revision, json, ...merged(results) };
}

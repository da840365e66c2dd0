/**
 * Measuring by turns: every contender once a round, in an order that rotates, so that the machine's moods hit all alike.
 * Garbage is collected when V8 sees fit, and what its pauses take is told apart. Forcing it between the samples makes V8 drop
 * optimised code: it doubled the time of the contenders that parse, rehype's from 10 to 20 ms, and would flatter whoever is
 * compared with them.
 *
 * One process is not enough: how V8 compiles and places things differs from one to the next, by more than rounds differ
 * within one. What is compared with a bar is measured in several, see `processes.mjs`, and told with its interval.
 */
import { PerformanceObserver } from 'node:perf_hooks';

/** A sample repeats the work until it takes this long: the clock's steps don't show, and it pays for its own garbage. */
const SAMPLE_MS = 8;

/**
 * Before the first round each contender runs until it gets no faster: V8 compiles a function when it has been called often, and
 * work of many functions takes hundreds of runs. It has stopped when so many stretches in turn were no faster than the best
 * before, by the share that counts as faster; at most so many stretches are run.
 */
const STRETCH_MS = 250;
const STEADY_STRETCHES = 3;
const FASTER = 0.03;
const MOST_STRETCHES = 16;

const MIN_ROUNDS = 5;

/** From this spread on a row is called noisy. */
export const NOISY = 0.1;

/** Takes what the work returns, so that no compiler may leave it out. */
let sink = 0;

/**
 * @typedef {{ name: string, work(): unknown }} Contender
 * @typedef {{ name: string, ms: number, spread: number, noisy: boolean, samples: number[], collector: number }} Row `ms` is
 *   the median for one run of the work, `spread` the distance of the quartiles as a share of it, `samples` the times by
 *   round, `collector` the share of all its time in which the collector had it wait
 */

/**
 * The times of contenders, measured in turn for about the given time.
 *
 * @param {readonly Contender[]} contenders
 * @param {number} budgetMs for the rounds; the warm-up comes on top
 * @param {(text: string) => void} progress
 * @returns {Promise<Row[]>} in the order of the contenders
 */
export async function measured(contenders, budgetMs, progress) {
  const turns = [];
  for (const contender of contenders) {
    progress(`warming up ${contender.name}`);
    turns.push({ ...contender, times: await warmedUp(contender.work), samples: [], paused: 0, total: 0 });
  }
  const pauses = watchedPauses();
  const end = performance.now() + budgetMs;
  for (let round = 0; round < MIN_ROUNDS || performance.now() < end; round += 1) {
    progress(`round ${round + 1}`);
    for (let turn = 0; turn < turns.length; turn += 1) {
      const contestant = turns[(turn + round) % turns.length];
      const { work, times, samples } = contestant;
      // Not timed: the one before has filled the processor's caches with its own.
      await timed(work, Math.min(times, 3));
      await pauses.since();
      const ms = await timed(work, times);
      samples.push(ms);
      contestant.total += ms * times;
      contestant.paused += await pauses.since();
    }
  }
  pauses.end();
  return turns.map(({ name, samples, paused, total }) => ({
    name,
    samples,
    ...summary(samples),
    collector: paused / total,
  }));
}

/** Tells how long the collector has paused the work, in milliseconds since it was last asked. */
function watchedPauses() {
  let ms = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) ms += duration;
  });
  observer.observe({ entryTypes: ['gc'] });
  return {
    async since() {
      await new Promise((resolve) => setImmediate(resolve)); // entries come between two tasks
      const passed = ms;
      ms = 0;
      return passed;
    },
    end: () => observer.disconnect(),
  };
}

/**
 * How many times as long the one takes as the other, by rounds.
 *
 * @param {{ samples: readonly number[] }} one
 * @param {{ samples: readonly number[] }} other
 */
export function ratios(one, other) {
  return one.samples.map((time, round) => time / (other.samples[round] ?? Number.NaN));
}

/**
 * A figure of the rounds of several processes: their median with its interval of 95 %, whatever the distribution, and between
 * which medians the processes lie. How V8 compiles a function depends on what it has met before, which differs from one process
 * to the next: only many of them tell what is usual.
 *
 * @typedef {{ median: number, low: number, high: number, least: number, most: number }} Figure
 * @param {readonly (readonly number[])[]} processes what each round gave, by process
 * @returns {Figure}
 */
export function figure(processes) {
  const values = processes.flat();
  const half = STANDARD_SCORE / 2 / Math.sqrt(values.length);
  const medians = processes.map((rounds) => quantile(rounds, 0.5));
  return {
    median: quantile(values, 0.5),
    low: quantile(values, Math.max(0, 0.5 - half)),
    high: quantile(values, Math.min(1, 0.5 + half)),
    least: Math.min(...medians),
    most: Math.max(...medians),
  };
}

/** Of the normal distribution, for 95 %. */
const STANDARD_SCORE = 1.96;

/** The median of one value of each process. */
export function middle(values) {
  return quantile(values, 0.5);
}

/** Runs the work until it gets no faster; tells how often it is repeated in a sample. */
async function warmedUp(work) {
  let best = await timed(work, 1);
  let steady = 0;
  for (let stretch = 0; stretch < MOST_STRETCHES && steady < STEADY_STRETCHES; stretch += 1) {
    const ms = await stretchOf(work);
    steady = ms < best * (1 - FASTER) ? 0 : steady + 1;
    best = Math.min(best, ms);
  }
  return Math.max(1, Math.ceil(SAMPLE_MS / best));
}

/** The median for one run of the work in a stretch of runs, at least two. */
async function stretchOf(work) {
  const samples = [];
  const start = performance.now();
  while (samples.length < 2 || performance.now() - start < STRETCH_MS) samples.push(await timed(work, 1));
  return quantile(samples, 0.5);
}

/** Milliseconds for one run of the work. Only work that gives promises is awaited: an `await` has its price. */
async function timed(work, times) {
  const start = performance.now();
  for (let left = times; left > 0; left -= 1) {
    const result = work();
    swallow(result instanceof Promise ? await result : result);
  }
  return (performance.now() - start) / times;
}

function swallow(result) {
  sink = (sink + (result.length ?? result)) | 0;
}

/**
 * The median of samples, and how far they spread.
 *
 * @param {readonly number[]} samples
 */
export function summary(samples) {
  const ms = quantile(samples, 0.5);
  const spread = (quantile(samples, 0.75) - quantile(samples, 0.25)) / ms;
  return { ms, spread, noisy: spread > NOISY };
}

/** Between the two nearest where none is there itself. */
function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? Number.NaN, sorted[Math.ceil(at)] ?? Number.NaN];
  return low + (high - low) * (at - Math.floor(at));
}

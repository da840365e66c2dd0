/**
 * The worst that an input can do at the limits of the HTTP handler. First the inputs that once took far too long, with what
 * they took then; after that a search for worse: pumps by chance over lint, fix, render, forms, parseSite, manifest, brief and
 * PHP, at 10 and 130 KB, and between those where the growth looks steep. It prints the worst ten by growth and by
 * time, and exits with 1 when a bar is missed. Run it by `npm run bench:worst`, with `-- --pumps 20000 --seed 1` for a long
 * search.
 */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { progress } from './print.mjs';
import { INPUTS } from './worst/inputs.mjs';
import { OF_SITES, pumpOf } from './worst/pumps.mjs';
import { startRunner, WITHOUT_COLLECTOR } from './worst/runner.mjs';

/** What one input may take at the default limits of the HTTP handler: processor milliseconds, and megabytes more than before. */
const MOST_MS = 500;
const MOST_MB = 128;

/** Time may grow with this power of the size. */
const MOST_EXPONENT = 1.2;

const SMALL = 10_000;
const LARGE = 130_000;

/** Where growth between those two looks steep, it is looked at from each of these to the next. */
const SIZES = [SMALL, 20_000, 40_000, 80_000, LARGE];

/** Shorter times are the clock's and the collector's: growth is counted from here. */
const CLOCK_MS = 2;

const { values } = parseArgs({
  options: {
    pumps: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});

const hasPhp = spawnSync('php', ['--version']).status === 0;
let isMissed = false;

await tellInputs();
await search(Number(values.pumps), Number(values.seed));
process.exitCode = isMissed ? 1 : 0;

async function tellInputs() {
  console.log('Inputs that took too long, and what they took before');
  const runner = startRunner([]);
  for (const [index, { name, task, before }] of INPUTS.entries()) {
    runner.renew();
    const { ms, megabytes, outcome } = await runner.measure({ index });
    // What the operator gives, a site, has no bar of the handler's: it is told beside what it took before.
    isMissed ||= !OF_SITES.has(task) && (ms > MOST_MS || !(megabytes <= MOST_MB));
    console.log(
      `${name.padEnd(52)} ${before.padStart(12)}  ->  ${ms.toFixed(0).padStart(6)} ms ${megabytes.toFixed(0).padStart(5)} MB  ${outcome}`,
    );
  }
  runner.close();
}

/** @param {number} count @param {number} seed */
async function search(count, seed) {
  const results = [];
  let next = 0;
  async function work() {
    const runner = startRunner();
    const quiet = startRunner(WITHOUT_COLLECTOR);
    for (let number = next++; number < count; number = next++) {
      const pump = pumpOf(seed, number);
      if (!hasPhp && pump.task.startsWith('php')) continue;
      if (values.only !== undefined && pump.task !== values.only) continue;
      const result = { pump, ...(await growthOf(runner, quiet, pump)) };
      results.push(result);
      if (isBad(result)) {
        progress('');
        console.log(`over a bar: ${lineOf(result)}`);
      }
      if (number % 50 === 0) progress(`${number} of ${count} pumps`);
    }
    runner.close();
    quiet.close();
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  progress('');
  console.log(`\n${results.length} pumps${hasPhp ? '' : ', none of PHP, as it is not installed'}`);
  tellWorst(
    'by growth from 10 to 130 KB',
    results.toSorted((a, b) => b.exponent - a.exponent),
  );
  const byTime = results.toSorted((a, b) => b.ms - a.ms);
  tellWorst('by time at 130 KB', byTime);
  await tellMemory([...byTime.slice(0, 15), ...results.toSorted((a, b) => b.megabytes - a.megabytes).slice(0, 15)]);
  const bad = results.filter(isBad);
  isMissed ||= bad.length > 0;
  console.log(bad.length > 0 ? `\n${bad.length} pumps are over a bar` : '\nall pumps are within the bars');
}

function tellWorst(what, results) {
  console.log(`\nThe worst ten ${what}`);
  for (const result of results.slice(0, 10)) console.log(lineOf(result));
}

function isBad({ exponent, ms, outcome }) {
  return exponent > MOST_EXPONENT || ms > MOST_MS || /^(BUG|ENDED)/.test(outcome);
}

function lineOf({ pump, ms, exponent, outcome }) {
  const { number, task, before, piece, next, after, member } = pump;
  const shape = JSON.stringify(OF_SITES.has(task) ? [member, piece] : [before, piece, next, after]);
  return `${exponent.toFixed(2)} ${ms.toFixed(0).padStart(6)} ms  ${task.padEnd(9)} ${outcome.padEnd(18)} #${number} ${shape.slice(0, 200)}`;
}

/** What the suspicious ones take in a process of their own: within one, only the first that takes much would show. */
async function tellMemory(suspects) {
  const runner = startRunner([]);
  const told = [];
  for (const { pump } of new Set(suspects)) {
    runner.renew();
    told.push({ pump, ...(await runner.measure({ pump, size: LARGE })) });
  }
  runner.close();
  console.log('\nThe worst five by memory at 130 KB');
  for (const { pump, megabytes, outcome } of told.toSorted((a, b) => b.megabytes - a.megabytes).slice(0, 5)) {
    console.log(`${megabytes.toFixed(0).padStart(5)} MB  ${pump.task.padEnd(9)} ${outcome.padEnd(18)} #${pump.number}`);
  }
  isMissed ||= told.some(({ megabytes }) => megabytes > MOST_MB);
}

/** Measured once, and again with care where that looks bad; growth in the end without the collector. */
async function growthOf(runner, quiet, pump) {
  let grown = await once(1);
  if (grown.exponent > MOST_EXPONENT || grown.ms > MOST_MS) grown = await once(3);
  if (grown.exponent > MOST_EXPONENT || grown.ms > MOST_MS) grown = await once(5);
  return grown.exponent > MOST_EXPONENT ? { ...grown, exponent: await medianGrowth() } : grown;

  async function once(runs) {
    const small = await runner.measure({ pump, size: SMALL, runs: runs * 2 });
    const { ms, megabytes, outcome } = await runner.measure({ pump, size: LARGE, runs });
    return { ms, megabytes, exponent: exponentOf([SMALL, small.ms], [LARGE, ms]), outcome };
  }

  /**
   * The median of the exponents from each size to the next. What grows too fast does so all the way; where at some length
   * or depth a parser takes over from the fast way, there is one step. The sizes take turns, so that a time when the
   * machine is slow is no growth either.
   */
  async function medianGrowth() {
    const points = SIZES.map((size) => [size, Number.POSITIVE_INFINITY]);
    for (let round = 0; round < 8; round += 1) {
      for (const point of points) {
        const { ms } = await quiet.measure({ pump, size: point[0], runs: 2 });
        point[1] = Math.min(point[1], ms);
      }
    }
    const exponents = points.slice(1).map((point, index) => exponentOf(points[index], point));
    exponents.sort((a, b) => a - b);
    return (exponents[1] + exponents[2]) / 2;
  }
}

/** The power of the size with which time grows between two measures of `[size, ms]`. */
function exponentOf([small, before], [large, after]) {
  return Math.log(Math.max(after, CLOCK_MS) / Math.max(before, CLOCK_MS)) / Math.log(large / small);
}

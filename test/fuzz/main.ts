/** The fuzzer's command: `npm run fuzz -- --help` says what it takes. */
import { caseOf } from './case.js';
import { CHECKS } from './check.js';
import { examine } from './examine.js';
import { readMaterial } from './material.js';
import { HELP, type Options, parseOptions } from './options.js';
import { type Progress, runOnWorkers } from './run-on-workers.js';
import { INLAY } from './subject.js';
import { describeFailure, differencesOf, summarize } from './summary.js';

/** Looks at the workers between two lines of progress where there is no terminal to keep one alive. */
const LOOKS_A_LINE = 20;

/** Failures that are shrunk and printed in full; the others are counted. */
const SHOWN_FAILURES = 10;

try {
  const options = parseOptions(process.argv.slice(2));
  if (options === undefined) console.log(HELP);
  else process.exitCode = options.only === undefined ? await runAll(options) : showOne(options.seed, options.only);
} catch (error) {
  console.error(error instanceof RangeError || error instanceof TypeError ? error.message : error);
  process.exitCode = 2;
}

async function runAll(options: Options): Promise<number> {
  const { seed, cases } = options;
  const start = performance.now();
  console.error(`fuzz: seed ${seed}, ${cases} cases on ${options.workers} threads`);
  const tally = await runOnWorkers(options, progressOf(cases));
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  for (const failure of tally.failures.slice(0, SHOWN_FAILURES)) console.log(describeFailure(INLAY, seed, failure));
  console.log(summarize(tally, seed, (performance.now() - start) / 1000));
  return differencesOf(tally) > 0 ? 1 : 0;
}

function progressOf(cases: number): (progress: Progress) => void {
  let looks = 0;
  return ({ done, answered }) => {
    looks += 1;
    const line = `fuzz: ${done} of ${cases} cases, fast ${((100 * answered) / Math.max(done, 1)).toFixed(1)}%`;
    if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
    else if (looks % LOOKS_A_LINE === 0) console.error(line);
  };
}

function showOne(seed: number, number: number): number {
  const made = caseOf(seed, number, readMaterial());
  const { answered, inlays, findings } = examine(INLAY, made.source, number, CHECKS);
  console.log(
    `seed ${seed}, case ${number} (${made.generator}): ${inlays} inlays, fast ${answered ? 'certain' : 'unsure'}`,
  );
  console.log(JSON.stringify(made.source));
  let differences = 0;
  for (const { check, outcome } of findings) {
    if (typeof outcome === 'string') console.log(`  ${check}: ${outcome}`);
    else {
      differences += 1;
      console.log(describeFailure(INLAY, seed, { ...made, check, ...outcome }));
    }
  }
  return differences > 0 ? 1 : 0;
}

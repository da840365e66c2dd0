/**
 * How long the command takes to say its version and help, beside a Node that does nothing: the ratio of the medians of
 * runs in turn. It exits with 1 when one is over the bar. Run it by `npm run bench:cold-start`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starting the command may take this many times as long as starting Node. */
const BAR = 3;

const ROUNDS = 20;

const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

const CONTENDERS = {
  'node -e 0': ['-e', '0'],
  'inlay --version': [COMMAND, '--version'],
  'inlay --help': [COMMAND, '--help'],
};

/** @param {string[]} args */
function timed(args) {
  const start = performance.now();
  spawnSync(process.execPath, args);
  return performance.now() - start;
}

/** @param {number[]} values */
function median(values) {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

const times = Object.fromEntries(Object.keys(CONTENDERS).map((name) => [name, []]));
for (let round = -2; round < ROUNDS; round += 1) {
  for (const [name, args] of Object.entries(CONTENDERS)) {
    const time = timed(args);
    if (round >= 0) times[name].push(time);
  }
}

const floor = median(times['node -e 0']);
let over = false;
for (const [name, values] of Object.entries(times)) {
  const ratio = median(values) / floor;
  over ||= ratio > BAR;
  console.log(`${name.padEnd(18)} ${median(values).toFixed(1).padStart(7)} ms   x ${ratio.toFixed(2)}`);
}
console.log(over ? `over the bar of x ${BAR}` : `all within x ${BAR}`);
process.exitCode = over ? 1 : 0;

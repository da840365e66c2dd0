/**
 * A built `inlay-server site` in one run: what it serves against a bare `node:http` server that sends the same bytes, durable
 * writes against a bare insert-and-commit, its memory under mixed load, and a store of 100,000 pages beside one of 100. All
 * servers and clients are processes of their own, and rounds go in turn. It exits with 1 when a bar is missed. Run it by
 * `npm run bench:site`, behind `--` with the options below.
 */
import { parseArgs } from 'node:util';
import { machine } from './machine.mjs';
import { printBars } from './print.mjs';
import { removeAll } from './site/site-process.mjs';

const { values } = parseArgs({
  options: {
    /** Parts to run, with commas between them. */
    only: { type: 'string', default: 'served,writes,memory,growth' },
    processes: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '10' },
    /** Of load in a round. */
    seconds: { type: 'string', default: '1' },
    /** Of mixed load. */
    minutes: { type: 'string', default: '1' },
    /** Of the large store, each with ten revisions. */
    pages: { type: 'string', default: '10000' },
  },
});
const number = (name) => {
  const value = Number(values[name]);
  if (!(value > 0)) throw new TypeError(`Unexpected \`--${name} ${values[name]}\`, expected a number above 0`);
  return value;
};
const options = {
  processes: number('processes'),
  rounds: number('rounds'),
  seconds: number('seconds'),
  minutes: number('minutes'),
  pages: number('pages'),
};

const PARTS = {
  served: async () => (await import('./site/served.mjs')).servedBars(options),
  writes: async () => (await import('./site/writes.mjs')).writeBars(options),
  memory: async () => (await import('./site/memory.mjs')).memoryBars(options),
  growth: async () => (await import('./site/growth.mjs')).growthBars(options),
};

console.log(machine());
try {
  const bars = [];
  for (const name of values.only.split(',')) {
    const part = PARTS[name];
    if (!part) throw new TypeError(`Unexpected part \`${name}\`, expected some of: ${Object.keys(PARTS).join(', ')}`);
    bars.push(...(await part()));
  }
  if (!printBars(bars)) process.exitCode = 1;
} finally {
  removeAll();
}

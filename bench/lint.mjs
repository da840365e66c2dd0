/**
 * The linter with all rules beside a bare parse and beside html-validate, on the page of 60 KB: ratios of rounds in turn, in
 * nine processes one after the other. Then 10,000 pages of 20 KB in two threads as the command has them, with the memory after
 * each thousand. It exits with 1 when a bar is missed. Run it by `npm run bench:lint`.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { buildManifest, parseSite } from '../dist/index.js';
import { RULES } from '../dist/lint/index.js';
import { atLeast, atMost, percent, times } from './bars.mjs';
import { figure, middle, NOISY } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { progress } from './print.mjs';
import { inProcesses } from './processes.mjs';

/** How often the linter must go into html-validate, and a bare parse may go into the linter. */
const LEAST_TIMES = 8;
const MOST_TIMES = 2.5;

/** The last thousand pages may leave this many times the memory of the second; the first fills the caches. */
const MOST_GROWTH = 1.2;

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const manifest = buildManifest(parseSite(JSON.parse(readFileSync(STATE, 'utf8'))));
const { canvas } = pageOfSize(60_000);

const rowsScript = new URL('./lint-rows.mjs', import.meta.url);
const processes = await inProcesses(rowsScript, progress);
const rounds = processes.reduce((total, { rounds: one }) => total + one, 0);
console.log(`A page of ${canvas.length.toLocaleString('en')} characters, ${RULES.length} rules, ${rounds} rounds`);
for (const { name } of processes[0].rows) {
  const of = (key) => middle(processes.map(({ rows }) => rows.find((row) => row.name === name)[key]));
  const pauses = `collector ${percent(of('collector'))}`;
  console.log(
    `${name.padEnd(24)} ${of('ms').toFixed(2).padStart(8)} ms   ${pauses}${of('spread') > NOISY ? '   noisy' : ''}`,
  );
}
const against = (name) => figure(processes.map(({ ratios }) => ratios[name]));
const verdicts = [
  atLeast('inlay lint against html-validate, times as fast', against('html-validate'), LEAST_TIMES, times),
  atMost('inlay lint against a bare parse, times as long', against('parse5 with locations'), MOST_TIMES, times),
];
let missed = false;
for (const { text, met } of verdicts) {
  missed ||= !met;
  console.log(`${met ? 'met   ' : 'MISSED'} ${text}`);
}

// A thread cannot ask for it itself; `npm run bench:lint` does.
if (globalThis.gc === undefined) throw new Error('Unexpected start without `--expose-gc`, expected it for the memory');
const memory = await Promise.all([lintMany(5000), lintMany(5000)]);
for (const [index, sizes] of memory.entries()) {
  const growth = sizes.at(-1) / sizes[1];
  const met = growth <= MOST_GROWTH;
  missed ||= !met;
  const shown = sizes.map((size) => (size / 1e6).toFixed(0)).join(' ');
  console.log(
    `${met ? 'met   ' : 'MISSED'} thread ${index + 1}: 5,000 pages of 20 KB, heap in MB after each thousand: ${shown}`,
  );
}
process.exitCode = missed ? 1 : 0;

/** Bytes of the heap in use after each thousand pages, garbage collected, of a thread that lints so many. */
function lintMany(pages) {
  const { canvas: page } = pageOfSize(20_000);
  const worker = new Worker(new URL('./lint-worker.mjs', import.meta.url), {
    workerData: { page, manifest, pages },
  });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

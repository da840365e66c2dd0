/**
 * The linter with all rules beside a bare parse and beside html-validate, on the page of 60 KB: ratios of rounds in turn.
 * Then 10,000 pages of 20 KB by two processes of the kind that the command has, with the memory after each thousand. It
 * exits with 1 when a bar is missed. Run it by `npm run bench:lint`.
 */
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'parse5';
import { buildManifest, parseSite } from '../dist/index.js';
import { lint, RULES } from '../dist/lint/index.js';
import { measured, ratio } from './measure.mjs';
import { pageOfSize } from './pages.mjs';
import { progress } from './print.mjs';

const SECONDS = 12;

/** How often the linter must go into html-validate, and a bare parse may go into the linter. */
const BARS = { 'html-validate': { least: 8 }, 'parse5 with locations': { most: 2.5 } };

/** The last thousand pages may leave this many times the memory of the second; the first fills the caches. */
const MOST_GROWTH = 1.2;

const STATE = new URL('../fixtures/sites/small-business/site.json', import.meta.url);
const manifest = buildManifest(parseSite(JSON.parse(readFileSync(STATE, 'utf8'))));
const { canvas } = pageOfSize(60_000);

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'] }));
if (!(await validator.validateString(canvas)).results.some(({ messages }) => messages.length > 0)) {
  throw new Error('Unexpected silence of html-validate, expected messages on a real page');
}
const broken = lint(canvas.replace('<body', '<body title="<x-logo></x-logo>"'), manifest);
if (!broken.some(({ rule }) => rule === 'no-inert-component')) throw new Error('Unexpected silence of the linter');

const rows = await measured(
  [
    { name: 'inlay lint', work: () => lint(canvas, manifest) },
    { name: 'html-validate', work: () => validator.validateStringSync(canvas).results },
    { name: 'parse5 with locations', work: () => parse(canvas, { sourceCodeLocationInfo: true }).childNodes },
  ],
  SECONDS * 1000,
  progress,
);
progress('');
const [own, ...others] = rows;
let missed = false;
console.log(
  `A page of ${canvas.length.toLocaleString('en')} characters, ${RULES.length} rules, ${own.samples.length} rounds`,
);
for (const row of rows) {
  console.log(`${row.name.padEnd(24)} ${row.ms.toFixed(2).padStart(8)} ms${row.noisy ? '   noisy' : ''}`);
}
for (const row of others) {
  const { least, most } = BARS[row.name];
  const times = least === undefined ? ratio(own, row) : ratio(row, own);
  const met = least === undefined ? times <= most : times >= least;
  missed ||= !met;
  const bar =
    least === undefined
      ? `takes ${times.toFixed(2)} times ${row.name}, at most ${most}`
      : `is ${times.toFixed(1)} times as fast as ${row.name}, at least ${least}`;
  console.log(`${met ? 'met   ' : 'MISSED'} inlay lint ${bar}`);
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

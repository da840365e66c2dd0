/**
 * The render daemon over its Unix socket, with the load from this process on the same cores: the time of a round trip for
 * a real page of 20 KB on a kept connection, and the renders that it does in a second. It exits with 1 when a bar is missed.
 * Run it by `npm run bench:daemon`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bake, parseSite, render } from '../dist/index.js';
import { withComponents } from './components.mjs';
import { connection, requestOf } from './daemon-client.mjs';
import { npmPages } from './pages.mjs';
import { progress } from './print.mjs';

/** Milliseconds of a round trip at most, and renders in a second at least. */
const BARS = { roundTripMs: 0.6, rendersPerSecond: 2000 };

const ROUNDS = 20;
const ASKED_PER_ROUND = { render: 200, bake: 200, lint: 20, healthz: 200 };
const SECONDS = 4;

/** Connections, and canvases of a batch. */
const LOADS = [
  { connections: 1, canvases: 1 },
  { connections: 8, canvases: 1 },
  { connections: 4, canvases: 8 },
  { connections: 8, canvases: 8 },
];

const SIZE = 20_000;
const COMMAND = fileURLToPath(new URL('../src/server/dist/cli/main.js', import.meta.url));
const STATE = readFileSync(new URL('../fixtures/sites/small-business/site.json', import.meta.url), 'utf8');

const { name, canvas } = pageNearest(SIZE);
const folder = mkdtempSync(join(tmpdir(), 'inlay-bench-'));
const socket = join(folder, 'inlay.sock');
const daemon = spawn(process.execPath, [COMMAND, 'daemon', '--socket', socket], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
try {
  await new Promise((resolve, reject) => {
    daemon.stderr.once('data', resolve);
    daemon.once('exit', () => reject(new Error('Unexpected end of the daemon')));
  });
  process.exitCode = (await measure()) ? 0 : 1;
} finally {
  daemon.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}

/** @returns {Promise<boolean>} whether all bars are met */
async function measure() {
  const load = loadavg()[0] ?? 0;
  const kept = await connection(socket);
  await kept.ask(requestOf('PUT', '/v1/sites/r', STATE));
  await checkAnswers(kept);
  const requests = {
    render: requestOf('POST', '/v1/render', batchOf(1)),
    bake: requestOf('POST', '/v1/bake', batchOf(1)),
    lint: requestOf('POST', '/v1/lint', batchOf(1)),
    healthz: requestOf('GET', '/healthz', ''),
  };
  const times = Object.fromEntries(Object.keys(requests).map((action) => [action, []]));
  for (let round = -5; round < ROUNDS; round += 1) {
    progress(`round ${round + 1} of ${ROUNDS}`);
    for (const [action, request] of Object.entries(requests)) {
      for (let asked = 0; asked < ASKED_PER_ROUND[action]; asked += 1) {
        const start = performance.now();
        const { status } = await kept.ask(request);
        if (round >= 0) times[action].push(performance.now() - start);
        if (status !== 200) throw new Error(`Unexpected status ${status} of ${action}`);
      }
    }
  }
  kept.end();
  progress('');
  const cores = availableParallelism();
  console.log(
    `${name}, ${canvas.length.toLocaleString('en')} characters; ${cores} cores, load before: ${load.toFixed(2)}`,
  );
  console.log(`${'round trip, one after the other'.padEnd(36)}  median     p90     p99`);
  for (const [action, all] of Object.entries(times)) {
    const shown = [0.5, 0.9, 0.99].map((share) => `${quantile(all, share).toFixed(3)}`.padStart(7));
    console.log(`${action.padEnd(36)} ${shown.join(' ')} ms`);
  }
  const rates = [];
  for (const each of LOADS) {
    progress(`${each.connections} connections`);
    rates.push(await rate(each));
    progress('');
    const what = `${each.connections} connections, ${each.canvases} a request`;
    console.log(`${what.padEnd(36)} ${rates.at(-1).toFixed(0).padStart(7)} renders a second`);
  }
  const median = quantile(times.render, 0.5);
  const best = Math.max(...rates);
  return [
    verdict(median <= BARS.roundTripMs, `a round trip takes ${median.toFixed(3)} ms, at most ${BARS.roundTripMs}`),
    verdict(best >= BARS.rendersPerSecond, `${best.toFixed(0)} renders a second, at least ${BARS.rendersPerSecond}`),
  ].every(Boolean);
}

/** What is measured must be what Inlay gives. */
async function checkAnswers(kept) {
  const site = parseSite(JSON.parse(STATE));
  const expected = { render: { html: render(canvas, site).html }, bake: { baked: bake(canvas, site) } };
  for (const [action, result] of Object.entries(expected)) {
    const { body } = await kept.ask(requestOf('POST', `/v1/${action}`, batchOf(2)));
    const results = [0, 1].map((id) => ({ id: String(id), ...result }));
    if (body.toString() !== JSON.stringify({ results })) throw new Error(`Unexpected answer to ${action}`);
  }
}

/** Renders in a second, after a second of warming up. */
async function rate({ connections, canvases }) {
  const request = requestOf('POST', '/v1/render', batchOf(canvases));
  const all = await Promise.all(Array.from({ length: connections }, () => connection(socket)));
  let done = 0;
  const run = async (seconds) => {
    const start = performance.now();
    done = 0;
    await Promise.all(
      all.map(async (each) => {
        while (performance.now() - start < seconds * 1000) {
          await each.ask(request);
          done += canvases;
        }
      }),
    );
    return (done / (performance.now() - start)) * 1000;
  };
  await run(1);
  const found = await run(SECONDS);
  for (const each of all) each.end();
  return found;
}

function batchOf(count) {
  return JSON.stringify({
    revision: 'r',
    canvases: Array.from({ length: count }, (_, id) => ({ id: String(id), canvas })),
  });
}

/** The real page that comes nearest to so many characters, with components put in. */
function pageNearest(size) {
  const far = ({ canvas: { length } }) => Math.abs(length - size);
  const pages = npmPages().map((page) => ({ name: page.name, canvas: withComponents(page.source) }));
  return pages.toSorted((a, b) => far(a) - far(b))[0];
}

function verdict(met, text) {
  console.log(`${met ? 'met   ' : 'MISSED'} ${text}`);
  return met;
}

function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

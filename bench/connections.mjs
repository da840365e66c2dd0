/**
 * What connections that ask for nothing cost others: the daemon over TCP with 10,000 of them, the preview and MCP over HTTP
 * with 1,000, half of them a slowloris each, from processes of the same priority. It tells how long a client's requests take
 * beside what they take when all is quiet, in one run: those on a connection that is kept, and those that each have a new
 * one, in turn. It exits with 1 when the median is over twice as long, or a request is not served; slower ones are told, as
 * they wait for a processor that the attackers are at, too. All is on this machine's loopback, and ends with this process.
 * Run it by `npm run bench:connections`, behind `--` with the name of a server for that one alone.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The median under attack at most, in times of the quiet one. */
const BAR = 2;

/** Requests of each kind in a round, and milliseconds between two: they are spread over the connections that come back. */
const REQUESTS = 150;
const PAUSE_MS = 10;
const ROUNDS = 3;

/** Connections of one process. */
const PER_PROCESS = 2500;

/** Milliseconds until a request counts as not served. */
const PATIENCE_MS = 5000;

const COMMAND = fileURLToPath(new URL('../src/server/dist/cli/main.js', import.meta.url));
const SITE = fileURLToPath(new URL('../fixtures/sites/small-business/site.json', import.meta.url));
const CANVAS = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>';
const JSON_TYPE = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const folder = mkdtempSync(join(tmpdir(), 'inlay-bench-'));
writeFileSync(join(folder, 'secret'), 'a-secret-of-the-bench-0123456789', { mode: 0o600 });
writeFileSync(join(folder, 'page.html'), CANVAS);
const secret = { authorization: `Bearer ${readFileSync(join(folder, 'secret'), 'utf8')}` };

/** Who is attacked, and what a client of theirs asks for. */
const SERVERS = [
  {
    name: 'daemon',
    silent: 10_000,
    args: ['daemon', '--listen', '127.0.0.1:0', '--secret-file', join(folder, 'secret')],
    before: {
      method: 'PUT',
      path: '/v1/sites/r',
      headers: { ...JSON_TYPE, ...secret },
      body: readFileSync(SITE, 'utf8'),
    },
    asked: {
      method: 'POST',
      path: '/v1/render',
      headers: { ...JSON_TYPE, ...secret },
      body: JSON.stringify({ revision: 'r', canvases: [{ id: 'a', canvas: CANVAS }] }),
    },
  },
  {
    name: 'preview',
    silent: 1000,
    args: ['preview', '--site', SITE, '--no-config', '--port', '0', join(folder, 'page.html')],
    asked: { method: 'GET', path: '/canvas/page.html', headers: {} },
  },
  {
    name: 'mcp',
    silent: 1000,
    args: ['mcp', '--site', SITE, '--no-config', '--listen', '127.0.0.1:0', '--secret-file', join(folder, 'secret')],
    asked: {
      method: 'POST',
      path: '/mcp',
      headers: { ...JSON_TYPE, ...secret },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'render_canvas', arguments: { canvas: CANVAS } },
      }),
    },
  },
];

const running = [];
try {
  const [, , only] = process.argv;
  for (const server of SERVERS) {
    if (only !== undefined && only !== server.name) continue;
    if (!(await measure(server))) process.exitCode = 1;
  }
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}

/** @returns {Promise<boolean>} whether the bar is met */
async function measure({ name, silent, args, before, asked }) {
  const port = await start(args);
  if (before) await ask(port, before);
  await timesOf(port, asked); // warms up
  const quiet = { kept: [], new: [] };
  const attacked = { kept: [], new: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    gather(quiet, await timesOf(port, asked));
    const attackers = await attack(port, silent);
    gather(attacked, await timesOf(port, asked));
    for (const attacker of attackers) attacker.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return Object.keys(quiet)
    .map((kind) => told(`${name}, ${silent} silent, ${kind} connection`, quiet[kind], attacked[kind]))
    .every((isMet) => isMet);
}

/** Tells how the times of one kind compare; gives whether the bar is met. */
function told(what, quiet, attacked) {
  const lost = ROUNDS * REQUESTS - attacked.length;
  const [middle, slow] = [0.5, 0.9].map((share) => quantile(attacked, share) / quantile(quiet, share));
  const isMet = lost === 0 && middle <= BAR;
  const [before, after] = [quiet, attacked].map((times) =>
    [0.5, 0.9, 0.99, 1].map((share) => quantile(times, share)?.toFixed(1) ?? 'none').join(' / '),
  );
  console.log(
    `${isMet ? 'ok  ' : 'MISS'} ${what}: median ${middle.toFixed(2)} times the quiet one, at most ${BAR}; p90 ` +
      `${slow.toFixed(2)} times; ${lost} of ${ROUNDS * REQUESTS} not served; median / p90 / p99 / most ${before} ms quiet, ${after} ms under attack`,
  );
  return isMet;
}

function gather(all, times) {
  for (const [kind, more] of Object.entries(times)) all[kind].push(...more);
}

/** Starts a server; gives its port. */
async function start(args) {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  return new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk) => {
      text += chunk;
      const [, port] = /127\.0\.0\.1:(\d+)/.exec(text) ?? [];
      if (port !== undefined) resolve(Number(port));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`It has ended: ${text}`)));
  });
}

/** Starts the connections that ask for nothing, and waits until they have all come once. */
async function attack(port, silent) {
  const script = fileURLToPath(new URL('./silent-clients.mjs', import.meta.url));
  const processes = Math.ceil(silent / PER_PROCESS);
  const children = Array.from({ length: processes }, () => fork(script, [String(port), String(silent / processes)]));
  running.push(...children);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('message', resolve))));
  return children;
}

/** Milliseconds of the requests that were served, one after the other, by the kind of their connections. */
async function timesOf(port, asked) {
  const times = { kept: [], new: [] };
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  let lost = 0;
  for (let index = 0; index < REQUESTS && lost < 5; index += 1) {
    for (const [kind, agent] of [
      ['kept', kept],
      ['new', false],
    ]) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const start = performance.now();
      const status = await ask(port, asked, agent).catch(() => 0);
      if (status === 200) times[kind].push(performance.now() - start);
      else lost += 1;
    }
  }
  kept.destroy();
  return times;
}

function ask(port, { method, path, headers, body = '' }, agent = false) {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent, timeout: PATIENCE_MS },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', reject);
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('error', reject);
    sent.end(body);
  });
}

function quantile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)];
}

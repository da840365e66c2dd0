/**
 * What connections that ask for nothing cost others: the daemon over TCP with 10,000 of them, the preview and MCP over HTTP
 * with 1,000, half of them a slowloris each. It tells how long a client's requests take beside what they take when all is
 * quiet, in one run, each on a connection of its own; it exits with 1 when one takes over twice as long, or is not served.
 * All is on this machine's loopback, and ends with this process. Run it by `npm run bench:connections`.
 */
import { fork, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The time of a request under attack at most, in times of its quiet time. */
const BAR = 2;

const REQUESTS = 150;
const ROUNDS = 3;

/** Connections of one process. */
const PER_PROCESS = 2500;

/** Milliseconds until a request counts as not served. */
const PATIENCE_MS = 5000;

const COMMAND = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
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
    args: ['serve', '--listen', '127.0.0.1:0', '--secret-file', join(folder, 'secret')],
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
  for (const server of SERVERS) if (!(await measure(server))) process.exitCode = 1;
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
}

/** @returns {Promise<boolean>} whether the bar is met */
async function measure({ name, silent, args, before, asked }) {
  const port = await start(args);
  if (before) await ask(port, before);
  await timesOf(port, asked); // warms up
  const quiet = [];
  const attacked = [];
  let lost = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(...(await timesOf(port, asked)).times);
    const attackers = await attack(port, silent);
    const under = await timesOf(port, asked);
    attacked.push(...under.times);
    lost += under.lost;
    for (const attacker of attackers) attacker.kill('SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  const ratio = quantile(attacked, 0.5) / quantile(quiet, 0.5);
  const isMet = lost === 0 && ratio <= BAR;
  const told = [quiet, attacked].map((times) =>
    [0.5, 0.9].map((share) => `${quantile(times, share)?.toFixed(2) ?? 'none'}`).join(' / '),
  );
  console.log(
    `${isMet ? 'ok  ' : 'MISS'} ${name.padEnd(8)} ${silent} silent: ${ratio.toFixed(2)} times its quiet time, at most ${BAR}; ` +
      `${lost} of ${ROUNDS * REQUESTS} not served; median / p90 ${told[0]} ms quiet, ${told[1]} ms under attack`,
  );
  return isMet;
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

/** Milliseconds of requests, one after the other, and how many were not served. */
async function timesOf(port, asked) {
  const times = [];
  let lost = 0;
  for (let index = 0; index < REQUESTS && lost < 5; index += 1) {
    const start = performance.now();
    const status = await ask(port, asked).catch(() => 0);
    if (status === 200) times.push(performance.now() - start);
    else lost += 1;
  }
  return { times, lost: lost < 5 ? lost : REQUESTS };
}

function ask(port, { method, path, headers, body = '' }) {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length }, agent: false, timeout: PATIENCE_MS },
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

/** What the site answers again and again, against a bare `node:http` server that sends the same bytes and headers. */
import { request } from 'node:http';
import { atLeast, percent } from '../bars.mjs';
import { figure, middle } from '../measure.mjs';
import { progress } from '../print.mjs';
import { newFolder, startPart, startSite } from './site-process.mjs';

/** The least share of the bare server's requests a second. */
const LEAST = { view: 0.7, manifest: 0.6 };

const CONNECTIONS = 16;

/** Seconds of load before the first round: V8 compiles what it has seen often. */
const WARM_UP_SECONDS = 2;

const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/**
 * @param {{ processes: number, rounds: number, seconds: number }} options
 * @returns {Promise<import('../bars.mjs').Verdict[]>}
 */
export async function servedBars({ processes, rounds, seconds }) {
  const found = new Map();
  for (let number = 1; number <= processes; number += 1) {
    const site = await startSite(newFolder());
    for (const row of rowsOf(site)) {
      progress(`process ${number} of ${processes}: ${row.name}`);
      const all = found.get(row.name) ?? { ...row, runs: [] };
      all.runs.push(await inTurn(site.port, row, rounds, seconds));
      found.set(row.name, all);
    }
    await site.stop();
  }
  progress('');
  console.log(`\n${'Requests a second, 16 connections'.padEnd(40)}     site     bare  client busy`);
  return [...found.values()].map(({ name, least, runs }) => {
    const of = (key) => middle(runs.flatMap((run) => run.map((round) => round[key])));
    const [own, bare] = [of('own'), of('bare')].map((value) => value.toFixed(0).padStart(8));
    console.log(`${name.padEnd(40)} ${own} ${bare}  ${percent(of('busy')).padStart(8)}`);
    const shares = figure(runs.map((run) => run.map(({ own, bare }) => own / bare)));
    return atLeast(`${name}, share of a bare server's requests`, shares, least, percent);
  });
}

function rowsOf({ key }) {
  const authorization = `Bearer ${key}`;
  const manifest = '/theme/v1/ai/integration-manifest';
  return [
    { name: 'a page, Brotli', path: '/about/', headers: BROWSER, least: LEAST.view },
    { name: 'a page, not compressed', path: '/about/', headers: { accept: 'text/html' }, least: LEAST.view },
    { name: 'a page that is known, 304', path: '/about/', headers: BROWSER, isKnown: true, least: LEAST.view },
    { name: 'the manifest, 304', path: manifest, headers: { authorization }, isKnown: true, least: LEAST.manifest },
  ];
}

/** The requests a second of both, by rounds. */
async function inTurn(port, row, rounds, seconds) {
  const asked = await withTag(port, row);
  const bare = startPart('bare-server');
  const answer = await get(port, row.path, asked);
  const { port: barePort } = await bare.ask(answer);
  const load = startPart('load');
  const head = Object.entries(asked).map(([name, value]) => `${name}: ${value}\r\n`);
  const message = {
    request: `GET ${row.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${head.join('')}\r\n`,
    connections: CONNECTIONS,
    expected: answer.status,
  };
  const ask = (to, time) => load.ask({ ...message, port: to, seconds: time });
  for (const to of [port, barePort]) await ask(to, WARM_UP_SECONDS);
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [port, barePort] : [barePort, port];
    const rates = new Map();
    for (const to of order) rates.set(to, await ask(to, seconds));
    const [own, other] = [rates.get(port), rates.get(barePort)];
    found.push({ own: own.perSecond, bare: other.perSecond, busy: other.busy });
  }
  for (const part of [bare, load]) part.end();
  return found;
}

/** The headers of a request, with the tag of what is known. */
async function withTag(port, { path, headers, isKnown }) {
  if (!isKnown) return headers;
  const { headers: given } = await get(port, path, headers);
  return { ...headers, 'if-none-match': given.etag };
}

/** What a bare server is to send: all but the headers that Node adds by itself. */
function get(port, path, headers) {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers, agent: false }, async (response) => {
      const { date: _date, connection: _connection, 'keep-alive': _alive, ...own } = response.headers;
      const body = Buffer.concat(await response.toArray()).toString('base64');
      resolve({ status: response.statusCode, headers: own, body });
    })
      .once('error', reject)
      .end();
  });
}

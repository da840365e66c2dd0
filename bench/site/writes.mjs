/** Durable writes: pages by the Theme API, against a bare insert-and-commit with the same driver and durability. */
import { atLeast, percent } from '../bars.mjs';
import { figure, middle } from '../measure.mjs';
import { progress } from '../print.mjs';
import { ask } from './ask.mjs';
import { newFolder, startPart, startSite } from './site-process.mjs';

/** The least share of the bare writes a second. */
const LEAST = 0.5;

/** Pages that are written at the same time, each over a connection of its own. */
const WRITERS = 8;

const BODY = Array.from(
  { length: 12 },
  (_, index) => `<h2>Part ${index}</h2>\n<p>${'A line of text. '.repeat(12)}</p>`,
).join('\n');

/**
 * @param {{ processes: number, rounds: number, seconds: number }} options
 * @returns {Promise<import('../bars.mjs').Verdict[]>}
 */
export async function writeBars({ processes, rounds, seconds }) {
  const runs = [];
  for (let number = 1; number <= processes; number += 1) {
    progress(`process ${number} of ${processes}: writes`);
    runs.push(await inTurn(rounds, seconds));
  }
  progress('');
  const of = (key) => middle(runs.flatMap((run) => run.map((round) => round[key]))).toFixed(0);
  console.log(
    `\nDurable writes a second: ${of('own')} pages by the API, ${WRITERS} at once; ${of('bare')} bare inserts`,
  );
  const shares = figure(runs.map((run) => run.map(({ own, bare }) => own / bare)));
  return [atLeast("writes of pages, share of bare insert-and-commit's", shares, LEAST, percent)];
}

async function inTurn(rounds, seconds) {
  const site = await startSite(newFolder());
  const { port, key } = site;
  const pages = [];
  for (let index = 0; index < WRITERS; index += 1) {
    const path = `/bench/${index}/`;
    const body = { path, title: `Page ${index}`, source: BODY, status: 'published' };
    const { id } = await ask(port, { method: 'POST', path: '/ai/pages', key, body });
    pages.push({ id, path });
  }
  const [load, bare] = [startPart('put-load'), startPart('bare-writes')];
  await bare.ask({ path: `${newFolder()}.db` });
  const own = (time) => load.ask({ port, key, pages, body: BODY, seconds: time });
  const other = (time) => bare.ask({ body: BODY, seconds: time });
  for (const one of [own, other]) await one(2);
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = new Map();
    for (const one of round % 2 === 0 ? [own, other] : [other, own]) rates.set(one, (await one(seconds)).perSecond);
    found.push({ own: rates.get(own), bare: rates.get(other) });
  }
  for (const part of [load, bare]) part.end();
  await site.stop();
  return found;
}

/**
 * Durable writes, of documents into the store and of pages by the Theme API (which lints them), against a bare
 * insert-and-commit with the same driver and durability.
 */
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
    `\nDurable writes a second, ${WRITERS} at once: ${of('store')} documents into the store, ${of('api')} pages by the API; ` +
      `${of('bare')} bare inserts`,
  );
  const shareOf = (key) => figure(runs.map((run) => run.map((round) => round[key] / round.bare)));
  return [
    atLeast("writes of documents, share of bare insert-and-commit's", shareOf('store'), LEAST, percent),
    atLeast("writes of pages by the API, share of bare insert-and-commit's", shareOf('api'), LEAST, percent),
  ];
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
  const parts = { api: startPart('put-load'), store: startPart('store-writes'), bare: startPart('bare-writes') };
  await parts.store.ask({ folder: newFolder() });
  await parts.bare.ask({ path: `${newFolder()}.db` });
  const rate = async (name, time) => {
    const { perSecond } = await parts[name].ask({ port, key, pages, body: BODY, writers: WRITERS, seconds: time });
    return perSecond;
  };
  const names = Object.keys(parts);
  for (const name of names) await rate(name, 2);
  const found = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = {};
    for (const name of round % 2 === 0 ? names : names.toReversed()) rates[name] = await rate(name, seconds);
    found.push(rates);
  }
  for (const part of Object.values(parts)) part.end();
  await site.stop();
  return found;
}

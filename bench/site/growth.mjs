/** A store of many pages, each with ten revisions, beside one of 100: each list, page view and write, in turn. */
import { Agent } from 'node:http';
import { THEME_ROUTES } from '../../src/server/dist/theme/routes.js';
import { atMost, times } from '../bars.mjs';
import { figure, middle } from '../measure.mjs';
import { progress } from '../print.mjs';
import { ask } from './ask.mjs';
import { operationsOf } from './operations.mjs';
import { newFolder, startPart, startSite } from './site-process.mjs';

/** How much longer the large store may take. */
const MOST_TIMES = 2;

const SMALL = 100;

/** Requests of an operation in a round, on each store: the median of them counts. */
const REQUESTS = 7;

/**
 * @param {{ pages: number, rounds: number }} options
 * @returns {Promise<import('../bars.mjs').Verdict[]>}
 */
export async function growthBars({ pages, rounds }) {
  const sites = [];
  for (const count of [SMALL, pages]) sites.push(await filled(count));
  const operations = operationsOf(THEME_ROUTES);
  const samples = new Map(operations.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const { name, work } of operations) {
      progress(`growth: round ${round + 1} of ${rounds}, ${name}`);
      const ms = new Map();
      const order = round % 2 === 0 ? sites : sites.toReversed();
      for (const site of order) ms.set(site, await medianOf(site, work));
      // The first round compiles, and fills what is filled once.
      if (round >= 0) samples.get(name).push(sites.map((site) => ms.get(site)));
    }
  }
  progress('');
  for (const { site, agent } of sites) {
    agent.destroy();
    await site.stop();
  }
  console.log(`\n${`Milliseconds with ${SMALL} and ${pages.toLocaleString('en')} pages`.padEnd(52)}   few   many`);
  return operations.map(({ name }) => {
    const all = samples.get(name);
    const [few, many] = [0, 1].map((index) =>
      middle(all.map((pair) => pair[index]))
        .toFixed(2)
        .padStart(7),
    );
    console.log(`${name.padEnd(50)} ${few} ${many}`);
    return atMost(`${name}, times as long`, figure([all.map(([less, more]) => more / less)]), MOST_TIMES, times);
  });
}

async function filled(pages) {
  const folder = newFolder();
  const fill = startPart('fill');
  progress(`growth: filling a store with ${pages} pages`);
  const { key, first } = await fill.ask({ folder, pages });
  fill.end();
  const site = await startSite(folder);
  return { site, port: site.port, key, pages, first, agent: new Agent({ keepAlive: true, maxSockets: 1 }), count: 0 };
}

async function medianOf(site, work) {
  const all = [];
  for (let index = 0; index < REQUESTS; index += 1) {
    site.count += 1;
    // Spread over all pages, so that none is in a cache from before.
    const page = Math.floor(((site.count * 0.618_034) % 1) * site.pages);
    const request = (options) => ask(site.port, { ...site, ...options });
    const prepared = await work.prepare?.({ ...site, page, request });
    const start = performance.now();
    await work.run({ ...site, page, request, prepared });
    all.push(performance.now() - start);
  }
  return middle(all);
}

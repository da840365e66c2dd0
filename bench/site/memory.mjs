/** The memory of a site under mixed load: views, forms, missing pages, the API's reads, writes and what it refuses. */
import { atMost, times } from '../bars.mjs';
import { figure, middle } from '../measure.mjs';
import { progress } from '../print.mjs';
import { ask } from './ask.mjs';
import { newFolder, startPart, startSite } from './site-process.mjs';

/** How much larger the last third may be than the second; the first fills the caches. */
const MOST_GROWTH = 1.1;

/** Samples of a third, each after forced collections. */
const SAMPLES = 10;

const WRITTEN = 20;

/**
 * @param {{ minutes: number }} options
 * @returns {Promise<import('../bars.mjs').Verdict[]>}
 */
export async function memoryBars({ minutes }) {
  const site = await startSite(newFolder());
  const { port, key } = site;
  const pages = [];
  for (let index = 0; index < WRITTEN; index += 1) {
    const path = `/mixed/${index}/`;
    const body = { path, title: `Page ${index}`, source: '<p>Before</p>', status: 'published' };
    pages.push({ id: (await ask(port, { method: 'POST', path: '/ai/pages', key, body })).id, path });
  }
  const load = startPart('mixed-load');
  const seconds = (minutes * 60) / (3 * SAMPLES);
  const thirds = [[], [], []];
  let done = 0;
  for (const [third, samples] of thirds.entries()) {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      progress(`memory: third ${third + 1}, ${sample + 1} of ${SAMPLES}`);
      done += (await load.ask({ port, key, pages, seconds })).requests;
      samples.push(await site.figures());
    }
  }
  load.end();
  await site.stop();
  progress('');
  console.log(`\nMemory in MB over ${minutes} min of mixed load, ${done.toLocaleString('en')} requests, by thirds`);
  return ['heapUsed', 'rss'].map((kind) => {
    const shown = thirds.map((samples) => samples.map((sample) => (sample[kind] / 1e6).toFixed(0)).join(' '));
    console.log(`${kind.padEnd(9)} ${shown.join('  |  ')}`);
    // Each sample of the last third in times of the second's median.
    const before = middle(thirds[1].map((sample) => sample[kind]));
    const growth = figure([thirds[2].map((sample) => sample[kind] / before)]);
    return atMost(`${kind} of the last third against the second`, growth, MOST_GROWTH, times);
  });
}

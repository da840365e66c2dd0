/** What visitors and agents do to a site, all at once, over connections that are kept. */
import { Agent } from 'node:http';
import { ask, fetched } from './ask.mjs';
import { answerMessages } from './site-process.mjs';

const CONNECTIONS = 8;
const BROWSER = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
const SEEDED = ['/', '/about/', '/contact/', '/blog/', '/blog/how-we-print/', '/feed.xml', '/sitemap.xml'];

let count = 0;

/** What is done in turn, each with how often in a hundred. */
const MIX = [
  [40, ({ port, agent }) => fetched(port, { path: one(SEEDED), headers: BROWSER, agent })],
  [20, ({ port, pages, agent }) => fetched(port, { path: one(pages).path, headers: BROWSER, agent })],
  [10, ({ port, agent }) => fetched(port, { path: `/missing/${count}/`, headers: BROWSER, agent })],
  [5, ({ port, agent }) => fetched(port, { path: '/contact/', headers: { 'x-unknown': String(count) }, agent })],
  [8, (all) => ask(all.port, { ...all, path: '/ai/integration-manifest' })],
  [5, (all) => ask(all.port, { ...all, path: '/ai/pages' })],
  [2, (all) => ask(all.port, { ...all, path: '/ai/audit' })],
  [
    2,
    (all) => fetched(all.port, { path: `/theme/v1/ai/pages/${count}`, headers: { authorization: `Bearer ${count}` } }),
  ],
  [
    7,
    (all) => {
      const { id, path } = one(all.pages);
      const body = { path, title: `Page ${id}`, source: `<p>Now ${count}</p>`, status: 'published' };
      return ask(all.port, { ...all, method: 'PUT', path: `/ai/pages/${id}`, body });
    },
  ],
  [
    1,
    (all) => {
      const body = { options: { radius: count % 20 } };
      const headers = { 'idempotency-key': `mixed-${count}` };
      return ask(all.port, { ...all, method: 'POST', path: '/ai/options', body, headers });
    },
  ],
];

const DECK = MIX.flatMap(([times, work]) => Array.from({ length: times }, () => work));

answerMessages(async ({ port, key, pages, seconds }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = performance.now();
  let requests = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() - start < seconds * 1000) {
        count += 1;
        // 37 goes through all of a hundred.
        await DECK[(count * 37) % DECK.length]({ port, key, pages, agent });
        requests += 1;
      }
    }),
  );
  agent.destroy();
  return { requests };
});

function one(list) {
  return list[count % list.length];
}

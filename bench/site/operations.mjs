/** What is done to a large store and to a small one. */
import { cursorOf } from '../../src/server/dist/api/paging.js';
import { fetched } from './ask.mjs';

/** Reads that are about all documents by what they are: the state that a reset of the whole site rests on. */
const OF_ALL = ['getResetState'];

/** The query of a list that needs one. */
const QUERIES = { listRevisions: ({ id }) => `?kind=page&key=${id}` };

const idOf = ({ first, page }) => first + page;
const pathOf = (page) => (page % 2 === 0 ? `/blog/post-${page}/` : `/pages/page-${page}/`);
const bodyOf = ({ page, count }) => ({
  type: page % 2 === 0 ? 'post' : 'page',
  path: pathOf(page),
  title: `Page ${page}`,
  source: `<p>Written ${count}</p>`,
  status: 'published',
});

/** @returns every read of the table without parameters, and by hand what has some, what visitors see, and writes */
export function operationsOf(routes) {
  const reads = Object.entries(routes)
    .filter(([operation, { method, path }]) => method === 'GET' && !path.includes('{') && !OF_ALL.includes(operation))
    .map(([operation, { path }]) => [
      `GET ${path}`,
      (site) => site.request({ path: `${path}${QUERIES[operation]?.({ id: idOf(site) }) ?? ''}` }),
    ]);
  const all = [...reads, ...READS, ...VIEWS, ...WRITES];
  return all.map(([name, work]) => ({ name, work: typeof work === 'function' ? { run: work } : work }));
}

const get = (path) => (site) => site.request({ path: path(site) });

const READS = [
  [
    'GET /ai/pages?cursor, from the middle',
    get(({ first, pages }) => `/ai/pages?cursor=${cursorOf(String(first + pages / 2))}`),
  ],
  ['GET /ai/pages/{id}', get((site) => `/ai/pages/${idOf(site)}`)],
  ['GET /ai/content/{id}/presentation', get((site) => `/ai/content/${idOf(site)}/presentation`)],
  ['GET /ai/revisions/{revision}', get((site) => `/ai/revisions/5?kind=page&key=${idOf(site)}`)],
  ['GET /ai/audit?cursor, from the middle', get(({ pages }) => `/ai/audit?cursor=${cursorOf(String(pages * 4))}`)],
  ['GET /ai/audit?by, of nobody', get(() => '/ai/audit?by=nobody')],
  ['GET /ai/audit?action, of the first row', get(() => '/ai/audit?action=site.seed')],
  ['GET /ai/audit?since, of now', get(() => `/ai/audit?since=${new Date().toISOString()}`)],
];

const view = (path) => async (site) => {
  const { status } = await fetched(site.port, { path: path(site), agent: site.agent });
  if (status !== 200) throw new Error(`Unexpected ${status} of ${path(site)}`);
};

const VIEWS = [
  ['a page, first view', view(({ page }) => pathOf(page - (page % 2) + 1))],
  ['a post, first view', view(({ page }) => pathOf(page - (page % 2)))],
  ['a page, kept', view(() => '/about/')],
  ['the list of posts, kept', view(() => '/blog/')],
  ['the list of posts, after a write of a post', { prepare: writePost, run: view(() => '/blog/') }],
  ['the last page of the list of posts', { prepare: writePost, run: view(({ pages }) => `/blog/page/${pages / 20}/`) }],
  ['the feed, after a write of a post', { prepare: writePost, run: view(() => '/feed.xml') }],
  [
    'a page that is missing',
    async ({ port, agent, count }) => void (await fetched(port, { path: `/missing/${count}/`, agent })),
  ],
];

function writePost(site) {
  const page = site.page - (site.page % 2);
  const body = bodyOf({ page, count: site.count });
  return site.request({ method: 'PUT', path: `/ai/pages/${site.first + page}`, body });
}

const put = (path, body) => (site) => site.request({ method: 'PUT', path: path(site), body: body(site) });

const WRITES = [
  ['PUT /ai/pages/{id}', put((site) => `/ai/pages/${idOf(site)}`, bodyOf)],
  [
    'PATCH /ai/pages/{id}',
    (site) =>
      site.request({ method: 'PATCH', path: `/ai/pages/${idOf(site)}`, body: { title: `Title ${site.count}` } }),
  ],
  [
    'POST /ai/pages',
    (site) =>
      site.request({ method: 'POST', path: '/ai/pages', body: { ...bodyOf(site), path: `/new/${site.count}/` } }),
  ],
  [
    'PATCH /ai/content/{id}/presentation',
    (site) => {
      const body = { width: site.count % 2 === 0 ? 'wide' : 'narrow' };
      return site.request({ method: 'PATCH', path: `/ai/content/${idOf(site)}/presentation`, body });
    },
  ],
  [
    'PUT /ai/canvas',
    put(
      () => '/ai/canvas?name=sidebar',
      ({ count }) => ({ source: `<p>${count}</p>`, status: 'published' }),
    ),
  ],
  [
    'POST /ai/menus',
    ({ request, count }) =>
      request({
        method: 'POST',
        path: '/ai/menus',
        body: { locations: { naviga: count % 2 === 0 ? 'main' : 'legal' } },
      }),
  ],
  [
    'POST /ai/options',
    ({ request, count }) => request({ method: 'POST', path: '/ai/options', body: { options: { radius: count % 30 } } }),
  ],
  [
    'POST /ai/rollback',
    ({ request, ...site }) =>
      request({
        method: 'POST',
        path: '/ai/rollback',
        body: { kind: 'page', key: String(idOf(site)), revision: (site.count % 8) + 1 },
      }),
  ],
];

import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { modelOf } from '../../../../src/server/site/model.js';
import type { OpenSite } from '../../../../src/server/site/open-site.js';
import type { RenderedPath } from '../../../../src/server/theme/ports.js';
import { createThemeApi } from '../../../../src/server/theme/theme-api.js';
import { confirmed } from '../confirmed.js';
import { pageWrites, shownPages } from '../shown-pages.js';
import { themeOf } from '../theme-of.js';

async function withPages(
  around: (path: string, render: () => Promise<RenderedPath>) => Promise<RenderedPath> = (_path, render) => render(),
) {
  let site: OpenSite | undefined;
  const show = shownPages(() => {
    if (!site) throw new Error('no site yet');
    return site;
  });
  const ports = { renderPath: (path: string) => around(path, () => show(path)) };
  const theme = await themeOf({ ports });
  site = theme.site;
  const write = (...writes: Parameters<typeof theme.site.store.write>[0]['writes'][number][]) =>
    theme.site.store.write({ by: 'test', action: 'test', writes });
  await write(
    ...pageWrites('1', '/', { published: '<main><h1>Home</h1><a href="/about/?a=1">A</a></main>' }),
    ...pageWrites('2', '/about/', { published: '<main><h1>About</h1></main>', draft: '<p>draft</p>' }),
    ...pageWrites('3', '/secret/', { draft: '<p>draft</p>' }),
    { kind: 'path', key: '/old/', body: { page: '2', moved: true } },
  );
  const root = join(theme.site.folder, 'exports', 'folder');
  const deploy = async (body: object = {}) => {
    const begun = await theme.ask('POST', '/ai/deploy', { project: 'folder', ...body });
    expect(begun.status).toBe(202);
    const path = `/ai/deploy/${begun.json.id}`;
    await vi.waitFor(async () => expect((await theme.ask('GET', path)).json.status).not.toBe('running'), {
      timeout: 20_000,
    });
    return (await theme.ask('GET', path)).json;
  };
  const another = async () => {
    const api = createThemeApi({ site: theme.site, model: modelOf(theme.site.store), ports, onError: () => undefined });
    return async (method: string, path: string, body?: object) => {
      const headers = { authorization: `Bearer ${theme.secret}`, 'content-type': 'application/json' };
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      const answer = await api(new Request(`https://luna.example/theme/v1${path}`, init));
      return { status: answer.status, headers: answer.headers, json: JSON.parse(await answer.text()) };
    };
  };
  return { ...theme, write, root, deploy, another };
}

const FILES = ['404.html', '_inlay/dots.svg', '_inlay/theme.css', 'about/index.html', 'index.html', 'old/index.html'];

test('all that visitors see is exported as files with their hashes, and hosts switch to it at once', async () => {
  const { root, deploy, ask } = await withPages();
  const release = await deploy({ note: 'First' });
  expect(release).toMatchObject({
    status: 'done',
    is_current: true,
    note: 'First',
    file_count: 6,
    folder: `exports/folder/${release.id}`,
  });
  expect(release.files.map(({ path }: { path: string }) => path)).toEqual(FILES);
  for (const { path, sha256, bytes } of release.files) {
    const content = readFileSync(join(root, 'current', path));
    expect([createHash('sha256').update(content).digest('hex'), content.length]).toEqual([sha256, bytes]);
  }
  expect(release.left_out).toEqual(['/about/?a=1', '/robots.txt (404)', '/sitemap.xml (404)']);
  expect(readFileSync(join(root, 'current/old/index.html'), 'utf8')).toContain('content="0; url=/about/"');
  expect(readFileSync(join(root, 'current/about/index.html'), 'utf8')).not.toContain('draft');
  const page = (await ask('GET', `/ai/deploy/${release.id}?limit=4`)).json;
  const rest = (await ask('GET', `/ai/deploy/${release.id}?limit=4&cursor=${page.next_cursor}`)).json;
  expect([...page.files, ...rest.files]).toEqual(release.files);
});

test('a dry run tells which files would change, and a release is taken back', async () => {
  const { root, deploy, write, ask } = await withPages();
  const first = await deploy();
  await write(
    ...pageWrites('2', '/about/', { published: '<main><h1>About us</h1></main>' }),
    ...pageWrites('4', '/new/', { published: '<p>n</p>' }),
  );
  const planned = await deploy({ dry_run: true });
  expect([planned.status, planned.changes]).toEqual([
    'planned',
    {
      added: ['new/index.html'],
      added_count: 1,
      changed: ['about/index.html'],
      changed_count: 1,
      removed: [],
      removed_count: 0,
      unchanged: 5,
    },
  ]);
  expect(readlinkSync(join(root, 'current'))).toBe(first.id);
  const second = await deploy();
  expect(readlinkSync(join(root, 'current'))).toBe(second.id);
  const back = await confirmed(ask, 'POST', `/ai/deploy/${second.id}/take-back`);
  expect([back.preview.summary, back.json.status]).toEqual([`Hosts serve \`${first.id}\``, 'taken-back']);
  expect(readlinkSync(join(root, 'current'))).toBe(first.id);
  await confirmed(ask, 'POST', `/ai/deploy/${first.id}/take-back`);
  expect(existsSync(join(root, 'current'))).toBe(false);
  const list = (await ask('GET', '/ai/deploy?project=folder')).json.items;
  expect(list.map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
    [second.id, 'taken-back'],
    [first.id, 'taken-back'],
  ]);
});

test('a dry run counts all files, and names the first of them', async () => {
  const { deploy, write } = await withPages();
  const pages = Array.from({ length: 120 }, (_, index) =>
    pageWrites(`${index + 10}`, `/p${index}/`, { published: '<p>p</p>' }),
  );
  await write(...pages.flat());
  const { changes, file_count: files } = await deploy({ dry_run: true });
  expect([files, changes.added.length, changes.added_count]).toEqual([FILES.length + 120, 100, FILES.length + 120]);
  await deploy();
  await write(
    ...pages.flat().flatMap(({ kind, key }) => (kind === 'page' || kind === 'path' ? [{ kind, key, body: null }] : [])),
  );
  const planned = await deploy({ dry_run: true });
  expect([planned.file_count, planned.changes.removed.length, planned.changes.removed_count]).toEqual([
    FILES.length,
    100,
    120,
  ]);
});

test('an export of a site that is written meanwhile begins again, and is of one state', async () => {
  let count = 0;
  let change = async () => undefined as unknown;
  const { deploy, write, root } = await withPages(async (path, render) => {
    const page = await render();
    if (path === '/' && count++ === 0) await change();
    return page;
  });
  change = () => write(...pageWrites('1', '/', { published: '<main><h1>New</h1></main>' }));
  const release = await deploy();
  expect([release.status, count]).toEqual(['done', 2]);
  expect(readFileSync(join(root, 'current/index.html'), 'utf8')).toContain('New');
});

test('an export that fails leaves nothing behind', async () => {
  let isBroken = false;
  const { deploy, root, ask, errors } = await withPages((path, render) => {
    if (isBroken && path === '/about/') throw new Error('broken');
    return render();
  });
  const good = await deploy();
  isBroken = true;
  const failed = await deploy();
  expect([failed.status, failed.is_current]).toEqual(['failed', false]);
  expect(readlinkSync(join(root, 'current'))).toBe(good.id);
  expect(readdirSync(root).sort()).toEqual([good.id, `${good.id}.json`, 'current'].sort());
  // The log has the reason, under the id that the release tells.
  const begun = await ask('POST', '/ai/deploy', { project: 'folder', dry_run: true });
  const path = `/ai/deploy/${begun.json.id}`;
  await vi.waitFor(async () => expect((await ask('GET', path)).json.status).toBe('failed'));
  expect((await ask('GET', path)).json.error).toContain(begun.headers.get('x-request-id'));
  expect(failed.error).toMatch(/request id `[\da-f-]{36}`$/);
  expect(errors.map(String)).toEqual(['Error: broken', 'Error: broken']);
});

test('a second deploy of the same project waits for the first', async () => {
  let release = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const { ask, deploy, another } = await withPages(async (_path, render) => {
    await gate;
    return render();
  });
  const first = await ask('POST', '/ai/deploy', { project: 'folder' });
  expect(first.json).toMatchObject({ status: 'running', is_current: false });
  // Another process has the same folder and store, and knows nothing else of it.
  const other = await another();
  expect((await other('GET', `/ai/deploy/${first.json.id}`)).json).toMatchObject({ status: 'running' });
  const refused = await other('POST', '/ai/deploy', { project: 'folder' });
  expect([refused.status, refused.json.code, refused.json.next_action.path]).toEqual([
    409,
    'state-conflict',
    `/theme/v1/ai/deploy/${first.json.id}`,
  ]);
  const second = await ask('POST', '/ai/deploy', { project: 'folder' });
  expect([second.status, second.json.next_action.path]).toEqual([409, `/theme/v1/ai/deploy/${first.json.id}`]);
  release();
  await vi.waitFor(async () => expect((await ask('GET', `/ai/deploy/${first.json.id}`)).json.status).toBe('done'), {
    timeout: 20_000,
  });
  expect((await deploy()).status).toBe('done');
});

test('of two processes that begin at the same time one goes on, and each tells how far it is under another tag', async () => {
  let release = () => undefined as unknown;
  const gate = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  const { ask, another, site } = await withPages(async (path, render) => {
    if (path === '/about/') await gate;
    return render();
  });
  const other = await another();
  const both = await Promise.all([ask, other].map((each) => each('POST', '/ai/deploy', { project: 'folder' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  const id = both.find(({ status }) => status === 202)?.json.id;
  const own = both[0]?.status === 202 ? ask : other;
  const path = `/ai/deploy/${id}`;
  await vi.waitFor(async () => expect((await own('GET', path)).json.progress.done).toBeGreaterThan(0));
  const seen = both.find(({ status }) => status === 202)?.headers.get('etag');
  const told = (await own('GET', path)).headers.get('etag');
  expect(told).not.toBe(seen);
  expect(
    (await ask('GET', path, undefined, { 'if-none-match': (await ask('GET', path)).headers.get('etag') ?? '' })).status,
  ).toBe(304);
  release();
  await vi.waitFor(async () => expect((await other('GET', path)).json.status).toBe('done'), { timeout: 20_000 });
  expect((await own('GET', path)).headers.get('etag')).not.toBe(told);
  expect(await site.store.heads('release')).toHaveLength(1);
});

import { describe, expect, test } from 'vitest';
import type { OpenSite } from '../../../../src/server/site/open-site.js';
import { barriersOf } from '../../../../src/server/theme/compliance/accessibility.js';
import { elementsOf } from '../../../../src/server/theme/compliance/read-page.js';
import { pageWrites, shownPages } from '../shown-pages.js';
import { themeOf } from '../theme-of.js';

async function withPages(sources: Record<string, string>) {
  let site: OpenSite | undefined;
  const show = shownPages(() => {
    if (!site) throw new Error('no site yet');
    return site;
  });
  const theme = await themeOf({ ports: { renderPath: show } });
  site = theme.site;
  const writes = Object.entries(sources).flatMap(([path, published], index) =>
    pageWrites(String(index + 1), path, { published }),
  );
  await site.store.write({ by: 'test', action: 'test', writes });
  return theme;
}

const GOOD = '<main><h1>Home</h1><p>Welcome to the house by the sea.</p></main>';

test('a good site has the full score', async () => {
  const { ask, errors } = await withPages({ '/': GOOD, '/about/': GOOD });
  const { json, status } = await ask('GET', '/ai/compliance');
  expect([errors, status]).toEqual([[], 200]);
  expect(json).toMatchObject({ score: 100, verdict: 'pass', reasons: [], is_partial: false });
  expect(json.rules).toHaveLength(6);
  expect(json.pages[0]).toMatchObject({ path: '/', status: 200, requests: 3, external: [], barriers: [] });
});

test('each reason brings the request that mends it, and that request does', async () => {
  const { ask } = await withPages({
    '/': '<main><h1>Home</h1><a href="tel:+390612345678">+39 06 1234 5678</a></main>',
    '/about/': '<main><h1>About</h1><h3>Too deep</h3><img src="https://other.example/a.png"></main>',
  });
  await ask('POST', '/ai/menus', { locations: { topic: null } });
  const first = (await ask('GET', '/ai/compliance')).json;
  expect(first.verdict).toBe('fail');
  expect(first.score).toBeLessThan(80);
  const ids = first.reasons.map(({ id }: { id: string }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(['rule-assigned-menu', 'rule-no-duplicates', 'heading-order', 'image-alt']),
  );
  expect(first.pages[1]).toMatchObject({
    external: ['https://other.example/a.png'],
    barriers: ['heading-order', 'image-alt'],
  });
  expect(first.reasons.every(({ next_action }: { next_action?: object }) => next_action !== undefined)).toBe(true);

  const menu = first.reasons.find(({ id }: { id: string }) => id === 'rule-assigned-menu').next_action;
  expect((await ask(menu.method, menu.path.replace('/theme/v1', ''), menu.body)).status).toBe(200);
  const second = (await ask('GET', '/ai/compliance')).json;
  expect(second.reasons.some(({ id }: { id: string }) => id === 'rule-assigned-menu')).toBe(false);
  expect(second.score).toBeGreaterThan(first.score);
});

test('logos and attachments that are not there take points, and the request that each brings mends it', async () => {
  const { ask } = await withPages({ '/': GOOD });
  const good = (await ask('GET', '/ai/compliance')).json;
  expect(good.reasons).toEqual([]);
  const logos = {
    variants: { default: { url: '/uploads/a.png', alt: 'Luna' } },
    main: { url: '/', dark: '/uploads/d.png' },
  };
  const attachments = [{ url: '/uploads/menu.pdf' }, { url: '/' }];
  expect((await ask('PATCH', '/ai/site', { logos, attachments })).status).toBe(200);
  const { json } = await ask('GET', '/ai/compliance');
  type Told = { id: string; where: string; next_action: { method: string; path: string; body: object } };
  const missing = json.reasons.filter(({ id }: Told) => id === 'missing-file') as Told[];
  expect(missing.map(({ where }) => where)).toEqual([
    '/logos/variants/default/url',
    '/logos/main/dark',
    '/attachments/0/url',
  ]);
  expect(json.score).toBeLessThan(good.score);
  for (const { next_action: next } of missing)
    expect((await ask(next.method, next.path.replace('/theme/v1', ''), next.body)).status).toBe(200);
  const mended = (await ask('GET', '/ai/site')).json;
  expect([mended.logos, mended.attachments]).toEqual([{ variants: {}, main: { url: '/' } }, [{ url: '/' }]]);
  expect((await ask('GET', '/ai/compliance')).json.reasons.some(({ id }: Told) => id === 'missing-file')).toBe(false);
});

test('a header with an error brings its correction as a draft', async () => {
  const { ask, site } = await withPages({ '/': GOOD });
  const source = '<header><x-menu location="topc"></x-menu></header>';
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [{ kind: 'canvas', key: 'header', body: { published: { source, manifest: '' } } }],
  });
  const { json } = await ask('GET', '/ai/compliance');
  const { next_action: next, where } = json.reasons.find(({ id }: { id: string }) => id === 'lint-error');
  expect([where, next.body]).toEqual(['header', { source: source.replace('topc', 'topic'), status: 'draft' }]);
  const done = await ask(next.method, next.path.replace('/theme/v1', ''), next.body, {
    'if-match': next.headers['If-Match'],
  });
  expect(done.status).toBe(200);
});

test('what is not looked at is said', async () => {
  const { ask } = await withPages({ '/': GOOD, '/a/': GOOD, '/b/': GOOD });
  const { json } = await ask('GET', '/ai/compliance?pages=2');
  expect([json.pages.length, json.is_partial]).toEqual([2, true]);
  expect((await ask('GET', '/ai/compliance?pages=51')).status).toBe(422);
});

test.each<[string, string[]]>([
  ['<html lang="en"><title>T</title><main><h1>a</h1><h2>b</h2><img alt="" src="a"></main>', []],
  ['<title></title>', ['language', 'title', 'one-h1', 'one-main']],
  [
    '<html lang="en"><title>T</title><meta name="viewport" content="width=device-width, user-scalable=no"><main><h1>a</h1></main>',
    ['zoom'],
  ],
  [
    '<html lang="en"><title>T</title><main><h1>a</h1><a href="/"></a><a href="/"><img alt="Home" src="a"></a><button></button></main>',
    ['link-name', 'button-name'],
  ],
  [
    '<html lang="en"><title>T</title><main><h1>a</h1><input><label>b <input></label><label for="c">c</label><input id="c"><input type="hidden"></main>',
    ['field-label'],
  ],
  ['<html lang="en"><title>T</title><main><h1>a</h1><p id="a"></p><p id="a"></p></main>', ['unique-id']],
  ['<html lang="en"><title>T</title><main><h1>a</h1><template><img src="a"><h1>b</h1></template></main>', []],
])('%s', (html, expected) => {
  expect(barriersOf(elementsOf(html)).map(({ id }) => id)).toEqual(expected);
});

test('every reason brings a request that can be sent as it stands', async () => {
  const long = `<h1>Long</h1><img src="/a.png"><p>${'x'.repeat(10_000)}</p>`;
  const { ask, site } = await withPages({ '/': '<h1>Home</h1><h3>Low</h3><img src="/a.png">', '/long/': long });
  const warned = '<header><x-logo></x-logo><x-menu location="topic"></x-menu><img src="/a.png"></header>';
  await site.store.write({
    by: 'test',
    action: 'test',
    writes: [{ kind: 'canvas', key: 'header', body: { published: { source: warned, manifest: '' } } }],
  });
  await ask('POST', '/ai/menus', { locations: { topic: null } });
  const { reasons } = (await ask('GET', '/ai/compliance')).json;
  type Action = { method: string; path: string; headers?: Record<string, string>; body?: unknown };
  const actions: Action[] = reasons.map(({ next_action }: { next_action: Action }) => next_action);
  const writes = actions.filter(({ method }) => method !== 'GET');
  expect(writes.length).toBeGreaterThan(1);
  for (const { body, headers } of writes)
    expect([body, headers]).toEqual([expect.any(Object), { 'If-Match': expect.stringMatching(/^"\d+-\w{32}"$/) }]);
  const paths = (method: string) => actions.flatMap((each) => (each.method === method ? [each.path] : []));
  expect(paths('GET')).toContain('/theme/v1/ai/pages/2');
  expect(paths('PATCH')).toContain('/theme/v1/ai/pages/1');
  // A menu that is there is assigned, and not written over.
  const menu = actions.find(({ path }) => path.endsWith('/ai/menus'));
  expect(menu?.body).toEqual({ locations: { topic: 'main' } });
  for (const { method, path, headers, body } of [menu, writes.find(({ path }) => path.endsWith('/1'))].filter(
    (each) => each !== undefined,
  ))
    expect((await ask(method, path.replace('/theme/v1', ''), body, headers)).status).toBe(200);
});

describe('where there is a draft beside what visitors see, the request that mends it rests on the draft', () => {
  const BAD = '<header><x-logo></x-logo><x-menu location="topc"></x-menu></header>';
  const words = (source: string) => source.replace('<header>', '<header><p>Words of the draft.</p>');
  const PAGE = '<main><h1>Home</h1><h3>Low</h3></main>';

  async function withDrafts(header: string, more: object = {}) {
    const theme = await withPages({ '/': GOOD });
    const published = { source: BAD, manifest: '' };
    const body = { published, draft: { source: header, manifest: '' } };
    const page = { path: '/', title: 'Home', published: { source: PAGE, manifest: '' }, ...more };
    await theme.site.store.write({
      by: 'test',
      action: 'test',
      writes: [
        { kind: 'canvas', key: 'header', body },
        { kind: 'page', key: '1', body: page },
      ],
    });
    const { reasons } = (await theme.ask('GET', '/ai/compliance')).json;
    const actionOf = (id: string) => reasons.find((reason: { id: string }) => reason.id === id).next_action;
    const follow = ({ method, path, headers, body }: ReturnType<typeof actionOf>) =>
      theme.ask(method, path.replace('/theme/v1', ''), body, headers ?? {});
    return { ...theme, actionOf, follow };
  }

  test('a fix is made in it', async () => {
    const { actionOf, follow } = await withDrafts(words(BAD));
    const { status, json } = await follow(actionOf('lint-error'));
    expect([status, json.source]).toEqual([200, words(BAD).replace('topc', 'topic')]);
  });

  test('what is to be written anew begins with it, with its facts', async () => {
    const draft = { source: PAGE.replace('Low', 'Lower'), manifest: '', facts: { path: '/', title: 'Draft' } };
    const { actionOf, follow } = await withDrafts(words(BAD), { draft });
    const { status, json } = await follow(actionOf('heading-order'));
    expect([status, json.source, json.title]).toEqual([200, draft.source, 'Draft']);
  });

  test('one that has no error is to be looked at, and stays', async () => {
    const { actionOf, follow, site } = await withDrafts(words(BAD).replace('topc', 'topic'));
    const before = await site.store.get('canvas', 'header');
    const { status, json } = await follow(actionOf('lint-error'));
    expect([status, json.source]).toEqual([200, words(BAD).replace('topc', 'topic')]);
    expect(await site.store.get('canvas', 'header')).toEqual(before);
  });

  test('it is refused where the draft was written again since', async () => {
    const { actionOf, follow, ask } = await withDrafts(words(BAD));
    const source = words(BAD).replace('topc', 'topic').replace('draft', 'newer draft');
    expect((await ask('PATCH', '/ai/canvas?name=header', { source, status: 'draft' })).status).toBe(200);
    expect((await follow(actionOf('lint-error'))).status).toBe(412);
  });
});

describe('code slots', () => {
  const slot = (key: string, code: string, enabled = true) => ({
    kind: 'slot',
    key,
    body: { title: key, language: 'html', code, hook: 'body_end', enabled, status: 'valid' },
    expect: null,
  });
  const reasonsOf = ({ json }: { json: { reasons: { id: string; where: string; next_action: { path: string } }[] } }) =>
    json.reasons.map(({ id, where, next_action: { path } }) => ({ id, where, path }));
  const path = '/theme/v1/ai/code-slots/call';
  const good = '<p>Welcome to the house by the sea.</p>';

  /** Pages as the server shows them, with their slots. */
  async function withSlots(sources: Record<string, string>, ...slots: ReturnType<typeof slot>[]) {
    const theme = await themeOf({ isShown: true });
    const pages = Object.entries(sources).flatMap(([at, published], index) =>
      pageWrites(String(index + 1), at, { published }),
    );
    await theme.site.store.write({ by: 'test', action: 'test', writes: [...pages, ...slots] });
    return theme;
  }

  test('what the linter finds in an enabled slot counts, and names the slot with its request', async () => {
    const code = '<p>Call <a href="tel:+390655550000">+39 06 5555 0000</a></p>';
    const { ask } = await withSlots({ '/': good, '/about/': good }, slot('call', code), slot('off', code, false));
    const answer = await ask('GET', '/ai/compliance');
    expect(answer.json.verdict).toBe('fail');
    expect(reasonsOf(answer)).toContainEqual({ id: 'lint-error', where: 'code-slots/call', path });
    expect(answer.text).not.toContain('code-slots/off');
  });

  test('a barrier in a slot is told once, of the slot, and not of the pages that show it', async () => {
    const code = '<p><input name="q"><x-contact type="phone"></x-contact></p>';
    const { ask } = await withSlots({ '/': good, '/about/': good }, slot('call', code));
    const answer = await ask('GET', '/ai/compliance');
    expect(answer.json.pages.map(({ barriers }: { barriers: string[] }) => barriers)).toEqual([
      ['field-label'],
      ['field-label'],
    ]);
    expect(reasonsOf(answer).filter(({ id }) => id === 'field-label')).toEqual([
      { id: 'field-label', where: 'code-slots/call', path },
    ]);
  });

  test('a barrier in a page and in a slot is told of both', async () => {
    const own = '<p>Search: <input name="a"></p>';
    const { ask } = await withSlots({ '/': own, '/about/': good }, slot('call', '<p><input name="q"></p>'));
    const found = reasonsOf(await ask('GET', '/ai/compliance')).filter(({ id }) => id === 'field-label');
    expect(found.map(({ where }) => where)).toEqual(['/', 'code-slots/call']);
  });
});

test('a picture and a link that lead to nothing take points, once for all pages, and the page that has them is named', async () => {
  const { ask } = await withPages({
    '/': `${GOOD.replace('</main>', '<img src="/media/gone.jpg" alt="A"><a href="/about/">About</a></main>')}`,
    '/about/': `${GOOD.replace('</main>', '<img src="/media/gone.jpg" alt="A"><a href="../nowhere/">Nowhere</a></main>')}`,
  });
  const { json } = await ask('GET', '/ai/compliance');
  expect(json.reasons.map(({ id, where }: { id: string; where: string }) => [id, where])).toEqual([
    ['dead-link', '/'],
    ['dead-link', '/about/'],
  ]);
  expect(json.score).toBeLessThan(100);
  expect(json.reasons[0].message).toContain('/media/gone.jpg');
  expect(json.reasons[0].next_action).toMatchObject({ method: 'PATCH', path: '/theme/v1/ai/pages/1' });
});

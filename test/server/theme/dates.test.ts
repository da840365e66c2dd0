import { expect, test } from 'vitest';
import { createVisitorHandler } from '../../../src/server/site/index.js';
import { modelOf } from '../../../src/server/site/model.js';
import { confirmed } from './confirmed.js';
import { themeOf } from './theme-of.js';

const POST = { type: 'post', path: '/blog/new/', title: 'New', source: '<p>We cook by the sea.</p>' };

/** A site whose clock is set by hand, and what its visitors get. */
async function clocked() {
  const clock = { now: '2026-03-01T10:00:00.000Z' };
  const theme = await themeOf({ site: { now: () => new Date(clock.now) } });
  const { site } = theme;
  const onError = (error: unknown) => theme.errors.push(error);
  const visit = createVisitorHandler({ site, model: modelOf(site.store), onError });
  const seen = async (path: string) => (await visit(new Request(`https://luna.example${path}`))).text();
  const updated = async () => /<updated>([^<]*)</.exec(await seen('/feed.xml'))?.[1];
  const modified = async (path: string) => /"dateModified":"([^"]*)"/.exec(await seen(path))?.[1];
  return { ...theme, clock, updated, modified };
}

test.each([
  ['made', 'POST', '/ai/pages', { ...POST, status: 'published' }, {}],
  ['patched', 'PATCH', '/ai/pages/1', { status: 'published' }, {}],
  ['put', 'PUT', '/ai/pages/1', { ...POST, status: 'published' }, { 'if-match': '*' }],
  ['turned into one', 'PATCH', '/ai/pages/1', { type: 'post' }, {}],
])('a post that is published without a date has that of the day: %s', async (how, method, path, body, headers) => {
  const { ask, clock } = await clocked();
  if (how === 'turned into one') await ask('POST', '/ai/pages', { ...POST, type: 'page', status: 'published' });
  else if (method !== 'POST') expect((await ask('POST', '/ai/pages', POST)).json.date).toBeUndefined();
  clock.now = '2026-03-02T10:00:00.000Z';
  expect((await ask(method, path, body, headers)).json).toMatchObject({ status: 'published', date: '2026-03-02' });
});

test('a post of a release has the date of its day, and keeps it', async () => {
  const { ask, clock } = await clocked();
  await ask('POST', '/ai/pages', POST);
  clock.now = '2026-03-02T10:00:00.000Z';
  await confirmed(ask, 'POST', '/ai/deploy', { project: 'live' });
  expect((await ask('GET', '/ai/pages/1')).json.date).toBe('2026-03-02');
  clock.now = '2026-03-03T10:00:00.000Z';
  const put = await ask('PUT', '/ai/pages/1', { ...POST, status: 'published' }, { 'if-match': '*' });
  expect(put.json.date).toBe('2026-03-02');
});

test('negative control: drafts, pages and posts with a date get none', async () => {
  const { ask } = await clocked();
  const made = async (more: object) => (await ask('POST', '/ai/pages', { ...POST, ...more })).json.date;
  expect(await made({})).toBeUndefined();
  expect(await made({ type: 'page', path: '/a/', status: 'published' })).toBeUndefined();
  expect(await made({ path: '/b/', status: 'published', date: '2020-01-01' })).toBe('2020-01-01');
});

test.each([
  ['alone', {}],
  ['with its source', { source: '<p>Other.</p>' }],
  ['published again', { status: 'published' }],
  ['in a draft', { source: '<p>Other.</p>', status: 'draft' }],
])('the date of a post that visitors see is not taken away: %s', async (_how, more) => {
  const { ask } = await clocked();
  await ask('POST', '/ai/pages', { ...POST, status: 'published', date: '2020-01-01' });
  const refused = await ask('PATCH', '/ai/pages/1', { ...more, date: null });
  expect([refused.status, refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([
    422,
    ['/date'],
  ]);
  expect(refused.json.errors[0].message).toContain('`2020-01-01`');
  expect((await ask('GET', '/ai/pages/1')).json).toMatchObject({ revision: 1, date: '2020-01-01' });
  expect((await ask('PATCH', '/ai/pages/1', { ...more, date: '2020-01-02' })).json.date).toBe('2020-01-02');
});

test('negative control: a draft and a page may lose their date', async () => {
  const { ask } = await clocked();
  await ask('POST', '/ai/pages', { ...POST, date: '2020-01-01' });
  expect((await ask('PATCH', '/ai/pages/1', { date: null })).json.date).toBeUndefined();
  await ask('POST', '/ai/pages', { ...POST, type: 'page', path: '/a/', status: 'published', date: '2020-01-01' });
  expect((await ask('PATCH', '/ai/pages/2', { date: null })).json.date).toBeUndefined();
});

test('what visitors do not see moves no time that they see', async () => {
  const { ask, clock, updated, modified } = await clocked();
  const published = clock.now;
  await ask('POST', '/ai/pages', { ...POST, status: 'published' });
  const times = async () => [await updated(), await modified('/blog/new/')];
  expect(await times()).toEqual([published, published]);
  clock.now = '2026-03-02T10:00:00.000Z';
  await ask('PATCH', '/ai/pages/1', { source: '<p>Other.</p>', status: 'draft' });
  await ask('PATCH', '/ai/pages/1', { title: 'Newer' });
  expect(await times()).toEqual([published, published]);
  clock.now = '2026-03-03T10:00:00.000Z';
  await ask('PATCH', '/ai/pages/1', { source: null, status: 'draft' });
  await ask('POST', '/ai/rollback', { kind: 'page', key: '1', revision: 2 });
  expect(await times()).toEqual([published, published]);
  // Negative control: what they see does.
  clock.now = '2026-03-04T10:00:00.000Z';
  await confirmed(ask, 'POST', '/ai/deploy', { project: 'live' });
  expect(await times()).toEqual([clock.now, clock.now]);
  clock.now = '2026-03-05T10:00:00.000Z';
  await ask('PATCH', '/ai/pages/1', { description: 'Of the sea' });
  expect(await times()).toEqual([clock.now, clock.now]);
});

test('a change that is taken back can be taken back again, though visitors have seen nothing of it', async () => {
  const { ask } = await clocked();
  await ask('POST', '/ai/pages', { ...POST, status: 'published' });
  const { change } = (await ask('GET', '/ai/revisions/1?kind=page&key=1')).json;
  await ask('PATCH', '/ai/pages/1', { source: '<p>Other.</p>', status: 'draft' });
  await ask('POST', '/ai/rollback', { kind: 'page', key: '1', revision: 1 });
  const back = await confirmed(ask, 'POST', `/ai/changes/${change}/take-back`);
  expect([back.status, back.json.documents[0].deleted]).toEqual([200, true]);
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, test } from 'vitest';
import { type Call, mcpAgent, mcpClient, problemOf, tool, typedAgent } from './agents.js';
import { command, siteProcess } from './site-process.js';

/** What an agent writes that has not read enough: a phone number and a menu that it has made up. */
const MISTAKEN =
  '<footer class="own"><p>Prints by appointment: <a href="tel:+4755550199">+47 55 55 01 99</a></p>' +
  '<x-menu location="footer_legal"></x-menu></footer>';

const WORDS = 'Prints by appointment';

interface Edit {
  start: number;
  end: number;
  text: string;
}
interface Found {
  rule: string;
  fix?: { edits: Edit[] };
}

/** A source with the edits of all findings made. */
function mended(source: string, findings: readonly Found[]): string {
  const edits = findings.flatMap(({ fix }) => fix?.edits ?? []).sort((a, b) => b.start - a.start);
  return edits.reduce((text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end), source);
}

async function seen(address: string): Promise<[status: number, hasWords: boolean]> {
  const response = await fetch(address);
  return [response.status, (await response.text()).includes(WORDS)];
}

/** The confirmation that a call asks for. */
async function asked(called: Promise<unknown>) {
  const { status, problem } = await problemOf(called);
  expect([status, problem['code']]).toEqual([409, 'confirmation-required']);
  return problem['confirmation'] as { id: string; waits_for: string; token?: string; preview: { summary: string } };
}

/** Asks how far a release is until it has ended. @returns the last answer, and what was told on the way */
async function finished(call: Call, id: string) {
  const told: number[] = [];
  for (;;) {
    const { data } = await call('getRelease', { params: { id } });
    told.push(data.progress.done);
    if (data.status !== 'running') return { data, told };
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test.each([
  ['MCP', mcpAgent],
  ['the typed client', typedAgent],
])('by %s: an agent reads, errs, mends, looks, publishes, deploys and takes it back', async (_name, agent) => {
  const site = await siteProcess();
  const { origin, folder } = site;
  const call = await agent(site);

  const { data: context } = await call('getContext', { query: {} });
  expect(context.context).toContain('## Rules');
  const { data: manifest } = await call('getManifest', { query: { detail: 'full' } });
  expect(JSON.stringify(manifest)).toContain('"phone":{"kind":"phone","value":"+47 55 55 01 23"}');

  // Refused, with what is wrong and what to write; nothing is saved.
  const write = (source: string) => ({
    query: { name: 'footer' as const },
    body: { source, status: 'draft' as const, manifest: context.revision },
    isFirst: true,
  });
  const { status, problem } = await problemOf(call('putCanvas', write(MISTAKEN)));
  expect([status, problem['code']]).toEqual([422, 'canvas-lint-failed']);
  const findings = problem['findings'] as Found[]; // as the contract has it
  expect(findings.map(({ rule }) => rule)).toEqual(['no-invented-contact', 'assigned-location']);
  expect((await problemOf(call('getCanvas', { query: { name: 'footer' } }))).status).toBe(404);

  // Mended by its findings: it is what the corrected request says, too.
  const source = mended(MISTAKEN, findings);
  expect(source).not.toMatch(/0199|footer_legal/);
  expect(problem['next_action']).toMatchObject({
    method: 'PUT',
    headers: { 'If-None-Match': '*' },
    body: { source, status: 'draft' },
  });
  const saved = await call('putCanvas', write(source));
  expect(saved.data).toMatchObject({ status: 'draft', findings: [], source });

  // Looked at, by nobody else.
  expect(await seen(saved.data.preview?.url ?? '')).toEqual([200, true]);
  expect(await seen(`${origin}/`)).toEqual([200, false]);

  // Published: a visitor sees it, with the real number and menu in it.
  const published = await call('patchCanvas', {
    query: { name: 'footer' },
    body: { status: 'published' },
    ...(saved.etag !== undefined && { ifMatch: saved.etag }),
  });
  expect(published.data).toMatchObject({ status: 'published', source });
  expect(await seen(`${origin}/about/`)).toEqual([200, true]);
  const [, footer = ''] = /<footer class="own">(.*)<\/footer>/s.exec(await (await fetch(origin)).text()) ?? [];
  expect(footer).toContain('href="tel:+4755550123"');
  expect(footer).toContain('<ul class="x-menu x-menu--footer">');
  expect(await seen(saved.data.preview?.url ?? '')).toEqual([404, false]);

  // A dry run tells the files and writes none.
  const exported = join(folder, 'exports/folder/current');
  const dry = await call('deploy', { body: { project: 'folder', dry_run: true } });
  const plan = await finished(call, dry.data.id ?? '');
  expect(plan.data).toMatchObject({ status: 'planned', is_current: false });
  expect(plan.data.changes?.added).toContain('about/index.html');
  expect(existsSync(exported)).toBe(false);

  // What takes nothing away needs no confirmation: it goes on by itself, and tells how far it is.
  const begun = await call('deploy', { body: { project: 'folder', note: 'New footer' } });
  expect(begun.status).toBe(202);
  const id = begun.data.id ?? '';
  const { data: done, told } = await finished(call, id);
  expect(done).toMatchObject({ status: 'done', is_current: true, note: 'New footer' });
  expect(done.progress.done).toBe(done.progress.total);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(done.files.map(({ path }) => path)).toEqual(plan.data.changes?.added);
  expect(readFileSync(join(exported, 'about/index.html'), 'utf8')).toContain(WORDS);

  // Taken back: the release, then the publication.
  const release = { params: { id } };
  const back = await asked(call('takeBackRelease', release));
  expect([back.waits_for, existsSync(exported)]).toEqual(['you', true]);
  const taken = await call('takeBackRelease', { ...release, confirmationToken: back.token ?? '' });
  expect(taken.data).toMatchObject({ status: 'taken-back', is_current: false });
  expect(existsSync(exported)).toBe(false);
  const { data: revisions } = await call('listRevisions', { query: { kind: 'canvas', key: 'footer' } });
  const change = { params: { change: revisions.items[0]?.change ?? 0 } };
  const undo = await asked(call('takeBackChange', change));
  await call('takeBackChange', { ...change, confirmationToken: undo.token ?? '' });
  expect(await seen(`${origin}/`)).toEqual([200, false]);
  expect((await call('getCanvas', { query: { name: 'footer' } })).data).toMatchObject({ status: 'draft', source });
  expect(site.log()).toBe('');
});

test('where a person confirms, the agent waits for the token', async () => {
  const site = await siteProcess(['--confirm', 'person']);
  const call = await mcpAgent(site);
  const { data } = await call('getResetState', { query: { scope: 'menus' } });
  const reset = { body: { scope: 'menus' as const, base_state: data.state } };
  const { id, waits_for, token } = await asked(call('reset', reset));
  expect([waits_for, token]).toEqual(['person', undefined]);
  const menu = async () => (await (await fetch(site.origin)).text()).includes('x-menu--topic');
  expect(await menu()).toBe(true);

  const inbox = (...args: string[]) => command('inbox', ...args, '--folder', site.folder);
  expect(await inbox('list')).toContain(id);
  expect(await inbox('show', id)).toContain('POST /theme/v1/ai/reset');
  const [, given = ''] = /^Confirmation-Token: (\S+)$/m.exec(await inbox('confirm', id)) ?? [];

  // It is good for this request alone, and once.
  const other = { body: { ...reset.body, reason: 'another one' }, confirmationToken: given };
  const refused = await problemOf(call('reset', other));
  expect([refused.status, refused.problem['code']]).toEqual([409, 'input-changed']);
  expect((await call('reset', { ...reset, confirmationToken: given })).data).toMatchObject({ documents: 1 });
  expect(await menu()).toBe(false);
  const again = await problemOf(call('reset', { ...reset, confirmationToken: given }));
  expect([again.status, again.problem['code']]).toEqual([412, 'etag-mismatch']);
  expect(await inbox('list')).toBe('Nothing waits.\n');
});

test('three tools reach every operation, and cost an agent less than 1,500 tokens', async () => {
  const site = await siteProcess();
  const client = await mcpClient(site);
  const { tools } = await client.listTools();
  const three = tools.filter(({ name }) => name.endsWith('_operation') || name === 'find_operations');
  expect(three.map(({ name }) => name)).toEqual(['find_operations', 'describe_operation', 'call_operation']);
  const tokens = (value: unknown) => countTokens(JSON.stringify(value), { disallowedSpecial: new Set() });
  expect(tokens(three)).toBeLessThan(1500);

  // All that the document has can be described; what it takes as tools of its own would be far more.
  const call = await typedAgent(site);
  const { data: document } = await call('getOpenApi', {});
  const paths = Object.values(document['paths'] as Record<string, Record<string, { operationId: string }>>);
  const ids = paths.flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []));
  expect(ids.length).toBeGreaterThan(40);
  const described = [];
  for (const operation of ids) described.push(JSON.parse(await tool(client, 'describe_operation', { operation })));
  expect(described.map(({ id }) => id)).toEqual(ids);
  expect(tokens(described)).toBeGreaterThan(1500);
});

import { chmodSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bake, buildManifest, InlayError, render } from '../../../src/index.js';
import { applyFixes, lint } from '../../../src/lint/index.js';
import { fileSource } from '../../../src/server/cli/preview/source.js';
import type { Change } from '../../../src/server/preview/change.js';
import { openSession } from '../../../src/server/preview/session.js';
import { performTask } from '../../../src/server/preview/task.js';
import type { PreviewWork } from '../../../src/server/preview/work.js';
import { SITE as SITE_FILE } from '../../cli/run.js';
import { readSite, readState } from '../../support/sites.js';
import { folderOf, sessionOf } from './previews.js';

const SITE = readSite('small-business');
const MANIFEST = buildManifest(SITE);
const HEADER = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>\n';
const UNCLOSED = '<footer><x-logo variant="footer"><p>Osteria</p></footer>\n<x-nope></x-nope>\n';

/** All changes that a session tells of from now on. */
function changesOf(session: { subscribe(listener: (change: Change) => void): unknown }): Change[] {
  const changes: Change[] = [];
  session.subscribe((change) => changes.push(change));
  return changes;
}

describe('the model of a preview', () => {
  test('is what the core says of each canvas, in the order of their paths', async () => {
    const folder = folderOf({ 'pages/sub/b.html': UNCLOSED, 'pages/a.html': HEADER, 'pages/notes.txt': 'no' });
    const { session, bugs } = await sessionOf(folder);
    const model = session.model();
    expect(model.canvases.map(({ path }) => path)).toEqual(['a.html', 'sub/b.html']);
    expect(model.site).toEqual({
      name: SITE.site.name,
      url: SITE.site.url,
      language: 'it',
      revision: MANIFEST.revision,
    });
    expect(model.manifest).toEqual(MANIFEST);
    expect(model.live).toBe(true);
    for (const [path, source] of [
      ['a.html', HEADER],
      ['sub/b.html', UNCLOSED],
    ] as const) {
      const { html, report } = render(source, SITE);
      const findings = lint(source, MANIFEST);
      const canvas = await session.canvas(path);
      expect(canvas).toMatchObject({ path, source, html, report, findings, length: source.length });
      expect(canvas?.dependencies).toEqual(bake(source, SITE).dependencies.map(({ kind, name }) => ({ kind, name })));
      expect(canvas?.version).toMatch(/^[0-9a-f]{32}$/);
      const summary = model.canvases.find((each) => each.path === path);
      expect(canvas).toMatchObject(summary ?? {});
      const members = [
        'path',
        'length',
        'counts',
        'rules',
        'outcomes',
        'notes',
        'siteNotes',
        'files',
        'dependencies',
        'version',
      ];
      expect(Object.keys(summary ?? {})).toEqual(members);
    }
    expect((await session.canvas('a.html'))?.outcomes).toEqual({ expanded: 2, unresolved: 0, refused: 0 });
    expect((await session.canvas('sub/b.html'))?.counts).toMatchObject({ files: 1, errors: 1 });
    expect(await session.canvas('../site.json')).toBeUndefined();
    expect(bugs).toEqual([]);
  });

  test('reads a file again that was away when it was to be read, and comes back as it was', async () => {
    const folder = folderOf({ 'pages/a.html': HEADER, 'pages/b.html': HEADER });
    const source = fileSource([join(folder, 'pages')], { site: SITE_FILE, config: false, port: 0 });
    let isAway = true;
    const read: string[] = [];
    const away: typeof source.read = (canvas) => {
      read.push(canvas.path);
      if (isAway && canvas.path === 'a.html') throw new InlayError('unreadable', 'Cannot read `a.html`');
      return source.read(canvas);
    };
    const session = await openSession({ ...source, read: away }, { live: true, onBug: () => {} });
    const problems = () => session.model().canvases.map(({ problem }) => problem);
    expect(problems()).toEqual(['Cannot read `a.html`', undefined]);
    isAway = false;
    await session.refresh();
    expect(problems()).toEqual([undefined, undefined]);
    await session.refresh();
    expect(read).toEqual(['a.html', 'b.html', 'a.html']);
  });

  test('marks the item of a menu that leads to the page at the canvas’s path', async () => {
    const folder = folderOf({ 'pages/menu/index.html': HEADER, 'pages/header.html': HEADER });
    const { session } = await sessionOf(folder);
    expect((await session.canvas('menu/index.html'))?.html).toBe(render(HEADER, SITE, { url: '/menu/' }).html);
    expect((await session.canvas('menu/index.html'))?.html).toContain('href="/menu/" aria-current="page"');
    expect((await session.canvas('header.html'))?.html).toBe(render(HEADER, SITE).html);
  });

  test('tells what can not be shown, and shows the rest', async () => {
    const folder = folderOf({
      'pages/a.html': HEADER,
      'pages/latin.html': Uint8Array.of(0x61, 0xe8, 0x62),
      'pages/large.html': 'x'.repeat(6_000_001),
      'pages/long.html': 'x'.repeat(2_000_001),
      'secret.html': 'secret',
    });
    symlinkSync('../secret.html', join(folder, 'pages/out.html'));
    symlinkSync('nowhere.html', join(folder, 'pages/gone.html'));
    symlinkSync('a.html', join(folder, 'pages/within.html'));
    writeFileSync(Buffer.concat([Buffer.from(`${folder}/pages/`), Buffer.from([0xff]), Buffer.from('.html')]), 'x');
    const { session, bugs } = await sessionOf(folder);
    expect(Object.fromEntries(session.model().canvases.map(({ path, problem }) => [path, problem]))).toEqual({
      'a.html': undefined,
      'gone.html': 'Cannot read `gone.html`: no such file or folder',
      'large.html': 'Unexpected 6000001 bytes, expected at most 6000000',
      'latin.html': 'Unexpected byte `0xE8` at offset 1, expected UTF-8',
      'long.html': 'Unexpected 2000001 characters in a canvas, expected at most 2000000',
      'out.html': 'Unexpected link out of the folder, expected a file in it',
      'within.html': undefined,
      '\ufffd.html': 'Cannot read `\ufffd.html`: no such file or folder',
    });
    expect(JSON.stringify(await session.canvas('out.html'))).not.toContain('secret');
    expect(bugs).toEqual([]);
  });
});

describe('a session', () => {
  test('works on what has changed alone', async () => {
    const folder = folderOf({ 'pages/a.html': HEADER, 'pages/b.html': HEADER, 'pages/c.html': HEADER });
    const { session, worked } = await sessionOf(folder);
    expect(worked.splice(0)).toEqual(['a.html', 'b.html', 'c.html']);
    const before = session.model();
    const changes = changesOf(session);
    await session.refresh();
    expect({ worked, changes }).toEqual({ worked: [], changes: [] });

    writeFileSync(join(folder, 'pages/b.html'), UNCLOSED);
    renameSync(join(folder, 'pages/c.html'), join(folder, 'pages/d.html'));
    await session.refresh();
    expect(worked).toEqual(['b.html', 'd.html']);
    expect(changes).toEqual([{ all: false, paths: ['b.html', 'c.html', 'd.html'] }]);
    expect(session.model().canvases.map(({ path }) => path)).toEqual(['a.html', 'b.html', 'd.html']);
    expect(session.model().canvases[0]).toBe(before.canvases[0]);
    expect(await session.canvas('c.html')).toBeUndefined();
  });

  test('shows the last good state of a site that is broken now, and says so until it is mended', async () => {
    const state = readState('small-business');
    const folder = folderOf({ 'pages/a.html': HEADER, 'site.json': JSON.stringify(state) });
    const site = join(folder, 'site.json');
    const { session, worked } = await sessionOf(folder, { site });
    const changes = changesOf(session);
    const good = session.model();

    writeFileSync(site, JSON.stringify({ ...Object(state), site: { name: '' } }));
    await session.refresh();
    expect(session.model().problem?.title).toContain('site.json: The site state has ');
    expect(session.model().problem?.problems.map(({ pointer }) => pointer)).toContain('/site/url');
    expect({ ...session.model(), problem: undefined }).toEqual({ ...good, problem: undefined });
    expect((await session.canvas('a.html'))?.html).toBe(render(HEADER, SITE).html);

    await session.refresh(); // nothing new
    writeFileSync(site, JSON.stringify({ ...Object(state), contacts: {} }));
    await session.refresh();
    expect(session.model().problem).toBeUndefined();
    expect(session.model().manifest.resources.contacts).toEqual({});
    expect(worked).toEqual(['a.html', 'a.html']);
    expect(changes).toEqual([
      { all: true, paths: [] },
      { all: true, paths: [] }, // the mended site, at once
      { all: true, paths: ['a.html'] }, // what it comes to
    ]);
  });

  test('tells of a changed site before the linter has come to an end with its canvases', async () => {
    const state = readState('small-business');
    const folder = folderOf({ 'pages/a.html': HEADER, 'pages/b.html': UNCLOSED, 'site.json': JSON.stringify(state) });
    const site = join(folder, 'site.json');
    const { session } = await sessionOf(folder, { site });
    const told: unknown[] = [];
    session.subscribe(() => {
      const { site: about, checking, canvases } = session.model();
      told.push([about.name, checking, canvases.map(({ counts }) => counts.errors)]);
    });
    writeFileSync(
      site,
      JSON.stringify({ ...Object(state), site: { ...Object(state).site, name: 'Luna' }, contacts: {} }),
    );
    const refreshed = session.refresh();
    await expect.poll(() => told.length).toBeGreaterThan(0);
    expect((await session.canvas('a.html'))?.html).toContain('alt=');
    await refreshed;
    expect(told).toEqual([
      ['Luna', 2, [0, 1]],
      ['Luna', undefined, [0, 1]],
    ]);
  });

  test.each([
    ['changes again while its canvases are checked: the rest is left to the next look', true],
    ['negative control: stays: all are checked', false],
  ])('a site that %s', async (_what, changesAgain) => {
    const state = Object(readState('small-business'));
    const pages = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`pages/${index}.html`, HEADER]));
    const folder = folderOf({ ...pages, 'site.json': JSON.stringify(state) });
    const named = (name: string) =>
      writeFileSync(join(folder, 'site.json'), JSON.stringify({ ...state, site: { ...state.site, name } }));
    const source = fileSource([join(folder, 'pages')], { site: join(folder, 'site.json'), config: false, port: 0 });
    const worked: Record<string, number> = {};
    let again: Promise<void> | undefined;
    const work: PreviewWork = async (task, { options }, { site, manifest }) => {
      const { name } = site.site;
      worked[name] = (worked[name] ?? 0) + 1;
      if (changesAgain && worked['One'] === 4 && !again) {
        named('Two');
        again = session.refresh();
      }
      return performTask(task, { site, manifest, options });
    };
    const session = await openSession(source, { live: true, work, onBug: () => {} });
    const told: (number | string | undefined)[][] = [];
    session.subscribe(() => told.push([session.model().site.name, session.model().checking]));
    named('One');
    await session.refresh();
    await again;
    if (changesAgain) {
      expect(worked['One']).toBeLessThan(8);
      expect(told).toEqual([
        ['One', 12],
        ['One', 12 - (worked['One'] ?? 0)],
        ['Two', 12],
        ['Two', undefined],
      ]);
    } else {
      expect(worked['One']).toBe(12);
      expect(told).toEqual([
        ['One', 12],
        ['One', undefined],
      ]);
    }
  });

  test('shows a canvas that the linter takes long for without findings, and tells when they are there', async () => {
    const folder = folderOf({ 'pages/a.html': UNCLOSED });
    const source = fileSource([join(folder, 'pages')], { site: SITE_FILE, config: false, port: 0 });
    let end: () => void = () => {};
    let isSlow = false;
    const work: PreviewWork = async (task, { options }, { site, manifest }) => {
      if (isSlow && task.kind === 'model') await new Promise<void>((resolve) => (end = resolve));
      return performTask(task, { site, manifest, options });
    };
    const session = await openSession(source, { live: true, work, onBug: () => {} });
    isSlow = true;
    writeFileSync(join(folder, 'pages/a.html'), `${UNCLOSED}<p>more</p>`);
    const changes = changesOf(session);
    const drawn = await session.canvas('a.html');
    expect(drawn).toMatchObject({ checking: true, findings: [], source: `${UNCLOSED}<p>more</p>` });
    expect(drawn?.html).toContain('x-logo');
    end();
    await expect.poll(() => changes).toEqual([{ all: false, paths: ['a.html'] }]);
    const checked = await session.canvas('a.html');
    expect([checked?.checking, checked?.findings.length]).toEqual([undefined, 2]);
  });

  test('shows a canvas that is too much for the linter, and says so', async () => {
    const folder = folderOf({ 'pages/a.html': UNCLOSED });
    const source = fileSource([join(folder, 'pages')], { site: SITE_FILE, config: false, port: 0 });
    const work: PreviewWork = async (task, { options }, { site, manifest }) => {
      if (task.kind === 'model') throw new InlayError('deadline-exceeded', 'It took too long');
      return performTask(task, { site, manifest, options });
    };
    const session = await openSession(source, { live: true, work, onBug: () => {} });
    expect(session.model().canvases.map(({ problem }) => problem)).toEqual(['It took too long']);
    expect(await session.canvas('a.html')).toMatchObject({
      source: UNCLOSED,
      findings: [],
      problem: 'It took too long',
    });
  });

  test('looks once more for a change that comes while it looks', async () => {
    const folder = folderOf({ 'pages/a.html': HEADER });
    const { session } = await sessionOf(folder);
    const first = session.refresh();
    writeFileSync(join(folder, 'pages/b.html'), HEADER);
    await Promise.all([first, session.refresh(), session.refresh()]);
    expect(session.has('b.html')).toBe(true);
  });

  test('ends what it tells a listener', async () => {
    const folder = folderOf({ 'pages/a.html': HEADER });
    const { session } = await sessionOf(folder);
    const changes: Change[] = [];
    session.subscribe((change) => changes.push(change))();
    writeFileSync(join(folder, 'pages/a.html'), UNCLOSED);
    await session.refresh();
    expect(changes).toEqual([]);
  });
});

describe('a fix', () => {
  const CANVAS = '<header><x-logo variant="footer"/><p>Osteria</p></header>\r\n<x-logo variant="nope"/>\n';

  async function opened() {
    const folder = folderOf({ 'pages/a.html': `\ufeff${CANVAS}` });
    const file = join(folder, 'pages/a.html');
    chmodSync(file, 0o640);
    const { session, bugs } = await sessionOf(folder);
    const canvas = await session.canvas('a.html');
    if (!canvas) throw new Error('There is no canvas');
    return { file, session, bugs, canvas, text: () => readFileSync(file, 'utf8') };
  }

  test('of one finding changes that alone, keeps the mode of the file, and is shown', async () => {
    const { file, session, canvas, text } = await opened();
    const index = canvas.findings.findIndex(({ fix }) => fix?.safety === 'safe');
    const finding = canvas.findings[index];
    const order = { path: 'a.html', version: canvas.version, what: { finding: index, safety: 'safe' } } as const;
    const changes = changesOf(session);
    const expected = applyFixes(canvas.source, finding ? [finding] : []).output;
    expect(expected).not.toBe(canvas.source);
    expect(await session.fix(order)).toEqual({ kind: 'fixed', output: expected });
    expect(text()).toBe(expected);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(changes).toEqual([{ all: false, paths: ['a.html'] }]);
    expect((await session.canvas('a.html'))?.source).toBe(expected);
    // The page that it was ordered from is old now.
    expect(await session.fix(order)).toEqual({ kind: 'changed' });
    expect(text()).toBe(expected);
  });

  test('of all that is safe leaves nothing safe to fix', async () => {
    const { session, canvas, text } = await opened();
    await session.fix({ path: 'a.html', version: canvas.version, what: 'all-safe' });
    expect(text()).not.toBe(canvas.source);
    expect(text().startsWith('\ufeff')).toBe(true);
    expect((await session.canvas('a.html'))?.counts.fixable).toBe(0);
  });

  test.each([
    ['a finding that is not there', { finding: 99, safety: 'safe' }],
    ['another safety than was shown', { finding: 0, safety: 'unsafe' }],
  ] as const)('of %s changes nothing', async (_name, what) => {
    const { session, canvas, text } = await opened();
    expect(canvas.findings[0]?.fix?.safety).toBe('safe');
    expect(await session.fix({ path: 'a.html', version: canvas.version, what })).toEqual({ kind: 'no-fix' });
    expect(text()).toBe(canvas.source);
  });

  test('of a file that has changed since changes nothing, be the change seen or not', async () => {
    const { file, session, canvas, text } = await opened();
    const order = { path: 'a.html', version: canvas.version, what: 'all-safe' } as const;
    writeFileSync(file, `${CANVAS} `);
    expect(await session.fix(order)).toEqual({ kind: 'changed' });
    await session.refresh();
    expect(await session.fix(order)).toEqual({ kind: 'changed' });
    expect(text()).toBe(`${CANVAS} `);
  });

  test('of a file that changes between the look at it and the writing changes nothing', async () => {
    const folder = folderOf({ 'pages/a.html': HEADER });
    const source = fileSource([join(folder, 'pages')], { site: SITE_FILE, config: false, port: 0 });
    const [canvas] = (await source.find()).canvases;
    if (!canvas) throw new Error('There is no canvas');
    const before = source.read(canvas);
    writeFileSync(join(folder, 'pages/a.html'), UNCLOSED);
    expect(source.replace(canvas, before, 'fixed')).toBe(false);
    expect(readFileSync(canvas.file, 'utf8')).toBe(UNCLOSED);
    expect(source.replace(canvas, source.read(canvas), 'fixed')).toBe(true);
    expect(readFileSync(canvas.file, 'utf8')).toBe('fixed');
  });

  test('ordered twice at once is made once', async () => {
    const { session, canvas, bugs } = await opened();
    const order = { path: 'a.html', version: canvas.version, what: 'all-safe' } as const;
    const answers = await Promise.all([session.fix(order), session.fix(order)]);
    expect(answers.map(({ kind }) => kind)).toEqual(['fixed', 'changed']);
    expect(bugs).toEqual([]);
  });

  test('of a file that has become a link out of the folder changes nothing', async () => {
    const { file, session, canvas } = await opened();
    const outside = join(folderOf({ 'a.html': canvas.source }), 'a.html');
    rmSync(file);
    symlinkSync(outside, file);
    expect(await session.fix({ path: 'a.html', version: canvas.version, what: 'all-safe' })).toEqual({
      kind: 'refused',
      reason: 'Unexpected link out of the folder, expected a file in it',
    });
    expect(readFileSync(outside, 'utf8')).toBe(canvas.source);
  });

  test('of a canvas that is not in the preview is none', async () => {
    const { session, canvas } = await opened();
    const order = { path: '../a.html', version: canvas.version, what: 'all-safe' } as const;
    expect(await session.fix(order)).toEqual({ kind: 'gone' });
  });
});

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { writingPlugin } from '../../../cli/lint/plugin.js';
import { BARE, endedOnTerminal, filesBelow, folder, inlayServer, SITE } from '../../../cli/run.js';
import { ROOT } from '../../../support/folders.js';
import { HAS_TERMINAL } from '../../../support/programs.js';

const CLEAN = '<header><x-logo></x-logo><x-menu location="topic"></x-menu></header>\n';
const FIXABLE = '<header><x-logo variant="footer"/><p>Osteria</p></header>\n';
const FAULTY = '<x-nope></x-nope>\n';

/** A running preview: its address, and everything that it has written. */
async function running(args: readonly string[], cwd: string) {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'src/server/dist/cli/main.js'), 'preview', '--port', '0', ...args],
    { cwd },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const line = await firstLine(child);
  const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(line)?.[0];
  if (address === undefined) throw new Error(`Unexpected ${JSON.stringify(line)}: ${stderr}`);
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, line, address, ended, stderr: () => stderr };
}

function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  return new Promise((done) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('\n')) done(text);
    });
    child.once('close', () => done(text));
  });
}

/** Reads events until one has a text in it. */
async function eventWith(response: Response, text: string): Promise<string> {
  let told = '';
  const decoder = new TextDecoder();
  // Its reader is cancelled when the loop ends.
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    told += decoder.decode(chunk);
    if (told.includes(text)) return told;
  }
  return told;
}

describe.concurrent('inlay-server preview', () => {
  test.each([
    [[], "missing required argument 'canvases'"],
    [['--site', SITE, 'nowhere'], 'Cannot read `nowhere`: no such file or folder'],
    [['--site', SITE, 'empty'], 'Unexpected folder `empty` without canvases, expected .html or .htm files in it'],
    [['--site', 'bad.json', 'pages'], 'bad.json:1:2: Unexpected end of the text'],
    [['--site', 'gone.json', 'pages'], 'Cannot read `gone.json`: no such file or folder'],
    [['--site', '-', 'pages'], 'Unexpected `-`, expected files, folders or patterns: a preview reads them again'],
    [['--site', SITE, '-'], 'Unexpected `-`, expected files, folders or patterns: a preview reads them again'],
    [['pages'], 'Unexpected command line without a site, expected `--site <file>` or `--manifest <file>`'],
    [
      ['--site', SITE, '--manifest', 'a', 'pages'],
      "option '--site <file>' cannot be used with option '--manifest <file>'",
    ],
    [
      ['--site', SITE, '--port', '65536', 'pages'],
      "option '--port <n>' argument '65536' is invalid. Unexpected `65536`, expected a port, or 0 for any that is free.",
    ],
    [['--site', SITE, '--public', 'pages/a.html', 'pages'], 'Unexpected `--public pages/a.html`, expected a folder'],
    [['--site', SITE, '--static', 'out', '--port', '1', 'pages'], "option '--static <folder>' cannot be used with"],
    [
      ['--site', SITE, '--static', 'out', '--public', 'pages/a.html', 'pages'],
      'Unexpected `--public pages/a.html`, expected a folder',
    ],
    [['--site', SITE, '--config', 'bad.json', 'pages'], 'bad.json:1:2: Unexpected end of the text'],
  ])('refuses %j', async (args, message) => {
    const cwd = folder({ 'pages/a.html': CLEAN, 'bad.json': '{' });
    mkdirSync(join(cwd, 'empty'));
    const { code, stdout, stderr } = await inlayServer(['preview', ...args], { cwd });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(`error: ${message}`);
    expect(stderr).not.toContain('    at ');
  });

  test('has help with examples and exit codes', async () => {
    const { code, stdout } = await inlayServer(['preview', '--help']);
    expect(code).toBe(0);
    for (const text of ['Examples:', 'Exit codes:', '--static <folder>', '--public <folder>', '(default: 4177)']) {
      expect(stdout).toContain(text);
    }
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('serves pages until %s, whoever still waits for events', async (signal) => {
    const cwd = folder({ 'pages/a.html': CLEAN, 'pages/sub/b.html': FAULTY });
    const { child, line, address, ended, stderr } = await running(['--site', SITE, 'pages'], cwd);
    expect(line).toBe(`Preview of 2 canvases: ${address}\n`);
    const page = await fetch(address);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('href="/canvas/sub/b.html"');
    for (const path of ['assets/preview.css', 'assets/client/live.js', 'frame/expanded/a.html', 'manifest', 'logos']) {
      const answer = await fetch(address + path);
      expect([path, answer.status, (await answer.text()).length > 100]).toEqual([path, 200, true]);
    }
    const events = await fetch(`${address}events`);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(await eventWith(events, 'never')).toMatch(/^retry: 1000\nid: \S+\n\n$/);
    expect(stderr()).toBe('');
  });

  describe('while it works on the canvases', () => {
    /** A rule that waits until there is a file `go`. */
    const slow = (cwd: string) => `import { existsSync } from 'node:fs';
      export default [{
        id: 'slow', severity: 'info',
        docs: { summary: 'Waits.', why: 'It is slow.', instead: 'Wait.', correct: [], incorrect: [] },
        check: () => {
          while (!existsSync(${JSON.stringify(join(cwd, 'go'))})) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
          return [];
        },
      }];`;
    const begun = async () => {
      const cwd = folder({ 'pages/a.html': FAULTY, 'inlay.config.json': '{"plugins": ["./slow.mjs"]}' });
      writeFileSync(join(cwd, 'slow.mjs'), slow(cwd));
      const args = ['--site', SITE, '--plugins', '--job-timeout', '600000', 'pages'];
      return { cwd, ...(await running(args, cwd)) };
    };

    test('has told its address, and what is asked waits for all of them', async () => {
      const { cwd, line, address } = await begun();
      expect(line).toBe(`Preview of 1 canvas: ${address}\n`);
      const page = fetch(address);
      writeFileSync(join(cwd, 'go'), '');
      expect(await (await page).text()).toContain('href="/canvas/a.html"');
    });

    test('it can be ended', async () => {
      const { child, address, ended } = await begun();
      const page = fetch(address).catch(() => 'no answer');
      child.kill('SIGINT');
      expect(await ended).toBe(0);
      expect(await page).toBe('no answer');
    });
  });

  test('tells pages of every change of a canvas, a configuration, the site and the public folder', async () => {
    const cwd = folder({
      'pages/a.html': FAULTY,
      'public/site.css': 'a {}',
      'site.json': readFileSync(SITE),
    });
    const args = ['--site', 'site.json', '--public', 'public', 'pages'];
    const { address, stderr } = await running(args, cwd);
    const text = async (path: string) => (await fetch(address + path)).text();
    const change = async (make: () => void) => {
      const events = await fetch(`${address}events`);
      const told = eventWith(events, 'data:');
      make();
      return /data: (.*)/.exec(await told)?.[1];
    };
    const put = (name: string, content: string) => writeFileSync(join(cwd, name), content);

    expect(await change(() => put('pages/a.html', CLEAN))).toBe('{"all":false,"paths":["a.html"]}');
    expect(await text('canvas/a.html')).toContain('No findings');
    mkdirSync(join(cwd, 'pages/new'));
    expect(await change(() => put('pages/new/b.html', FAULTY))).toBe('{"all":false,"paths":["new/b.html"]}');
    expect(await text('canvas/new/b.html')).toContain('known-component');
    expect(await change(() => put('inlay.config.json', '{"rules": {"known-component": "off"}}'))).toContain(
      'new/b.html',
    );
    expect(await text('canvas/new/b.html')).not.toContain('known-component');
    expect(await change(() => rmSync(join(cwd, 'pages/a.html')))).toBe('{"all":false,"paths":["a.html"]}');
    expect((await fetch(`${address}canvas/a.html`)).status).toBe(404);

    expect(await change(() => put('site.json', '{"site": 1}'))).toBe('{"all":true,"paths":[]}');
    expect(await text('')).toContain('/site');
    expect(await text('canvas/new/b.html')).toContain('Osteria Corniolo');
    expect(await change(() => put('site.json', readFileSync(BARE, 'utf8')))).toContain('"all":true');
    expect(await text('')).not.toContain('Osteria Corniolo');
    // The site is told at once, and what its canvases come to when the linter has come to an end.
    await vi.waitFor(async () => expect(await text('')).not.toContain('again…'), { timeout: 20_000 });

    expect(await change(() => put('public/site.css', 'b {}'))).toBe('{"all":true,"paths":[]}');
    expect(await text('site.css')).toBe('b {}');
    expect(stderr()).toBe('');
  });

  test('shows a change that comes while it works, of a canvas that a link leads to', async () => {
    const cwd = folder({ 'pages/z.html': '<i>z</i>', 'more/b.html': '', 'shared/l.html': CLEAN });
    symlinkSync('../shared', join(cwd, 'pages/linked'));
    writeFileSync(join(cwd, 'plugin.mjs'), writingPlugin(join(cwd, 'shared/l.html'), FAULTY));
    writeFileSync(join(cwd, 'inlay.config.json'), JSON.stringify({ site: SITE, plugins: ['./plugin.mjs'] }));
    const { address } = await running(['--plugins', 'pages', 'more'], cwd);
    const list = async () => (await fetch(address)).text();
    await vi.waitFor(async () => expect(await list()).toContain('row--errors'), { timeout: 20_000, interval: 100 });
  });

  test('fixes a file by a form, and shows it fixed', async () => {
    const cwd = folder({ 'pages/a.html': FIXABLE });
    const { address } = await running(['--site', SITE, 'pages/*.html'], cwd);
    const page = await (await fetch(`${address}canvas/a.html`)).text();
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
    const names = ['token', 'path', 'version', 'all'];
    const send = () =>
      fetch(`${address}fix`, {
        method: 'POST',
        headers: { origin: address.slice(0, -1) },
        body: new URLSearchParams(Object.fromEntries(names.map((name) => [name, field(name)]))),
      });
    const answer = await send();
    expect([answer.status, answer.url]).toEqual([200, `${address}canvas/a.html`]);
    expect(await answer.text()).toContain('No findings');
    expect(readFileSync(join(cwd, 'pages/a.html'), 'utf8')).toBe(FIXABLE.replace('/>', '></x-logo>'));
    expect((await send()).status).toBe(409);
  });

  test('says so when another program listens at the port', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN });
    const { address } = await running(['--site', SITE, 'pages'], cwd);
    const port = new URL(address).port;
    const { code, stdout, stderr } = await inlayServer(['preview', '--site', SITE, '--port', port, 'pages'], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: `error: Cannot listen at \`127.0.0.1:${port}\`: another program listens there\n`,
    });
  });

  test('takes the site and the rules from configurations, and leaves out what they ignore', async () => {
    const config = { site: '../site.json', rules: { 'known-component': 'off' }, ignore: ['vendor'] };
    const cwd = folder({
      'site.json': readFileSync(SITE),
      'pages/inlay.config.json': JSON.stringify(config),
      'pages/a.html': FAULTY,
      'pages/vendor/b.html': FAULTY,
    });
    const ran = await inlayServer(['preview', '--static', 'out', 'pages'], { cwd });
    expect(ran).toMatchObject({ code: 0, stdout: 'No findings in 1 file: out/index.html\n', stderr: '' });
    expect(
      await inlayServer(['preview', '--static', 'out', '--no-config', '--site', 'site.json', 'pages'], { cwd }),
    ).toMatchObject({
      code: 1,
      stdout: '2 findings (2 errors) in 2 of 2 files: out/index.html\n',
    });
  });

  test('refuses canvases of several sites', async () => {
    const cwd = folder({
      'a/inlay.config.json': JSON.stringify({ site: SITE }),
      'a/a.html': CLEAN,
      'b/inlay.config.json': JSON.stringify({ site: BARE }),
      'b/b.html': CLEAN,
    });
    expect(await inlayServer(['preview', 'a', 'b'], { cwd })).toMatchObject({
      code: 2,
      stderr: 'error: Unexpected canvases of several sites, expected one: say it with `--site`\n',
    });
    expect((await inlayServer(['preview', '--site', SITE, '--static', 'out', 'a', 'b'], { cwd })).code).toBe(0);
  });

  test.skipIf(!HAS_TERMINAL)('says on a terminal how it is ended', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN });
    const program = `$INLAY_SERVER preview --site ${SITE} --port 0 pages`;
    const { shown, code } = await endedOnTerminal(program, cwd, 'Ctrl+C ends it.');
    expect(shown).toMatch(/^Preview of 1 canvas: http:\/\/127\.0\.0\.1:\d+\/\nCtrl\+C ends it\.\n/);
    expect(code).toBe(0);
  });
});

describe('inlay-server preview, when a file goes and comes back', () => {
  const NAMES = { 'site.json': readFileSync(SITE, 'utf8'), 'inlay.config.json': '{"site": "site.json"}' };
  const begun = async (pages: string) => {
    const cwd = folder({ ...NAMES, 'pages/a.html': FAULTY });
    const at = (name: string) => join(cwd, name);
    const preview = await running([pages], cwd);
    const text = async (path: string) => (await fetch(preview.address + path)).text();
    const soon = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 100 });
    const shows = (path: string, wanted: string) => soon(async () => expect(await text(path)).toContain(wanted));
    const hides = (path: string, wanted: string) => soon(async () => expect(await text(path)).not.toContain(wanted));
    /** Puts a file in the place of another, as editors save. */
    const replace = (name: string, text: string) => {
      writeFileSync(at(`${name}~`), text);
      renameSync(at(`${name}~`), at(name));
    };
    const siteNamed = (name: string) => NAMES['site.json'].replaceAll('Osteria Corniolo', name);
    return { ...preview, at, shows, hides, replace, siteNamed };
  };
  const ended = async ({ child, ended: code, stderr }: Awaited<ReturnType<typeof begun>>) => {
    child.kill('SIGINT');
    expect([await code, stderr()]).toEqual([0, '']);
  };

  test.each([0, 1_000])(
    'the site is read again, be it away for %d ms, and each time that it is replaced',
    async (away) => {
      const preview = await begun('pages');
      const { at, shows, replace, siteNamed } = preview;
      for (const name of ['Eins', 'Zwei', 'Drei']) {
        replace('site.json', siteNamed(name));
        await shows('', name);
      }
      rmSync(at('site.json'));
      if (away > 0) await shows('', 'Cannot read');
      await setTimeout(away);
      writeFileSync(at('site.json'), siteNamed('Vier'));
      await shows('', 'Vier');
      replace('site.json', siteNamed('Fünf'));
      await shows('', 'Fünf');
      await ended(preview);
    },
  );

  test('so is the configuration', async () => {
    const preview = await begun('pages');
    const { at, shows, replace } = preview;
    await shows('canvas/a.html', 'known-component');
    rmSync(at('inlay.config.json'));
    await shows('', 'Problem');
    await setTimeout(1_000);
    writeFileSync(at('inlay.config.json'), '{"site": "site.json", "rules": {"known-component": "off"}}');
    await shows('canvas/a.html', 'No findings');
    replace('inlay.config.json', NAMES['inlay.config.json']);
    await shows('canvas/a.html', 'known-component');
    await ended(preview);
  });

  test('so is a page that is named itself', async () => {
    const preview = await begun('pages/a.html');
    const { at, shows, hides } = preview;
    rmSync(at('pages/a.html'));
    await shows('', 'Cannot read');
    await setTimeout(1_000);
    writeFileSync(at('pages/a.html'), CLEAN);
    await shows('canvas/a.html', 'No findings');
    await hides('', 'Cannot read');
    await ended(preview);
  });

  test('so is the folder of the pages', async () => {
    const preview = await begun('pages');
    const { at, shows, hides } = preview;
    renameSync(at('pages'), at('x'));
    await shows('', 'Cannot read');
    await setTimeout(1_500);
    renameSync(at('x'), at('pages'));
    await shows('', 'href="/canvas/a.html"');
    await hides('', 'Cannot read');
    writeFileSync(at('pages/a.html'), CLEAN);
    await shows('canvas/a.html', 'No findings');
    await ended(preview);
  });
});

describe.concurrent('inlay-server preview --static', () => {
  const preview = (cwd: string, ...args: string[]) =>
    inlayServer(['preview', '--site', SITE, '--static', 'out', ...(args.length > 0 ? args : ['pages'])], { cwd });

  test.each([
    [0, { 'a.html': CLEAN }, 'No findings in 1 file: out/index.html\n', ''],
    [1, { 'a.html': FAULTY, 'b.html': CLEAN }, '1 finding (1 error) in 1 of 2 files: out/index.html\n', ''],
    [
      2,
      { 'a.html': FAULTY, 'b.html': Uint8Array.of(255) },
      '1 finding (1 error) in 1 of 2 files: out/index.html\n',
      'error: b.html: Unexpected byte `0xFF` at offset 0, expected UTF-8\n',
    ],
  ])('exits with %d, and writes the report', async (code, canvases, stdout, stderr) => {
    const cwd = folder(Object.fromEntries(Object.entries(canvases).map(([name, text]) => [`pages/${name}`, text])));
    const ran = await preview(cwd);
    expect({ code: ran.code, stdout: ran.stdout, stderr: ran.stderr }).toEqual({ code, stdout, stderr });
    const files = filesBelow(join(cwd, 'out'));
    expect(files).toContain('index.html');
    const marker = JSON.parse(readFileSync(join(cwd, 'out/inlay-report.json'), 'utf8'));
    expect(marker.format).toBe('inlay-report/1');
    expect([...marker.files, 'inlay-report.json'].sort()).toEqual(files);
  });

  test('is the same every time, and leaves nothing of what is gone', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN, 'pages/b.html': CLEAN });
    const texts = () =>
      Object.fromEntries(
        filesBelow(join(cwd, 'out')).map((name) => [name, readFileSync(join(cwd, 'out', name), 'utf8')]),
      );
    await preview(cwd);
    const first = texts();
    await preview(cwd);
    expect(texts()).toEqual(first);
    rmSync(join(cwd, 'pages/b.html'));
    writeFileSync(join(cwd, 'out/notes.txt'), 'mine');
    await preview(cwd);
    const kept = Object.keys(first).filter((name) => !/\/b-[0-9a-f]{16}\.html$/.test(name));
    expect(Object.keys(texts())).toEqual([...kept, 'notes.txt'].sort());
    expect(kept).toHaveLength(Object.keys(first).length - 3);
  });

  test.each([
    ['of something else', { 'out/precious.html': 'mine' }],
    ['with a marker that is none', { 'out/inlay-report.json': '{}', 'out/precious.html': 'mine' }],
    [
      'with a marker that names files elsewhere',
      {
        'out/inlay-report.json': '{"format":"inlay-report/1","files":["../pages/a.html"]}',
        'out/precious.html': 'mine',
      },
    ],
  ])('refuses a folder %s, and leaves it alone', async (_name, files) => {
    const cwd = folder({ 'pages/a.html': CLEAN, ...files });
    const before = filesBelow(cwd);
    expect(await preview(cwd)).toMatchObject({
      code: 2,
      stdout: '',
      stderr:
        'error: Unexpected files in `out`, expected an empty or missing folder, or a report of `inlay-server preview`\n',
    });
    expect(filesBelow(cwd)).toEqual(before);
  });

  test('writes into an empty folder, and refuses a file', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN });
    mkdirSync(join(cwd, 'out'));
    expect((await preview(cwd)).code).toBe(0);
    rmSync(join(cwd, 'out'), { recursive: true });
    writeFileSync(join(cwd, 'out'), 'a file');
    expect(await preview(cwd)).toMatchObject({
      code: 2,
      stderr: 'error: Cannot read `out`: a part of its path is not a folder\n',
    });
  });

  test('never follows links out of the report', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN, 'elsewhere/index.html': 'mine', 'elsewhere/keep.html': 'mine' });
    await preview(cwd);
    rmSync(join(cwd, 'out/index.html'));
    symlinkSync('../elsewhere/index.html', join(cwd, 'out/index.html'));
    expect(await preview(cwd)).toMatchObject({
      code: 2,
      stderr:
        'error: Unexpected symbolic link `out/index.html`, expected a file or nothing: outputs are not written through links\n',
    });
    expect(readFileSync(join(cwd, 'elsewhere/index.html'), 'utf8')).toBe('mine');
    rmSync(join(cwd, 'out/index.html'));
    expect((await preview(cwd)).code).toBe(0);
    rmSync(join(cwd, 'out/frame'), { recursive: true });
    symlinkSync('../elsewhere', join(cwd, 'out/frame'));
    expect(await preview(cwd)).toMatchObject({
      code: 2,
      stderr:
        'error: Unexpected symbolic link `out/frame`, expected a folder: nothing is written through links below `out`\n',
    });
    expect(filesBelow(join(cwd, 'elsewhere'))).toEqual(['index.html', 'keep.html']);
  });

  test('is no canvas of the next report, wherever it is', async () => {
    const cwd = folder({ 'pages/a.html': CLEAN });
    const args = ['preview', '--site', SITE, '--static', 'pages/out', 'pages'];
    await inlayServer(args, { cwd });
    expect((await inlayServer(args, { cwd })).stdout).toBe('No findings in 1 file: pages/out/index.html\n');
    expect(existsSync(join(cwd, 'pages/a.html'))).toBe(true);
  });

  test('has safe names for canvases of any name', async () => {
    const cwd = folder({ 'pages/<b> "\'&#?\n.html': CLEAN, 'pages/-rf.html': CLEAN, 'pages/CON.html': CLEAN });
    expect((await preview(cwd)).code).toBe(0);
    const names = filesBelow(join(cwd, 'out')).filter((name) => name.startsWith('canvas/'));
    expect(names.map((name) => name.replace(/[0-9a-f]{16}/, '#'))).toEqual([
      'canvas/b-#.html',
      'canvas/con-#.html',
      'canvas/rf-#.html',
    ]);
  });
});

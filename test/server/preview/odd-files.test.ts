import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inlayServer, SITE, shell } from '../../cli/run.js';
import { startPreview, type Workshop, workshop } from './workshop.js';

const FIXABLE = '<header><x-logo variant="footer"/><p>Osteria</p></header>\n';

/** What may stand where a canvas did, and what is said of it. */
const KINDS: readonly (readonly [string, (at: Workshop, path: string) => unknown, string])[] = [
  [
    'a link out of the folder',
    (_at, path) => symlinkSync('../outside.html', path),
    'Unexpected link out of the folder',
  ],
  ['a link to a device', (_at, path) => symlinkSync('/dev/zero', path), 'Unexpected link out of the folder'],
  ['a link to nowhere', (_at, path) => symlinkSync('nowhere', path), 'no such file or folder'],
  ['a link to itself', (_at, path) => symlinkSync('a.html', path), 'too many symbolic links'],
  ['a pipe', ({ path: cwd }) => shell('mkfifo pages/a.html', cwd), 'Unexpected folder, device or pipe'],
  ['a socket', (_at, path) => listenAt(path), 'Cannot read'],
  ['a folder', ({ path: cwd }) => shell('mkdir pages/a.html', cwd), 'Unexpected folder, device or pipe'],
  ['too large a file', (_at, path) => writeFileSync(path, 'x'.repeat(6_000_001)), 'Unexpected 6000001 bytes'],
];

function listenAt(path: string): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((done) => server.listen(path, done));
}

/** A fix as a page sends it. */
async function sendFix(url: string, page: string): Promise<Response> {
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
  const body = new URLSearchParams({
    token: field('token'),
    path: 'a.html',
    version: field('version'),
    all: 'safe',
  });
  return fetch(`${url}fix`, { method: 'POST', body, headers: { origin: url.slice(0, -1) }, redirect: 'manual' });
}

describe('a canvas that becomes', () => {
  test.each(KINDS)('%s is told of in the page, and no fix is made', async (_what, make, message) => {
    const at = workshop({ 'a.html': FIXABLE, 'b.html': '<p>Oggi</p>' });
    writeFileSync(join(at.path, 'outside.html'), FIXABLE);
    const { url } = await startPreview(at);
    const text = async (path: string) => {
      const answer = await fetch(url + path);
      expect([path, [200, 404].includes(answer.status)]).toEqual([path, true]);
      return answer.text();
    };
    const page = await text('canvas/a.html');
    expect(page).toContain('name="token"');
    const path = join(at.path, 'pages/a.html');
    rmSync(path);
    await make(at, path);
    const answer = await sendFix(url, page);
    // A folder, pipe or socket is no canvas any more as soon as the change has been seen.
    expect([404, 409]).toContain(answer.status);
    if (answer.status === 409) expect(await answer.text()).toContain(message);
    for (const each of ['', 'canvas/a.html', 'frame/canvas/a.html', 'frame/expanded/a.html']) await text(each);
    expect(await text('canvas/b.html')).toContain('Oggi');
    expect(readFileSync(join(at.path, 'outside.html'), 'utf8')).toBe(FIXABLE);
  });

  test.each(KINDS)('%s does not keep a report from being written', async (_what, make) => {
    const at = workshop({ 'b.html': '<p>Oggi</p>' });
    writeFileSync(join(at.path, 'outside.html'), FIXABLE);
    await make(at, join(at.path, 'pages/a.html'));
    const args = ['preview', '--site', SITE, '--static', 'out', 'pages'];
    const { code, stdout, stderr } = await inlayServer(args, { cwd: at.path });
    expect(stdout).toMatch(
      /in 1 file: out\/index.html\n$|in \d of 2 files: out\/index.html\n$|^No findings in 2 files/,
    );
    expect(stderr).not.toContain('internal error');
    expect([0, 2]).toContain(code);
  });
});

test('a canvas that grows while it is read is read as far as it was', async () => {
  const at = workshop({ 'a.html': FIXABLE });
  const { url } = await startPreview(at);
  shell('for i in $(seq 2000); do echo "<p>$i</p>" >> pages/a.html; done &', at.path);
  for (let time = 0; time < 20; time += 1) {
    const answer = await fetch(`${url}canvas/a.html`);
    expect(answer.status).toBe(200);
    await answer.text();
  }
});

import { spawn } from 'node:child_process';
import { chmodSync, chownSync, linkSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../support/folders.js';
import { IS_ROOT } from '../../support/programs.js';
import { filesBelow, folder, inlay, SITE, shell } from '../run.js';

const OLD = '<p><a href="tel:+390550123456">055 012 3456</a></p>\n';
const NEW = '<p><x-contact field="phone"></x-contact></p>\n';
const FIX = ['lint', '--site', SITE, '--fix'];

const MAIN = join(ROOT, 'dist/cli/main.js');

const read = (cwd: string, name: string) => readFileSync(join(cwd, name), 'utf8');

describe.concurrent('inlay lint --fix', () => {
  test('says of each file what was written, and goes on where one can not be', async () => {
    const cwd = folder({ 'a.html': OLD, 'b.html': OLD, 'c.html': OLD + OLD });
    chmodSync(join(cwd, 'b.html'), 0o444);
    expect(await inlay([...FIX, 'a.html', 'b.html', 'c.html'], { cwd })).toMatchObject({
      code: 2,
      stdout: expect.stringMatching(
        /^error no-static-contact b\.html:1:4\n[\s\S]*\n1 finding \(1 error\) in 1 of 3 files\n/,
      ),
      stderr: `error: b.html: The file is read-only: it was not written
Fixed 3 findings in 2 files
  a.html: 1 finding
  c.html: 2 findings
`,
    });
    expect([read(cwd, 'a.html'), read(cwd, 'b.html'), read(cwd, 'c.html')]).toEqual([NEW, OLD, NEW + NEW]);
  });

  test.each(['--fix', '--fix-suggestions'])(
    'with %s keeps the findings of a file that can not be written',
    async (fix) => {
      const cwd = folder({ 'a.html': OLD, 'b.html': OLD });
      chmodSync(join(cwd, 'b.html'), 0o444);
      const args = ['lint', '--site', SITE, '--format', 'json', 'a.html', 'b.html'];
      const before = JSON.parse((await inlay(args, { cwd })).stdout);
      const { code, stdout } = await inlay([...args, fix], { cwd });
      const after = JSON.parse(stdout);
      expect(code).toBe(2);
      expect(before.files).toHaveLength(2);
      expect(after.files).toEqual([{ path: 'a.html', findings: [] }, before.files[1]]);
      expect(after.counts).toMatchObject({ files: 2, filesWithFindings: 1, failures: 1, errors: 1, fixable: 1 });
    },
  );

  test.skipIf(!IS_ROOT)('says nothing of fixes where nothing could be written', () => {
    const cwd = folder({ 'a.html': OLD, 'b.html': OLD });
    const ran = shell(
      `chmod 755 . && setpriv --reuid=65534 --regid=65534 --clear-groups $INLAY ${FIX.join(' ')} .`,
      cwd,
    );
    expect({ code: ran.code, stderr: ran.stderr }).toEqual({
      code: 2,
      stderr: 'error: Cannot write `a.html`: permission denied\nerror: Cannot write `b.html`: permission denied\n',
    });
    expect([read(cwd, 'a.html'), filesBelow(cwd)]).toEqual([OLD, ['a.html', 'b.html']]);
  });

  test('keeps permissions, owner, links and other names', async () => {
    const cwd = folder({ 'pages/a.html': OLD, 'pages/b.html': OLD, 'shared/c.html': OLD });
    if (IS_ROOT) chownSync(join(cwd, 'pages/a.html'), 1234, 4321);
    chmodSync(join(cwd, 'pages/a.html'), 0o640);
    linkSync(join(cwd, 'pages/b.html'), join(cwd, 'twin.html'));
    symlinkSync('../shared/c.html', join(cwd, 'pages/c.html'));
    const owner = statSync(join(cwd, 'pages/a.html')).uid;
    expect((await inlay([...FIX, 'pages'], { cwd })).code).toBe(0);
    expect(statSync(join(cwd, 'pages/a.html'))).toMatchObject({ uid: owner, mode: 0o100640 });
    expect([read(cwd, 'twin.html'), statSync(join(cwd, 'twin.html')).nlink]).toEqual([NEW, 2]);
    expect(read(cwd, 'shared/c.html')).toBe(NEW);
    expect(filesBelow(cwd)).toEqual(['pages/a.html', 'pages/b.html', 'pages/c.html', 'shared/c.html', 'twin.html']);
  });

  test('fixes a file once that has two names, in one process as in several', async () => {
    const cwd = folder({ 'a.html': OLD });
    symlinkSync('a.html', join(cwd, 'b.html'));
    const ran = await inlay([...FIX, '--jobs', '2', 'a.html', 'b.html'], { cwd });
    expect([ran.code, read(cwd, 'a.html')]).toEqual([0, NEW]);
    expect(ran.stderr).toMatch(/^Fixed 1 finding in 1 file\n {2}[ab]\.html: 1 finding\n$/);
  });

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)('ended by %s leaves whole files', async (signal) => {
    const more = `<p>${'text '.repeat(2000)}</p>`;
    const whole = new Set([OLD + more, NEW + more]);
    const names = Array.from({ length: 80 }, (_, index) => `${index}.html`);
    for (let time = 0; time < 3; time += 1) {
      const cwd = folder(Object.fromEntries(names.map((name) => [name, OLD + more])));
      const child = spawn(process.execPath, [MAIN, ...FIX, '--jobs', '2', '.'], { cwd });
      const ended = new Promise((done) => child.once('close', (_code, by) => done(by)));
      while (names.every((name) => read(cwd, name).startsWith(OLD))) await pause(2);
      await pause(Math.random() * 40);
      child.kill(signal);
      expect([signal, null]).toContain(await ended); // it may have been done already
      for (const name of names) expect(whole).toContain(read(cwd, name));
      const others = readdirSync(cwd).filter((name) => !names.includes(name));
      if (signal !== 'SIGKILL') expect(others).toEqual([]);
      for (const name of others) expect(name).toMatch(/^\.inlay-[0-9a-f-]{36}\.tmp$/);
    }
  });

  test.each(['SIGTERM', 'SIGINT'] as const)('takes a half-written report away when %s comes', async (signal) => {
    const names = Array.from({ length: 400 }, (_, index) => `pages/${index}.html`);
    const cwd = folder(Object.fromEntries(names.map((name) => [name, `<p>${'text '.repeat(5000)}</p>`])));
    const args = ['lint', '--site', SITE, '--format', 'sarif=out.sarif', '--jobs', '1', 'pages'];
    const child = spawn(process.execPath, [MAIN, ...args], { cwd });
    const ended = new Promise((done) => child.once('close', (_code, by) => done(by)));
    while (!readdirSync(cwd).some((name) => name.startsWith('.inlay-'))) await pause(1);
    child.kill(signal);
    expect(await ended).toBe(signal);
    expect(readdirSync(cwd)).toEqual(['pages']);
  });
});

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

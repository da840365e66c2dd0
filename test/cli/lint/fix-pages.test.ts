import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectFile } from '../../support/expected-file.js';
import { FIXTURES } from '../../support/folders.js';
import { folder, inlay, SITE, shell } from '../run.js';

const CASES = `${FIXTURES}/fix`;

/** Each page, and its file of what is expected under an option. */
const RUNS = readdirSync(CASES).flatMap((name) => [
  { name, option: '--fix', expected: `${CASES}/${name}/fixed.html` },
  { name, option: '--fix-suggestions', expected: `${CASES}/${name}/suggested.html` },
]);

/** A folder with a page and its site. */
function workshop(name: string): string {
  const page = readFileSync(`${CASES}/${name}/canvas.html`);
  return folder({ 'page.html': page, 'inlay.config.json': JSON.stringify({ site: SITE }) });
}

const read = (cwd: string) => readFileSync(join(cwd, 'page.html'), 'utf8');

describe.concurrent('inlay lint fixes a page of fixtures/fix', () => {
  test.each(RUNS)('$name with $option, in one run as in two', async ({ name, option, expected }) => {
    const cwd = workshop(name);
    const before = read(cwd);
    const first = await inlay(['lint', option, 'page.html'], { cwd });
    const fixed = read(cwd);
    expectFile(expected, fixed);
    expect(fixed).not.toBe(before);
    expect(first.stderr).toMatch(/^Fixed (\d+ findings?) in 1 file\n {2}page\.html: \1\n$/);

    const { ino, mtimeMs } = statSync(join(cwd, 'page.html'));
    const second = await inlay(['lint', option, 'page.html'], { cwd });
    expect(second).toMatchObject({ code: first.code, stdout: first.stdout, stderr: '' });
    expect(read(cwd)).toBe(fixed);
    expect(statSync(join(cwd, 'page.html'))).toMatchObject({ ino, mtimeMs });
  });

  test.each(RUNS)('$name with $option --fix-dry-run not, and prints the same as a diff', async (run) => {
    const { name, option, expected } = run;
    const cwd = workshop(name);
    const before = read(cwd);
    const { stdout, stderr } = await inlay(['lint', option, '--fix-dry-run', 'page.html'], { cwd });
    expect(read(cwd)).toBe(before);
    expect(stdout).toMatch(/^--- a\/page\.html\n\+\+\+ b\/page\.html\n@@ /);
    expect(stderr).toMatch(/\nWould fix \d+ findings? in 1 file\n$/);
    writeFileSync(join(cwd, 'diff'), stdout);
    expect(shell('git apply diff', cwd).stderr).toBe('');
    expect(read(cwd)).toBe(readFileSync(expected, 'utf8'));
  });
});

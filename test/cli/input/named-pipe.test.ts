import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folder, SITE, shell } from '../run.js';

const told = (name: string) =>
  `error: Unexpected pipe \`${name}\`, expected a file: reading it waits until somebody writes into it. \`-\` reads stdin\n`;

describe.skipIf(process.platform === 'win32')('a pipe', () => {
  const files = () => folder({ 'a.html': '<x-logo></x-logo>', 'site.json': readFileSync(SITE) });

  test.each([
    'render --site site.json pipe',
    'render --site pipe a.html',
    'render --site site.json --out out pipe a.html',
    'render --site site.json --addons pipe a.html',
    'bake --site site.json pipe',
    'bake --site pipe a.html',
    'manifest --site pipe',
    'check --site pipe',
    'check --manifest pipe',
    'check --site site.json --findings pipe',
    'check --site site.json pipe a.html',
    'lint --site site.json pipe a.html',
  ])('with a name is told instead of waited for: inlay %s', (args) => {
    const cwd = files();
    shell('mkfifo real && ln -s real pipe', cwd);
    const { code, stderr } = shell(`timeout 30 $INLAY ${args} < /dev/null`, cwd);
    expect(code).toBe(2);
    expect(stderr).toContain(told('pipe'));
  });

  test.each([
    'render --site site.json <(cat a.html)',
    'render --site <(cat site.json) a.html',
    'render --site site.json /dev/stdin < <(cat a.html)',
    'bake --site site.json <(cat a.html)',
    'manifest --site <(cat site.json)',
    'check --status 200 --manifest <($INLAY manifest --site site.json)',
  ])('that a shell makes is read: inlay %s', (args) => {
    const { code, stdout, stderr } = shell(`timeout 30 $INLAY ${args}`, files());
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toBe('');
  });
});

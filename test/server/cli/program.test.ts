import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createProgram } from '../../../src/server/cli/program.js';
import { ROOT } from '../../support/folders.js';

test.each(['daemon', 'mcp', 'preview', 'forms', 'messages', 'subscribers'])(
  'no line of the help of %s is longer than a terminal is wide',
  (name) => {
    const command = createProgram().commands.find((each) => each.name() === name);
    const help: string[] = [];
    command?.configureOutput({ writeOut: (text) => help.push(text), getOutHelpWidth: () => 80 }).outputHelp();
    const lines = help.join('').split('\n');
    expect(lines).toContain('Examples:');
    expect(lines.filter((line) => line.length > 80)).toEqual([]);
  },
);

/** The packages that a command loads. */
function loadedBy(args: readonly string[]): string[] {
  const main = `${ROOT}src/server/dist/cli/main.js`;
  const { stderr } = spawnSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_DEBUG: 'esm' },
    maxBuffer: 1e8,
  });
  const packages = stderr.match(/(?<=\/node_modules\/)(?:@[\w-]+\/)?[\w-]+/g) ?? [];
  return [...new Set(packages)].sort();
}

test('the help loads no database: a command starts as fast as it can', () => {
  expect(loadedBy(['help', 'key'])).toEqual(['commander', 'leven']);
  // The negative control: what opens a site loads what reads its database.
  expect(loadedBy(['audit', 'verify', '--folder', tmpdir()])).toContain('kysely');
});

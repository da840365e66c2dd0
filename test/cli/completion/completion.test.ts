import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsOf } from '../../../src/cli/completion/words.js';
import { PRESET_CHOICES } from '../../../src/cli/lint/names.js';
import { createProgram } from '../../../src/cli/program.js';
import { createProgram as createServer } from '../../../src/server/cli/program.js';
import { folder, inlay, inlayServer, shell } from '../run.js';

const cwd = folder({ 'page.html': '', 'other.txt': '' });

beforeAll(async () => {
  for (const [name, run] of [
    ['inlay', inlay],
    ['inlay-server', inlayServer],
  ] as const) {
    for (const kind of ['bash', 'zsh', 'fish']) {
      const { code, stdout, stderr } = await run(['completion', kind]);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      writeFileSync(join(cwd, `${name}.${kind}`), stdout);
    }
  }
});

/** What bash offers for the last of some words, by the script's own function and settings. */
function offered(...words: string[]): string[] {
  const [name = ''] = words;
  const script = `source ${name}.bash
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
spec=$(complete -p ${name}); fn=\${spec##* -F }; fn=\${fn%% *}
$fn; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { code, stdout, stderr } = shell(script, cwd);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the completion of bash', () => {
  test('offers the commands, and those that begin with what is typed', () => {
    const names = createProgram()
      .createHelp()
      .visibleCommands(createProgram())
      .map((command) => command.name());
    expect(offered('inlay', '')).toEqual(names);
    expect(names).not.toContain('serve'); // one that has moved
    expect(offered('inlay', 'sc')).toEqual(['schema']);
    expect(offered('inlay-server', '')).toEqual([
      ...['daemon', 'preview', 'mcp', 'site', 'key', 'user', 'inbox', 'forms', 'messages', 'subscribers'],
      ...['audit', 'backup', 'export', 'import'],
      ...['completion', 'help'],
    ]);
  });

  test.each([...wordsOf(createProgram()).byCommand])('offers every option of `%s`', (command, { options }) => {
    const flags = options.flatMap((option) => option.flags);
    expect(offered('inlay', command, '-')).toEqual(flags);
    expect(offered('inlay', command, 'page.html', '--h')).toEqual(flags.filter((flag) => flag.startsWith('--h')));
  });

  test('offers the options of each command of the server', () => {
    for (const [command, { options }] of wordsOf(createServer()).byCommand)
      expect(offered('inlay-server', command, '-')).toEqual(options.flatMap((option) => option.flags));
  });

  test('offers the values of a choice, as a word or behind `=`', () => {
    expect(offered('inlay', 'schema', '')).toEqual(['site', 'manifest', 'baked', 'config']);
    expect(offered('inlay', 'lint', '--preset', '')).toEqual([...PRESET_CHOICES]);
    expect(offered('inlay', 'lint', '--preset', '=', 's')).toEqual(['strict']);
    expect(offered('inlay', 'completion', 'z')).toEqual(['zsh']);
    expect(offered('inlay', 'help', 'rend')).toEqual(['render']);
    expect(offered('inlay', 'lint', '--format', 'js')).toEqual(['json']);
    expect(offered('inlay', 'lint', '--explain', 'no-static-l')).toEqual(['no-static-logo']);
    expect(offered('inlay', 'lint', '--rule', 'unused')).toEqual(['unused-directive']);
    expect(offered('inlay', 'render', '--limit', 'in')).toEqual(['inlays=']);
    expect(offered('inlay', 'render', '--report', '=', 'j')).toEqual(['json']);
  });

  test('leaves files to bash', () => {
    expect(offered('inlay', 'render', '')).toEqual([]);
    expect(offered('inlay', 'render', '--site', '')).toEqual([]);
    expect(shell('source inlay.bash; complete -p inlay', cwd).stdout).toContain('-o bashdefault -o default -F _inlay');
  });

  test('is sourced in silence, and refuses another shell', async () => {
    expect(shell('set -eu; source inlay.bash; source inlay-server.bash', cwd)).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '',
    });
    const { code, stderr } = await inlay(['completion', 'tcsh']);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        "error: command-argument value 'tcsh' is invalid for argument 'shell'. Unexpected `tcsh`, expected one of `bash`, `zsh`, `fish`; nearest is `bash`.\n",
    });
  });
});

const has = (program: string) => shell(`command -v ${program}`, cwd).code === 0;

describe.skipIf(!has('zsh'))('the completion of zsh (skipped where there is no zsh)', () => {
  test('is read', () => {
    const script = "zsh -fc 'autoload -Uz compinit; compinit -u -D; source inlay.zsh; print -r -- $_comps[inlay]'";
    expect(shell(script, cwd)).toMatchObject({ code: 0, stdout: '_inlay\n', stderr: '' });
  });
});

describe.skipIf(!has('fish'))('the completion of fish (skipped where there is no fish)', () => {
  test('offers commands, options and values', () => {
    const offers = (line: string) =>
      shell(`fish -N -c 'source inlay.fish; complete -C "${line}"' | cut -f1`, cwd).stdout.trim().split('\n');
    expect(offers('inlay sch')).toEqual(['schema']);
    expect(offers('inlay schema ')).toEqual(expect.arrayContaining(['site', 'config']));
    expect(offers('inlay render --fail')).toEqual(['--fail-on-unresolved']);
  });
});

describe('the scripts of zsh and fish', () => {
  test('have every command and option, their texts escaped', async () => {
    const { stdout: zsh } = await inlay(['completion', 'zsh']);
    const { stdout: fish } = await inlay(['completion', 'fish']);
    for (const [command, { options }] of wordsOf(createProgram()).byCommand) {
      expect(zsh).toContain(`${command}) _arguments`);
      expect(fish).toContain(`__fish_seen_subcommand_from ${command}'`);
      for (const { flags } of options) for (const flag of flags) expect(zsh).toContain(`'*${flag}[`);
    }
    // Every quote of a shell that is opened is closed: an odd one would swallow the next line.
    for (const line of fish.split('\n')) expect(line.replace(/\\./g, '').split("'").length % 2).toBe(1);
  });
});

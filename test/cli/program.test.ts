import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createProgram } from '../../src/cli/program.js';
import { ROOT } from '../support/folders.js';
import { HAS_TERMINAL } from '../support/programs.js';
import { folder, inlay, onTerminal, SITE, shell } from './run.js';

const HINT =
  /\nThis is a bug in inlay .*: please report it with the command and its input\. INLAY_DEBUG=1 shows the stack\.\n/;

/** Breaks the command from within, as a bug would. */
const BROKEN = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent("JSON.stringify = () => { throw new TypeError('boom\\u001b[2J'); };")}`,
};

describe.concurrent('inlay', () => {
  test('prints its version', async () => {
    const { version } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'));
    expect(await inlay(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test('prints help: the commands, examples, exit codes', async () => {
    const { code, stdout, stderr } = await inlay(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const part of ['render', 'bake', 'manifest', 'check', 'lint', 'schema', 'Examples:', 'Exit codes:'])
      expect(stdout).toContain(part);
  });

  test('without a command it prints help to stderr, as misuse', async () => {
    const { code, stdout, stderr } = await inlay([]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain('Usage: inlay ');
  });

  test.each(['render', 'bake', 'manifest', 'check', 'lint', 'schema'])(
    '%s has help with examples and exit codes',
    async (command) => {
      const { code, stdout } = await inlay([command, '--help']);
      expect(code).toBe(0);
      for (const part of [`Usage: inlay ${command} `, 'Examples:', 'Exit codes:', '  2  '])
        expect(stdout).toContain(part);
      expect((await inlay(['help', command])).stdout).toBe(stdout);
    },
  );

  test('every option and argument is described', () => {
    for (const command of createProgram().commands) {
      expect(command.description()).not.toBe('');
      for (const { description } of [...command.options, ...command.registeredArguments])
        expect(description).not.toBe('');
    }
  });

  test('the lines of help are short', () => {
    for (const command of createProgram().commands) {
      const help: string[] = [];
      command.configureOutput({ writeOut: (text) => help.push(text), getOutHelpWidth: () => 80 }).outputHelp();
      expect(
        help
          .join('')
          .split('\n')
          .filter((line) => line.length > 84),
      ).toEqual([]);
    }
  });

  test.each([
    [['rendr'], "unknown command 'rendr'\n(Did you mean render?)"],
    [['render', '--sit', 'x'], "unknown option '--sit'\n(Did you mean --site?)"],
    [['render', '--site'], "option '--site <file>' argument missing"],
    [['--vers'], "unknown option '--vers'\n(Did you mean --version?)"],
  ])('%j is misuse, with the nearest right word', async (args, message) => {
    const { code, stdout, stderr } = await inlay(args);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: '', stderr: `error: ${message}\n` });
  });
});

describe.concurrent('a bug in inlay', () => {
  test('is told in a line with a hint, without a stack', async () => {
    const { code, stdout, stderr } = await inlay(['manifest', '--site', SITE], { env: BROKEN });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^internal error: boom\\u001b\[2J\n/);
    expect(stderr).toMatch(HINT);
    expect(stderr).not.toContain('    at ');
  });

  test('is told with its stack for INLAY_DEBUG=1', async () => {
    const { stderr } = await inlay(['manifest', '--site', SITE], { env: { ...BROKEN, INLAY_DEBUG: '1' } });
    expect(stderr).toMatch(HINT);
    expect(stderr).toContain('    at ');
  });
});

describe('the streams of inlay', () => {
  const cwd = folder({ 'a.html': '<x-logo></x-logo>' });

  test.each([
    'yes \'{"canvas": "<x-logo></x-logo>"}\' | $INLAY render --site SITE --ndjson | head -1 | wc -l',
    '$INLAY schema manifest | head -1 | wc -l',
    '$INLAY --help | head -1 | wc -l',
  ])('it ends in silence when nobody reads on: %s', (script) => {
    const { code, stdout, stderr } = shell(`${script.replace('SITE', `'${SITE}'`)}; exit \${PIPESTATUS[0]}`, cwd);
    expect(stdout.trim()).toBe('1');
    expect(stderr).toBe('');
    expect(code === 0 || (script.startsWith('yes') && code === 141)).toBe(true);
  });

  test.skipIf(process.platform !== 'linux')('a full device is a failure', () => {
    const full = 'error: Cannot write to the output: no space left on the device\n';
    for (const command of ['schema site', '--help', `render --site '${SITE}' a.html`]) {
      expect(shell(`$INLAY ${command} > /dev/full`, cwd)).toMatchObject({ code: 2, stderr: full });
    }
    expect(shell('$INLAY schema site --out /dev/full', cwd)).toMatchObject({
      code: 2,
      stderr: 'error: Cannot write `/dev/full`: no space left on the device\n',
    });
  });

  test.skipIf(process.platform !== 'linux')('a device and a pipe can be named for a file', () => {
    const script = `$INLAY manifest --site <(cat '${SITE}') --out /dev/null && test -c /dev/null && echo written`;
    expect(shell(script, cwd)).toMatchObject({ code: 0, stdout: 'written\n', stderr: '' });
  });

  test('no colours where there is no terminal', async () => {
    const { stdout } = await inlay(['check', '--site', SITE]);
    const { stderr } = await inlay(['render', '--site', SITE, '--report', '--', 'a.html', 'gone.html'], { cwd });
    expect(stdout + stderr).not.toContain('\u001b');
  });

  test.skipIf(!HAS_TERMINAL)('colours on a terminal, unless NO_COLOR is set', () => {
    expect(onTerminal('$INLAY schema', cwd)).toMatch(/^\u001b\[31merror:\u001b\[39m Unexpected/);
    expect(onTerminal('$INLAY schema', cwd, { NO_COLOR: '1' })).toMatch(/^error: Unexpected/);
    expect(onTerminal(`$INLAY render --site '${SITE}' --report=table a.html 2>&1 >/dev/null`, cwd)).toContain(
      '\u001b[32mexpanded\u001b[39m',
    );
  });

  test.skipIf(!HAS_TERMINAL)('without canvases on a terminal it says what to give', () => {
    expect(onTerminal(`$INLAY render --site '${SITE}'`, cwd, { NO_COLOR: '1' })).toBe(
      'error: Unexpected command line without canvases, expected files, folders or patterns such as `pages/**/*.html`, or a canvas on stdin\n',
    );
  });
});

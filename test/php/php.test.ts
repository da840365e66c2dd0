import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../support/folders.js';
import { HAS_PHP, HAS_PHP_CODESNIFFER, HAS_PHPUNIT, PHPUNIT } from '../support/programs.js';

const run = promisify(execFile);

/** What a program writes, with its exit code. */
async function outcome(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  return run(command, args, { cwd: ROOT, maxBuffer: 16_777_216 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    ({ code, stdout, stderr }) => ({ code, output: stdout + stderr }),
  );
}

const APCU = ['-d', 'apc.enabled=1', '-d', 'apc.enable_cli=1'];

describe.skipIf(!HAS_PHP)('the PHP package (skipped where php is missing)', () => {
  test('is valid PHP', async () => {
    const files = ['src/php', 'test/php'].flatMap((folder) =>
      readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.php'))
        .map((name) => `${folder}/${name}`),
    );
    expect(files).toContain('src/php/lib/Runtime.php');
    for (const name of files) {
      expect(await outcome('php', '-l', name)).toEqual({ code: 0, output: `No syntax errors detected in ${name}\n` });
    }
  });

  test.skipIf(!HAS_PHP_CODESNIFFER)('is written as PSR-12 says (skipped where phpcs is missing)', async () => {
    expect(await outcome('phpcs', '--standard=test/php/phpcs.xml', '--report=emacs')).toEqual({ code: 0, output: '' });
  });

  // A server that never looks whether a file has changed is where a store of files is most easily wrong.
  test.skipIf(!HAS_PHPUNIT).each<[string, string[]]>([
    ['as the command line runs it', []],
    ['with APCu', APCU],
    ['with APCu and opcache', [...APCU, '-d', 'opcache.enable_cli=1', '-d', 'opcache.file_update_protection=0']],
    [
      'with an opcache that never looks at files again',
      ['-d', 'opcache.enable_cli=1', '-d', 'opcache.file_update_protection=0', '-d', 'opcache.validate_timestamps=0'],
    ],
  ])('passes its own tests %s (skipped where phpunit is missing)', async (_what, settings) => {
    const { code, output } = await outcome('php', ...settings, PHPUNIT, '-c', 'test/php/phpunit.xml');
    expect(code, output).toBe(0);
    expect(output).toMatch(/\nOK/);
  });
});

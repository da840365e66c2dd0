import { spawnSync } from 'node:child_process';
import { ROOT } from '../support/folders.js';

/** What PHP answers to a question: a value, or the class and message of what was thrown. */
export type PhpAnswer = { answer: unknown } | { error: string };

/** Bytes of all answers. */
const MAX_ANSWERS = 1_073_741_824;

/** Asks `test/php/run-driver.php` all the questions, in one process. */
export function askPhp(questions: readonly object[]): PhpAnswer[] {
  const input = questions.map((question) => `${JSON.stringify(question)}\n`).join('');
  const args = ['-d', 'memory_limit=1G', '-d', 'display_errors=stderr', `${ROOT}test/php/run-driver.php`];
  const { status, stdout, stderr } = spawnSync('php', args, { input, maxBuffer: MAX_ANSWERS, encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(`php ended with ${status}: ${stderr}`);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as PhpAnswer); // the driver writes nothing else
}

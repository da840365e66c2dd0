import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { ROOT } from '../support/folders.js';

/** A PHP process that answers a line of JSON with another, as long as it lives. */
export interface Php {
  /** The answers, in order. */
  ask(questions: readonly unknown[]): Promise<unknown[]>;
  stop(): void;
}

/**
 * Starts a driver of this folder.
 *
 * @param source the folder of the PHP package; the checkout's own if not given
 */
export function startPhp(driver: string, source = `${ROOT}src/php`): Php {
  const child = spawn('php', ['-d', 'display_errors=stderr', `${ROOT}test/php/${driver}`], {
    env: { ...process.env, INLAY_PHP: source },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
  return {
    async ask(questions) {
      const written = write(child, questions);
      const answers: unknown[] = [];
      for (const question of questions) {
        const line = await lines.next();
        if (line.done) throw new Error(`PHP ended before it answered ${JSON.stringify(question)?.slice(0, 200)}`);
        answers.push(JSON.parse(line.value));
      }
      await written;
      return answers;
    },
    stop: () => child.stdin.end(),
  };
}

async function write({ stdin }: ChildProcess, questions: readonly unknown[]): Promise<void> {
  for (const question of questions) {
    if (stdin && !stdin.write(`${JSON.stringify(question)}\n`)) {
      await new Promise<void>((resolve) => stdin.once('drain', resolve));
    }
  }
}

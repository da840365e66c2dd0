/** Processes that measure, replaced when an input ends one. */
import { fork, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { textOf } from './pumps.mjs';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));
const PHP_CHILD = fileURLToPath(new URL('php.php', import.meta.url));
const PHP_LIBRARY = fileURLToPath(new URL('../../src/php', import.meta.url));

/** What takes longer has no time to tell: it counts as this long. */
const DEADLINE_MS = 30_000;

/** Room for young objects, as a server would have. */
const NODE_FLAGS = ['--max-semi-space-size=64'];

/** So much room that none are collected: what the collector takes says nothing of how an algorithm grows. */
export const WITHOUT_COLLECTOR = ['--min-semi-space-size=512', '--max-semi-space-size=1024'];

/**
 * @typedef {{ ms: number, megabytes: number, outcome: string }} Measure
 */

/**
 * A runner of pumps and named inputs, one at a time.
 *
 * @param {readonly string[]} flags of Node; none to see what memory a plain process takes
 */
export function startRunner(flags = NODE_FLAGS) {
  let node;
  let php;

  /** @returns {Promise<Measure>} */
  function inNode(asked) {
    node ??= fork(CHILD, { execArgv: [...flags], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const child = node;
    return new Promise((resolve) => {
      const done = (measure) => {
        clearTimeout(late);
        child.removeAllListeners();
        resolve(measure);
      };
      const late = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
      child.once('message', done).once('exit', () => {
        node = undefined;
        done({ ms: DEADLINE_MS, megabytes: Number.NaN, outcome: 'ENDED' });
      });
      child.send(asked);
    });
  }

  /** @returns {Promise<Measure>} */
  async function inPhp(asked) {
    if (php === undefined) {
      const child = spawn('php', ['-d', 'memory_limit=1G', '-d', 'display_errors=stderr', PHP_CHILD, PHP_LIBRARY], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      php = { child, lines: createInterface({ input: child.stdout })[Symbol.asyncIterator]() };
    }
    const { child, lines } = php;
    const late = setTimeout(() => child.kill('SIGKILL'), DEADLINE_MS);
    child.stdin.write(
      `${JSON.stringify({ task: asked.pump.task, text: textOf(asked.pump, asked.size).toWellFormed(), runs: asked.runs ?? 1 })}\n`,
    );
    const { value, done } = await lines.next();
    clearTimeout(late);
    if (!done) return JSON.parse(value);
    php = undefined;
    return { ms: DEADLINE_MS, megabytes: Number.NaN, outcome: 'ENDED' };
  }

  return {
    measure: (asked) => (asked.pump?.task.startsWith('php') ? inPhp(asked) : inNode(asked)),
    /** The next input gets a process of its own, so that its memory is told from that of others. */
    renew() {
      node?.kill();
      node = undefined;
    },
    close() {
      node?.kill();
      php?.child.stdin.end();
    },
  };
}

import { relative, resolve } from 'node:path';
import { watch } from 'chokidar';
import { InlayError } from '../../error.js';
import { CONFIG_NAMES } from '../../lint/config/config-schema.js';
import { EXIT } from '../exit-code.js';
import { reportFailure } from '../failure.js';
import { fixedPart } from '../fixed-part.js';
import { tellNow } from '../tell.js';
import { memoryCache } from './cache.js';
import { isLeftOut } from './left-out.js';
import { runLint } from './lint-canvases.js';
import type { LintCommandOptions } from './lint-options.js';

/** Milliseconds of quiet after a change: editors write a file in several steps, and many files at once. */
const QUIET_MS = 50;

const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Lints canvases, and again whenever one of them, a configuration or the manifest changes, until it is interrupted.
 * Canvases that did not change are not linted again.
 *
 * @returns the exit code
 * @throws InlayError `usage` for what can't be watched
 */
export async function watchCanvases(args: readonly string[], options: LintCommandOptions): Promise<number> {
  if (args.length === 0 || [...args, options.site, options.manifest].includes('-')) {
    throw new InlayError('usage', 'Unexpected stdin with `--watch`, expected files, folders or patterns');
  }
  const cache = memoryCache();
  const inputs = new Set<string>();
  // Our own outputs are no reason to lint again.
  const outputs = new Set(options.format?.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)])));
  const watcher = watch([...args.map(fixedPart), ...CONFIG_NAMES], {
    ignoreInitial: true,
    ignored: (path) => outputs.has(resolve(path)) || (!inputs.has(resolve(path)) && isLeftOut(relative('', path))),
  });
  let wake = () => {};
  let isStopped = false;
  watcher.on('all', () => wake());
  watcher.on('error', (error) => reportFailure(error));
  const stop = () => {
    isStopped = true;
    wake();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  await new Promise<void>((ready) => watcher.once('ready', () => ready()));
  while (!isStopped) {
    const changed = new Promise<void>((done) => {
      wake = done;
    });
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
    await lintOnce();
    tellNow('Watching for changes…\n');
    await changed;
    if (!isStopped) await quiet();
  }
  await watcher.close();
  return EXIT.clean;

  async function lintOnce() {
    try {
      const { plan } = await runLint(args, options, cache);
      for (const input of plan.inputs) inputs.add(resolve(input));
      watcher.add(plan.inputs);
    } catch (error) {
      reportFailure(error); // the next change may mend it
    }
  }
}

function quiet(): Promise<void> {
  return new Promise((done) => setTimeout(done, QUIET_MS));
}

import { basename, dirname, join, resolve } from 'node:path';
import { InlayError } from '../../message/error.js';
import { EXIT } from '../errors/exit-code.js';
import { reportFailure } from '../errors/failure.js';
import { type ReadPath, readPath } from '../input/file-cache.js';
import { fixedPart } from '../input/fixed-part.js';
import { tellNow } from '../output/tell.js';
import { wayOf } from '../watch/path-way.js';
import { watchFiles } from '../watch/watch-files.js';
import { memoryCache } from './cache.js';
import { runLint } from './canvases.js';
import type { LintCommandOptions } from './options.js';

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
  // Our own outputs are no reason to lint again.
  const outputs = new Set(options.format?.flatMap(({ file }) => (file === undefined ? [] : [realOutput(file)])));
  let wake = () => {};
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    wake();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const isOurs = (path: string) => outputs.has(path);
  const watched = watchFiles(args.map(fixedPart), () => wake(), { isOurs });
  while (!isStopped) {
    const changed = new Promise<void>((done) => {
      wake = done;
    });
    if (process.stdout.isTTY) process.stdout.write(CLEAR);
    await lintOnce();
    tellNow('Watching for changes…\n');
    await changed;
  }
  watched.close();
  return EXIT.clean;

  async function lintOnce() {
    const read: ReadPath[] = [];
    try {
      await runLint(args, options, cache, (path) => read.push(readPath(path)));
    } catch (error) {
      reportFailure(error); // the next change may mend it
    }
    watched.add(read);
  }
}

/** Where an output goes, as the watching tells of it; it need not be there yet, and is never written through a link. */
function realOutput(file: string): string {
  return join(wayOf(resolve(dirname(file))).end, basename(file));
}

import { sep } from 'node:path';
import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { reportFailure } from 'inlay/internal/cli/errors/failure.js';
import { fixedPart } from 'inlay/internal/cli/input/fixed-part.js';
import { counted } from 'inlay/internal/cli/output/tally.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { watchFiles } from 'inlay/internal/cli/watch/watch-files.js';
import { listen } from '../../core/listen.js';
import { loadAssets } from '../../preview/assets.js';
import { createPreviewServer } from '../../preview/server.js';
import { beginSession } from '../../preview/session.js';
import { workOf } from '../options/work-options.js';
import { stopSignal } from '../stop-signal.js';
import type { LivePreviewOptions } from './options.js';
import { publicFolderOf } from './public-folder.js';
import { fileSource } from './source.js';
import { startCount } from './start-count.js';
import { previewWork } from './work.js';

/**
 * Serves a preview until it is stopped; then the process ends.
 *
 * @throws InlayError for what keeps it from showing anything
 */
export async function runPreview(args: readonly string[], options: LivePreviewOptions): Promise<void> {
  const publicFolder = options.public === undefined ? undefined : publicFolderOf(options.public);
  const source = fileSource(args, options);
  const work = previewWork(workOf(options));
  // Watched before anything is read, so that no change goes unseen in between.
  let onChange: (paths: ReadonlySet<string>) => void = () => {};
  const paths = [...args.map(fixedPart), ...(publicFolder === undefined ? [] : [publicFolder])];
  const watched = watchFiles(paths, (paths) => onChange(paths));
  const progress = startCount();
  try {
    const session = await beginSession(source, { live: true, work, onProgress: progress.tell, onBug: reportFailure });
    const site = { publicFolder, publicName: options.public };
    const preview = createPreviewServer({ session, assets: loadAssets(), ...site, onBug: reportFailure });
    const refresh = async () => {
      await session.refresh();
      progress.clear();
      watched.add(source.filesRead());
    };
    onChange = (paths) => {
      void refresh();
      const isOfSite = (path: string) => publicFolder !== undefined && `${path}${sep}`.startsWith(publicFolder + sep);
      if ([...paths].some(isOfSite)) preview.reloadFrames();
    };
    watched.add(source.filesRead());
    const address = await listen(preview.server, { host: '127.0.0.1', port: options.port });
    preview.server.on('error', reportFailure);
    const stopped = stopSignal();
    const hint = process.stdout.isTTY ? 'Ctrl+C ends it.\n' : '';
    const count = counted(session.count(), 'canvas', 'canvases');
    await tell(process.stdout, `Preview of ${count}: http://${address}/\n${hint}`);
    // The work on the canvases begins when the address is printed: it may take long.
    await Promise.race([stopped, refresh().then(() => stopped)]);
    await preview.close();
  } finally {
    progress.clear();
    watched.close();
  }
  process.exit(EXIT.clean);
}

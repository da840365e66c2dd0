import { join } from 'node:path';
import { EXIT } from 'inlay/internal/cli/errors/exit-code.js';
import { reportFailure, reportFailures } from 'inlay/internal/cli/errors/failure.js';
import { tell } from 'inlay/internal/cli/output/tell.js';
import { addCounts, countLine, noFindings } from 'inlay/internal/lint/format/counts.js';
import { loadAssets } from '../../preview/assets.js';
import type { PreviewModel } from '../../preview/model.js';
import { type ReportSite, reportFileNames, reportFiles } from '../../preview/report.js';
import { openSession } from '../../preview/session.js';
import { siteFiles } from '../../preview/site-files.js';
import { usedFiles } from '../../preview/used-files.js';
import type { PreviewOptions } from './options.js';
import { publicFolderOf } from './public-folder.js';
import { openReport } from './report-folder.js';
import { fileSource } from './source.js';
import { startCount } from './start-count.js';

/**
 * Writes a preview into a folder.
 *
 * @returns the exit code
 * @throws InlayError for what keeps it from being written
 */
export async function writePreview(args: readonly string[], options: PreviewOptions, folder: string): Promise<number> {
  const report = openReport(folder);
  const assets = loadAssets();
  const count = startCount();
  const publicFolder = options.public === undefined ? undefined : publicFolderOf(options.public);
  const source = fileSource(args, options);
  const session = await openSession(source, { live: false, onProgress: count.tell, onBug: reportFailure });
  count.clear();
  const model = session.model();
  const site = publicFolder === undefined ? undefined : await siteOf(publicFolder, options.public ?? '', model);
  report.begin(reportFileNames(model, assets, site?.used));
  for await (const file of reportFiles(session, assets, site)) report.write(file);
  report.end();
  const counts = noFindings();
  for (const canvas of model.canvases) addCounts(counts, canvas.counts);
  const unreadable = model.canvases.flatMap(({ path, problem }) =>
    problem === undefined ? [] : [{ path, message: `${path}: ${problem}` }],
  );
  await tell(process.stdout, `${countLine(counts)}: ${join(folder, 'index.html')}\n`);
  reportFailures(unreadable);
  if (unreadable.length > 0) return EXIT.failure;
  return counts.errors > 0 ? EXIT.findings : EXIT.clean;
}

/** The site's own files that pages of a report use. */
async function siteOf(folder: string, name: string, model: PreviewModel): Promise<ReportSite> {
  return { used: await usedFiles(folder, model), files: siteFiles(folder, name) };
}

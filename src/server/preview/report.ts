import type { Assets } from './assets.js';
import { frameDocument } from './frame.js';
import { FRAME_KINDS, type Links } from './links.js';
import type { PreviewModel } from './model.js';
import { canvasPage, logosPage, manifestPage, overviewPage } from './pages/index.js';
import { FRAME_FILE_POLICY, PAGE_FILE_POLICY } from './policies.js';
import { reportName } from './report-names.js';
import type { Session } from './session.js';

/** A file of a report. */
export interface ReportFile {
  /** From the folder of the report, `/` between its parts. */
  name: string;
  text: string;
}

/** Every name that a file of a report can have. */
export const REPORT_FILE =
  /^(?:(?:index|manifest|logos)\.html|(?:canvas|frame\/(?:canvas|expanded))\/[a-z0-9-]+\.html|assets\/(?:client\/)?[a-z-]+\.(?:css|js))$/;

/** The names of all files that a report of a preview may have. */
export function reportFileNames({ canvases }: PreviewModel, assets: Assets): string[] {
  const folders = ['canvas', ...FRAME_KINDS.map((kind) => `frame/${kind}`)];
  return [
    'index.html',
    'manifest.html',
    'logos.html',
    ...[...assets.keys()].map((name) => `assets/${name}`),
    ...canvases.flatMap(({ path }) => folders.map((folder) => `${folder}/${reportName(path)}`)),
  ];
}

/**
 * The pages of a preview as files, which link to each other relatively: opened from a disk or from below any address they
 * are the same. Equal input gives equal files, in the same order.
 */
export async function* reportFiles(session: Session, assets: Assets): AsyncGenerator<ReportFile> {
  const model = session.model();
  const top = reportLinks('', assets);
  yield { name: 'index.html', text: overviewPage(model, top) };
  yield { name: 'manifest.html', text: manifestPage(model, top) };
  yield { name: 'logos.html', text: logosPage(model, top) };
  for (const [name, text] of assets) yield { name: `assets/${name}`, text };
  const below = reportLinks('../', assets);
  const frame = { language: model.site.language, policy: FRAME_FILE_POLICY };
  for (const { path } of model.canvases) {
    const canvas = await session.canvas(path);
    if (!canvas) continue;
    const name = reportName(path);
    yield { name: `canvas/${name}`, text: canvasPage(model, canvas, below) };
    if (canvas.problem !== undefined) continue;
    yield { name: `frame/canvas/${name}`, text: frameDocument(canvas.source, frame) };
    yield { name: `frame/expanded/${name}`, text: frameDocument(canvas.html, frame) };
  }
}

/**
 * Addresses between the files of a report.
 *
 * @param up from the page that they stand in to the folder of the report
 */
function reportLinks(up: '' | '../', assets: Assets): Links {
  return {
    overview: `${up}index.html`,
    manifest: `${up}manifest.html`,
    logos: `${up}logos.html`,
    css: `${up}assets/preview.css`,
    scripts: [...assets.keys()].filter((name) => name.endsWith('.js')).map((name) => `${up}assets/${name}`),
    policy: PAGE_FILE_POLICY,
    picture: () => undefined,
    canvas: (path) => `${up}canvas/${reportName(path)}`,
    frame: (kind, path) => `${up}frame/${kind}/${reportName(path)}`,
  };
}

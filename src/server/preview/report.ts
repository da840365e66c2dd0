import { edited } from 'inlay/internal/lint/edit/fix.js';
import { pathOn } from './addresses.js';
import type { Assets } from './assets.js';
import { FIXED_ID } from './fixed-page.js';
import { frameDocument, linkedDocument, markedDocument } from './frame.js';
import { FRAME_KINDS } from './frame-kinds.js';
import { ALL_FIXED_LENGTH } from './limits.js';
import type { Links } from './links.js';
import type { PreviewModel } from './model.js';
import { addressEdits } from './page-addresses.js';
import { linkEdits } from './page-links.js';
import { canvasPage, logosPage, manifestPage, overviewPage } from './pages/index.js';
import { FRAME_FILE_POLICY, PAGE_FILE_POLICY } from './policies.js';
import { fixedFiles, reportFixes } from './report-fixes.js';
import { reportName } from './report-names.js';
import type { Session } from './session.js';
import type { SiteFiles } from './site-files.js';
import { reportLead } from './site-pages.js';
import { type Specimen, sheetsOf, specimenDocument, specimensOf } from './specimens.js';
import type { UsedFiles } from './used-files.js';

/** A file of a report. */
export interface ReportFile {
  /** From the folder of the report, `/` between its parts. */
  name: string;
  text: string | Uint8Array;
}

/** Every name that a file of a report can have. */
export const REPORT_FILE =
  /^(?:(?:index|manifest|logos)\.html|(?:canvas|frame\/(?:canvas|expanded|fixed|specimen))\/[a-z0-9-]+\.html|assets\/(?:client\/)?[a-z-]+\.(?:css|js)|public\/[0-9a-f]{16}\.[a-z0-9]{2,5})$/;

/** The names of all files that a report of a preview may have. */
export function reportFileNames({ canvases, manifest }: PreviewModel, assets: Assets, used?: UsedFiles): string[] {
  const folders = ['canvas', ...FRAME_KINDS.map((kind) => `frame/${kind}`)];
  return [
    'index.html',
    'manifest.html',
    'logos.html',
    ...[...assets.keys()].map((name) => `assets/${name}`),
    ...(used?.names ?? []),
    ...specimensOf(manifest).map(specimenFile),
    ...canvases.flatMap(({ path }) => folders.map((folder) => `${folder}/${reportName(path)}`)),
    ...canvases.flatMap(fixedFiles),
  ];
}

/**
 * The pages of a preview as files, which link to each other relatively: opened from a disk or from below any address they
 * are the same. Equal input gives equal files, in the same order.
 */
export async function* reportFiles(session: Session, assets: Assets, site?: ReportSite): AsyncGenerator<ReportFile> {
  const model = session.model();
  const { canvases } = model;
  const missing = await site?.files.missing(model, canvases);
  const linksFrom = (up: '' | '../') => ({ ...reportLinks(up, assets, site?.used), ...(missing && { missing }) });
  const top = linksFrom('');
  yield { name: 'index.html', text: overviewPage(model, top) };
  yield { name: 'manifest.html', text: manifestPage(model, top) };
  yield { name: 'logos.html', text: logosPage(model, top) };
  for (const [name, text] of assets) yield { name: `assets/${name}`, text };
  for (const name of site?.used.names ?? []) yield { name, text: (await site?.used.content(name)) ?? '' };
  const below = linksFrom('../');
  const frame = { language: model.site.language, policy: FRAME_FILE_POLICY };
  const sheets = site ? sheetsOf(canvases) : [];
  for (const specimen of specimensOf(model.manifest)) {
    const page = await session.specimen(specimen);
    const html = specimenDocument(page?.html ?? '', sheets);
    const used = site?.used.inFrame('.', '../../');
    // Whole addresses of the site lead to no file here either, and must not lead to the site.
    const edits = addressEdits(html, (address) => used?.(address) ?? pathOn(model.site.url, address));
    yield { name: specimenFile(specimen), text: frameDocument(edited(html, edits), frame) };
  }
  let left = ALL_FIXED_LENGTH;
  for (const { path } of canvases) {
    const canvas = await session.canvas(path);
    if (!canvas) continue;
    const name = reportName(path);
    const fixes = await reportFixes(session, canvas, left);
    const fixed = (index: number) => fixes.get(index) && `../${fixes.get(index)?.name}#${FIXED_ID}`;
    yield { name: `canvas/${name}`, text: canvasPage(model, canvas, { ...below, fixed }) };
    if (canvas.problem !== undefined) continue;
    const lead = reportLead(path, canvases, model.site.url, (other) => `../expanded/${reportName(other)}`);
    const readdress = site?.used.inFrame(path, '../../');
    for (const kind of FRAME_KINDS) {
      yield { name: `frame/${kind}/${name}`, text: linkedDocument(canvas, kind, lead, frame, readdress) };
    }
    for (const { name: file, page } of fixes.values()) {
      const { html, marks, links } = page;
      left -= html.length;
      const files = readdress ? addressEdits(html, readdress) : [];
      yield { name: file, text: markedDocument(html, marks, [...linkEdits(links, lead), ...files], frame) };
    }
  }
}

/** The file of a specimen's frame, by its hash: names may be anything. */
function specimenFile(specimen: Specimen): string {
  return `frame/specimen/${reportName(specimen.join('/'))}`;
}

/** The site's own files of a report. */
export interface ReportSite {
  used: UsedFiles;
  files: SiteFiles;
}

/**
 * Addresses between the files of a report.
 *
 * @param up from the page that they stand in to the folder of the report
 */
function reportLinks(up: '' | '../', assets: Assets, used?: UsedFiles): Links {
  return {
    overview: `${up}index.html`,
    manifest: `${up}manifest.html`,
    logos: `${up}logos.html`,
    css: `${up}assets/preview.css`,
    scripts: [...assets.keys()].filter((name) => name.endsWith('.js')).map((name) => `${up}assets/${name}`),
    policy: PAGE_FILE_POLICY,
    ...(used && { sandbox: 'allow-same-origin' }),
    picture: (address) => used?.picture(address, up),
    specimen: (specimen) => `${up}${specimenFile(specimen)}`,
    canvas: (path) => `${up}canvas/${reportName(path)}`,
    frame: (kind, path) => `${up}frame/${kind}/${reportName(path)}`,
    fixed: () => undefined, // only a canvas's own page knows
  };
}

import type { Logo } from 'inlay/internal/site/schema.js';
import type { FrameKind } from './frame-kinds.js';
import type { CanvasSummary } from './model.js';
import type { Specimen } from './specimens.js';

/**
 * The addresses of a preview as a page writes them into its attributes, escaped for an address but not for HTML: of a
 * server from its root, of a report relative to the page that they stand in.
 */
export interface Links {
  overview: string;
  manifest: string;
  logos: string;
  css: string;
  /** The scripts of `CLIENT_SCRIPTS`, in their order: plain ones, as browsers load no modules from files. */
  scripts: readonly string[];
  /** Where events come from; missing in a report. */
  events?: string;
  /** How often the site's own files have changed, which frames show; missing where none are served, and in a report. */
  files?: number;
  /** Content-Security-Policy of the page, where no server sends it. */
  policy?: string;
  /**
   * What the frames of canvases may do, for their `sandbox`: nothing, or to load files that are theirs. Browsers load none from a
   * disk for a frame without an origin. Nothing runs in either.
   */
  sandbox?: '' | 'allow-same-origin';
  /** Where a picture that the site names by this address can be seen; nothing where the preview does not have it. */
  picture(address: string): string | undefined;
  /** Which of the site's own files are not there; nothing where none are served, so that none can be missed. */
  missing?: MissingFiles;
  /** The page of a canvas. */
  canvas(path: string): string;
  /** The document for the frame of a canvas: as it is written, or expanded. */
  frame(kind: FrameKind, path: string): string;
  /** The document for the frame of a canvas with the fix of a finding made, by its index; nothing where there is none. */
  fixed(index: number, path: string): string | undefined;
  /** The document for the frame of a specimen; nothing for what is not shown. */
  specimen?(specimen: Specimen): string | undefined;
  /** How a finding is fixed; missing in a report. */
  fix?: FixForm;
}

/** The site's own files that are not in their folder: paths from its top, beginning with `/`, any text. */
export interface MissingFiles {
  /** What the user calls the folder. */
  folder: string;
  /** Of those that the expanded page of a canvas is shown with. */
  ofCanvas(canvas: CanvasSummary): readonly string[];
  /** Of the pictures of a logo. */
  ofLogo(logo: Logo): readonly string[];
}

/**
 * A form that is sent by POST as `application/x-www-form-urlencoded`. Fields of every one: `token`, `path` and `version` of
 * the canvas. One finding has besides: `finding`, its index in `CanvasModel.findings` from 0, and `safety` of its fix; one that is
 * not safe is made with `confirmed` alone, whose value is `yes`, and all of its kind with `kind`, whose value is `all`. All safe fixes of a canvas have `all` with the value `safe`
 * instead, those of all canvases the value `canvases`, without a path, and `version` of `bulkVersion`. What is undone is named by
 * `undo`.
 */
export interface FixForm {
  action: string;
  /** A secret of this run, which pages of other sites can't know. */
  token: string;
}

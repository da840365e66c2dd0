import type { LintOptions, LintSettings } from 'inlay/internal/lint/options.js';
import type { RuleModule } from 'inlay/internal/lint/rule-module.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Site } from 'inlay/internal/site/schema.js';

/** Where a preview's canvases and its site come from, and where fixes go. Paths of files are its own business. */
export interface PreviewSource {
  /**
   * The site and all canvases as they are now.
   *
   * @throws InlayError for what is wrong with the site, the configuration or the arguments
   */
  find(): Promise<Found>;
  /**
   * The text of a canvas.
   *
   * @throws InlayError in words for the user, without paths but the canvas's own
   */
  read(canvas: FoundCanvas): SourceText;
  /**
   * Writes a canvas whole or not at all, if it still is as it was read.
   *
   * @param before what was read
   * @returns whether it was written
   * @throws InlayError in words for the user
   */
  replace(canvas: FoundCanvas, before: SourceText, text: string): boolean;
}

/** All that there is to show. */
export interface Found {
  site: Site;
  /** A full one. */
  manifest: Manifest;
  canvases: readonly FoundCanvas[];
}

/** A canvas that is there. */
export interface FoundCanvas {
  /** Relative to the folder, `/` between its parts. */
  path: string;
  /** Absolute path of its file. */
  file: string;
  /** What changes when the file does. */
  stamp: string;
  options: LintSettings;
  /** Where its plugins come from. */
  modules: readonly RuleModule[];
  /** Hash of all that findings depend on beside the text. */
  settings: string;
}

/** A text with what changes when its file does. */
export interface SourceText {
  text: string;
  stamp: string;
}

/** The site and the rules that a task is for. */
export interface TaskSite extends Pick<Found, 'site' | 'manifest'> {
  options: LintOptions;
}

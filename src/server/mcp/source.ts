import type { LintOptions } from 'inlay/internal/lint/options.js';
import type { RuleModule } from 'inlay/internal/lint/rule-module.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Site } from 'inlay/internal/site/schema.js';

/** The site as a server knows it at a moment. */
export interface SiteNow {
  /** A full one. */
  manifest: Manifest;
  site: Site;
  /** How canvases are linted. */
  lint: LintOptions;
  /** How the canvas of a file is linted, by its path from the working folder. @default as `lint` says */
  lintFor?(path: string): LintOptions;
  /** Where its plugins come from. */
  modules: readonly RuleModule[];
  /** Why the files could not be read any more; the state is the last one that could. */
  problem?: string;
}

/** What a server asks for every request: it should keep what it made. */
export type SiteNowSource = () => SiteNow | Promise<SiteNow>;

/** The site and the rules that a task is for. */
export type TaskSite = Pick<SiteNow, 'manifest' | 'site' | 'lint'>;

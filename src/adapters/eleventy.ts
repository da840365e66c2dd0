import type { Limits } from '../canvas/limits.js';
import { render } from '../canvas/render.js';
import type { Report } from '../canvas/report.js';
import type { Site } from '../site/schema.js';
import { type SiteOrFile, siteNow } from './site-file.js';

export interface InlayEleventyOptions {
  /** The site, a function that gives it, or the path of a file with its state, from the folder of the project: it is watched. */
  site: SiteOrFile;
  /** Gets the report of every page with components. */
  onReport?(report: Report, page: string): void;
  /**
   * What a page and its expansion may come to.
   * @default those of `render`
   */
  limits?: Partial<Limits>;
}

/** What a transform knows of its page. */
interface Transformed {
  page: { url: string | false; inputPath: string; outputPath: string | false };
}

/** What the plugin needs of Eleventy's configuration. */
interface EleventyConfig {
  addTransform(name: string, transform: (this: Transformed, content: unknown) => unknown): unknown;
  addWatchTarget(path: string): unknown;
  on(event: 'eleventy.before', listener: () => void): unknown;
}

/** Plugin for Eleventy that expands the components of the pages that it writes as HTML. */
export default function inlayEleventy(config: EleventyConfig, { site, onReport, limits }: InlayEleventyOptions): void {
  /** One for all pages of a build. */
  let current: Promise<Site> | undefined;
  config.on('eleventy.before', () => {
    current = undefined;
  });
  if (typeof site === 'string') config.addWatchTarget(site);
  config.addTransform('inlay', async function (content) {
    const { url, inputPath, outputPath } = this.page;
    if (typeof content !== 'string' || !outputPath || !outputPath.endsWith('.html')) return content;
    current ??= siteNow(site);
    const { html, report } = render(content, await current, url === false ? {} : { url }, limits);
    if (report.inlays.length > 0) onReport?.(report, inputPath);
    return html;
  });
}

import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Limits } from '../canvas/limits.js';
import { render } from '../canvas/render.js';
import type { Report } from '../canvas/report.js';
import { type SiteOrFile, siteNow } from './site-file.js';

export interface InlayViteOptions {
  /** The site, a function that gives it, or the path of a file with its state, from Vite's root: it is watched. */
  site: SiteOrFile;
  /** Gets the report of every page with components. */
  onReport?(report: Report, page: string): void;
  /**
   * What a page and its expansion may come to.
   * @default those of `render`
   */
  limits?: Partial<Limits>;
}

/** Plugin for Vite that expands the components of its HTML pages, when it serves them and when it builds. */
export default function inlayVite({ site, onReport, limits }: InlayViteOptions): Plugin {
  let source = site;
  return {
    name: 'inlay',
    configResolved({ root }) {
      if (typeof site === 'string') source = resolve(root, site);
    },
    buildStart() {
      if (typeof source === 'string') this.addWatchFile(source);
    },
    configureServer(server) {
      if (typeof source !== 'string') return;
      const file = source;
      server.watcher.add(file);
      server.watcher.on('all', (_event, path) => {
        if (resolve(path) === file) server.ws.send({ type: 'full-reload' });
      });
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { originalUrl, path }) {
        const url = originalUrl ?? path;
        const { html: expanded, report } = render(html, await siteNow(source), { url }, limits);
        if (report.inlays.length > 0) onReport?.(report, path);
        return expanded;
      },
    },
  };
}

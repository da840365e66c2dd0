import type { PageBody, PathBody } from '../../../src/server/site/kinds/page.js';
import type { OpenSite } from '../../../src/server/site/open-site.js';
import type { RenderedPath } from '../../../src/server/theme/ports.js';

const html = (body: string, status = 200): RenderedPath => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<!doctype html><html lang="en"><head><title>T</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/_inlay/theme.css"></head><body>${body}</body></html>`,
});

/** The least that shows a site's published pages to visitors, with a stylesheet that needs another file. */
export function shownPages(siteOf: () => OpenSite) {
  return async (path: string): Promise<RenderedPath> => {
    if (path === '/_inlay/theme.css')
      return { status: 200, headers: { 'content-type': 'text/css' }, body: 'a { background: url(dots.svg) }' };
    if (path === '/_inlay/dots.svg')
      return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: new TextEncoder().encode('<svg/>') };
    const { store } = siteOf();
    const held = (await store.get('path', decodeURI(path)))?.body as PathBody | undefined; // of that kind
    const page = held && ((await store.get('page', held.page))?.body as PageBody | undefined); // of that kind
    if (!page?.published) return html('<main><h1>Not found</h1></main>', 404);
    if (held?.moved) return { status: 301, headers: { location: page.path }, body: '' };
    return html(page.published.source);
  };
}

/** A page and its path as they are written. */
export function pageWrites(id: string, path: string, versions: { draft?: string; published?: string }) {
  const version = (source: string) => ({ source, manifest: '' });
  return [
    {
      kind: 'page',
      key: id,
      body: {
        path,
        title: `Page ${id}`,
        ...(versions.draft !== undefined && { draft: version(versions.draft) }),
        ...(versions.published !== undefined && { published: version(versions.published) }),
      },
    },
    { kind: 'path', key: path, body: { page: id } },
  ];
}

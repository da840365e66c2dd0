import type { NextAction } from '../../api/problem.js';
import type { SiteModel } from '../../site/model.js';
import { deadLinks } from '../dead-links.js';
import type { ThemePorts } from '../ports.js';
import type { Reason } from './reasons.js';
import { sourceAction } from './source-action.js';
import type { Visited } from './visit.js';

/** Reasons of links and pictures of pages that lead to nothing on the site: each once, on however many pages it stands. */
export async function deadReasons(
  visited: readonly Visited[],
  model: SiteModel,
  ports: ThemePorts,
  base: string,
): Promise<Reason[]> {
  const first = new Map<string, Visited>();
  for (const each of visited) for (const url of each.addresses) if (!first.has(url)) first.set(url, each);
  const links = [...first.keys()].map((url) => ({ at: '', url }));
  const dead = await deadLinks(links, model, ports);
  return dead.flatMap(({ url, message }): Reason[] => {
    const where = first.get(url);
    if (!where) return [];
    const next_action = actionOf(where, new URL(url).pathname, base);
    return [{ id: 'dead-link', severity: 'warning', where: where.path, message, points: 2, next_action }];
  });
}

/** What mends it: in the page's own source, or in what stands around all pages. */
function actionOf({ page }: Visited, path: string, base: string): NextAction {
  const at = `${base}/ai/pages/${page.key}`;
  const { published, image } = page.body;
  if (published?.source.includes(path))
    return sourceAction(page, at, `take the address \`${path}\` out, or write one that is there`);
  if (image?.includes(path))
    return {
      method: 'PATCH',
      path: at,
      headers: { 'If-Match': `"${page.etag}"` },
      body: { image: null },
      why: 'takes the picture away; or upload the file, and write its address instead',
    };
  return {
    method: 'GET',
    path: `${base}/ai/canvas`,
    why: 'lists what stands around all pages; menus are at `/ai/menus`, the author at `/ai/author-profile`',
  };
}

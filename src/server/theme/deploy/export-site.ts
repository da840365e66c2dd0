import { join } from 'node:path';
import { refuse } from '../../api/problem.js';
import type { KindName } from '../../site/kinds/index.js';
import type { PageBody, PathBody } from '../../site/kinds/page.js';
import { SITE_FILES } from '../../site/open-site.js';
import { sha256 } from '../../store/canonical.js';
import type { ThemeDeps } from '../area.js';
import type { Project } from './projects.js';
import { type ReleaseFolder, releaseFolder } from './release-folder.js';
import { type ExportedFile, renderFiles } from './render-files.js';

/** Kinds that visitors see something of. */
const VISIBLE: readonly KindName[] = [
  'site',
  'menus',
  'options',
  'canvas',
  'page',
  'path',
  'presentation',
  'slot',
  'author',
  'form',
];

/** Times that an export begins again where the site is written meanwhile. */
const TRIES = 3;

/** Documents that are read at once. */
const READ = 500;

/** The folder of a project's releases. */
export function folderOf({ site }: ThemeDeps, project: Project): ReleaseFolder {
  return releaseFolder(join(site.folder, SITE_FILES.exports, ...project.folder.split('/')));
}

/** How a rendering of the whole site goes on. */
export interface Rendering {
  files: ExportedFile[];
  leftOut: string[];
}

/**
 * Renders all of the site as it is at one time: where it is written meanwhile, again from the start.
 *
 * @param begin makes room, and gives what keeps a file
 * @throws ApiProblem `state-conflict` where it is written again and again
 */
export async function renderSite(
  deps: ThemeDeps,
  begin: () => Promise<(file: string, bytes: Uint8Array) => Promise<void>>,
  onProgress: (done: number, total: number) => void,
): Promise<Rendering> {
  for (let count = 0; count < TRIES; count += 1) {
    const before = await stateOf(deps);
    const { site } = await deps.model();
    const rendered = await renderFiles({
      renderPath: deps.ports.renderFile ?? deps.ports.renderPath,
      siteUrl: site.site.url,
      paths: await pathsOf(deps),
      write: await begin(),
      onProgress,
    });
    if ((await stateOf(deps)) === before) return rendered;
  }
  return refuse('state-conflict', `The site was written during each of ${TRIES} tries: try again when it rests`);
}

async function stateOf({ site }: ThemeDeps): Promise<string> {
  const heads = await Promise.all(VISIBLE.map((kind) => site.store.heads(kind)));
  return sha256(JSON.stringify(heads.flat().map(({ kind, key, etag }) => [kind, key, etag])));
}

/** Where an export begins: the home page, what crawlers ask for, every published page, and where pages were. */
async function pathsOf({ site: { store } }: ThemeDeps): Promise<string[]> {
  const paths = new Set(['/', '/robots.txt', '/sitemap.xml']);
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Awaited<ReturnType<typeof store.list>> = await store.list('page', { after, limit: READ });
    for (const { body } of page.items) if ((body as PageBody).published) paths.add((body as PageBody).path); // of that kind
    after = page.next;
  }
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: Awaited<ReturnType<typeof store.list>> = await store.list('path', { after, limit: READ });
    for (const { key, body } of page.items) if ((body as PathBody).moved) paths.add(key); // of that kind
    after = page.next;
  }
  return [...paths].map((path) => encodeURI(path));
}

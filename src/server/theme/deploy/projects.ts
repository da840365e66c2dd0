import { refuse } from '../../api/problem.js';
import type { ProjectBody } from '../../site/kinds/project.js';
import type { ThemeDeps } from '../area.js';

/** Where a deploy goes. */
export interface Project extends ProjectBody {
  key: string;
  /** Below the folder of exports, with slashes. */
  folder: string;
}

/** Projects that every site has. */
export const OWN_PROJECTS: readonly Project[] = [
  { key: 'live', label: 'All drafts, as one release for visitors', target: 'live', folder: 'live' },
  { key: 'folder', label: 'A folder of files for any host', target: 'folder', folder: 'folder' },
];

/** Keys of projects: they stand in names of releases and folders. */
export const PROJECT_KEY = /^[a-z0-9](?:[a-z0-9-]{0,40}[a-z0-9])?$/;

/** @throws ApiProblem `not-found`, `state-conflict` for a folder that is not below that of exports */
export async function projectOf({ site }: ThemeDeps, key: string): Promise<Project> {
  const own = OWN_PROJECTS.find((project) => project.key === key);
  if (own) return own;
  const document = PROJECT_KEY.test(key) ? await site.store.get('project', key) : undefined;
  if (!document) return refuse('not-found', `There is no project \`${key}\`: \`GET /ai/deploy/projects\` lists them`);
  return withFolder(key, document.body as ProjectBody); // of that kind
}

/** A project of its document. */
export function withFolder(key: string, body: ProjectBody): Project {
  const folder = body.folder ?? key;
  const isBelow = folder.split('/').every((segment) => /^[\w-][\w.-]*$/.test(segment));
  if (!isBelow)
    refuse('state-conflict', `Unexpected folder of the project \`${key}\`, expected one below that of exports`);
  return { ...body, key, folder };
}

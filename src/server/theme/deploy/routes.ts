import * as z from 'inlay/internal/zod.js';
import { pageOf, pagingQuery } from '../../api/paging.js';
import { defineRoutes } from '../../api/route.js';

const tag = 'Deploy';

const file = z.strictObject({ path: z.string(), sha256: z.string(), bytes: z.int() });
const document = z.strictObject({ kind: z.string(), key: z.string(), from: z.int().optional(), to: z.int() });

const result = z.strictObject({
  id: z.string().optional().describe('Absent for the plan of `live`, which is kept nowhere'),
  project: z.string(),
  target: z.enum(['live', 'folder']),
  status: z.enum(['planned', 'running', 'done', 'failed', 'interrupted', 'taken-back']),
  progress: z.strictObject({ done: z.int(), total: z.int() }).describe('Addresses that were rendered, or documents'),
  note: z.string(),
  at: z.string().optional(),
  by: z.string().optional(),
  is_current: z.boolean().describe('Whether visitors or hosts see it now'),
  folder: z.string().optional().describe("Below the site's folder"),
  document_count: z.int(),
  documents: z.array(document).describe('Revisions that visitors saw before and after; at most 100'),
  file_count: z.int(),
  files: z.array(file).describe('A page of them'),
  next_cursor: z.string().optional().describe('Of the next page of files'),
  left_out: z.array(z.string()).describe('Addresses that a folder of files can not have; at most 100'),
  changes: z
    .strictObject({
      added: z.array(z.string()),
      added_count: z.int(),
      changed: z.array(z.string()),
      changed_count: z.int(),
      removed: z.array(z.string()),
      removed_count: z.int(),
      unchanged: z.int(),
    })
    .optional()
    .describe('Of a dry run against the files of now; the first 100 of each, and how many there are'),
  error: z.string().optional(),
});

const project = z.strictObject({
  key: z.string(),
  label: z.string(),
  target: z.enum(['live', 'folder']),
  folder: z.string().optional(),
  release: z.string().optional().describe('The one that counts now'),
  pending: z.int().optional().describe('Drafts that a release would publish'),
});

const deployed = { tag, result, resultName: 'DeployResult' } as const;
const read = { tag, scope: 'deploy:read', effect: 'read', isIdempotent: true, method: 'GET' } as const;

/** The routes of deploys. */
export const deployRoutes = defineRoutes({
  deploy: {
    ...deployed,
    method: 'POST',
    path: '/ai/deploy',
    summary: 'Deploy',
    description:
      '`live` publishes all drafts as one release, after a confirmation. A project with the target `folder` exports what ' +
      'visitors see already as files and switches to them in one step: nobody confirms that. The answer tells where to look how far it is. `dry_run` says ' +
      'what would change.',
    scope: 'deploy:write',
    effect: 'write',
    isIdempotent: false,
    isConfirmed: true,
    confirmedWhen: 'for `live`, where it is no dry run',
    body: z.strictObject({
      project: z.string().max(64).describe('Its key, never an address'),
      dry_run: z.boolean().default(false),
      note: z.string().max(1000).default(''),
    }),
    bodyName: 'DeployRequest',
    status: 202,
    problems: ['state-conflict', 'canvas-lint-failed'],
  },
  listReleases: {
    ...read,
    path: '/ai/deploy',
    summary: 'The releases',
    description: 'The newest first, without their files.',
    query: z.object({ ...pagingQuery, project: z.string().max(64).optional() }),
    result: pageOf(result),
    resultName: 'DeployResults',
    answers304: false,
  },
  listDeployProjects: {
    ...read,
    path: '/ai/deploy/projects',
    summary: 'Where a deploy can go',
    description: '`live` and `folder` are always there.',
    query: z.object(pagingQuery),
    result: pageOf(project),
    resultName: 'DeployProjects',
    answers304: false,
  },
  getRelease: {
    ...read,
    ...deployed,
    path: '/ai/deploy/{id}',
    summary: 'A release, or how far it is',
    description: 'With its files, by pages.',
    params: z.object({ id: z.string().max(100) }),
    query: z.object(pagingQuery),
  },
  takeBackRelease: {
    ...deployed,
    method: 'POST',
    path: '/ai/deploy/{id}/take-back',
    summary: 'Take a release back',
    description:
      'Of `live`: visitors see what they saw before it, and what it published is a draft again. Of a folder: hosts serve the ' +
      'release before it. All or nothing.',
    scope: 'deploy:restore',
    effect: 'destructive',
    isIdempotent: false,
    isConfirmed: true,
    params: z.object({ id: z.string().max(100) }),
    problems: ['state-conflict'],
  },
});

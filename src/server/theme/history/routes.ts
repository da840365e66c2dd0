import * as z from 'inlay/internal/zod.js';
import { pageOf, pagingQuery } from '../../api/paging.js';
import { defineRoutes } from '../../api/route.js';
import { isDay } from '../is-day.js';
import { HISTORY_KINDS } from './kind-areas.js';

const tag = 'Management';

const facts = {
  kind: z.string(),
  key: z.string(),
  revision: z.int(),
  etag: z.string(),
  at: z.string(),
  by: z.string(),
  change: z.int().describe('The audit row of the write that made it'),
  deleted: z.boolean().describe('Whether the document was deleted by it'),
};

const difference = z.strictObject({
  pointer: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  lines: z.string().optional().describe('Of long texts: the hunks of a unified diff'),
});

const differences = z.array(difference).describe('At most 200');

const name = {
  kind: z.enum(HISTORY_KINDS),
  key: z.string().max(500).optional().describe('Not needed for `site`, `menus` and `options`'),
};

const read = { tag, scope: 'history:read', effect: 'read', isIdempotent: true, method: 'GET' } as const;

const written = z.strictObject({
  kind: z.string(),
  key: z.string(),
  revision: z.int(),
  etag: z.string(),
  deleted: z.boolean(),
});

/** A day, or a time of it with its zone. */
const MOMENT =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d))?$/;

/** The routes of what was. */
export const historyRoutes = defineRoutes({
  listRevisions: {
    ...read,
    path: '/ai/revisions',
    summary: 'The revisions of a document',
    description: 'The newest first, without their contents. Reading them needs the read scope of the document, too.',
    query: z.object({ ...name, ...pagingQuery }),
    result: pageOf(z.strictObject(facts)),
    resultName: 'Revisions',
    answers304: false,
  },
  getRevision: {
    ...read,
    path: '/ai/revisions/{revision}',
    summary: 'A revision of a document',
    description:
      'What it was, and what has changed against another revision: the one before where `against` is absent. The header `ETag` is ' +
      'of this answer, for `If-None-Match` alone; for `If-Match` there is the member `etag` of the revision of now.',
    params: z.object({ revision: z.int().min(1) }),
    query: z.object({ ...name, against: z.int().min(0).optional().describe('`0` for nothing at all') }),
    result: z.strictObject({ ...facts, body: z.unknown(), against: z.int(), differences }),
    resultName: 'Revision',
  },
  listAudit: {
    ...read,
    path: '/ai/audit',
    scope: 'audit:read',
    summary: 'What was done',
    description: 'Rows of the audit chain, the newest first. `inlay-server audit verify` checks the chain.',
    query: z.object({
      ...pagingQuery,
      by: z.string().max(200).optional(),
      action: z.string().max(200).optional().describe('Such as `menus.save`'),
      since: z
        .string()
        .regex(MOMENT, { error: 'expected a date, or a date with a time and its zone' })
        .refine(isDay, { error: 'expected a day that its month has' })
        .optional()
        .describe('ISO 8601: `2026-11-26`, or `2026-11-26T08:30:00Z`'),
    }),
    result: pageOf(
      z.strictObject({
        seq: z.int(),
        at: z.string(),
        by: z.string(),
        action: z.string(),
        detail: z.unknown(),
        hash: z.string(),
      }),
    ),
    resultName: 'AuditRows',
    answers304: false,
  },
  rollback: {
    method: 'POST',
    path: '/ai/rollback',
    tag,
    summary: 'Take a document back to a revision',
    description:
      'Adds a revision with what it was then; what came after stays in the history. Needs the write scope of the document, ' +
      'too. A page gets its path back; a code slot is not enabled by it.',
    scope: 'history:write',
    effect: 'write',
    isIdempotent: true,
    precondition: 'optional',
    isConfirmed: true,
    confirmedWhen: 'where the site gets another address, or messages of forms another recipient',
    body: z.strictObject({
      ...name,
      revision: z.int().min(1),
      base_revision: z.int().min(0).optional().describe('The revision of now; instead of `If-Match`'),
    }),
    bodyName: 'RollbackRequest',
    result: z.strictObject({ ...facts, differences }),
    resultName: 'RollbackResult',
    problems: ['state-conflict'],
  },
  takeBackChange: {
    method: 'POST',
    path: '/ai/changes/{change}/take-back',
    tag,
    summary: 'Take a whole change back',
    description:
      'Every document of one write, by the number of its audit row, as it was before: all or none. Refused where one of them ' +
      'was written again since. Needs the write scopes of all.',
    scope: 'history:restore',
    effect: 'destructive',
    isIdempotent: false,
    isConfirmed: true,
    params: z.object({ change: z.int().min(1) }),
    result: z.strictObject({ change: z.int().describe('The audit row of this write'), documents: z.array(written) }),
    resultName: 'TakenBack',
    problems: ['state-conflict'],
  },
});

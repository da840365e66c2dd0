import * as z from 'inlay/internal/zod.js';
import { pageOf, pagingQuery } from '../../api/paging.js';
import { defineRoutes } from '../../api/route.js';

const tag = 'Options';

const value = z.union([z.string(), z.number(), z.boolean()]);

const change = z.strictObject({ option: z.string(), before: value, after: value });

const note = z.strictObject({ option: z.string(), message: z.string() });

const notes = z
  .array(note)
  .describe(
    'Changes that visitors do not see for now; contacts in texts that the site does not have, and placeholders that stand for nothing',
  );

const payload = z.strictObject({
  groups: z.record(z.string(), z.record(z.string(), value)).describe('The values of now: group to option to value'),
  revision: z.int().describe('0 where nothing was ever changed'),
  changes: z.array(change).describe('What this write has changed; empty for a read'),
  notes,
});

const envelope = z.strictObject({
  options: z
    .record(z.string(), value.or(z.literal(null)))
    .describe('Option to value; `null` for its default. Others stay'),
  base_revision: z.int().min(0).optional().describe('`revision` of what was read; instead of `If-Match`'),
  reason: z.string().max(500).optional().describe('Stands in the audit'),
});

const problem = z.strictObject({
  pointer: z.string(),
  code: z.string(),
  message: z.string(),
  allowed: z.array(z.string()).optional(),
});

const definition = z.strictObject({
  type: z.string(),
  group: z.string(),
  description: z.string(),
  default: value,
  current: value,
  label: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  unit: z.string().optional(),
  units: z.array(z.string()).optional(),
  max_length: z.int().optional(),
  placeholders: z.array(z.string()).optional(),
  allowed: z.array(z.string()).optional(),
});

const read = { tag, scope: 'options:read', effect: 'read', isIdempotent: true } as const;

/** The routes of options and backgrounds. */
export const optionRoutes = defineRoutes({
  getOptions: {
    ...read,
    method: 'GET',
    path: '/ai/options',
    summary: 'The options of now',
    description: 'Every option of the theme with its value, by groups.',
    result: payload,
    resultName: 'AIHLOptionsPayload',
  },
  saveOptions: {
    method: 'POST',
    path: '/ai/options',
    tag,
    summary: 'Change options',
    description:
      'Options that are not named stay. All are checked together with those that stay; every problem is told at once, and ' +
      'then nothing is written.',
    scope: 'options:write',
    effect: 'write',
    isIdempotent: true,
    precondition: 'optional',
    body: envelope,
    bodyName: 'AIHLOptionsEnvelope',
    result: payload,
    resultName: 'AIHLOptionsPayload',
  },
  getOptionsSchema: {
    ...read,
    method: 'GET',
    path: '/ai/options/schema',
    summary: 'What options there are',
    description: 'Type, group, default, range and current value of every option.',
    result: z.strictObject({
      revision: z.int(),
      groups: z.array(z.string()),
      options: z.record(z.string(), definition),
    }),
    resultName: 'AIHLOptionsSchema',
  },
  validateOptions: {
    ...read,
    method: 'POST',
    path: '/ai/options/validate',
    summary: 'Try options',
    description: 'What `POST /ai/options` would say and change, without changing anything.',
    body: envelope,
    bodyName: 'AIHLOptionsEnvelope',
    result: z.strictObject({ valid: z.boolean(), errors: z.array(problem), changes: z.array(change), notes }),
    resultName: 'AIHLOptionsValidation',
  },
  listBackgroundPatterns: {
    ...read,
    method: 'GET',
    path: '/ai/page-background/patterns',
    summary: 'Patterns for backgrounds',
    description: 'What `pattern:<id>` can stand for in the background of a page or of the site, with its contrast.',
    query: z.object(pagingQuery),
    result: pageOf(z.looseObject({ id: z.string() })),
    resultName: 'BackgroundPatterns',
  },
});

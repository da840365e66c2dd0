import * as z from 'inlay/internal/zod.js';
import { pagingQuery } from '../../api/paging.js';
import { defineRoutes } from '../../api/route.js';
import { MOST_SLOTS, slotId, slotInput } from './slot-input.js';
import { slotTold } from './slot-result.js';

/** What exports say that they are. */
export const EXPORT_FORMAT = 'inlay-slots/1';

/** A slot as it is exported and imported. */
export const portableSlot = slotInput.extend({ id: slotId });

/** The routes that carry slots from site to site. */
export const importRoutes = defineRoutes({
  exportCodeSlots: {
    method: 'GET',
    path: '/ai/code-slots/export',
    tag: 'Management',
    summary: 'Export the code slots',
    description: 'Slots as `import` takes them, in parts that are small enough for it.',
    scope: 'slots:read',
    effect: 'read',
    isIdempotent: true,
    query: z.object(pagingQuery),
    result: z.strictObject({
      format: z.literal(EXPORT_FORMAT),
      slots: z.array(portableSlot),
      next_cursor: z.string().optional().describe('Of the next part; absent on the last'),
    }),
    resultName: 'CodeSlotExport',
    answers304: false,
  },
  importCodeSlots: {
    method: 'POST',
    path: '/ai/code-slots/import',
    tag: 'Management',
    summary: 'Import code slots',
    description:
      'Takes a part of an export. `merge` leaves other slots alone; `replace` deletes them, which takes the scope ' +
      '`slots:delete`, and `If-Match` with the `ETag` of the list, or a confirmation. What is imported is never enabled by it.',
    scope: 'slots:write',
    effect: 'write',
    isIdempotent: true,
    precondition: 'optional',
    isConfirmed: true,
    confirmedWhen: 'where it deletes slots without `If-Match`',
    body: z.strictObject({
      format: z.literal(EXPORT_FORMAT).optional(),
      slots: z.array(portableSlot).max(MOST_SLOTS),
      mode: z.enum(['merge', 'replace']).default('merge'),
      next_cursor: z.string().optional().describe('As the export has it; not looked at'),
    }),
    bodyName: 'CodeSlotImportRequest',
    result: z.strictObject({
      created: z.array(z.string()),
      updated: z.array(z.string()),
      unchanged: z.array(z.string()),
      deleted: z.array(z.string()),
      unfit: z
        .array(z.strictObject({ id: z.string(), ...slotTold }))
        .describe('Of those that were created or updated: the ones that can not be enabled as they are, each with why'),
    }),
    resultName: 'CodeSlotImportResult',
    problems: ['state-conflict'],
  },
});

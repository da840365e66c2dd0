import * as z from 'inlay/internal/zod.js';
import { pagingQuery } from '../../api/paging.js';
import { patchBody } from '../../api/patch-body.js';
import { defineRoutes } from '../../api/route.js';
import { HOOKS, slotKind } from '../../site/kinds/slot.js';
import { WORK_PROBLEMS } from '../do-work.js';
import { importRoutes } from './import-routes.js';
import { slotId, slotInput } from './slot-input.js';
import { codeSlot, codeSlots, slotTold } from './slot-result.js';

const tag = 'Management';
const params = z.object({ slot_id: z.string().max(63) });
const baseRevision = z.int().min(0).optional().describe('The revision that it rests on; instead of `If-Match`');
const slot = { tag, result: codeSlot, resultName: 'CodeSlot' } as const;
const ofSlot = { ...slot, path: '/ai/code-slots/{slot_id}', params } as const;
const write = { scope: 'slots:write', effect: 'write' } as const;

const { language, hook, status } = slotKind.shape;

/** The routes of code slots. */
export const slotRoutes = defineRoutes({
  listCodeSlots: {
    method: 'GET',
    path: '/ai/code-slots',
    tag,
    summary: 'The code slots',
    description: 'Every piece of code that is or can be put into pages, in the order of their ids.',
    scope: 'slots:read',
    effect: 'read',
    isIdempotent: true,
    query: z.object({
      ...pagingQuery,
      hook: hook.optional(),
      language: language.optional(),
      status: status.unwrap().optional(),
    }),
    result: codeSlots,
    resultName: 'CodeSlots',
  },
  createCodeSlot: {
    ...slot,
    ...write,
    method: 'POST',
    path: '/ai/code-slots',
    summary: 'Make a code slot',
    description:
      'It is a draft that no page shows: `toggle` checks and enables it. Secrets in the code are refused; what else would keep it ' +
      'off is told in `faults` and `findings`.',
    isIdempotent: false,
    body: slotInput.extend({ id: slotId.optional().describe('Made of the title where absent') }),
    bodyName: 'CodeSlotRequest',
    status: 201,
    problems: ['state-conflict', ...WORK_PROBLEMS],
  },
  listSlotHooks: {
    method: 'GET',
    path: '/ai/code-slots/hooks',
    tag,
    summary: 'Where code can stand',
    description: 'The places of a page in their order, the languages that each takes, and how many slots stand there.',
    scope: 'slots:read',
    effect: 'read',
    isIdempotent: true,
    result: z.strictObject({
      items: z.array(
        z.strictObject({
          hook: z.enum(HOOKS),
          description: z.string(),
          where: z.enum(['head', 'body']),
          languages: z.array(language),
          slots: z.int(),
          enabled: z.int(),
        }),
      ),
    }),
    resultName: 'CodeSlotHooks',
    answers304: false,
  },
  ...importRoutes,
  getCodeSlot: {
    ...ofSlot,
    method: 'GET',
    summary: 'A code slot',
    description: 'The slot as it is now.',
    scope: 'slots:read',
    effect: 'read',
    isIdempotent: true,
  },
  replaceCodeSlot: {
    ...ofSlot,
    ...write,
    method: 'PUT',
    summary: 'Replace a code slot',
    description:
      'Other code or another hook makes it a draft that is off; a script, or what widens the policy, that would stand on other ' +
      'pages is off until it is enabled again.',
    isIdempotent: true,
    precondition: 'required',
    body: slotInput,
    bodyName: 'CodeSlotReplaceRequest',
    problems: WORK_PROBLEMS,
  },
  patchCodeSlot: {
    ...ofSlot,
    ...write,
    method: 'PATCH',
    summary: 'Change a code slot',
    description: 'Members that are absent stay. Other code makes it a draft that is off.',
    isIdempotent: true,
    precondition: 'optional',
    body: patchBody(slotInput),
    bodyName: 'CodeSlotPatchRequest',
    bodyType: 'merge-patch',
    problems: WORK_PROBLEMS,
  },
  deleteCodeSlot: {
    ...ofSlot,
    method: 'DELETE',
    summary: 'Delete a code slot',
    description: 'Pages no longer have it. Its revisions stay: `rollback` brings it back.',
    scope: 'slots:delete',
    effect: 'destructive',
    isIdempotent: true,
    precondition: 'required',
    isConfirmed: true,
    result: z.strictObject({ id: z.string(), deleted: z.literal(true), revision: z.int() }),
    resultName: 'CodeSlotDeleted',
  },
  rollbackCodeSlot: {
    ...slot,
    ...write,
    method: 'POST',
    path: '/ai/code-slots/{slot_id}/rollback',
    params,
    summary: 'Take a code slot back to a revision',
    description:
      'Adds a revision with what it was then; a deleted one comes back. Other code than now is a draft that is off.',
    isIdempotent: true,
    precondition: 'optional',
    body: z.strictObject({ revision: z.int().min(1), base_revision: baseRevision }),
    bodyName: 'CodeSlotRollbackRequest',
    problems: WORK_PROBLEMS,
  },
  toggleCodeSlot: {
    ...slot,
    ...write,
    method: 'POST',
    path: '/ai/code-slots/{slot_id}/toggle',
    params,
    summary: 'Enable or disable a code slot',
    description:
      'Before it is enabled it is parsed, and refused with the place of each fault. HTML is linted as canvases are: errors are 422 `canvas-lint-failed`. Enabling JavaScript, what loads from other ' +
      "origins or widens the pages' policy otherwise, or what is in quarantine, must be confirmed.",
    isIdempotent: true,
    precondition: 'optional',
    isConfirmed: true,
    confirmedWhen: 'where it enables scripts, what widens the policy, or what was in quarantine',
    body: z.strictObject({ enabled: z.boolean(), base_revision: baseRevision }),
    bodyName: 'CodeSlotToggleRequest',
    problems: ['canvas-lint-failed', ...WORK_PROBLEMS],
  },
  checkCodeSlot: {
    method: 'POST',
    path: '/ai/code-slots/{slot_id}/check',
    tag,
    params,
    summary: 'Check a code slot',
    description: 'What `toggle` would say, without enabling it and without writing anything.',
    scope: 'slots:read',
    effect: 'read',
    isIdempotent: true,
    result: z.strictObject({ valid: z.boolean(), ...slotTold }),
    resultName: 'CodeSlotCheck',
    problems: WORK_PROBLEMS,
  },
});

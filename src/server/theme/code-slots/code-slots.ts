import type { Call, Reply } from '../../api/call.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { HOOKS } from '../../site/kinds/slot.js';
import { defineArea, type ThemeDeps } from '../area.js';
import { HOOK_FACTS } from './hooks.js';
import { exportSlots, importSlots, previewImport } from './import.js';
import { allSlots, readSlot } from './read-slots.js';
import { slotRoutes } from './routes.js';
import { createSlot, deleteSlot, patchSlot, previewDelete, replaceSlot, rollbackSlot } from './save.js';
import { resultOf, tagOfSlots } from './slot-result.js';
import { checkSlot, previewToggle, toggleSlot } from './toggle.js';

/** Pieces of code that are put into pages at their hooks. */
export const codeSlots = defineArea({
  routes: slotRoutes,
  handlers: (deps) => ({
    listCodeSlots: (call) => list(deps, call),
    createCodeSlot: (call) => createSlot(deps, call),
    listSlotHooks: () => listHooks(deps),
    exportCodeSlots: (call) => exportSlots(deps, call),
    importCodeSlots: (call) => importSlots(deps, call),
    getCodeSlot: async ({ params }) => {
      const slot = await readSlot(deps, params['slot_id']);
      return { body: resultOf(slot), etag: slot.etag };
    },
    replaceCodeSlot: (call) => replaceSlot(deps, call),
    patchCodeSlot: (call) => patchSlot(deps, call),
    deleteCodeSlot: (call) => deleteSlot(deps, call),
    rollbackCodeSlot: (call) => rollbackSlot(deps, call),
    toggleCodeSlot: (call) => toggleSlot(deps, call),
    checkCodeSlot: (call) => checkSlot(deps, call),
  }),
  previews: (deps) => ({
    importCodeSlots: (call) => previewImport(deps, call),
    deleteCodeSlot: (call) => previewDelete(deps, call),
    toggleCodeSlot: (call) => previewToggle(deps, call),
  }),
});

const FILTERS = ['hook', 'language', 'status'] as const;

async function list(deps: ThemeDeps, { query }: Call): Promise<Reply> {
  const limit = Number(query['limit']);
  const after = afterOf(query['cursor']) ?? '';
  const all = await allSlots(deps);
  const wanted = all.filter(
    ({ key, body }) => key > after && FILTERS.every((name) => query[name] === undefined || query[name] === body[name]),
  );
  const items = wanted.slice(0, limit);
  const next = wanted.length > limit ? cursorOf(items.at(-1)?.key) : undefined;
  // The tag is that of all slots, whatever part is asked for: it is what a replacing import rests on.
  return { body: { items: items.map(resultOf), ...(next && { next_cursor: next }) }, etag: tagOfSlots(all) };
}

async function listHooks(deps: ThemeDeps): Promise<Reply> {
  const slots = await allSlots(deps);
  const items = HOOKS.map((hook) => {
    const here = slots.filter(({ body }) => body.hook === hook);
    return { hook, ...HOOK_FACTS[hook], slots: here.length, enabled: here.filter(({ body }) => body.enabled).length };
  });
  return { body: { items } };
}

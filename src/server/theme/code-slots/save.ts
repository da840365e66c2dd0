import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { mergePatch } from '../../api/merge-patch.js';
import { refuse } from '../../api/problem.js';
import { checked } from '../../api/read-request.js';
import { checkRests } from '../../api/rests.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { secretFaults } from './check-slot.js';
import { placesOfFaults } from './fault.js';
import { checkedSlot, toldOf } from './lint-slot.js';
import { allSlots, findSlot, readSlot } from './read-slots.js';
import type { slotRoutes } from './routes.js';
import { idOf, inputOf, MOST_SLOTS, type SlotInput, savedSlot, slotInput } from './slot-input.js';
import { resultOf, written } from './slot-result.js';

type BodyOf<Name extends keyof typeof slotRoutes> = z.output<
  Extract<(typeof slotRoutes)[Name], { body: z.ZodType }>['body']
>;

/** Makes a slot. */
export async function createSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { id: given, ...input } = call.body as BodyOf<'createCodeSlot'>; // the route's schema
  const taken = new Set((await allSlots(deps)).map(({ key }) => key));
  if (taken.size >= MOST_SLOTS)
    refuse('state-conflict', `There are ${MOST_SLOTS} slots, expected fewer to make one more`);
  const id = given ?? idOf(input.title, taken);
  if (taken.has(id)) {
    const message = `Unexpected id \`${id}\`, expected one that no slot has`;
    refuse('state-conflict', message, { errors: [{ pointer: '/id', code: 'taken', message }] });
  }
  const reply = await save(deps, call, { id, before: undefined, input, expect: null, action: 'slots.create' });
  return { ...reply, headers: { location: `${call.base}/ai/code-slots/${id}` } };
}

/** Replaces a slot. */
export async function replaceSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const before = await readSlot(deps, call.params['slot_id']);
  return saveOver(deps, call, before, call.body as SlotInput, 'slots.replace'); // the route's schema
}

/** Changes a slot. */
export async function patchSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const before = await readSlot(deps, call.params['slot_id']);
  const { base_revision: base, ...patch } = call.body as BodyOf<'patchCodeSlot'>; // the route's schema
  checkBaseRevision(before, base, before);
  const input = checked(slotInput, mergePatch(inputOf(before.body), patch), '');
  return saveOver(deps, call, before, input as SlotInput, 'slots.patch'); // checked with that schema
}

/** Adds a revision with what a slot was. */
export async function rollbackSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const id = String(call.params['slot_id']);
  const { revision, base_revision: base } = call.body as BodyOf<'rollbackCodeSlot'>; // the route's schema
  const before = await findSlot(deps, id);
  checkBaseRevision({ kind: 'slot', key: id }, base, before);
  const then = await deps.site.store.revision({ kind: 'slot', key: id }, revision);
  if (!then?.body) refuse('not-found', `There is no revision ${revision} of the slot \`${id}\` with a content`);
  const input = inputOf(then.body as SlotBody); // the store checked it
  if (before) return saveOver(deps, call, before, input, 'slots.rollback');
  return save(deps, call, { id, before, input, expect: expectOf(call.ifMatch, null), action: 'slots.rollback' });
}

function saveOver(deps: ThemeDeps, call: Call, before: Document<SlotBody>, input: SlotInput, action: string) {
  const { key: id, etag } = before;
  return save(deps, call, { id, before: before.body, input, expect: expectOf(call.ifMatch, etag), action });
}

interface Save {
  id: string;
  before: SlotBody | undefined;
  input: SlotInput;
  expect: string | null;
  action: string;
}

/** @throws ApiProblem `validation-failed` for secrets in the code */
async function save(deps: ThemeDeps, call: Call, { id, before, input, expect, action }: Save): Promise<Reply> {
  const faults = secretFaults(input);
  if (faults.length > 0) refuse('validation-failed', 'The code has secrets', { errors: placesOfFaults(faults) });
  const told = toldOf(await checkedSlot(deps, await deps.model(), input));
  const writes = [{ kind: 'slot', key: id, body: savedSlot(before, input), expect }];
  const [revision] = await deps.site.store.write({
    by: call.principal.id,
    action,
    writes,
    skipsSame: action !== 'slots.rollback',
  });
  const document = written(revision);
  return { body: { ...resultOf(document), ...told }, etag: document.etag };
}

/** What deleting a slot would do. */
export async function previewDelete(deps: ThemeDeps, { params, ifMatch }: Call): Promise<Preview> {
  const { key, body, etag, revision } = await readSlot(deps, params['slot_id']);
  if (ifMatch !== '*' && ifMatch !== etag)
    refuse('etag-mismatch', `The slot \`${key}\` has changed since it was read`, { headers: { etag: `"${etag}"` } });
  return {
    summary: `Deletes the slot \`${key}\`${body.enabled ? ', which pages show now' : ''}`,
    changes: [{ kind: 'slot', key, before: body, after: null }],
    undo: `\`POST /ai/code-slots/${key}/rollback\` with \`{"revision":${revision}}\``,
    rests: { [`slot/${key}`]: etag },
  };
}

/** Deletes a slot; its revisions stay. */
export async function deleteSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { key, etag } = await readSlot(deps, call.params['slot_id']);
  checkRests(call, { [`slot/${key}`]: etag });
  const writes = [{ kind: 'slot', key, body: null, expect: expectOf(call.ifMatch, etag) }];
  const [revision] = await deps.site.store.write({ by: call.principal.id, action: 'slots.delete', writes });
  return {
    body: { id: key, deleted: true, revision: revision?.revision ?? 0 },
    ...(revision && { etag: revision.etag }),
  };
}

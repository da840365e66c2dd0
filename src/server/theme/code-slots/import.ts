import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply } from '../../api/call.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { may } from '../../api/principal.js';
import { type ProblemPlace, refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import { canonicalJson } from '../../store/canonical.js';
import type { Document, DocumentWrite } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { secretFaults } from './check-slot.js';
import { placesOfFaults } from './fault.js';
import { EXPORT_FORMAT, type importRoutes } from './import-routes.js';
import { checkedSlot, toldOf } from './lint-slot.js';
import { allSlots } from './read-slots.js';
import { inputOf, MOST_SLOTS, savedSlot } from './slot-input.js';
import { tagOfSlots } from './slot-result.js';

type ImportBody = z.output<(typeof importRoutes)['importCodeSlots']['body']>;

/** What who deletes slots must be allowed to do, whichever way. */
const DELETES = 'slots:delete';

/** Bytes of a part: below what a body may have, with the mode that comes to it. */
const PART_BYTES = 250_000;

/** A part of the slots, as `import` takes it. */
export async function exportSlots(deps: ThemeDeps, { query }: Call): Promise<Reply> {
  const after = afterOf(query['cursor']) ?? '';
  const rest = (await allSlots(deps)).filter(({ key }) => key > after);
  const slots: ({ id: string } & ReturnType<typeof inputOf>)[] = [];
  let bytes = 0;
  for (const { key, body } of rest.slice(0, Number(query['limit']))) {
    const slot = { id: key, ...inputOf(body) };
    bytes += Buffer.byteLength(JSON.stringify(slot));
    if (slots.length > 0 && bytes > PART_BYTES) break;
    slots.push(slot);
  }
  const next = slots.length < rest.length ? cursorOf(slots.at(-1)?.id) : undefined;
  return { body: { format: EXPORT_FORMAT, slots, ...(next && { next_cursor: next }) } };
}

interface Plan {
  writes: DocumentWrite[];
  created: string[];
  updated: string[];
  unchanged: string[];
  deleted: Document<SlotBody>[];
  tag: string;
}

/**
 * @throws ApiProblem `validation-failed` with every place, `etag-mismatch`, `insufficient-scope` for what deletes,
 *   `state-conflict` for too many slots
 */
async function planOf(deps: ThemeDeps, { body, ifMatch, principal }: Call): Promise<Plan> {
  const { slots, mode } = body as ImportBody; // the route's schema
  const places = placesOf(slots);
  if (places.length > 0) refuse('validation-failed', 'The slots have problems', { errors: places });
  const there = await allSlots(deps);
  const tag = tagOfSlots(there);
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== tag)
    refuse('etag-mismatch', 'The slots have changed since they were read', { headers: { etag: `"${tag}"` } });
  const byId = new Map(there.map((document) => [document.key, document]));
  const given = new Set(slots.map(({ id }) => id));
  const plan: Plan = { writes: [], created: [], updated: [], unchanged: [], deleted: [], tag };
  for (const { id, ...input } of slots) {
    const before = byId.get(id);
    const next = savedSlot(before?.body, input);
    if (before && canonicalJson(next) === canonicalJson(before.body)) plan.unchanged.push(id);
    else {
      (before ? plan.updated : plan.created).push(id);
      plan.writes.push({ kind: 'slot', key: id, body: next, expect: before?.etag ?? null });
    }
  }
  if (mode === 'replace') plan.deleted = there.filter(({ key }) => !given.has(key));
  if (plan.deleted.length > 0 && !may(principal, DELETES, true))
    refuse(
      'insufficient-scope',
      `It would delete ${plan.deleted.length} slots, and these credentials lack the scope \`${DELETES}\``,
      {
        members: { needed: DELETES, given: principal.scopes },
      },
    );
  plan.writes.push(...plan.deleted.map(({ kind, key, etag }) => ({ kind, key, body: null, expect: etag })));
  const count = there.length + plan.created.length - plan.deleted.length;
  if (count > MOST_SLOTS) refuse('state-conflict', `Unexpected ${count} slots, expected at most ${MOST_SLOTS}`);
  return plan;
}

function placesOf(slots: ImportBody['slots']): ProblemPlace[] {
  const seen = new Set<string>();
  return slots.flatMap((slot, index): ProblemPlace[] => {
    const at = `/slots/${index}`;
    const twice = seen.has(slot.id)
      ? [{ pointer: `${at}/id`, code: 'repeated', message: `Unexpected id \`${slot.id}\` twice, expected it once` }]
      : [];
    seen.add(slot.id);
    return [...twice, ...placesOfFaults(secretFaults(slot), at)];
  });
}

/** What a replacing import would do, where `If-Match` does not say that the client knows what is there. */
export async function previewImport(deps: ThemeDeps, call: Call): Promise<Preview | undefined> {
  const plan = await planOf(deps, call);
  if (plan.deleted.length === 0 || (call.ifMatch !== undefined && call.ifMatch !== '*')) return undefined;
  return {
    summary: `Deletes ${plan.deleted.length} slots, makes ${plan.created.length}, changes ${plan.updated.length}`,
    changes: plan.deleted.map(({ kind, key, body }) => ({ kind, key, before: body, after: null })),
    undo: 'Each deleted slot comes back with `POST /ai/code-slots/{slot_id}/rollback` and its last revision',
    rests: { 'slot/*': plan.tag },
  };
}

/** Writes the slots, all or none. */
export async function importSlots(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { writes, created, updated, unchanged, deleted, tag } = await planOf(deps, call);
  checkRests(call, { 'slot/*': tag });
  if (writes.length > 0) await deps.site.store.write({ by: call.principal.id, action: 'slots.import', writes });
  const etag = tagOfSlots(await allSlots(deps));
  const unfit = await unfitOf(deps, writes);
  return { body: { created, updated, unchanged, deleted: deleted.map(({ key }) => key), unfit }, etag };
}

/** The written slots that can't be enabled as they are, each with why. */
async function unfitOf(deps: ThemeDeps, writes: readonly DocumentWrite[]) {
  const model = await deps.model();
  const unfit: ({ id: string } & ReturnType<typeof toldOf>)[] = [];
  for (const { key, body } of writes) {
    if (body === null) continue;
    const found = await checkedSlot(deps, model, body as SlotBody); // a slot of the route's schema
    if (found.faults.length > 0 || found.lint.counts.errors > 0) unfit.push({ id: key, ...toldOf(found) });
  }
  return unfit;
}

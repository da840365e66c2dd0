import type * as z from 'inlay/internal/zod.js';
import type { Call, Preview, Reply, Unconfirmed } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { refuse } from '../../api/problem.js';
import { checkRests } from '../../api/rests.js';
import type { SlotBody } from '../../site/kinds/slot.js';
import { addedSources } from '../../site/pages/added-sources.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { refuseLint } from '../refuse-lint.js';
import { placesOfFaults } from './fault.js';
import { checkedSlot, correctedAction, toldOf } from './lint-slot.js';
import { readSlot } from './read-slots.js';
import type { slotRoutes } from './routes.js';
import { resultOf, written } from './slot-result.js';

type ToggleBody = z.output<(typeof slotRoutes)['toggleCodeSlot']['body']>;

/** Sources that a preview names. */
const MOST_TOLD = 40;

/**
 * @throws ApiProblem `not-found`, `validation-failed` with the place of each fault of what would be enabled, `canvas-lint-failed`
 */
async function asked(
  deps: ThemeDeps,
  { params, body, base: root }: Call,
): Promise<{ slot: Document<SlotBody>; enabled: boolean }> {
  const { enabled, base_revision: base } = body as ToggleBody; // the route's schema
  const slot = await readSlot(deps, params['slot_id']);
  checkBaseRevision(slot, base, slot);
  if (!enabled) return { slot, enabled };
  const model = await deps.model();
  const found = await checkedSlot(deps, model, slot.body);
  const { faults } = found;
  if (faults.length > 0) {
    const detail = `The slot \`${slot.key}\` cannot be enabled: ${faults[0]?.message}`;
    refuse('validation-failed', detail, { errors: placesOfFaults(faults), members: { faults } });
  }
  if (found.lint.counts.errors > 0)
    await refuseLint(deps, model, {
      name: `code-slots/${slot.key}`,
      source: slot.body.code,
      lint: found.lint,
      pointer: '/code',
      outcome: `the slot \`${slot.key}\` was not enabled`,
      again: (corrected) => correctedAction(slot, corrected, root),
    });
  return { slot, enabled };
}

/** What enabling needs a confirmation for: a script, what widens the policy of pages, and what is in quarantine. */
export async function previewToggle(deps: ThemeDeps, call: Call): Promise<Preview | Unconfirmed> {
  const { slot, enabled } = await asked(deps, call);
  const { body, key } = slot;
  const rests = restsOf(slot);
  if (!isToBeConfirmed(slot, enabled)) return { rests };
  const added = addedSources(body);
  const where = body.scope === 'site' ? 'on every page' : 'on the pages that its conditions name';
  const does =
    body.language === 'js' ? `Visitors' browsers run the code of \`${key}\`` : `Pages have the code of \`${key}\``;
  const more = added.length > MOST_TOLD ? ` and ${added.length - MOST_TOLD} more` : '';
  const told = added.slice(0, MOST_TOLD).map((source) => `\`${source}\``);
  const adds = told.length === 0 ? '' : ` It adds to what these pages may load and do: ${told.join(', ')}${more}.`;
  // What a visitor's browser has said is data: it stands in `last_error` of what is shown, and in no sentence.
  const again = body.status === 'quarantined' ? ' It was in quarantine: its `last_error` says why.' : '';
  return {
    summary: `${does} at \`${body.hook}\` ${where}.${adds}${again}`,
    changes: [{ kind: 'slot', key, before: body, after: enabledBody(body) }],
    undo: `\`POST /ai/code-slots/${key}/toggle\` with \`{"enabled":false}\``,
    rests,
  };
}

function isToBeConfirmed({ body }: Document<SlotBody>, enabled: boolean): boolean {
  if (!enabled || body.enabled) return false;
  return body.language === 'js' || addedSources(body).length > 0 || body.status === 'quarantined';
}

function restsOf({ key, etag }: Document): Preview['rests'] {
  return { [`slot/${key}`]: etag };
}

/** Enables or disables a slot. */
export async function toggleSlot(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { slot, enabled } = await asked(deps, call);
  const { body, key, etag } = slot;
  if (isToBeConfirmed(slot, enabled)) checkRests(call, restsOf(slot));
  if (body.enabled === enabled && (call.ifMatch === undefined || call.ifMatch === '*' || call.ifMatch === etag))
    return { body: resultOf(slot), etag };
  const writes = [
    {
      kind: 'slot',
      key,
      body: enabled ? enabledBody(body) : { ...body, enabled: false },
      expect: expectOf(call.ifMatch, etag),
    },
  ];
  const action = enabled ? 'slots.enable' : 'slots.disable';
  const [revision] = await deps.site.store.write({ by: call.principal.id, action, writes });
  const document = written(revision);
  return { body: resultOf(document), etag: document.etag };
}

function enabledBody(body: SlotBody): SlotBody {
  return { ...body, enabled: true, status: 'valid', last_error: '' };
}

/** What `toggleSlot` would say. */
export async function checkSlot(deps: ThemeDeps, { params }: Call): Promise<Reply> {
  const { body } = await readSlot(deps, params['slot_id']);
  const found = await checkedSlot(deps, await deps.model(), body);
  return { body: { valid: found.faults.length === 0 && found.lint.counts.errors === 0, ...toldOf(found) } };
}

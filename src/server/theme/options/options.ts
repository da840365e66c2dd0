import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { pointer } from 'inlay/internal/message/pointer.js';
import type * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../../api/call.js';
import { checkBaseRevision, expectOf } from '../../api/expect.js';
import { afterOf, cursorOf } from '../../api/paging.js';
import { type ProblemPlace, refuse } from '../../api/problem.js';
import { count } from '../../api/read-request.js';
import type { OptionsBody } from '../../site/kinds/options.js';
import { canonicalJson, sha256, tagOf } from '../../store/canonical.js';
import type { Document, Revision } from '../../store/document.js';
import { defineArea, type ThemeDeps } from '../area.js';
import type { OptionsPort, OptionValue } from '../options-port.js';
import { notesOf, type OptionNote, textNotes } from './notes.js';
import { optionRoutes } from './routes.js';

type Envelope = z.output<(typeof optionRoutes)['saveOptions']['body']>;
type Change = { option: string; before: OptionValue; after: OptionValue };
type Stored = Document<OptionsBody> | undefined;

const NAME = { kind: 'options', key: 'theme' } as const;

/** The theme's options, and the patterns of backgrounds. */
export const options = defineArea({
  routes: optionRoutes,
  handlers: (deps) => ({
    getOptions: async () => {
      const stored = await read(deps);
      return { body: payloadOf(deps.ports.options, stored), etag: tagOfStored(stored) };
    },
    saveOptions: (call) => save(deps, call),
    getOptionsSchema: () => schema(deps),
    validateOptions: async ({ body }) => {
      const envelope = body as Envelope; // the route's schema
      const { errors, changes } = plan(deps.ports.options, await read(deps), envelope);
      const valid = errors.length === 0;
      return {
        body: { valid, errors, changes: valid ? changes : [], notes: valid ? await notesFor(deps, envelope) : [] },
      };
    },
    listBackgroundPatterns: (call) => patterns(deps, call),
  }),
});

async function read({ site }: ThemeDeps): Promise<Stored> {
  return (await site.store.get(NAME.kind, NAME.key)) as Stored; // the store checks bodies by the schemas of their kinds
}

/** Of no document it is that of an empty one, so that the first write can rest on something, too. */
function tagOfStored(stored: Stored | Revision): string {
  return stored?.etag ?? tagOf('{}');
}

interface Plan {
  next: OptionsBody;
  errors: ProblemPlace[];
  changes: Change[];
}

/** What the options come to with those of a request, and all that is wrong with them. */
function plan(port: OptionsPort, stored: Stored, { options: given }: Envelope): Plan {
  const known = Object.keys(port.options);
  const unknown = Object.keys(given).filter((option) => !Object.hasOwn(port.options, option));
  const kept = Object.entries(stored?.body ?? {}).filter(([option]) => Object.hasOwn(port.options, option));
  const merged = new Map<string, OptionValue>(kept);
  for (const [option, value] of Object.entries(given)) {
    if (unknown.includes(option)) continue;
    if (value === null) merged.delete(option);
    else merged.set(option, value);
  }
  const errors = [
    ...unknown.map((option) => ({
      pointer: pointer('options', option),
      code: 'unknown-option',
      message: `Unexpected option \`${option}\`, expected ${expectedOneOf(option, known)}`,
    })),
    ...port.check(Object.fromEntries(merged)).map((place) => ({ ...place, pointer: `/options${place.pointer}` })),
  ];
  const next = errors.length === 0 ? port.canonical(Object.fromEntries(merged)) : {};
  const [before, after] = [port.valuesOf(Object.fromEntries(kept)), errors.length === 0 ? port.valuesOf(next) : {}];
  const changes = Object.entries(after).flatMap(([option, value]) => {
    const was = before[option];
    return was === undefined || was === value ? [] : [{ option, before: was, after: value }];
  });
  return { next, errors, changes };
}

async function save(deps: ThemeDeps, { body, ifMatch, principal }: Call): Promise<Reply> {
  const envelope = body as Envelope; // the route's schema
  const stored = await read(deps);
  checkBaseRevision(NAME, envelope.base_revision, stored);
  const { next, errors, changes } = plan(deps.ports.options, stored, envelope);
  if (errors.length > 0) refuse('validation-failed', `The options have ${count(errors.length)}`, { errors });
  const tag = tagOfStored(stored);
  const notes = await notesFor(deps, envelope);
  const isKnown = ifMatch === undefined || ifMatch === '*' || ifMatch === tag;
  if (isKnown && canonicalJson(next) === canonicalJson(stored?.body ?? {}))
    return { body: payloadOf(deps.ports.options, stored, [], notes), etag: tag };
  const [revision] = await deps.site.store.write({
    by: principal.id,
    action: 'options.save',
    writes: [{ ...NAME, body: next, expect: isKnown ? (stored?.etag ?? null) : expectOf(ifMatch, null) }],
    note: { changes: changes.map(({ option }) => option), ...(envelope.reason && { reason: envelope.reason }) },
  });
  return { body: payloadOf(deps.ports.options, revision as Stored, changes, notes), etag: tagOfStored(revision) }; // it was just written
}

async function notesFor(deps: ThemeDeps, { options: named }: Envelope): Promise<OptionNote[]> {
  const model = await deps.model();
  return [...notesOf(deps.ports.options, Object.keys(named), model), ...(await textNotes(deps, named, model))];
}

function payloadOf(
  port: OptionsPort,
  stored: Stored,
  changes: readonly Change[] = [],
  notes: readonly OptionNote[] = [],
) {
  const groups: Record<string, Record<string, OptionValue>> = {};
  for (const [option, value] of Object.entries(port.valuesOf(stored?.body ?? {}))) {
    const group = port.options[option]?.group;
    if (group !== undefined) groups[group] = { ...groups[group], [option]: value };
  }
  return { groups, revision: stored?.revision ?? 0, changes, notes };
}

async function schema(deps: ThemeDeps): Promise<Reply> {
  const port = deps.ports.options;
  const stored = await read(deps);
  const current = port.valuesOf(stored?.body ?? {});
  const entries = Object.entries(port.options).map(([option, definition]) => {
    const { type, group, description, default: preset, enum: allowed } = definition;
    const { label, min, max, step, unit, units, max_length, placeholders } = definition;
    const range = { label, min, max, step, unit, units, max_length, placeholders, allowed };
    return [
      option,
      { type, group, description, default: preset, current: current[option] ?? preset, ...range },
    ] as const;
  });
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  const body = { revision: stored?.revision ?? 0, groups, options: Object.fromEntries(entries) };
  return { body, etag: sha256(canonicalJson(body)).slice(0, 32) };
}

async function patterns(deps: ThemeDeps, { query }: Call): Promise<Reply> {
  const all = deps.ports.patterns((await read(deps))?.body ?? {});
  const limit = Number(query['limit']);
  const after = afterOf(query['cursor']);
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  const items = all.slice(start, start + limit);
  const next = start + limit < all.length ? cursorOf(items.at(-1)?.id) : undefined;
  return { body: { items, ...(next && { next_cursor: next }) }, etag: sha256(canonicalJson(items)).slice(0, 32) };
}

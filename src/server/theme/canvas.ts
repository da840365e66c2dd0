import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../api/call.js';
import { checkBaseRevision, checkExpected, expectOf, expectToReplace, headersAgain } from '../api/expect.js';
import { mergePatch } from '../api/merge-patch.js';
import { type BaseRevision, patchBody } from '../api/patch-body.js';
import { refuse } from '../api/problem.js';
import { checked } from '../api/read-request.js';
import { defineRoutes } from '../api/route.js';
import { CANVAS_PLACES, type CanvasPlaceKey } from '../site/index.js';
import type { CanvasBody } from '../site/kinds/canvas.js';
import { tagOf } from '../store/canonical.js';
import type { Document } from '../store/document.js';
import { defineArea, type ThemeDeps } from './area.js';
import { checkSource } from './check-source.js';
import { WORK_PROBLEMS } from './do-work.js';
import { documentFacts, factsOf, sourceOf, sourcePayload, sourceSummary, statusOf, tagged } from './source-payload.js';
import { type WrittenSource, withWritten, writtenOf, writtenSource } from './written-source.js';

const PLACE_NAMES = Object.keys(CANVAS_PLACES) as CanvasPlaceKey[]; // its keys are those of the literal

/** A canvas that no page shows is no canvas: a name with a slip would be taken, and seen by nobody. */
const name = z.enum(PLACE_NAMES).describe('Where it stands: the header, the footer or a section of the theme');

const place = z.strictObject({ name, label: z.string(), use: z.string().describe('Where it stands') });

const request = z.strictObject(writtenSource);

const canvasPayload = z.strictObject({ name: z.string(), ...sourcePayload, ...documentFacts });

const canvasList = z.strictObject({
  items: z.array(z.strictObject({ name: z.string(), ...sourceSummary, characters: z.int().min(0), ...documentFacts })),
  places: z.array(place).describe('All places of the theme, with a canvas or without'),
});

const shared = {
  path: '/ai/canvas',
  tag: 'Canvas',
  isIdempotent: true,
  resultName: 'CanvasPayload',
} as const;

const routes = defineRoutes({
  getCanvas: {
    ...shared,
    method: 'GET',
    summary: 'A canvas, or the list of all',
    description:
      'With `name` its source, draft or published, with what the linter says of it on the site of now and where a draft can ' +
      'be looked at. Without it all there are, without their sources, and the places that the theme has for more. Where there is no header or footer, the theme has its own.',
    scope: 'canvas:read',
    effect: 'read',
    query: z.strictObject({ name: z.string().max(64).describe('One of `places`').optional() }),
    result: z.union([canvasPayload, canvasList]),
    problems: WORK_PROBLEMS,
  },
  putCanvas: {
    ...shared,
    method: 'PUT',
    summary: 'Write a canvas',
    description:
      'As a draft or for visitors to see. It is linted first: errors are 422 `canvas-lint-failed` with findings, edits and, ' +
      'where all can be fixed, the corrected request. `manifest` holds it to the manifest that it was written for.',
    scope: 'canvas:write',
    effect: 'write',
    query: z.strictObject({ name }),
    body: request,
    bodyName: 'CanvasRequest',
    result: canvasPayload,
    resultName: 'Canvas',
    precondition: 'replace',
    problems: ['canvas-lint-failed', 'state-conflict', ...WORK_PROBLEMS],
  },
  patchCanvas: {
    ...shared,
    method: 'PATCH',
    summary: 'Change a canvas',
    description:
      '`{"status":"published"}` alone publishes the draft; `{"source":null,"status":"draft"}` drops it. A `source` without `status` is that of the version that GET shows: the draft, else what visitors see. The rest is as with PUT.',
    scope: 'canvas:write',
    effect: 'write',
    query: z.strictObject({ name }),
    body: patchBody(request),
    bodyName: 'CanvasPatch',
    bodyType: 'merge-patch',
    result: canvasPayload,
    resultName: 'Canvas',
    precondition: 'optional',
    problems: ['canvas-lint-failed', 'state-conflict', ...WORK_PROBLEMS],
  },
});

/** The header, the footer and named sections. */
export const canvas = defineArea({
  routes,
  handlers: (deps) => ({
    getCanvas: (call) => read(deps, call),
    putCanvas: async (call) => {
      const current = (await deps.model()).canvases.get(nameOf(call));
      const expect = expectToReplace(call, current?.etag ?? null);
      return write(deps, call, current, call.body as WrittenSource, expect); // the route's schema
    },
    patchCanvas: async (call) => {
      const current = (await deps.model()).canvases.get(nameOf(call));
      const { base_revision, ...patch } = call.body as BaseRevision; // the route's schema
      checkBaseRevision({ kind: 'canvas', key: nameOf(call) }, base_revision, current);
      const written = checked(
        request,
        { source: null, ...(mergePatch(writtenOf(current?.body ?? {}), patch) as object) },
        '',
      ); // of objects
      return write(deps, call, current, written, expectOf(call.ifMatch, current?.etag ?? null));
    },
  }),
});

const PLACES = PLACE_NAMES.map((key) => ({ name: key, ...CANVAS_PLACES[key] }));

function nameOf({ query }: Call): string {
  return String(query['name']);
}

async function read(deps: ThemeDeps, call: Call): Promise<Reply> {
  const { canvases } = await deps.model();
  if (call.query['name'] === undefined) {
    const items = [...canvases.values()].map(summaryOf);
    return { body: { items, places: PLACES }, etag: tagOf(JSON.stringify(items)) };
  }
  const document = canvases.get(nameOf(call));
  if (!document)
    return refuse(
      'not-found',
      `There is no canvas \`${nameOf(call)}\`; PUT writes the first, expected ${expectedOneOf(nameOf(call), PLACE_NAMES)}`,
    );
  return replyOf(deps, call, document);
}

async function write(
  deps: ThemeDeps,
  call: Call,
  current: Document<CanvasBody> | undefined,
  written: WrittenSource,
  expect: string | null,
): Promise<Reply> {
  const key = nameOf(call);
  await checkExpected(deps.site.store, { kind: 'canvas', key }, expect, current);
  const model = await deps.model();
  await checkSource(deps, model, { name: key, written, places: [], again: (source) => againWith(call, source) });
  const body = withWritten(current?.body ?? {}, written, model.manifest.revision);
  const [document] = await deps.site.store.write({
    by: call.principal.id,
    action: `canvas.${written.status === 'published' ? 'publish' : 'save'}`,
    skipsSame: true,
    writes: [{ kind: 'canvas', key, body, expect }],
  });
  return replyOf(deps, call, document as Document<CanvasBody>); // as it was just written
}

function againWith(call: Call, source: string) {
  const { operation, base, body, query } = call;
  return {
    method: operation === 'putCanvas' ? 'PUT' : 'PATCH',
    path: `${base}/ai/canvas?name=${String(query['name'])}`,
    ...headersAgain(call),
    body: { ...(body as object), source }, // the route's schema
  };
}

async function replyOf(deps: ThemeDeps, { origin }: Call, document: Document<CanvasBody>): Promise<Reply> {
  const payload = await sourceOf(deps, await deps.model(), document, origin);
  return { body: { name: document.key, ...payload, ...factsOf(document) }, headers: tagged(document.etag) };
}

function summaryOf(document: Document<CanvasBody>) {
  const { source } = writtenOf(document.body);
  return {
    name: document.key,
    status: statusOf(document.body),
    characters: source?.length ?? 0,
    ...factsOf(document),
  };
}

import * as z from 'inlay/internal/zod.js';
import type { Call, Reply } from '../api/call.js';
import { checkBaseRevision, expectOf, expectToReplace } from '../api/expect.js';
import { mergePatch } from '../api/merge-patch.js';
import type { BaseRevision } from '../api/patch-body.js';
import { type ProblemPlace, refuse } from '../api/problem.js';
import { checked } from '../api/read-request.js';
import type { Document } from '../store/document.js';
import type { ThemeDeps } from './area.js';

/** A resource that is one document, of which only what differs from the default has to be written. */
export interface SingleDocument<Body> {
  kind: string;
  key: string;
  schema: z.ZodType<Body>;
  /** What is wrong beyond what the schema says. */
  placesOf: (body: Body) => readonly ProblemPlace[] | Promise<readonly ProblemPlace[]>;
}

/** What is told of such a document beside its members. */
export const singleFacts = {
  revision: z.int().min(0).describe('For `base_revision`; `0` where nothing was written yet, and all is as by default'),
  etag: z.string().optional().describe('For `If-Match`'),
  by: z.string().optional(),
  at: z.string().optional().describe('ISO 8601, UTC'),
};

/** The resource as it is, or as it is by default. */
export async function readSingle<Body>({ site }: ThemeDeps, single: SingleDocument<Body>): Promise<Reply> {
  return replyOf(single, await site.store.get(single.kind, single.key));
}

/**
 * Replaces it.
 *
 * @throws ApiProblem `validation-failed`, `precondition-required`, `etag-mismatch`
 */
export async function putSingle<Body>(deps: ThemeDeps, call: Call, single: SingleDocument<Body>): Promise<Reply> {
  const current = await deps.site.store.get(single.kind, single.key);
  const expect = expectToReplace(call, current?.etag ?? null);
  return write(deps, call, single, call.body as Body, expect); // the route's schema
}

/**
 * Patches it (RFC 7396).
 *
 * @throws ApiProblem `validation-failed`; StaleError
 */
export async function patchSingle<Body>(deps: ThemeDeps, call: Call, single: SingleDocument<Body>): Promise<Reply> {
  const current = await deps.site.store.get(single.kind, single.key);
  const { base_revision, ...patch } = call.body as BaseRevision; // the route's schema
  checkBaseRevision(single, base_revision, current);
  const body = checked(single.schema, mergePatch(current?.body ?? {}, patch), '');
  return write(deps, call, single, body, expectOf(call.ifMatch, current?.etag ?? null));
}

async function write<Body>(
  { site }: ThemeDeps,
  { principal }: Call,
  single: SingleDocument<Body>,
  body: Body,
  expect: string | null,
): Promise<Reply> {
  const { kind, key } = single;
  const errors = await single.placesOf(body);
  if (errors.length > 0) refuse('validation-failed', 'The body has problems', { errors });
  const [document] = await site.store.write({
    by: principal.id,
    action: `${kind}.save`,
    skipsSame: true,
    writes: [{ kind, key, body, expect }],
  });
  return replyOf(single, document);
}

function replyOf<Body>({ schema }: SingleDocument<Body>, document: Document | undefined): Reply {
  if (!document) return { body: { ...schema.parse({}), revision: 0 } };
  const { revision, etag, by, at } = document;
  return { body: { ...schema.parse(document.body), revision, etag, by, at }, etag };
}

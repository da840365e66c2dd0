import { InlayError } from 'inlay/internal/message/error.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import type * as z from 'inlay/internal/zod.js';
import type { Lookups } from './lookups.js';

/** The kinds of documents, each with the schema of its bodies. */
export type Kinds = Readonly<Record<string, z.ZodType>>;

/** What a store is told of the world. */
export interface StoreOptions {
  kinds: Kinds;
  /** The time of now. */
  now: () => Date;
  /** What documents are found by beside their keys. */
  lookups?: Lookups;
}

/**
 * A body as the schema of its kind has it.
 *
 * @throws InlayError `invalid-document` for another one
 */
export function checkBody(kinds: Kinds, kind: string, body: unknown): unknown {
  const schema = kinds[kind];
  if (!schema) throw new TypeError(`Unexpected kind \`${kind}\` of a document`);
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new InlayError('invalid-document', `The ${kind} is not valid`, problemsOf(result.error, schema, body));
}

import { refuse } from '../../api/problem.js';
import type { DocumentName, Revision } from '../../store/document.js';
import { ONLY_KEYS } from './kind-areas.js';

/**
 * The document that a request names.
 *
 * @param part of the request that names it
 * @throws ApiProblem `validation-failed` without a key where a kind has many documents
 */
export function nameOf({ kind, key }: Readonly<Record<string, unknown>>, part: '/query' | ''): DocumentName {
  const only = ONLY_KEYS[String(kind)];
  if (key !== undefined || only !== undefined) return { kind: String(kind), key: String(key ?? only) };
  const message = `Unexpected kind \`${kind}\` alone, expected \`key\`, too`;
  return refuse('validation-failed', message, { errors: [{ pointer: `${part}/key`, code: 'missing', message }] });
}

/** What an answer says of a revision, without its body. */
export function factsOf({ kind, key, revision, etag, at, by, change, body }: Revision) {
  return { kind, key, revision, etag, at, by, change, deleted: body === null };
}

import type { NextAction } from '../../api/problem.js';
import type { Document } from '../../store/document.js';
import type { Versions } from '../written-source.js';

/** Characters of a source that an action brings: an answer may have a hundred of them. */
export const MOST_BROUGHT = 10_000;

/**
 * The request by which somebody mends a source in words of their own: it brings the source of now, to be changed. Where there is a
 * draft that is its source, as what is sent takes its place. A long one is to be read first.
 *
 * @param what is to be done to the source
 */
export function sourceAction(
  { body: { draft, published }, etag }: Pick<Document<Versions>, 'body' | 'etag'>,
  path: string,
  what: string,
): NextAction {
  const source = (draft ?? published)?.source ?? '';
  const which = draft ? 'that of the draft' : 'the one of now';
  if (source.length > MOST_BROUGHT)
    return {
      method: 'GET',
      path,
      why: `shows the source and its \`ETag\`: ${what}, and send it by PATCH as \`source\``,
    };
  return {
    method: 'PATCH',
    path,
    headers: { 'If-Match': `"${etag}"` },
    body: { source, status: 'draft' },
    why: `saves \`source\` as a draft; it is ${which}: ${what}`,
  };
}

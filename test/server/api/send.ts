import type { MadeRequest } from './fuzz.js';
import type { Answer } from './judge.js';

/**
 * Sends a made request, with the tag that was seen last where it is honest, and once more with the confirmation that it is
 * asked for.
 *
 * @param tags what was seen last, by path
 * @returns all answers
 */
export async function send(
  api: (request: Request) => Promise<Response>,
  base: string,
  key: string,
  made: MadeRequest,
  tags: Map<string, string>,
): Promise<Answer[]> {
  const { method, path, body, isHonest } = made;
  const tag = tags.get(path);
  const headers: Record<string, string> = {
    authorization: `Bearer ${key}`,
    ...(isHonest && tag !== undefined && /^(?:PUT|PATCH|DELETE)$/.test(method) && { 'if-match': tag }),
    ...made.headers,
  };
  const ask = async (more: Record<string, string> = {}): Promise<Answer> => {
    const init = { method, headers: { ...headers, ...more }, ...(body !== undefined && { body }) };
    const response = await api(new Request(`${base}${path}`, init));
    const etag = response.headers.get('etag');
    if (etag !== null) tags.set(path, etag);
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      requestId: response.headers.get('x-request-id') ?? '',
      text: await response.text(),
    };
  };
  const first = await ask();
  const token = isHonest ? tokenOf(first) : undefined;
  return token === undefined ? [first] : [first, await ask({ 'confirmation-token': token })];
}

function tokenOf({ status, text }: Answer): string | undefined {
  if (status !== 409) return undefined;
  const { confirmation } = JSON.parse(text) as { confirmation?: { token?: string } }; // as `askToConfirm` answers
  return confirmation?.token;
}

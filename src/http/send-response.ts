import type { ServerResponse } from 'node:http';

/**
 * Sends a web-standard response as Node's.
 *
 * @param common headers of all responses, by their names in lower case, which this one may write over
 * @default common none
 * @throws what its body throws; the body is cancelled where the connection ends before it does
 */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, body }: Response,
  common: Readonly<Record<string, string>> = {},
): Promise<void> {
  if (response.destroyed) return body?.cancel();
  const cookies = headers.getSetCookie();
  const own = { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  response.writeHead(status, { ...common, ...own });
  if (!body || response.req.method === 'HEAD') {
    response.end();
    await body?.cancel();
    return;
  }
  const reader = body.getReader();
  // Not `pipeline`: with one chunk, as most responses have, it takes half as long again.
  const cancel = () => void reader.cancel().catch(() => undefined);
  response.once('close', cancel);
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    if (!response.write(chunk.value)) await room(response);
  }
  response.off('close', cancel);
  response.end();
}

/** Settles when more can be written, or nothing will be. */
function room(response: ServerResponse): Promise<void> {
  if (response.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    const settle = () => {
      response.off('drain', settle).off('close', settle);
      resolve();
    };
    response.on('drain', settle).on('close', settle);
  });
}

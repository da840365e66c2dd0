import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a web-standard response as Node's.
 *
 * @param common headers of all responses, by their names in lower case, which this one may write over
 * @default common none
 * @throws what its body throws, and where the connection ends before it does
 */
export async function sendResponse(
  response: ServerResponse,
  { status, headers, body }: Response,
  common: Readonly<Record<string, string>> = {},
): Promise<void> {
  const cookies = headers.getSetCookie();
  const own = { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
  response.writeHead(status, { ...common, ...own });
  if (!body || response.req.method === 'HEAD') {
    response.end();
    await body?.cancel();
    return;
  }
  // Their types differ, though a stream of the one is a stream of the other.
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), response);
}

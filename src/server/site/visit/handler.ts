import { Readable } from 'node:stream';
import type { Answer } from '../../core/answer.js';
import { type VisitorOptions, visitors } from './visitors.js';

/** The site as visitors have it, as a function from a web-standard request to a response. It never fails. */
export function createVisitorHandler(options: VisitorOptions): (request: Request) => Promise<Response> {
  const answerTo = visitors(options);
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await answerTo({
      method: request.method,
      target: pathname + search,
      headers: Object.fromEntries(request.headers),
      bytes: async () => new Uint8Array(await request.arrayBuffer()),
    });
    return responseOf(answer, request.method === 'HEAD');
  };
}

/** An answer as a web-standard response. */
function responseOf({ status, headers, body }: Answer, isHead: boolean): Response {
  const isEmpty = isHead || status === 304 || status === 204;
  if (isEmpty && body instanceof Readable) body.destroy();
  return new Response(isEmpty ? null : contentOf(body), { status, headers });
}

function contentOf(body: Answer['body']): string | Uint8Array<ArrayBuffer> | ReadableStream {
  if (!(body instanceof Readable)) return body as string | Uint8Array<ArrayBuffer>; // none of ours is shared memory
  return Readable.toWeb(body) as ReadableStream; // Node's own type for the same
}

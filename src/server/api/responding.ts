import type { ApiAnswer } from './api-answer.js';
import type { ApiRequest } from './api-request.js';

/** Answers as web-standard responses to web-standard requests. */
export function responding(
  answers: (request: ApiRequest) => Promise<ApiAnswer>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { status, headers, body } = await answers(request);
    const isEmpty = request.method === 'HEAD' || status === 304 || status === 204;
    return new Response(isEmpty ? null : (body as string | Uint8Array<ArrayBuffer>), { status, headers }); // none of ours is shared memory
  };
}

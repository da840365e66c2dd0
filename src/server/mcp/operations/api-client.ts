import { InlayError } from 'inlay/internal/message/error.js';
import type { Operation } from './catalogue.js';

/** An API that an agent works on. */
export interface RemoteApi {
  /** Where its paths begin: `http://127.0.0.1:8080/theme/v1`. */
  url: string;
  /** Service key. */
  key: string;
  fetch: (request: Request) => Promise<Response>;
}

/** What a call of an operation is given. */
export interface OperationInput {
  path: Readonly<Record<string, unknown>>;
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** What an API has answered. */
export interface OperationAnswer {
  status: number;
  etag?: string;
  location?: string;
  retry_after?: string;
  body: unknown;
}

/** Characters of an answer that an agent is given. */
const MOST_TEXT = 60_000;

/** Characters of a document of operations, which agents get by parts. */
const MOST_DOCUMENT = 4_000_000;

/** Milliseconds for an answer. */
const TIMEOUT_MS = 60_000;

/** Headers that a call may set: nothing that says who asks. */
const HEADERS: ReadonlySet<string> = new Set(['if-match', 'if-none-match', 'idempotency-key', 'confirmation-token']);

/** Headers of an answer that an agent is told, by what they are called there. */
const TOLD = [
  ['etag', 'etag'],
  ['location', 'location'],
  ['retry_after', 'retry-after'],
] as const;

/**
 * Calls an operation.
 *
 * @throws InlayError `invalid-arguments` for what it can't take, `api-unreachable`
 */
export async function callOperation(
  api: RemoteApi,
  operation: Operation,
  input: OperationInput,
): Promise<OperationAnswer> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = input.path[name];
    if (value !== undefined) return encodeURIComponent(String(value));
    throw new InlayError('invalid-arguments', `Unexpected \`path\` without \`${name}\`, expected \`{ "${name}": … }\``);
  });
  const url = new URL(`${api.url.replace(/\/$/, '')}${path}`);
  for (const [name, value] of Object.entries(input.query)) url.searchParams.set(name, String(value));
  const headers = new Headers({ authorization: `Bearer ${api.key}` });
  for (const [name, value] of Object.entries(input.headers)) {
    if (!HEADERS.has(name.toLowerCase()))
      throw new InlayError(
        'invalid-arguments',
        `Unexpected header \`${name}\`, expected one of ${[...HEADERS].map((each) => `\`${each}\``).join(', ')}`,
      );
    headers.set(name, value);
  }
  if (operation.body) headers.set('content-type', isFile(operation) ? 'application/octet-stream' : operation.body.type);
  const body = bodyOf(operation, input.body);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return answerOf(
    await reached(api, new Request(url, { method: operation.method, headers, body, signal, redirect: 'manual' })),
  );
}

/** The media type that a document of operations has for a file: any. */
const ANY_TYPE = '*/*';

/** Whether the body of an operation is a file, which a tool is given as Base64. */
export function isFile({ body }: Pick<Operation, 'body'>): boolean {
  return body?.type === ANY_TYPE;
}

/** Base64 of a file, with or without what a `data:` address has before it. */
const BASE64 = /^(?:data:[\w.+/-]{1,100};base64,)?([A-Za-z\d+/]+={0,2})$/;

function bodyOf(operation: Operation, body: unknown): string | Uint8Array<ArrayBuffer> | null {
  if (!operation.body || body === undefined) return null;
  if (!isFile(operation)) return JSON.stringify(body);
  const [, base64] = (typeof body === 'string' && BASE64.exec(body.replace(/\s/g, ''))) || [];
  if (base64 === undefined)
    throw new InlayError(
      'invalid-arguments',
      'Unexpected `body`, expected the bytes of the file in Base64, as a string',
    );
  return new Uint8Array(Buffer.from(base64, 'base64'));
}

/**
 * The OpenAPI document of an API.
 *
 * @throws InlayError `api-unreachable`, `api-refused`
 */
export async function readDocument(api: RemoteApi): Promise<Record<string, unknown>> {
  const request = new Request(`${api.url.replace(/\/$/, '')}/ai/openapi`, {
    headers: { authorization: `Bearer ${api.key}` },
  });
  const { status, body } = await answerOf(await reached(api, request), MOST_DOCUMENT);
  if (status === 200 && typeof body === 'object' && body !== null) return { ...body };
  throw new InlayError(
    'api-refused',
    `Unexpected answer ${status} of \`${api.url}/ai/openapi\`, expected its OpenAPI document`,
  );
}

async function reached(api: RemoteApi, request: Request): Promise<Response> {
  try {
    return await api.fetch(request);
  } catch (error) {
    throw new InlayError('api-unreachable', `Cannot reach \`${api.url}\``, [], { cause: error });
  }
}

async function answerOf(response: Response, most = MOST_TEXT): Promise<OperationAnswer> {
  const text = await response.text();
  const shown =
    text.length <= most ? text : `${text.slice(0, most)} (cut off: ask for less, by paging or \`detail=concise\`)`;
  const told = TOLD.flatMap(([name, header]) => {
    const value = response.headers.get(header);
    return value === null ? [] : [[name, value]];
  });
  return { status: response.status, ...Object.fromEntries(told), body: parsed(shown) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

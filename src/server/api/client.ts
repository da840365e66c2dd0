import type * as z from 'inlay/internal/zod.js';
import type { Route, RouteTable } from './route.js';

/** What a call of an operation is told: only what its route takes. */
export type CallInput<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : { params?: undefined }) &
  (R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : { query?: undefined }) &
  (R extends { body: infer B extends z.ZodType }
    ? { body: z.input<B> }
    : { body?: R extends { bodyType: 'bytes' } ? Uint8Array : undefined }) & {
    /** `ETag` of what was read, without quotes. */
    ifMatch?: string;
    /** Whether there must be none yet: `If-None-Match: *`. */
    isFirst?: boolean;
    idempotencyKey?: string;
    confirmationToken?: string;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

const CONTENT_TYPES: Readonly<Record<NonNullable<Route['bodyType']>, string>> = {
  json: 'application/json',
  'merge-patch': 'application/merge-patch+json',
  bytes: 'application/octet-stream',
};

/** A good answer. */
export interface CallResult<R extends Route> {
  status: number;
  data: z.output<R['result']>;
  /** Without quotes. */
  etag?: string;
  headers: Headers;
}

/** What a server answered that is a problem. */
export class ClientProblem extends Error {
  readonly status: number;
  /** The body: `code`, `detail`, `errors`, `next_action` and what else it has. */
  readonly problem: Record<string, unknown>;

  constructor(status: number, problem: Record<string, unknown>) {
    super(`${String(problem['code'] ?? status)}: ${String(problem['detail'] ?? 'no detail')}`);
    this.name = 'ClientProblem';
    this.status = status;
    this.problem = problem;
  }
}

/** How a client reaches its server. */
export interface ClientOptions {
  /** With the namespace: `http://127.0.0.1:8080/theme/v1`. */
  baseUrl: string;
  /** A service key. */
  key?: string;
  /** @default globalThis.fetch */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * A function that calls the operations of a table, whose types are those of the table.
 *
 * @throws ClientProblem for what is no good answer
 */
export function createClient<Table extends RouteTable>(routes: Table, options: ClientOptions) {
  const { baseUrl, key, fetch = (request) => globalThis.fetch(request) } = options;
  return async <Name extends keyof Table & string>(
    operation: Name,
    input: CallInput<Table[Name]>,
  ): Promise<CallResult<Table[Name]>> => {
    const route = routes[operation];
    if (!route) throw new TypeError(`Unexpected operation \`${operation}\``);
    const given: Partial<Record<'params' | 'query' | 'body', unknown>> &
      Pick<CallInput<Route>, 'ifMatch' | 'isFirst' | 'idempotencyKey' | 'confirmationToken' | 'headers' | 'signal'> =
      input;
    const url = new URL(`${baseUrl.replace(/\/$/, '')}${pathOf(route.path, given.params)}`);
    for (const [name, value] of Object.entries(given.query ?? {}))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers(given.headers);
    if (key !== undefined) headers.set('authorization', `Bearer ${key}`);
    if (given.isFirst) headers.set('if-none-match', '*');
    if (given.ifMatch !== undefined) headers.set('if-match', given.ifMatch === '*' ? '*' : `"${given.ifMatch}"`);
    if (given.idempotencyKey !== undefined) headers.set('idempotency-key', given.idempotencyKey);
    if (given.confirmationToken !== undefined) headers.set('confirmation-token', given.confirmationToken);
    const { body } = given;
    if (body !== undefined && !headers.has('content-type'))
      headers.set('content-type', CONTENT_TYPES[route.bodyType ?? 'json']);
    const init = { method: route.method, headers, ...(given.signal && { signal: given.signal }) };
    const content = body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body); // none of ours is shared memory
    const response = await fetch(new Request(url, body === undefined ? init : { ...init, body: content }));
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const data: unknown = isJson && text !== '' ? JSON.parse(text) : text;
    if (!response.ok)
      throw new ClientProblem(
        response.status,
        data !== null && typeof data === 'object' ? { ...data } : { detail: text.slice(0, 200) },
      );
    const [, etag] = /^"(.*)"$/.exec(response.headers.get('etag') ?? '') ?? [];
    return {
      status: response.status,
      data: data as z.output<Table[Name]['result']>,
      headers: response.headers,
      ...(etag !== undefined && { etag }),
    }; // the contract fuzzer holds answers to their schemas
  };
}

function pathOf(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(values.get(name))));
}

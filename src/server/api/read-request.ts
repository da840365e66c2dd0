import { bodyBytes } from 'inlay/internal/http/body-bytes.js';
import { expectedOneOf } from 'inlay/internal/message/nearest.js';
import { ProblemError } from 'inlay/internal/message/problem-error.js';
import { problemsOf } from 'inlay/internal/message/problems.js';
import { show } from 'inlay/internal/message/show.js';
import * as z from 'inlay/internal/zod.js';
import type { ApiRequest } from './api-request.js';
import { tooDeep } from './json-depth.js';
import { type ProblemPlace, refuse } from './problem.js';
import type { Route } from './route.js';

/** Bytes of a body, unless a route takes files. */
export const BODY_BYTES = 262_144;

/** Bytes of a body that is a file. */
export const FILE_BYTES = 8_388_608;

/** Letters of the name of a parameter that are told. */
const MOST_NAME = 100;

const MEDIA: Readonly<Record<NonNullable<Route['bodyType']>, RegExp>> = {
  json: /^application\/json\s*(?:;|$)/i,
  'merge-patch': /^application\/(?:merge-patch\+)?json\s*(?:;|$)/i,
  bytes: /^[\w.+-]+\/[\w.+-]+/,
};

/**
 * The body of a request, whole: JSON as its value, a file as its bytes.
 *
 * @returns the value, and the SHA-256-able text or bytes that it came as
 * @throws ApiProblem `too-large`, `unsupported-media-type`, `malformed-request`
 */
export async function readBody(request: ApiRequest, route: Route): Promise<{ value: unknown; bytes: Uint8Array }> {
  const kind = route.bodyType ?? 'json';
  const bytes = await bytesOf(request, kind === 'bytes' ? FILE_BYTES : BODY_BYTES);
  const type = request.headers.get('content-type') ?? '';
  if (!MEDIA[kind].test(type) && !(bytes.length === 0 && kind !== 'bytes')) {
    const expected =
      kind === 'bytes'
        ? 'the media type of the file'
        : `\`application/${kind === 'json' ? 'json' : 'merge-patch+json'}\``;
    refuse('unsupported-media-type', `Unexpected media type \`${type.slice(0, 100)}\`, expected ${expected}`);
  }
  const [, charset = 'utf-8'] = (kind !== 'bytes' && /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)) || [];
  if (!UTF_8.test(charset))
    refuse('unsupported-media-type', `Unexpected charset \`${charset.slice(0, 100)}\`, expected \`utf-8\``);
  return { value: kind === 'bytes' ? bytes : jsonOf(bytes), bytes };
}

/** JSON is UTF-8 alone; ASCII is a part of it. @see RFC 8259, section 8.1 */
const UTF_8 = /^(?:utf-?8|us-ascii)$/i;

async function bytesOf(request: ApiRequest, limit: number): Promise<Uint8Array> {
  if ((request.headers.get('content-encoding') ?? 'identity') !== 'identity')
    refuse('unsupported-media-type', 'Unexpected encoding of the body, expected none');
  try {
    const body = bodyBytes(limit, request.headers.get('content-length'));
    if (request.body) for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) body.add(chunk); // all runtimes' streams can be iterated; the DOM's type can't
    return body.take();
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'body-too-large')
      return refuse('too-large', `Unexpected size of the body, expected at most ${limit} bytes`);
    return refuse('malformed-request', 'The body ended before its end');
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return refuse('malformed-request', 'Unexpected body, expected JSON in UTF-8');
  }
  const deep = tooDeep(value);
  if (deep) refuse('validation-failed', 'The body is nested too deep', { errors: [deep] });
  return value;
}

/**
 * A part of a request, as its schema has it.
 *
 * @param part what the pointers begin with: empty for the body, `/query` and `/path` for the others
 * @throws ApiProblem `validation-failed` with every place
 */
export function checked<Value>(schema: z.ZodType<Value>, value: unknown, part: '' | '/query' | '/path'): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const places = placesOf(result.error, schema, value, part);
  const what = part === '' ? 'body' : part.slice(1);
  return refuse('validation-failed', `The ${what} has ${count(places.length)}`, { errors: places });
}

/** `a problem`, `3 problems` */
export function count(problems: number): string {
  return problems === 1 ? 'a problem' : `${problems} problems`;
}

/** Every place of a value that its schema does not allow. */
export function placesOf(error: z.ZodError, schema: z.ZodType, value: unknown, part = ''): ProblemPlace[] {
  const allowed = new Map(
    error.issues.flatMap((issue) =>
      issue.code === 'invalid_value'
        ? [[`/${issue.path.map(String).join('/')}`, issue.values.map(String)] as const]
        : [],
    ),
  );
  return problemsOf(error, schema, value).map(({ pointer, message }) => {
    const values = allowed.get(pointer as `/${string}`); // where there are values, it begins so
    return { pointer: `${part}${pointer}`, code: 'invalid', message, ...(values && { allowed: values }) };
  });
}

/**
 * The parameters of an address that a schema names: numbers and booleans as such, where it wants them.
 *
 * @throws ApiProblem `validation-failed` for those that it does not name, with the nearest one, and for one that stands twice
 */
export function queryOf({ searchParams }: URL, schema: z.ZodObject | undefined): Record<string, unknown> {
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema?.shape ?? {};
  const names = [...new Set(searchParams.keys())];
  const places = names.flatMap((name) => queryPlaces(name, searchParams.getAll(name).length, Object.keys(shape)));
  if (places.length > 0) refuse('validation-failed', `The query has ${count(places.length)}`, { errors: places });
  return Object.fromEntries(names.map((name) => [name, typed(searchParams.get(name) ?? '', shape[name])]));
}

function queryPlaces(name: string, times: number, allowed: readonly string[]): ProblemPlace[] {
  const pointer = `/query/${escaped(name)}`;
  if (!allowed.includes(name)) {
    const expected = allowed.length === 0 ? 'none: this route takes no query' : expectedOneOf(name, allowed);
    return [
      { pointer, code: 'unknown', message: `Unexpected ${show(name)} in the query, expected ${expected}`, allowed },
    ];
  }
  if (times === 1) return [];
  return [{ pointer, code: 'repeated', message: `Unexpected ${times} times \`${name}\`, expected it once` }];
}

/** A token of a JSON Pointer. @see RFC 6901, section 3 */
function escaped(name: string): string {
  return name.slice(0, MOST_NAME).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The parameters of a path as their schema wants them. */
export function paramsOf(params: Readonly<Record<string, string>>, schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typed(value, schema.shape[name])]));
}

function typed(value: string, schema: z.core.$ZodType | undefined): unknown {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) return typed(value, schema.unwrap());
  if (schema instanceof z.ZodNumber && /^-?\d{1,15}$/.test(value)) return Number(value);
  return value;
}

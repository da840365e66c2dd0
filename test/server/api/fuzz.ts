import fc from 'fast-check';
import type { Route, RouteTable } from '../../../src/server/api/route.js';
import * as z from '../../../src/zod.js';
import { type JsonSchema, type Making, valuesOf } from './from-json-schema.js';

/** A request as it is made up: what of it depends on answers before is filled in when it is sent. */
export interface MadeRequest {
  operation: string;
  method: string;
  /** Below the base, with `{parameters}`. */
  path: string;
  params: Readonly<Record<string, unknown>>;
  /** With its question mark, or empty. */
  query: string;
  headers: Record<string, string>;
  /** As it is sent. */
  body?: string;
  /**
   * Whether it is to be about what is there: parameters are ids that were seen, `If-Match` is the tag that was seen last at this
   * path, and a confirmation is redeemed.
   */
  isHonest: boolean;
}

/** Words of a group's requests by the name of the member that they are for. */
export type Words = Making['words'];

/** Requests of a table: most are as its schemas want them, others are wrong in one place or all over. */
export function requestsOf(routes: RouteTable, words: Words): fc.Arbitrary<MadeRequest> {
  return fc.oneof(...Object.entries(routes).map(([operation, route]) => requestOf(operation, route, words)));
}

function requestOf(operation: string, route: Route, words: Words): fc.Arbitrary<MadeRequest> {
  const value = (schema: z.ZodType | undefined) => (schema ? valuesOfZod(schema, words) : fc.constant({}));
  const part = (schema: z.ZodType | undefined) => mostly(value(schema), value(schema).chain(broken));
  return fc
    .record({
      params: part(route.params),
      query: part(route.query),
      body: bodyOf(route, words),
      headers: headersOf(route),
      isHonest: mostly(fc.constant(true), fc.constant(false)),
    })
    .map(({ params, query, body, headers, isHonest }) => ({
      operation,
      method: route.method,
      path: route.path,
      params: Object.fromEntries(Object.entries(params ?? {})),
      query: queryText(query),
      headers: { ...(body && { 'content-type': body.type }), ...headers },
      isHonest,
      ...(body && { body: body.text }),
    }));
}

function mostly<Value>(good: fc.Arbitrary<Value>, bad: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: bad });
}

function valuesOfZod(schema: z.ZodType, words: Words): fc.Arbitrary<unknown> {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema; // plain JSON
  const definition = (ref: string) => {
    const definitions = whole['$defs'] as Readonly<Record<string, JsonSchema>> | undefined; // as zod writes them
    const found = ref === '#' ? whole : definitions?.[ref.slice('#/$defs/'.length)];
    if (!found) throw new TypeError(`Unexpected \`$ref\` \`${ref}\``);
    return found;
  };
  return valuesOf(whole, { definition, words, depth: 5 });
}

const TYPES = { json: 'application/json', 'merge-patch': 'application/merge-patch+json', bytes: 'image/png' } as const;

function bodyOf(route: Route, words: Words): fc.Arbitrary<{ text: string; type: string } | undefined> {
  const type = TYPES[route.bodyType ?? 'json'];
  if (route.bodyType === 'bytes')
    return fc
      .constantFrom('', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', '%PDF-1.7 x', 'x')
      .map((text) => ({ text, type }));
  const { body } = route;
  if (!body) return fc.constant(undefined);
  const good = valuesOfZod(body, words);
  return fc.oneof(
    { weight: 8, arbitrary: good.map((value) => ({ text: JSON.stringify(value), type })) },
    { weight: 3, arbitrary: good.chain(broken).map((value) => ({ text: JSON.stringify(value) ?? '', type })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', '{', 'null', '[]', '"x"', '1e999', '{"a":1,"a":2}', `${'['.repeat(5000)}`)
        .map((text) => ({ text, type })),
    },
    { weight: 1, arbitrary: good.map((value) => ({ text: JSON.stringify(value), type: 'text/plain' })) },
  );
}

/** A value with something wrong in one place: another type, a member more, or one less. */
function broken(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.jsonValue({ maxDepth: 1 });
  const names = Object.keys(value);
  const other = fc.oneof(
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, -1, 1e300, 2 ** 31, '\u0000', 'x'.repeat(3000)),
  );
  const more = fc
    .constantFrom('more', '__proto__', '')
    .chain((name) => other.map((wrong) => ({ ...value, [name]: wrong })));
  if (Array.isArray(value) || names.length === 0) return fc.oneof(other, more);
  const change = fc.constantFrom(...names).chain((name) => {
    const { [name]: old, ...rest } = value as Record<string, unknown>; // its own name
    const wrong = (each: unknown) => ({ ...rest, [name]: each });
    return fc.oneof(fc.constant(rest), other.map(wrong), broken(old).map(wrong));
  });
  return fc.oneof({ weight: 4, arbitrary: change }, more);
}

function headersOf({ method, precondition }: Route): fc.Arbitrary<Record<string, string>> {
  const tag = fc.constantFrom('*', '"0"', 'W/"0"', '"a", "b"', 'x', `"${'f'.repeat(32)}"`, '');
  return fc
    .record(
      {
        ...(precondition && { 'if-match': tag }),
        'if-none-match': tag,
        ...(method === 'POST' && { 'idempotency-key': fc.constantFrom('a', 'b', '', 'c d', 'x'.repeat(200)) }),
        'confirmation-token': fc.constantFrom('x', '.', 'a.b'),
        accept: fc.constantFrom('application/json', '*/*', 'application/json;profile=platform'),
        'content-encoding': fc.constantFrom('identity', 'gzip'),
      },
      { requiredKeys: [] },
    )
    .chain((headers) =>
      // One of them in one request of three: more than one hides what the others do.
      fc.constantFrom(...Object.keys(headers), ...Array.from({ length: 12 }, () => '')).map((name) => {
        const value = headers[name as keyof typeof headers];
        return value === undefined ? {} : { [name]: value };
      }),
    );
}

/** A path with its parameters. */
export function filled(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => safe(params[name]));
}

function queryText(query: unknown): string {
  const parts = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [`${safe(name)}=${safe(value)}`],
  );
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** Percent-encoded; an address can't hold half a character. */
function safe(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return encodeURIComponent(text.toWellFormed()).replaceAll('.', '%2E');
}

import type * as z from 'inlay/internal/zod.js';
import type { ProblemCode } from './problem.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call does to the site: `destructive` is a write that takes away what others may rest on. */
export type Effect = 'read' | 'write' | 'destructive';

/** A route as data: everything that is said of it and done by it is made from this. */
export interface Route {
  method: Method;
  /** Below `/{namespace}/v1`, with parameters in braces: `/ai/pages/{id}`. */
  path: string;
  /** The group's heading in the document. */
  tag: string;
  /** What it does, in a few words. */
  summary: string;
  /** What an agent has to know before it calls. */
  description: string;
  /** What the credential must allow, as `menus:read`; absent for a public route. */
  scope?: string;
  effect: Effect;
  /** Whether doing it twice is the same as once. */
  isIdempotent: boolean;
  /** What `{parameters}` of the path are. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The body's schema in the document, where it has a name of its own. */
  bodyName?: string;
  /**
   * How the body is written.
   * @default 'json'
   */
  bodyType?: 'json' | 'merge-patch' | 'bytes';
  result: z.ZodType;
  /** The answer's schema in the document. */
  resultName: string;
  /**
   * HTTP status of a good answer.
   * @default 200
   */
  status?: 200 | 201 | 202;
  /**
   * The media type of a good answer.
   * @default 'application/json'
   */
  resultType?: string;
  /**
   * Of a GET, whether it answers 304 where `If-None-Match` names what it would answer. One that tells more than its document has
   * may have a tag for `If-Match` all the same.
   * @default true
   */
  answers304?: false;
  /** Problems beyond those that follow from the rest. */
  problems?: readonly ProblemCode[];
  /**
   * Whether `If-Match` is needed: `required` answers 428 without; `replace` does so where something is there already, takes
   * `If-None-Match: *` too, and leaves it to the route's function (`expectToReplace`); `either` answers 428 without it and
   * without what the body may have in its place, which the route's function knows.
   */
  precondition?: 'required' | 'optional' | 'replace' | 'either';
  /** Whether the first call answers with what would change, and the second one does it. */
  isConfirmed?: boolean;
  /** When, where its previewer lets some calls through: behind "confirmed". */
  confirmedWhen?: string;
}

/** Routes by their operation id. */
export type RouteTable = Readonly<Record<string, Route>>;

/** Checks a table's types and keeps its own, so that the client can tell what each route takes. */
export function defineRoutes<const Table extends RouteTable>(table: Table): Table {
  return table;
}

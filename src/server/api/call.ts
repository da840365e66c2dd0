import type { Principal } from './principal.js';

/** A request whose parts are checked: what a route's function gets. */
export interface Call {
  readonly operation: string;
  readonly principal: Principal;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The entity tag of `If-Match`, without quotes; `*` as it is. */
  readonly ifMatch?: string | undefined;
  /** Whether `If-None-Match: *` says that there must be none yet. */
  readonly isFirst?: boolean;
  /** Headers that the same request again must have, too, as they were sent. */
  readonly repeated?: Readonly<Record<string, string>>;
  /** The address of the server as the client has it, without a path: `https://example.com`. */
  readonly origin: string;
  /** What the whole path begins with: `/theme/v1`. */
  readonly base: string;
  /** What the log knows the request by. */
  readonly requestId: string;
  /** What the preview of a route that may have to be confirmed has seen: what the call does must rest on the same. */
  readonly rests?: Preview['rests'];
}

/** What a route's function answers. */
export interface Reply {
  body: unknown;
  /** Of what the answer is, without quotes: makes 304 possible. */
  etag?: string;
  status?: number;
  headers?: Readonly<Record<string, string>>;
}

/** What would be changed by a call that must be confirmed. */
export interface Preview {
  /** What happens, in a sentence. */
  summary: string;
  /** Before and after, by document. */
  changes: readonly { kind: string; key: string; before: unknown; after: unknown }[];
  /** Whether it can be taken back, and how. */
  undo: string;
  /** The entity tags that it rests on, by `kind/key`. */
  rests: Readonly<Record<string, string | null>>;
}

/** How a route is answered. */
export type Handler = (call: Call) => Promise<Reply>;

/** Of a call that need not be confirmed in the state that was seen. */
export type Unconfirmed = Pick<Preview, 'rests'>;

/** What a route that must be confirmed would do; nothing where just this call need not be confirmed in any state, such as a dry run. */
export type Previewer = (call: Call) => Promise<Preview | Unconfirmed | undefined>;

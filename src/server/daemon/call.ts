import type { Answer } from '../core/answer.js';
import type { ServerRequest } from '../core/request.js';

/** A request on its way through a route. */
export interface Call {
  request: ServerRequest;
  /** What stands for the parameters of the route's path, decoded. */
  params: Readonly<Record<string, string>>;
  /** The parameters of the query, by name; a list where one is there several times. */
  query: Readonly<Record<string, string | string[]>>;
  /** Empty where there is none. */
  body: Uint8Array;
  /** What the log says of the work. */
  work?: { done: number; failed: number; sent: number };
}

/** A route of the protocol. */
export interface Route {
  /** GET answers HEAD, too. */
  method: 'GET' | 'POST' | 'PUT';
  /** With parameters as in `/v1/sites/:revision`. */
  path: string;
  /** @throws ProblemError for what is refused */
  answer(call: Call): Answer | Promise<Answer>;
}

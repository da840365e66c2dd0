import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Exchange } from './exchange.js';
import { type Headers, outgoingHeaders } from './headers.js';
import { joined, type Page } from './page.js';
import { removeValidators } from './validators.js';

/** The conditions of a request, as the application reads them from Node's request. */
export function requestHeaders({ headers }: IncomingMessage): Headers {
  return {
    get(name) {
      const value = headers[name];
      return Array.isArray(value) ? value.join(', ') : value;
    },
    set(name, value) {
      headers[name] = value;
    },
    remove(name) {
      delete headers[name];
    },
  };
}

/**
 * Puts itself between an application and its response, until that is complete: what the application writes is expanded if it
 * turns out to be a page, and goes through as it is otherwise, with Node's own methods.
 *
 * That is decided in `writeHead`, behind all others that have put themselves there, as Node calls it for headers that are
 * sent unasked as well. So a page that comes in one piece is expanded before its headers go, and its length is known.
 */
export function expandResponse(response: ServerResponse, exchange: Exchange, method: string): void {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end };
  let isDecided = false;
  let isEnded = false;
  let page: Page | undefined;
  /** A body that comes in one piece, then what goes out in its place. */
  let whole: Uint8Array | undefined;

  const decide = (status: number): void => {
    isDecided = true;
    const headers = outgoingHeaders(response, (name, value) => response.setHeader(name, value));
    page = exchange.open(status, headers, method)?.page;
    if (whole === undefined) return;
    if (page) whole = joined([...page.write(whole), ...page.end()]);
    if (page?.hasFailed()) removeValidators(headers);
    const isUnsized = page !== undefined || headers.get('content-length') === undefined;
    if (isUnsized && isSized(response, status, method)) headers.set('content-length', String(whole.length));
  };

  response.writeHead = (...given: readonly unknown[]): ServerResponse => {
    const [, ...rest] = given;
    const status = Number(given[0]);
    if (isDecided || response.headersSent || !isStatus(status)) {
      return Reflect.apply(own.writeHead, response, given);
    }
    const [message, headers] = typeof rest[0] === 'string' ? rest : [undefined, rest[1] ?? rest[0]];
    response.statusCode = status;
    addHeaders(response, headers);
    decide(status);
    return Reflect.apply(own.writeHead, response, message === undefined ? [status] : [status, message]);
  };

  response.write = (...given: readonly unknown[]): boolean => {
    const { bytes, callback } = partsOf(given);
    if (bytes && !isDecided && !response.headersSent) response.writeHead(response.statusCode);
    if (!page || isEnded || response.destroyed || !bytes) return Reflect.apply(own.write, response, given);
    // Where nothing of it can go yet, Node still sends the headers, keeps callbacks in order and knows when to wait.
    return Reflect.apply(own.write, response, [joined(page.write(bytes)), callback]);
  };

  response.end = (...given: readonly unknown[]): ServerResponse => {
    const { bytes, callback } = partsOf(given);
    if (!bytes && hasChunk(given)) return Reflect.apply(own.end, response, given);
    if (!isDecided && !response.headersSent && !response.destroyed && mayBePage(response)) {
      whole = bytes ?? new Uint8Array();
      response.writeHead(response.statusCode);
    }
    isDecided = true;
    // Nobody reads what is held for a client that went.
    if (!page || isEnded || response.destroyed) return Reflect.apply(own.end, response, given);
    isEnded = true;
    const rest = whole ?? joined([...(bytes ? page.write(bytes) : []), ...page.end()]);
    return Reflect.apply(own.end, response, rest.length > 0 ? [rest, callback] : [callback]);
  };
}

/** Whether it is worth to look at what ends in one piece before its headers go. */
function mayBePage(response: ServerResponse): boolean {
  return response.statusCode === 304 || /text\/html/i.test(String(response.getHeader('content-type') ?? ''));
}

/** Whether Node would say the length of a body in one piece. */
function isSized(response: ServerResponse, status: number, method: string): boolean {
  if (method === 'HEAD' || status < 200 || status === 204 || status === 304) return false;
  return !response.hasHeader('transfer-encoding') && !response.hasHeader('trailer');
}

function isStatus(status: number): boolean {
  return status >= 100 && status <= 999;
}

/** Adds the headers of `writeHead` in any of its shapes: an object, pairs, or names and values in turn. */
function addHeaders(response: ServerResponse, given: unknown): void {
  if (typeof given !== 'object' || given === null) return;
  if (!Array.isArray(given)) {
    for (const [name, value] of Object.entries(given as OutgoingHttpHeaders)) {
      if (name !== '') response.setHeader(name, value as OutgoingHttpHeader); // Node itself refuses what is none
    }
    return;
  }
  const pairs: unknown[][] = given.every(Array.isArray) ? given : pairsOf(given);
  const seen = new Set<string>();
  for (const [name, value] of pairs as [string, string | string[]][]) {
    // As above. The first of a name takes the place of what was set before.
    if (seen.has(name.toLowerCase())) response.appendHeader(name, value);
    else response.setHeader(name, value);
    seen.add(name.toLowerCase());
  }
}

function pairsOf(flat: readonly unknown[]): unknown[][] {
  const pairs: unknown[][] = [];
  for (let index = 0; index < flat.length; index += 2) pairs.push([flat[index], flat[index + 1]]);
  return pairs;
}

type Callback = (error?: Error | null) => void;

/** Whether a call brings content at all, be it none that Node takes. */
function hasChunk([chunk]: readonly unknown[]): boolean {
  return chunk !== undefined && chunk !== null && typeof chunk !== 'function';
}

/** The arguments of `write` and `end`: a chunk, its encoding, a callback, each of the latter may be left out. */
function partsOf(given: readonly unknown[]): { bytes: Uint8Array | undefined; callback: Callback | undefined } {
  const [chunk, encoding] = given;
  const callback = given.find((argument): argument is Callback => typeof argument === 'function');
  if (chunk instanceof Uint8Array) return { bytes: chunk, callback };
  if (typeof chunk !== 'string') return { bytes: undefined, callback };
  return { bytes: Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'), callback }; // else it throws
}

import { pipeline, type Readable, Transform } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { claim } from './claim.js';
import type { Exchange } from './exchange.js';
import { exchanges } from './exchanges.js';
import { outgoingHeaders } from './headers.js';
import type { InlayOptions } from './options.js';
import { joined, type Page } from './page.js';
import { requestHeaders } from './server-response.js';
import { removeValidators } from './validators.js';
import { expandedResponse, expandingStream } from './web-response.js';

export type { InlayOptions } from './options.js';

/**
 * Plugin for Fastify that expands the components of the pages of the instance that it is registered on. Register it before
 * whatever compresses.
 *
 * @throws InlayError `invalid-limits`; `site-not-parsed` for a site that is not from `parseSite`
 */
const inlayFastify: FastifyPluginAsync<InlayOptions<FastifyRequest>> = async (app, options) => {
  const begin = exchanges(options, ({ originalUrl }: FastifyRequest) => originalUrl);
  const own = new WeakMap<FastifyRequest, Exchange>();

  const exchangeOf = async (request: FastifyRequest): Promise<Exchange | undefined> => {
    const known = own.get(request);
    if (known || !claim(request)) return known;
    const exchange = await begin(request, requestHeaders(request.raw));
    own.set(request, exchange);
    return exchange;
  };

  app.addHook('onRequest', async (request) => {
    await exchangeOf(request);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    // What was answered before the hook above has none yet.
    const exchange = await exchangeOf(request);
    return exchange ? expandPayload(payload, reply, exchange) : payload;
  });
};

/** What `reply.send` was given, expanded if it is a page. A `HEAD` has the payload of the `GET`, and so its length. */
function expandPayload(payload: unknown, reply: FastifyReply, exchange: Exchange): unknown {
  if (isResponse(payload)) return expandedResponse(payload, exchange, 'GET') ?? payload;
  const headers = outgoingHeaders(reply, (name, value) => reply.header(name, value));
  const page = exchange.open(reply.statusCode, headers, 'GET')?.page;
  if (!page) return payload;
  if (isWebStream(payload)) return payload.pipeThrough(expandingStream(page));
  if (isStream(payload)) return expandedStream(payload, page);
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return payload;
  const expanded = joined([...page.write(Buffer.from(payload as string)), ...page.end()]); // bytes are taken as well
  if (page.hasFailed()) removeValidators(headers);
  return Buffer.from(expanded.buffer, expanded.byteOffset, expanded.length);
}

/** As Fastify tells them apart, so that those of other implementations are known as well. */
function isResponse(payload: unknown): payload is Response {
  return Object.prototype.toString.call(payload) === '[object Response]';
}

function isWebStream(payload: unknown): payload is ReadableStream<Uint8Array> {
  return typeof payload === 'object' && payload !== null && 'getReader' in payload;
}

function isStream(payload: unknown): payload is Readable {
  return typeof payload === 'object' && payload !== null && 'pipe' in payload;
}

/** A stream that ends or breaks as the other does, and breaks it when nobody reads on. */
function expandedStream(stream: Readable, page: Page): Readable {
  const expanding = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      for (const piece of page.write(chunk)) this.push(piece);
      done();
    },
    flush(done) {
      for (const piece of page.end()) this.push(piece);
      done();
    },
  });
  pipeline(stream, expanding, () => {});
  return expanding;
}

/** What makes Fastify apply the hooks to the instance that registers the plugin, not to a scope of its own. */
export default Object.assign(inlayFastify, { [Symbol.for('skip-override')]: true });

import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { serve } from '@hono/node-server';
import express from 'express';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import inlayExpress from '../../src/adapters/express.js';
import inlayFastify from '../../src/adapters/fastify.js';
import inlayHono from '../../src/adapters/hono.js';
import type { InlayOptions } from '../../src/adapters/options.js';

/** What a route answers: a body in one piece or as it comes. */
export interface Answer {
  status?: number;
  headers: Record<string, string>;
  body: string | Uint8Array | AsyncIterable<string | Uint8Array> | undefined;
}

export type Route = (headers: IncomingHttpHeaders) => Answer;

export interface Framework {
  name: string;
  /** How often the middleware is mounted: once, or more often by mistake. */
  start(routes: Record<string, Route>, options: InlayOptions<unknown>, times?: number): Promise<Server>;
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // it listens on TCP
}

export async function stop(server: Server): Promise<void> {
  if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function') server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function isPiece(body: Answer['body']): body is string | Uint8Array | undefined {
  return body === undefined || typeof body === 'string' || body instanceof Uint8Array;
}

/** What a careful application does with the client's tag; Express does it by itself. */
function checked(route: Route, headers: IncomingHttpHeaders): Answer {
  const answer = route(headers);
  const tag = answer.headers['etag'];
  const isKnown = tag !== undefined && headers['if-none-match']?.split(', ').includes(tag);
  return isKnown ? { status: 304, headers: { etag: tag }, body: undefined } : answer;
}

export const FRAMEWORKS: readonly Framework[] = [
  {
    name: 'express',
    async start(routes, options, times = 1) {
      const app = express();
      app.disable('x-powered-by');
      for (let time = 0; time < times; time += 1) app.use(inlayExpress(options));
      for (const [path, route] of Object.entries(routes)) {
        app.get(path, (request, response) => {
          const { status = 200, headers, body } = route(request.headers);
          response.status(status).set(headers);
          if (isPiece(body)) response.send(typeof body === 'string' || !body ? body : Buffer.from(body));
          else pipeline(Readable.from(body), response, () => {});
        });
      }
      return listening(createServer(app));
    },
  },
  {
    name: 'fastify',
    async start(routes, options, times = 1) {
      const app = fastify();
      for (let time = 0; time < times; time += 1) await app.register(inlayFastify, options);
      for (const [path, route] of Object.entries(routes)) {
        app.get(path, (request, reply) => {
          const { status = 200, headers, body } = checked(route, request.headers);
          reply.code(status).headers(headers);
          return reply.send(
            isPiece(body) ? (typeof body === 'string' || !body ? body : Buffer.from(body)) : Readable.from(body),
          );
        });
      }
      await app.listen({ port: 0 });
      return app.server;
    },
  },
  {
    name: 'hono',
    async start(routes, options, times = 1) {
      const app = new Hono();
      for (let time = 0; time < times; time += 1) app.use(inlayHono(options));
      for (const [path, route] of Object.entries(routes)) {
        app.get(path, (context) => {
          const { status = 200, headers, body } = checked(route, context.req.header());
          const sent = isPiece(body) ? body : streamOf(body);
          return new Response((sent ?? null) as string | ReadableStream | null, { status, headers }); // bytes are taken as well
        });
      }
      return new Promise((resolve) => {
        const server = serve({ fetch: app.fetch, port: 0 }, () => resolve(server as Server)); // not of HTTP/2
      });
    },
  },
];

async function listening(server: Server): Promise<Server> {
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  return server;
}

/** A stream that asks for more when it is read, and tells the generator when nobody reads on. */
function streamOf(body: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = body[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done) controller.close();
        else controller.enqueue(typeof value === 'string' ? Buffer.from(value) : value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import express from 'express';
import { fastify } from 'fastify';
import { Hono } from 'hono';
import { createHandler, type HandlerOptions } from '../../src/http/index.js';
import { toNodeListener } from '../../src/http/node.js';

/** The path that every mount has before the namespace. */
export const PREFIX = '/wp-json';

/** A handler that is mounted somewhere. */
export interface Mounted {
  /** Asks for a path below the prefix. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Where it listens; nothing without a server. */
  port?: number;
  close(): Promise<void>;
}

export type Mount = (options: HandlerOptions) => Promise<Mounted>;

const plain: Mount = async (options) => {
  const handler = createHandler({ ...options, basePath: PREFIX });
  return {
    ask: (path, init) => handler(new Request(`http://inlay.example${PREFIX}${path}`, init)),
    close: async () => undefined,
  };
};

const node: Mount = async (options) =>
  listening(createServer(toNodeListener(createHandler({ ...options, basePath: PREFIX }))));

const hono: Mount = async (options) => {
  const handler = createHandler({ ...options, basePath: PREFIX });
  const app = new Hono().all(`${PREFIX}/*`, (c) => handler(c.req.raw));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(mounted(server as Server)),
    ); // HTTP/1 is what it serves by default
  });
};

const honoMount: Mount = async (options) => {
  const app = new Hono().mount(PREFIX, createHandler(options));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () =>
      resolve(mounted(server as Server)),
    ); // as above
  });
};

const expressUse: Mount = async (options) =>
  listening(createServer(express().use(PREFIX, toNodeListener(createHandler(options)))));

const expressParsed: Mount = async (options) => {
  const app = express().use(express.json({ limit: '10mb' }), express.urlencoded(), express.raw());
  return listening(createServer(app.use(PREFIX, toNodeListener(createHandler(options)))));
};

const fastifyAll: Mount = async (options) => {
  const app = fastify();
  const listener = toNodeListener(createHandler({ ...options, basePath: PREFIX }));
  app.all(`${PREFIX}/*`, {
    onRequest(request, reply) {
      reply.hijack();
      listener(request.raw, reply.raw);
    },
    handler: () => undefined,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { ...mounted(app.server), close: () => app.close() };
};

/** Every way in which the contract is held. */
export const MOUNTS: Readonly<Record<string, Mount>> = {
  'a plain call': plain,
  'node:http': node,
  'Hono, by a route': hono,
  'Hono, mounted': honoMount,
  'Express, by use': expressUse,
  'Express behind parsers of bodies': expressParsed,
  'Fastify, by a route': fastifyAll,
};

function listening(server: Server): Promise<Mounted> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(mounted(server))));
}

function mounted(server: Server): Mounted {
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    port,
    ask: (path, init) => fetch(`http://127.0.0.1:${port}${PREFIX}${path}`, init),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

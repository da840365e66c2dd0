import { type IncomingHttpHeaders, type IncomingMessage, type RequestOptions, request } from 'node:http';

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  /** The connection broke before the response was complete. */
  isBroken: boolean;
  trailers: NodeJS.Dict<string>;
}

/** Asks a server on this machine and gives the response when its headers are there. A connection of its own each time. */
export function open(port: number, path: string, options: RequestOptions = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, path, agent: false, ...options }, resolve)
      .on('error', reject)
      .end();
  });
}

/** Reads a response to its end, be it a broken one. */
export function read(message: IncomingMessage): Promise<Got> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('error', () => {});
    message.on('close', () => {
      const { statusCode: status = 0, headers, complete, trailers } = message;
      resolve({ status, headers, body: Buffer.concat(chunks), isBroken: !complete, trailers });
    });
  });
}

export async function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Got> {
  return read(await open(port, path, { headers, method }));
}

import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { FRAME_POLICY, PAGE_POLICY } from './policies.js';
import type { PublicFile } from './public-file.js';

/**
 * What every answer says. Nothing is kept, as all may change; a form is sent with its origin, which a policy that sends no
 * referrer at all would hide.
 */
const COMMON = {
  'cache-control': 'no-store',
  'content-security-policy': PAGE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
};

/** Puts on what every answer says. */
export function begin(response: ServerResponse): void {
  for (const [name, value] of Object.entries(COMMON)) response.setHeader(name, value);
}

/** Answers a page of the preview. */
export function sendPage(response: ServerResponse, status: number, html: string): void {
  sendText(response, status, 'text/html; charset=utf-8', html);
}

/** Answers a document for a frame. */
export function sendFrame(response: ServerResponse, html: string): void {
  response.setHeader('content-security-policy', FRAME_POLICY);
  sendText(response, 200, 'text/html; charset=utf-8', html);
}

/** Answers a text. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

/** Answers a file of the site to a frame, which is a stranger to its own server; as a page of its own it would be one, too. */
export async function sendPublic(response: ServerResponse, { handle, type, size }: PublicFile): Promise<void> {
  response.setHeader('content-security-policy', FRAME_POLICY);
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (type.startsWith('font/')) response.setHeader('access-control-allow-origin', '*');
  response.writeHead(200, { 'content-type': type, 'content-length': size });
  if (response.req.method === 'HEAD' || size === 0) {
    await handle.close();
    response.end();
    return;
  }
  // No more than was promised, should the file grow meanwhile; one that shrinks breaks the connection.
  // `pipeline` closes the file whatever becomes of the response, also of one whose reader has left already.
  await pipeline(handle.createReadStream({ end: size - 1 }), response).catch(() => response.destroy());
}

/** Tells a frame that a file is not there, and shows it nothing else: a page would be refused to it as another origin's. */
export function sendMissing(response: ServerResponse): void {
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  sendText(response, 404, 'text/plain; charset=utf-8', 'There is no such file.\n');
}

/** Sends a browser on to a page after it has sent a form. */
export function sendOn(response: ServerResponse, address: string): void {
  response.writeHead(303, { location: address, 'content-length': 0 });
  response.end();
}

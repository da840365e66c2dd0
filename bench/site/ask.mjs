/** Requests to the Theme API and to a site, over connections that are kept. */
import { request } from 'node:http';

const TYPES = { PATCH: 'application/merge-patch+json' };

/**
 * Asks the API; PUT and DELETE for whatever is there.
 *
 * @returns its answer, as JSON where it has content
 * @throws for an answer that is no success
 */
export async function ask(port, { method = 'GET', path, key, body, headers = {}, agent }) {
  const json = body === undefined ? undefined : JSON.stringify(body);
  const {
    status,
    headers: given,
    text,
  } = await fetched(port, {
    method,
    path: `/theme/v1${path}`,
    headers: {
      authorization: `Bearer ${key}`,
      ...(json !== undefined && { 'content-type': TYPES[method] ?? 'application/json' }),
      ...(/PUT|DELETE/.test(method) && { 'if-match': '*' }),
      ...headers,
    },
    body: json,
    agent,
  });
  if (status >= 400) throw new Error(`Unexpected ${status} of ${method} ${path}: ${text.slice(0, 500)}`);
  return /json/.test(given['content-type'] ?? '') ? JSON.parse(text) : {};
}

/** Asks a server. @returns the status and the whole body */
export function fetched(port, { method = 'GET', path, headers = {}, body, agent = false }) {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const all = { ...headers, ...length };
    const sent = request({ port, host: '127.0.0.1', method, path, headers: all, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

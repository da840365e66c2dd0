import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEM_TYPE } from 'inlay/internal/http/answer.js';
import { problemsIn } from 'inlay/internal/message/problem-error.js';

/** The problems of what comes on a connection and is no request. */
export const CONNECTION_PROBLEMS = {
  'malformed-request': [400, 'The request is not valid HTTP'],
  'request-timeout': [408, 'The request did not arrive in time'],
  'headers-too-large': [431, 'The headers are too large'],
} as const;

type Code = keyof typeof CONNECTION_PROBLEMS;

/** What the errors of Node's parser come to, and ours; any other is a malformed request. */
const ERRORS: Readonly<Record<string, readonly [Code, string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['request-timeout', 'The request came too slowly'],
  HPE_HEADER_OVERFLOW: ['headers-too-large', 'Unexpected size of the headers'],
  SECOND_HOST: ['malformed-request', 'Unexpected second `Host` header, expected one'],
};

const problem = problemsIn(CONNECTION_PROBLEMS);

/**
 * Answers what is no request with a problem, and closes the connection.
 *
 * @param headers those that all answers of the server have
 */
export function refuseConnection(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [code, detail] = ERRORS[error.code ?? ''] ?? ['malformed-request', 'Unexpected bytes, expected HTTP/1.1'];
  const answer = problem(code, detail);
  const body = JSON.stringify(answer);
  const all = {
    ...headers,
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}\r\n${lines.join('')}\r\n${body}`);
  // A client that was too slow may never close its side.
  if (code === 'request-timeout') socket.destroySoon();
}

/** Whether a request names more than one host: Node takes the first, a proxy before it may have taken the last. @see RFC 9112, section 3.2 */
export function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === HOST.length && name.toLowerCase() === HOST) count += 1;
  }
  return count > 1;
}

const HOST = 'host';

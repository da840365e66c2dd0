import { createMcpHandler, type McpHttpHandler } from '@modelcontextprotocol/server';
import { problem } from 'inlay/internal/http/problem.js';
import { type Answer, problemAnswer } from '../core/answer.js';
import { isOwnHost, isOwnOrigin } from '../core/own-host.js';
import type { ServerRequest } from '../core/request.js';
import { MESSAGE_BYTES, SUBSCRIPTIONS } from './limits.js';
import { createServer, type McpOptions } from './server.js';

export interface McpHttpOptions extends McpOptions {
  /** Tells whether an `Authorization` header brings the secret. @default everybody may ask */
  authorize?: (header: string | undefined) => boolean;
  /** Called with the reason why the protocol refused a request. */
  onRefused(error: Error): void;
}

/** Where the server answers; everything else is 404. */
export const MCP_PATH = '/mcp';

const FOREIGN = 'Unexpected `Host` or `Origin`, expected those of this machine, such as `localhost` or `127.0.0.1`';
const NO_SECRET = 'Expected the secret of this server in `Authorization: Bearer <secret>`';
const NO_PATH = `Unexpected path, expected \`${MCP_PATH}\``;

/** The server over streamable HTTP. */
export interface McpHttp extends Pick<McpHttpHandler, 'notify' | 'close'> {
  /** Answers a request, whatever it is. */
  answer(request: ServerRequest): Answer | Promise<Response>;
}

/**
 * The server over streamable HTTP, without sessions: every request stands for itself. It answers requests for this
 * machine's own names alone, and from no page of another site: one that got hold of a name that leads here (DNS rebinding)
 * is refused by its `Host` or `Origin`.
 */
export function mcpHttp(options: McpHttpOptions): McpHttp {
  const { authorize = () => true, onRefused } = options;
  const { fetch, notify, close } = createMcpHandler(() => createServer(options), {
    maxRequestBodySize: MESSAGE_BYTES,
    maxSubscriptions: SUBSCRIPTIONS,
    onerror: onRefused,
  });
  return {
    notify,
    close,
    answer(request) {
      const { host, origin, authorization } = request.headers;
      if (!isOwnHost(host) || (origin !== undefined && !isOwnOrigin(origin))) {
        return problemAnswer(problem('forbidden', FOREIGN));
      }
      if (!authorize(authorization)) {
        return problemAnswer(problem('unauthenticated', NO_SECRET), { 'www-authenticate': 'Bearer' });
      }
      const asked = request.toWeb();
      if (new URL(asked.url).pathname !== MCP_PATH) return problemAnswer(problem('not-found', NO_PATH));
      return fetch(asked);
    },
  };
}

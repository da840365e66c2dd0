import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { guardConnections } from 'inlay/internal/connections/guard.js';
import { SERVER_TIMES } from 'inlay/internal/connections/limits.js';
import { serverLinks } from './addresses.js';
import { type AnswerMeans, answer } from './answer.js';
import type { Assets } from './assets.js';
import { events } from './events.js';
import { GRACE_MS, MAX_CONNECTIONS } from './limits.js';
import { begin, sendText } from './send.js';
import type { Session } from './session.js';

export interface PreviewServerOptions {
  session: Session;
  assets: Assets;
  /** Folder of the site's own files; none are served without. */
  publicFolder?: string | undefined;
  /**
   * Connections at once.
   * @default 256
   */
  connections?: number;
  /** Told of what is not the user's mistake. */
  onBug: (error: unknown) => void;
}

/** A server of a preview. */
export interface PreviewServer {
  /** Ready to listen, at a loopback address. */
  server: Server;
  /** Has all pages load anew what frames show: a file of the public folder has changed. */
  reloadFrames(): void;
  /** Ends: what was begun is answered, but not for long. */
  close(): Promise<void>;
}

/** Serves a preview to the browsers of this machine. What is asked before all canvases were worked on waits for that. */
export function createPreviewServer(options: PreviewServerOptions): PreviewServer {
  const { session, assets, publicFolder } = options;
  const token = randomBytes(16).toString('hex');
  const told = events(randomBytes(8).toString('hex'));
  const scripts = [...assets.keys()].filter((name) => name.endsWith('.js'));
  let changes = 0;
  const links = () => {
    const site = publicFolder === undefined ? {} : { site: { url: session.model().site.url, changes } };
    return serverLinks({ token, since: told.latest(), scripts, ...site });
  };
  const means: AnswerMeans = { ...options, links, token, events: told };
  const server = createServer(SERVER_TIMES, (request, response) => {
    begin(response);
    const answered = session.opened().then(() => answer(request, response, means));
    void answered.catch((error: unknown) => {
      if (request.socket.destroyed) return; // whoever asked has gone away
      options.onBug(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'text/plain; charset=utf-8', BUG);
    });
  });
  guardConnections(server, { most: options.connections ?? MAX_CONNECTIONS });
  const unsubscribe = session.subscribe((change) => told.tell(change));
  return {
    server,
    reloadFrames() {
      changes += 1;
      told.tell({ all: true, paths: [] });
    },
    async close() {
      unsubscribe();
      told.close();
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeIdleConnections();
      const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(impatience);
    },
  };
}

/** Not a page: what makes pages may be what failed. */
const BUG = 'Inlay failed. This is a bug of Inlay; the terminal that it runs in says more.\n';

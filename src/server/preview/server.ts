import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { basename } from 'node:path';
import { drain } from '../core/drain.js';
import { httpServer } from '../core/server.js';
import { serverLinks } from './addresses.js';
import { answer } from './answer.js';
import type { AnswerDeps } from './answer-deps.js';
import { COMMON_HEADERS, textAnswer } from './answers.js';
import type { Assets } from './assets.js';
import { checkingAnswer, isOfPreview, opensSoon } from './checking-answer.js';
import { events } from './events.js';
import { FORM_BYTES, FORMS_HELD, GRACE_MS, MAX_CONNECTIONS } from './limits.js';
import type { Session } from './session.js';
import { siteFiles } from './site-files.js';

export interface PreviewServerOptions {
  session: Session;
  assets: Assets;
  /** Folder of the site's own files; none are served without. */
  publicFolder?: string | undefined;
  /**
   * What the user calls that folder.
   * @default its own name
   */
  publicName?: string | undefined;
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
  /** Has all pages reload what frames show: a file of the public folder has changed. */
  reloadFrames(): void;
  /** Ends: what was begun is answered, but not for long. */
  close(): Promise<void>;
}

/** Serves a preview to the browsers of this machine. What is asked before all canvases were worked on waits for that; of many, a page says how far it is. */
export function createPreviewServer(options: PreviewServerOptions): PreviewServer {
  const { session, assets, publicFolder, publicName = basename(publicFolder ?? '') } = options;
  const token = randomBytes(16).toString('hex');
  const channel = events(randomBytes(8).toString('hex'));
  const scripts = [...assets.keys()].filter((name) => name.endsWith('.js'));
  let changes = 0;
  const links = () => {
    const site = publicFolder === undefined ? {} : { site: { url: session.model().site.url, changes } };
    return serverLinks({ token, since: channel.latest(), scripts, ...site });
  };
  const files = publicFolder === undefined ? undefined : siteFiles(publicFolder, publicName);
  const deps: AnswerDeps = { ...options, links, files, token, events: channel };
  const server = httpServer({
    async answer(request) {
      if (isOfPreview(request, deps)) return answer(request, deps);
      const checking = (await opensSoon(session)) ? undefined : checkingAnswer(request, deps);
      if (checking) return checking;
      await session.opened();
      return answer(request, deps);
    },
    connections: options.connections ?? MAX_CONNECTIONS,
    bodyLimit: FORM_BYTES,
    bodiesHeld: FORMS_HELD,
    headers: COMMON_HEADERS,
    onBug: options.onBug,
    bugAnswer: () => textAnswer(500, BUG),
  });
  const unsubscribe = session.subscribe((change) => channel.send(change));
  return {
    server,
    reloadFrames() {
      changes += 1;
      files?.forget();
      channel.send({ all: true, paths: [] });
    },
    async close() {
      unsubscribe();
      channel.close();
      await drain(server, { backlogMs: 0, idleMs: 0, busyMs: GRACE_MS });
    },
  };
}

/** Not a page: what makes pages may be what failed. */
const BUG = 'Inlay failed. This is a bug of Inlay; the terminal that it runs in says more.\n';

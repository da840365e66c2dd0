import type { Answer } from '../../core/answer.js';
import type { ServerRequest } from '../../core/request.js';
import { StorageError } from '../../store/document.js';
import { PREVIEW_PATH, readPreviewPath } from '../draft-address.js';
import type { SlotThreshold } from '../error-counts.js';
import { isOfModel, type SiteModel } from '../model.js';
import type { OpenSite } from '../open-site.js';
import { missingView, readPath } from '../pages/read-view.js';
import { readingOf } from '../pages/reading.js';
import { type Shared, sharedOf } from '../pages/shared.js';
import { asksWhoIsSignedIn } from '../pages/slots.js';
import { SLOT_ERRORS_PATH, slotErrors } from '../slot-errors.js';
import { type Entry, type FormSource, pageEntry } from './entry.js';
import { fileEntry } from './files.js';
import { OWN } from './headers.js';
import { pageCache } from './page-cache.js';
import { plain, redirect } from './plain.js';
import { previewOf } from './preview.js';
import { UPLOADS_PATH, uploadAt } from './uploads.js';

/** What visitors are answered by. */
export interface VisitorOptions {
  site: OpenSite;
  /** From `modelOf`. */
  model: () => Promise<SiteModel>;
  /** @default forms show what the site's state has of them */
  forms?: FormSource;
  /**
   * Whether pages are for a folder of files: they bring their policy, and report nothing.
   * @default false
   */
  isStatic?: boolean;
  /**
   * Whether a request with these cookies is of somebody who is signed in. It is asked only where a slot wants to know.
   * @default nobody is
   */
  isSignedIn?: (cookie: string) => Promise<boolean>;
  /** When a slot is taken out of pages because its script throws. @default errors of five visitors in ten minutes */
  quarantine?: Partial<SlotThreshold>;
  /** The address of a visitor. @default everybody is one visitor */
  addressOf?: (visit: Visit) => string;
  /**
   * Bytes of pages that are kept, about.
   * @default 134217728
   */
  cacheBytes?: number;
  /** Hears of what was answered with 500. */
  onError: (error: unknown) => void;
}

/** What is needed of a request: what Node has of it is enough. */
export type Visit = Pick<ServerRequest, 'method' | 'target' | 'headers' | 'bytes'>;

/** Answers visitors. Never fails. */
export type Visitors = (visit: Visit) => Answer | Promise<Answer>;

const CACHE_BYTES = 134_217_728;
const MOST_PAGES = 20_000;

/** Milliseconds after which a view looks for writes of other processes: to look takes as long as the view itself. */
const LOOK_MS = 20;

/** Bytes of a report of a slot. */
const REPORT_BYTES = 4096;

/** Milliseconds are of no use to who waits for a disk. */
const RETRY_AFTER = '2';

const MISSING = '\n404';

/** The site as visitors have it, on what Node has of a request: a page that was shown before takes some microseconds. */
export function visitors(options: VisitorOptions): Visitors {
  const { site, model, forms, isSignedIn, isStatic = false, onError } = options;
  const { store } = site;
  const kept = pageCache<Entry>({ count: MOST_PAGES, size: options.cacheBytes ?? CACHE_BYTES });
  const begun = new Map<string, Promise<Entry | undefined>>();
  const hearError = slotErrors({ site, onError, ...(options.quarantine && { threshold: options.quarantine }) });
  let writes = 0;
  let shared: Shared | undefined;
  let year = 0;
  let asksWho: boolean | undefined;

  store.onWrite((documents) => {
    writes += 1;
    if (documents.some(({ kind }) => isOfModel(kind))) reset();
    else kept.drop(documents);
  });

  function reset(): void {
    kept.clear();
    begun.clear();
    shared = undefined;
    asksWho = undefined;
  }

  async function sharedNow(): Promise<Shared> {
    const now = await model();
    if (shared?.model !== now) {
      shared = sharedOf(now, year);
      asksWho = asksWhoIsSignedIn(now.slots);
    }
    return shared;
  }

  function visit(request: Visit): Answer | Promise<Answer> {
    const path = pathOf(request.target);
    const today = site.now().getUTCFullYear();
    if (today !== year) {
      reset();
      year = today;
    }
    if (asksWho === false) {
      const entry = kept.get(path);
      if (entry) return delivered(entry, request);
    }
    return slowly(path, request).catch(failed);
  }

  async function slowly(path: string, request: Visit): Promise<Answer> {
    if (path.startsWith(UPLOADS_PATH)) {
      const upload = await uploadAt(site.folder, path, request.headers['if-none-match']);
      if (upload) return upload;
    }
    if (path.startsWith(PREVIEW_PATH)) return previewed(path, request);
    await sharedNow();
    const { cookie = '' } = request.headers;
    const who = asksWho === true && cookie !== '' && ((await isSignedIn?.(cookie)) ?? false);
    const found = await entryAt(path, who);
    if (found) return delivered(found, request);
    const moved = await movedFrom(path);
    if (moved !== undefined) return redirect(moved, request.target);
    const missing = await entryAt(MISSING, who);
    return missing ? delivered(missing, request) : plain(404, 'Not found\n');
  }

  /** The entry of a path, made once however many ask for it. */
  function entryAt(path: string, who: boolean): Promise<Entry | undefined> {
    // Paths are decoded and may have any sign, but each begins with a slash: what begins otherwise is no visitor's.
    const key = who ? `in:${path}` : path;
    const known = kept.get(key);
    if (known) return Promise.resolve(known);
    const making = begun.get(key);
    if (making) return making;
    const made = make(path, key, who).finally(() => {
      if (begun.get(key) === made) begun.delete(key);
    });
    begun.set(key, made);
    return made;
  }

  async function make(path: string, key: string, who: boolean): Promise<Entry | undefined> {
    const before = writes;
    const now = await sharedNow();
    const reading = readingOf(store);
    const headers = asksWho === true ? { 'cache-control': OWN, vary: 'Cookie' } : {};
    const found = path === MISSING ? { view: missingView(now) } : await readPath(path, now, reading);
    const entry =
      typeof found === 'object' && 'view' in found
        ? pageEntry(found.view, {
            shared: now,
            isSignedIn: who,
            isStatic,
            secret: site.secrets.signing,
            forms,
            headers,
          })
        : await fileEntry(path, now, store, reading);
    // What was read may be older than what was written meanwhile.
    if (entry && before === writes) kept.keep(key, entry, reading.names, sizeOf(entry));
    return entry;
  }

  /** Where a path leads to: where its page has gone, or the same with a slash. */
  async function movedFrom(path: string): Promise<string | undefined> {
    const now = await sharedNow();
    const reading = readingOf(store);
    const found = await readPath(path, now, reading);
    if (typeof found === 'object' && 'moved' in found) return found.moved;
    if (path.endsWith('/') || path.includes('.')) return undefined;
    const slashed = await readPath(`${path}/`, now, reading);
    if (slashed === 'missing') return undefined;
    return 'moved' in slashed ? slashed.moved : `${path}/`;
  }

  async function previewed(path: string, request: Visit): Promise<Answer> {
    const what = readPreviewPath(site.secrets.signing, path, site.now());
    const found = what && (await previewOf(what, await model(), year, readingOf(store)));
    if (!found) return plain(404, 'There is no such preview, or it has expired\n');
    const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
    return delivered(
      pageEntry(found.view, { shared: found.shared, isSignedIn: false, secret: site.secrets.signing, forms, headers }),
      request,
    );
  }

  async function posted(request: Visit): Promise<Answer> {
    const { 'sec-fetch-site': from = 'same-origin', 'content-length': length = '0' } = request.headers;
    if (from !== 'same-origin' || Number(length) > REPORT_BYTES) return plain(403, 'Forbidden\n');
    const report = new TextDecoder().decode(await request.bytes(REPORT_BYTES));
    return hearError(report, options.addressOf?.(request) ?? 'visitor');
  }

  function failed(error: unknown): Answer {
    if (error instanceof StorageError) {
      const answer = plain(503, 'The site is not available now, please try again\n');
      return { ...answer, headers: { ...answer.headers, 'retry-after': RETRY_AFTER } };
    }
    onError(error);
    return plain(500, 'The site has failed, we are sorry\n');
  }

  return (request) => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      if (method === 'POST' && pathOf(request.target) === SLOT_ERRORS_PATH) return posted(request).catch(failed);
      const answer = plain(405, 'Unexpected method, expected GET or HEAD\n');
      return { ...answer, headers: { ...answer.headers, allow: 'GET, HEAD' } };
    }
    const looking = store.look(LOOK_MS);
    return looking ? looking.then(() => visit(request), failed) : visit(request);
  };
}

function delivered(entry: Entry, { headers }: Visit): Answer | Promise<Answer> {
  return 'fixed' in entry ? entry.fixed.answer(headers) : entry.fresh();
}

function sizeOf(entry: Entry): number {
  return 'fixed' in entry ? entry.fixed.size : entry.size;
}

/** The path of a request's target, decoded; as it is where it is no UTF-8. */
function pathOf(target: string): string {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  if (!path.startsWith('/')) return URL.canParse(path) ? new URL(path).pathname.replace(/^[^/].*/s, '/') : '/';
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

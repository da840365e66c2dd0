import { parseManifest } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { InlayError, type Problem } from '../../message/error.js';
import { collect } from '../input/read-input.js';
import { parseJson } from '../input/read-json.js';
import { decodeUtf8 } from '../input/utf8.js';
import { isWeb } from '../options/page-url.js';

/** What the address of a published manifest answers. */
export interface Published {
  url: string;
  /** HTTP status of the last answer, redirects followed. */
  status: number;
  /** The manifest, if the status is 200 and the answer is one. */
  manifest?: Manifest;
  /** What is wrong with an answer of status 200. */
  problems?: Problem[];
}

/** Redirects that are followed: browsers follow 20, and nobody needs more than a few. */
const MAX_REDIRECTS = 5;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export interface FetchOptions {
  /**
   * Milliseconds for the whole of it, redirects and body included.
   * @default 10_000
   */
  timeoutMs?: number;
}

/**
 * Fetches a published manifest by http or https. It follows redirects, but never from https to another protocol.
 *
 * @throws InlayError `endpoint-failed` when there is no answer, or none within the time
 */
export async function fetchManifest(url: string, options: FetchOptions = {}): Promise<Published> {
  const { timeoutMs = 10_000 } = options;
  try {
    return await ask(url, AbortSignal.timeout(timeoutMs));
  } catch (error) {
    if (error instanceof InlayError) throw error;
    if (error instanceof Error) throw failed(url, reasonOf(error, timeoutMs));
    throw error;
  }
}

async function ask(url: string, signal: AbortSignal): Promise<Published> {
  let target = new URL(url);
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(target.href, { redirect: 'manual', signal, headers: { accept: 'application/json' } });
    const { status, body, headers } = response;
    const location = REDIRECTS.has(status) ? headers.get('location') : null;
    if (location === null) {
      if (status === 200) return { url, status, ...read(await collect(body ?? empty(), url)) };
      await body?.cancel();
      return { url, status };
    }
    await body?.cancel();
    if (redirects === MAX_REDIRECTS) throw failed(url, `it redirects more than ${MAX_REDIRECTS} times`);
    target = redirected(url, target, location);
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}

function redirected(url: string, from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  if (to && isWeb(to) && to.username === '' && (from.protocol === to.protocol || to.protocol === 'https:')) return to;
  throw failed(url, `it redirects to \`${location}\`, expected an address of the same protocol or https`);
}

function read(bytes: Uint8Array): Pick<Published, 'manifest' | 'problems'> {
  try {
    return { manifest: parseManifest(parseJson(decodeUtf8(bytes, 'drop'), 'the answer')) };
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return { problems: error.problems.length > 0 ? error.problems : [{ pointer: '', message: error.message }] };
  }
}

function failed(url: string, reason: string): InlayError {
  return new InlayError('endpoint-failed', `Cannot fetch \`${url}\`: ${reason}`);
}

/** What the codes of a failed connection say in words. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was closed',
  EAI_AGAIN: 'the name of the host could not be resolved',
  ENOTFOUND: 'there is no such host',
  UND_ERR_SOCKET: 'the connection was closed',
};

function reasonOf(error: Error, timeoutMs: number): string {
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  return REASONS[code] ?? cause.message;
}

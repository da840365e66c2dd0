import { InlayError } from '../../message/error.js';
import { VERSION } from '../../version.js';
import { isWeb } from '../options/page-url.js';
import { isPrivateHost } from './private-address.js';
import { collect } from './read-input.js';

/** What an address answers. */
export interface WebAnswer {
  /** Where the answer comes from, redirects followed. */
  url: string;
  /** HTTP status of the last answer. */
  status: number;
  /** The media type, in lower case and without parameters. */
  type: string;
  /** The body of an answer of status 200; empty for others. */
  bytes: Uint8Array;
}

export interface WebOptions {
  /** Media types that are asked for. */
  accept: string;
  /** Milliseconds for the whole of it, redirects and body included. */
  timeoutMs: number;
  /**
   * Bytes of a body, at most.
   * @default those of any input
   */
  bytes?: number;
}

/** Redirects that are followed: browsers follow 20, and nobody needs more than a few. */
const MAX_REDIRECTS = 5;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Who asks, for those who look at their logs. */
const USER_AGENT = `inlay/${VERSION}`;

/**
 * Fetches an address by http or https. It follows redirects, but never from https to another protocol, nor to another host of
 * this machine or a private network.
 *
 * @throws InlayError `fetch-failed` when there is no answer, or none within the time; `limit-exceeded` for one that is too
 *   long
 */
export async function fetchWeb(url: string, options: WebOptions): Promise<WebAnswer> {
  const { timeoutMs } = options;
  try {
    return await ask(url, AbortSignal.timeout(timeoutMs), options);
  } catch (error) {
    if (error instanceof InlayError) throw error;
    if (error instanceof Error) throw failed(url, reasonOf(error, timeoutMs));
    throw error;
  }
}

async function ask(url: string, signal: AbortSignal, { accept, bytes }: WebOptions): Promise<WebAnswer> {
  let target = new URL(url);
  const limit = bytes === undefined ? undefined : { bytes, reason: '' };
  for (let redirects = 0; ; redirects += 1) {
    const response = await fetch(target.href, {
      redirect: 'manual',
      signal,
      headers: { accept, 'user-agent': USER_AGENT },
    });
    const { status, body, headers } = response;
    const location = REDIRECTS.has(status) ? headers.get('location') : null;
    if (location === null) {
      const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      const answer = { url: target.href, status, type };
      if (status === 200) return { ...answer, bytes: await collect(body ?? empty(), url, limit) };
      await body?.cancel();
      return { ...answer, bytes: new Uint8Array() };
    }
    await body?.cancel();
    if (redirects === MAX_REDIRECTS) throw failed(url, `it redirects more than ${MAX_REDIRECTS} times`);
    const next = redirected(url, target, location);
    // Whoever asked named the first host: others may not send them around in their own network.
    if (next.hostname !== new URL(url).hostname && (await isPrivateHost(next)))
      throw failed(url, `it redirects to \`${next.origin}\`, which is in a private network`);
    target = next;
  }
}

async function* empty(): AsyncGenerator<Uint8Array> {}

function redirected(url: string, from: URL, location: string): URL {
  const to = URL.canParse(location, from.href) ? new URL(location, from.href) : undefined;
  const isPlain = to && isWeb(to) && to.username === '' && to.password === '';
  if (isPlain && (from.protocol === to.protocol || to.protocol === 'https:')) return to;
  throw failed(url, `it redirects to \`${location}\`, expected an address of the same protocol or https`);
}

function failed(url: string, reason: string): InlayError {
  return new InlayError('fetch-failed', `Cannot fetch \`${url}\`: ${reason}`);
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

import { parseManifest } from '../../manifest/parse.js';
import type { Manifest } from '../../manifest/schema.js';
import { InlayError, type Problem } from '../../message/error.js';
import { fetchWeb } from '../input/fetch-web.js';
import { parseJson } from '../input/read-json.js';
import { decodeUtf8 } from '../input/utf8.js';

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
 * @throws InlayError `fetch-failed` when there is no answer, or none within the time
 */
export async function fetchManifest(url: string, { timeoutMs = 10_000 }: FetchOptions = {}): Promise<Published> {
  const { status, bytes } = await fetchWeb(url, { accept: 'application/json', timeoutMs });
  return status === 200 ? { url, status, ...read(bytes) } : { url, status };
}

function read(bytes: Uint8Array): Pick<Published, 'manifest' | 'problems'> {
  try {
    return { manifest: parseManifest(parseJson(decodeUtf8(bytes, 'drop'), 'the answer')) };
  } catch (error) {
    if (!(error instanceof InlayError)) throw error;
    return { problems: error.problems.length > 0 ? error.problems : [{ pointer: '', message: error.message }] };
  }
}

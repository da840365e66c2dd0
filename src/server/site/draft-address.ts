import { createHmac, timingSafeEqual } from 'node:crypto';

/** A draft as it is at one moment: when it is written again, its addresses are good for nothing. */
export interface DraftName {
  /** `canvas` or `page`. */
  kind: string;
  key: string;
  /** The document's entity tag. */
  etag: string;
}

/** What the paths begin with. */
export const PREVIEW_PATH = '/_inlay/preview/';

/**
 * A path under which a draft can be looked at without credentials: it is signed, and expires.
 *
 * @param signing secret of the site
 */
export function previewPath(signing: string, { kind, key, etag }: DraftName, expires: Date): string {
  const seconds = Math.floor(expires.getTime() / 1000);
  const mac = signed(signing, { kind, key, etag }, seconds);
  return `${PREVIEW_PATH}${encodeURIComponent(kind)}/${encodeURIComponent(key)}/${etag}.${seconds}.${mac}`;
}

/**
 * The draft that a path is of. Who draws it looks whether the document still has this tag.
 *
 * @param path of the request, without its query
 * @returns nothing for a path that is none of ours, was changed, or has expired
 */
export function readPreviewPath(signing: string, path: string, now: Date): DraftName | undefined {
  const [, kind, key, etag = '', expires = '', mac = ''] =
    /^\/_inlay\/preview\/([a-z]{1,20})\/([^/]{1,200})\/((?:\d{1,16}-)?[0-9a-f]{32})\.(\d{1,12})\.([\w-]{43})$/.exec(
      path,
    ) ?? [];
  const name = decoded(key);
  if (kind === undefined || name === undefined) return undefined;
  const draft = { kind, key: name, etag };
  const [given, own] = [Buffer.from(mac), Buffer.from(signed(signing, draft, Number(expires)))];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
  return Number(expires) * 1000 > now.getTime() ? draft : undefined;
}

function signed(signing: string, { kind, key, etag }: DraftName, seconds: number): string {
  const text = JSON.stringify([kind, key, etag, seconds]);
  return createHmac('sha256', signing).update(`preview\n${text}`).digest('base64url');
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

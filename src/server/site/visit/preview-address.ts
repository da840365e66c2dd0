import { createHmac, timingSafeEqual } from 'node:crypto';

/** What is looked at before it is published. */
export interface Previewed {
  kind: 'canvas' | 'page';
  key: string;
}

/** Where previews are. */
export const PREVIEW_PATH = '/_inlay/preview/';

/** Milliseconds that an address of a preview is good for, unless it is said. */
export const PREVIEW_MS = 3_600_000;

/**
 * The path of a preview: who has it may look at the draft of one canvas or page until it expires.
 *
 * @param secret of the site: `site.secrets.signing`
 */
export function previewPath(secret: string, { kind, key }: Previewed, expires: Date): string {
  const payload = Buffer.from(JSON.stringify([kind, key, expires.getTime()])).toString('base64url');
  return `${PREVIEW_PATH}${payload}.${signatureOf(secret, payload).toString('base64url')}`;
}

/** What the path of a preview is for; nothing where it is not ours or has expired. */
export function previewedAt(secret: string, path: string, now: Date): Previewed | undefined {
  const [payload = '', signature = ''] = path.slice(PREVIEW_PATH.length).split('.', 2);
  const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(secret, payload)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  // Signed by us, as `previewPath` writes it.
  const [kind, key, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [
    Previewed['kind'],
    string,
    number,
  ];
  return expires > now.getTime() ? { kind, key } : undefined;
}

function signatureOf(secret: string, payload: string): Buffer {
  return createHmac('sha256', secret).update(`preview\n${payload}`).digest();
}

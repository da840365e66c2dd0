import { join } from 'node:path';
import type { Answer } from '../../core/answer.js';
import { openPublic, type PublicTypes } from '../../core/public-file.js';
import { SITE_FILES } from '../open-site.js';
import { FILE_POLICY } from './headers.js';

/** What is served of the folder of uploads: nothing that runs in a page of this site. */
const TYPES: PublicTypes = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Where uploads are. */
export const UPLOADS_PATH = '/uploads/';

/** Seconds for which an upload is not asked for again. */
const MAX_AGE = 3600;

/** An upload of the site's folder; nothing where there is none that is served. */
export async function uploadAt(folder: string, path: string, known: string | undefined): Promise<Answer | undefined> {
  const parts = path.slice(UPLOADS_PATH.length).split('/');
  const file = await openPublic(join(folder, SITE_FILES.uploads), parts, TYPES);
  if (!file) return undefined;
  const { handle, type, size } = file;
  const { mtimeMs } = await handle.stat();
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    'content-type': type,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'cache-control': `public, max-age=${MAX_AGE}`,
    etag,
  };
  if (known?.includes(etag)) {
    await handle.close();
    return { status: 304, headers, body: '' };
  }
  const body = handle.createReadStream();
  return { status: 200, headers: { ...headers, 'content-length': String(size) }, body };
}

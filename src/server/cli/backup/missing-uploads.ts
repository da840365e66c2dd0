import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_FILES } from '../../site/open-site.js';

/** An address of an upload, as documents have it. */
const UPLOAD = /\/uploads\/([A-Za-z0-9][\w.-]{0,200})/g;

/** The names of uploads that an export names and a site's folder does not have: an export carries no files. */
export function missingUploads(exported: string, folder: string): string[] {
  const names = new Set([...exported.matchAll(UPLOAD)].map(([, name = '']) => name));
  return [...names].filter((name) => !existsSync(join(folder, SITE_FILES.uploads, name)));
}

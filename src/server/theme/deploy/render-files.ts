import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { escapeAttribute } from 'inlay/internal/html/escape.js';
import { refuse } from '../../api/problem.js';
import { addressesOfCss } from '../css/css-addresses.js';
import type { RenderedPath } from '../ports.js';
import { addressesOfHtml, fileOf, pathOfAddress } from './addresses.js';

/** A file of an export. */
export interface ExportedFile {
  /** Below the folder, with slashes. */
  path: string;
  sha256: string;
  bytes: number;
}

/** What an export is made with. */
export interface ExportOptions {
  renderPath: (path: string) => Promise<RenderedPath>;
  siteUrl: string;
  /** Paths to begin with; what they link to comes to them. */
  paths: readonly string[];
  /** Gets each file once. */
  write: (file: string, bytes: Uint8Array) => Promise<void>;
  onProgress: (done: number, total: number) => void;
}

/** Files of one export. */
const MOST_FILES = 20_000;

/** Addresses that are told to be left out. */
const MOST_TOLD = 100;

/** A path that no site has: what is answered to it is the page for what is missing. */
const MISSING = '/inlay-no-such-page/';

/**
 * Renders a site as files: from the given paths on all that they need and link to, as visitors get it.
 *
 * @throws ApiProblem `state-conflict` for a site with too many files
 */
export async function renderFiles(options: ExportOptions): Promise<{ files: ExportedFile[]; leftOut: string[] }> {
  const { renderPath, siteUrl, write, onProgress } = options;
  const files = new Map<string, ExportedFile>();
  const leftOut = new Set<string>();
  const seen = new Set(options.paths);
  const queue = [...seen];
  const keep = async (file: string, body: string | Uint8Array) => {
    if (files.has(file)) return;
    if (files.size >= MOST_FILES)
      refuse('state-conflict', `Unexpected number of files, expected at most ${MOST_FILES}`);
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
    files.set(file, { path: file, sha256: createHash('sha256').update(bytes).digest('hex'), bytes: bytes.length });
    await write(file, bytes);
  };
  for (let index = 0; index < queue.length; index += 1) {
    const path = queue[index] ?? '';
    const { status, headers, body } = await renderPath(path);
    const type = headers['content-type'] ?? '';
    const isHtml = type.startsWith('text/html');
    const target = status >= 300 && status < 400 ? headers['location'] : undefined;
    const file = fileOf(path, isHtml || target !== undefined);
    if (!file || (status !== 200 && target === undefined)) leftOut.add(`${path} (${status})`);
    else if (target !== undefined) await keep(file, redirectTo(target));
    else {
      await keep(file, body);
      for (const address of addressesIn(type, body)) {
        const found = pathOfAddress(address, path, siteUrl);
        if (found?.query) leftOut.add(`${found.path}${found.query}`);
        if (found?.query !== '' || seen.has(found.path)) continue;
        seen.add(found.path);
        queue.push(found.path);
      }
    }
    onProgress(index + 1, queue.length);
    await turn();
  }
  const missing = await renderPath(MISSING);
  if (missing.status === 404) await keep('404.html', missing.body);
  const sorted = [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  return { files: sorted, leftOut: [...leftOut].sort().slice(0, MOST_TOLD) };
}

function addressesIn(type: string, body: string | Uint8Array): string[] {
  const text = () => (typeof body === 'string' ? body : new TextDecoder().decode(body));
  if (type.startsWith('text/html')) return addressesOfHtml(text());
  return type.startsWith('text/css') ? addressesOfCss(text()) : [];
}

/** A page that leads on: hosts of files know no redirects. */
function redirectTo(target: string): string {
  const url = escapeAttribute(target);
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Moved</title><link rel="canonical" href="${url}"><meta http-equiv="refresh" content="0; url=${url}"><p><a href="${url}">${url}</a></p>\n`;
}

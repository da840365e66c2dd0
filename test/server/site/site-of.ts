import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createVisitorHandler, type VisitorOptions } from '../../../src/server/site/index.js';
import { modelOf } from '../../../src/server/site/model.js';
import { type OpenSite, openSite } from '../../../src/server/site/open-site.js';
import { seedSite } from '../../../src/server/site/seed.js';
import { seedDocuments } from '../../../src/server/site/seed-documents.js';
import type { DocumentWrite } from '../../../src/server/store/document.js';

/** When everything happens in the tests. */
export const NOW = new Date('2026-03-05T09:00:00.000Z');

/** Where the site of the tests is. */
export const ORIGIN = 'https://fjordlight.example';

/** The seeded site in a folder of its own, open, with what asks it as a visitor does. */
export async function siteOf(options: Partial<VisitorOptions> = {}, language = 'en') {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-site-'));
  const site = await openSite(folder, { driver: 'libsql', now: () => NOW });
  onTestFinished(async () => {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
  await seedSite(site, seedDocuments({ url: ORIGIN, now: NOW, language }));
  const errors: unknown[] = [];
  const model = modelOf(site.store);
  const visitorOptions: VisitorOptions = { site, model, onError: (error) => errors.push(error), ...options };
  const handler = createVisitorHandler(visitorOptions);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await handler(new Request(ORIGIN + path, { redirect: 'manual', ...init }));
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { site, model, handler, ask, errors, folder, visitorOptions };
}

/** Writes documents, whatever was there. */
export async function write(site: OpenSite, ...writes: DocumentWrite[]) {
  return site.store.write({ by: 'test', action: 'test.write', writes });
}

/** The writes of a page with its path. */
export function pageWrites(
  id: number,
  path: string,
  source: string,
  more: Record<string, unknown> = {},
): DocumentWrite[] {
  return [
    {
      kind: 'page',
      key: String(id),
      body: { path, title: `Page ${id}`, published: { source, manifest: '' }, ...more },
    },
    { kind: 'path', key: path, body: { page: String(id) } },
  ];
}

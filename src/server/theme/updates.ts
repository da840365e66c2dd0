import { VERSION } from 'inlay/internal/version.js';
import * as z from 'inlay/internal/zod.js';
import { defineRoutes } from '../api/route.js';
import { sha256 } from '../store/canonical.js';
import { MIGRATIONS } from '../store/migrations/index.js';
import { withStorage } from '../store/storage-failures.js';
import { defineArea, type ThemeDeps } from './area.js';

const versions = z.strictObject({ running: z.string(), stored: z.string().optional(), note: z.string() });

const routes = defineRoutes({
  getUpdates: {
    method: 'GET',
    path: '/ai/updates',
    tag: 'Updates',
    summary: 'Versions of all parts',
    description:
      'Of the program, of the contracts that it speaks, and of the tables. Nobody else is asked: no request leaves the server.',
    scope: 'site:read',
    effect: 'read',
    isIdempotent: true,
    result: z.strictObject({
      program: versions,
      api: versions,
      manifest: versions,
      theme: versions,
      schema: versions,
      restart_needed: z.boolean().describe('Whether another process has brought the tables to a newer version'),
    }),
    resultName: 'Updates',
  },
});

/** The versions of all that a site is made of. */
export const updates = defineArea({
  routes,
  handlers: (deps) => ({
    getUpdates: async () => {
      const { manifest, site } = await deps.model();
      const stored = await storedVersion(deps);
      const { contract } = manifest;
      const body = {
        program: { running: VERSION, note: 'Of `inlay` and `inlay-server`: `npm outdated` tells of newer ones' },
        api: { running: deps.api.info.version, note: 'Contract of the Theme API' },
        manifest: { running: contract.version, note: `Contract \`${contract.name}\` of the integration manifest` },
        theme: { running: site.theme.version, note: `Of the theme \`${site.theme.name}\`, as the site says` },
        schema: {
          running: String(MIGRATIONS.length),
          stored: String(stored),
          note: 'Of the tables: they are brought to the program on its start',
        },
        restart_needed: stored > MIGRATIONS.length,
      };
      return { body, etag: sha256(JSON.stringify(body)).slice(0, 32) };
    },
  }),
});

async function storedVersion({ site }: ThemeDeps): Promise<number> {
  const { db } = site.store.database;
  const row = await withStorage(() =>
    db.selectFrom('meta').select('value').where('name', '=', 'version').executeTakeFirst(),
  );
  return Number(row?.value ?? 0);
}

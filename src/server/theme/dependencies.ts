import { VERSION } from 'inlay/internal/version.js';
import * as z from 'inlay/internal/zod.js';
import { sql } from 'kysely';
import { defineRoutes } from '../api/route.js';
import type { SiteModel } from '../site/model.js';
import { sha256 } from '../store/canonical.js';
import { withStorage } from '../store/storage-failures.js';
import { defineArea, type ThemeDeps } from './area.js';

const part = z.strictObject({
  name: z.string(),
  version: z.string().optional(),
  status: z.enum(['present', 'missing']),
  needed_for: z.string(),
  cost: z.string().optional().describe('What is lost without it'),
  how: z.string().optional().describe('How it is brought in'),
});

type Part = z.output<typeof part>;

const routes = defineRoutes({
  getDependencies: {
    method: 'GET',
    path: '/ai/dependencies',
    tag: 'Site',
    summary: 'What the site rests on',
    description:
      'Parts with their versions, what is missing, what that costs, and how it is brought in. No addresses and no secrets.',
    scope: 'site:read',
    effect: 'read',
    isIdempotent: true,
    result: z.strictObject({ parts: z.array(part), missing: z.array(z.string()) }),
    resultName: 'Dependencies',
  },
});

/** The parts that a site rests on. */
export const dependencies = defineArea({
  routes,
  handlers: (deps) => ({
    getDependencies: async () => {
      const parts = [...(await programs(deps)), mail(deps), ...providers(await deps.model())];
      const missing = parts.filter(({ status }) => status === 'missing').map(({ name }) => name);
      const body = { parts, missing };
      return { body, etag: sha256(JSON.stringify(body)).slice(0, 32) };
    },
  }),
});

async function programs({ site }: ThemeDeps): Promise<Part[]> {
  const { database } = site.store;
  const isPostgres = database.dialect === 'postgres';
  return [
    { name: 'node', version: process.versions.node, status: 'present', needed_for: 'everything' },
    { name: 'inlay', version: VERSION, status: 'present', needed_for: 'components, linter, manifest' },
    {
      name: isPostgres ? 'postgresql' : 'sqlite',
      version: await databaseVersion(site.store.database.db, isPostgres),
      status: 'present',
      needed_for: isPostgres ? 'documents, for any number of processes' : 'documents, for one process',
    },
  ];
}

async function databaseVersion(db: ThemeDeps['site']['store']['database']['db'], isPostgres: boolean): Promise<string> {
  const query = isPostgres
    ? sql<{ version: string }>`select current_setting('server_version') as version`
    : sql<{ version: string }>`select sqlite_version() as version`;
  const { rows } = await withStorage(() => query.execute(db));
  return rows[0]?.version ?? 'unknown';
}

function mail({ ports }: ThemeDeps): Part {
  const needed_for = 'mailing messages of forms and confirmations of newsletters';
  if (ports.hasMail) return { name: 'smtp', status: 'present', needed_for };
  return {
    name: 'smtp',
    status: 'missing',
    needed_for,
    cost: 'Messages are kept, read with `inlay-server messages`, and mailed to nobody; nobody can confirm a newsletter',
    how: 'Start the server with `SMTP_URL`',
  };
}

/** The providers that the manifest knows, and those that it knows to be off. */
function providers({ manifest }: SiteModel): Part[] {
  return Object.entries(manifest.resources.addons).map(([name, { status, forms }]): Part => {
    const needed_for = `\`<x-addon>\` of \`${name}\``;
    if (status !== 'inactive' && forms.length > 0) return { name, status: 'present', needed_for };
    return {
      name,
      status: 'missing',
      needed_for,
      cost: 'The component shows nothing',
      how: 'Set it to `available` with a form: `PATCH /ai/site`',
    };
  });
}

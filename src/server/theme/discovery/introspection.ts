import { manifestSchema } from 'inlay/internal/manifest/schema.js';
import { VERSION } from 'inlay/internal/version.js';
import * as z from 'inlay/internal/zod.js';
import type { Reply } from '../../api/call.js';
import type { PageBody } from '../../site/kinds/page.js';
import type { Document } from '../../store/document.js';
import type { ThemeDeps } from '../area.js';
import { documentFacts, factsOf, sourceSummary, statusOf } from '../source-payload.js';

/** Items of each list: the lists of their own have the rest. */
const MOST = 100;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), more: z.boolean().describe('Whether there are others') });

const { contract, revision, site, resources } = manifestSchema.shape;

/** The state of the runtime. Codes, sources, mail addresses of forms and the markup of providers are not in it. */
export const introspection = z.strictObject({
  program: z.strictObject({ inlay: z.string(), contract, at: z.string() }),
  site,
  manifest: revision,
  resources: z.strictObject({
    logos: resources.shape.logos,
    menus: z.record(z.string(), z.strictObject({ assigned: z.boolean(), menu: z.string().optional() })),
    social: z.int(),
    contacts: z.array(z.string()),
    addons: z.record(z.string(), z.string()).describe('Status of each provider'),
    attachments: z.int(),
  }),
  options: z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
    .describe('Those that are not as by default'),
  canvases: listOf(z.strictObject({ name: z.string(), ...sourceSummary, ...documentFacts })),
  pages: listOf(
    z.strictObject({ id: z.int(), path: z.string(), title: z.string(), ...sourceSummary, ...documentFacts }),
  ),
  slots: listOf(
    z.strictObject({
      id: z.string(),
      title: z.string(),
      hook: z.string(),
      enabled: z.boolean(),
      status: z.string(),
      ...documentFacts,
    }),
  ),
  authors: z.array(z.string()),
  projects: listOf(z.strictObject({ key: z.string(), ...documentFacts })),
});

type Introspection = z.input<typeof introspection>;

/** The full state of the runtime, bounded and without secrets. */
export async function readIntrospection({ site, model }: ThemeDeps): Promise<Reply> {
  const { manifest, documents, options, canvases, slots, authors } = await model();
  const [pages, projects] = await Promise.all([
    site.store.list('page', { limit: MOST }),
    site.store.list('project', { limit: MOST }),
  ]);
  const { resources: all } = manifest;
  const body: Introspection = {
    program: { inlay: VERSION, contract: manifest.contract, at: site.now().toISOString() },
    site: manifest.site,
    manifest: manifest.revision,
    resources: {
      logos: all.logos,
      menus: menusOf(manifest.resources.menus, documents.menus.body.locations),
      social: all.social.length,
      contacts: Object.keys(all.contacts).slice(0, MOST),
      addons: Object.fromEntries(Object.entries(all.addons).map(([provider, { status }]) => [provider, status])),
      attachments: all.attachments.length,
    },
    options,
    canvases: bounded([...canvases.values()], ({ key, ...rest }) => ({
      name: key,
      status: statusOf(rest.body),
      ...factsOf({ key, ...rest }),
    })),
    pages: {
      items: (pages.items as Document<PageBody>[]).map(pageOf), // the store checks bodies by their kinds
      more: pages.next !== undefined,
    },
    slots: bounded(slots, (slot) => {
      const { title, hook, enabled, status } = slot.body;
      return { id: slot.key, title, hook, enabled, status, ...factsOf(slot) };
    }),
    authors: [...authors.keys()].slice(0, MOST),
    projects: {
      items: projects.items.map((project) => ({ key: project.key, ...factsOf(project) })),
      more: projects.next !== undefined,
    },
  };
  return { body };
}

function bounded<From, Item>(all: readonly From[], itemOf: (from: From) => Item): { items: Item[]; more: boolean } {
  return { items: all.slice(0, MOST).map(itemOf), more: all.length > MOST };
}

function pageOf(page: Document<PageBody>): Introspection['pages']['items'][number] {
  const { path, title } = page.body;
  return { id: Number(page.key), path, title, status: statusOf(page.body), ...factsOf(page) };
}

function menusOf(
  menus: Readonly<Record<string, { assigned: boolean }>>,
  locations: Readonly<Record<string, { menu?: string | undefined }>>,
) {
  return Object.fromEntries(
    Object.entries(menus).map(([location, { assigned }]) => {
      const menu = Object.hasOwn(locations, location) ? locations[location]?.menu : undefined;
      return [location, { assigned, ...(menu !== undefined && { menu }) }];
    }),
  );
}

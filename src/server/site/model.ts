import { buildManifest } from 'inlay/internal/manifest/build.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import { parseSite } from 'inlay/internal/site/parse.js';
import type { Site } from 'inlay/internal/site/schema.js';
import type { Document } from '../store/document.js';
import type { Store } from '../store/store.js';
import type { AuthorBody } from './kinds/author.js';
import type { CanvasBody } from './kinds/canvas.js';
import type { FormBody } from './kinds/form.js';
import type { KindName } from './kinds/index.js';
import type { MenusBody } from './kinds/menus.js';
import type { OptionsBody } from './kinds/options.js';
import type { SiteBody } from './kinds/site.js';
import type { SlotBody } from './kinds/slot.js';

/** All of a site that every page rests on, as it is now. Pages themselves are read one by one. */
export interface SiteModel {
  /** Another one whenever anything of it was written. */
  version: number;
  site: Site;
  manifest: Manifest;
  documents: { site: Document<SiteBody>; menus: Document<MenusBody> };
  options: OptionsBody;
  canvases: ReadonlyMap<string, Document<CanvasBody>>;
  /** In the order in which they stand in a page. */
  slots: readonly Document<SlotBody>[];
  authors: ReadonlyMap<string, Document<AuthorBody>>;
  /** How forms work, by `<provider>/<form>`; those without settings have none. */
  forms: ReadonlyMap<string, Document<FormBody>>;
}

/** The kinds that the model is made of: a write of any of these makes another one. */
const OF_MODEL: ReadonlySet<string> = new Set<KindName>([
  'site',
  'menus',
  'options',
  'canvas',
  'slot',
  'author',
  'form',
]);

/** Whether a document is part of the model: what was made of an older one may no longer be right when it is written. */
export function isOfModel(kind: string): boolean {
  return OF_MODEL.has(kind);
}

/** Milliseconds after which a look for writes of other processes is due. */
const LOOK_MS = 5;

/** Gives the model of now, which is made again after a write, be it one of another process. */
export function modelOf(store: Store): () => Promise<SiteModel> {
  let version = 0;
  let current: Promise<SiteModel> | undefined;
  store.onWrite((documents) => {
    if (documents.some(({ kind }) => OF_MODEL.has(kind))) current = undefined;
  });
  const now = () => {
    if (current) return current;
    version += 1;
    const made = readModel(store, version);
    current = made;
    // A storage that fails now may not fail for the next one who asks.
    made.catch(() => {
      if (current === made) current = undefined;
    });
    return made;
  };
  return () => store.look(LOOK_MS)?.then(now) ?? now();
}

/**
 * The site that two documents come to.
 *
 * @throws InlayError `invalid-site` with every problem
 */
export function siteOf(site: SiteBody, menus: MenusBody): Site {
  return parseSite({ ...site, menus });
}

async function readModel(store: Store, version: number): Promise<SiteModel> {
  const [site, menus, options] = await Promise.all([
    store.get('site', 'site'),
    store.get('menus', 'menus'),
    store.get('options', 'theme'),
  ]);
  if (!site || !menus) throw new TypeError('Unexpected store without a site, expected `seedSite` to have run');
  const kinds = ['canvas', 'slot', 'author', 'form'] as const;
  const all = await Promise.all(kinds.map((kind) => store.all(kind)));
  // The store checks bodies by the schemas of their kinds on the way in.
  const [canvases, slots, authors, forms] = all as [
    Document<CanvasBody>[],
    Document<SlotBody>[],
    Document<AuthorBody>[],
    Document<FormBody>[],
  ];
  const documents = { site: site as Document<SiteBody>, menus: menus as Document<MenusBody> };
  const parsed = siteOf(documents.site.body, documents.menus.body);
  return {
    version,
    site: parsed,
    manifest: buildManifest(parsed),
    documents,
    options: (options as Document<OptionsBody> | undefined)?.body ?? {},
    canvases: byKey(canvases),
    slots: slots.toSorted((a, b) => a.body.priority - b.body.priority || (a.key < b.key ? -1 : 1)),
    authors: byKey(authors),
    forms: byKey(forms),
  };
}

function byKey<Body>(documents: readonly Document<Body>[]): ReadonlyMap<string, Document<Body>> {
  return new Map(documents.map((document) => [document.key, document]));
}

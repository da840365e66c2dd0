import { buildManifest } from 'inlay/internal/manifest/build.js';
import type { Manifest } from 'inlay/internal/manifest/schema.js';
import type { Site } from 'inlay/internal/site/schema.js';
import { cache } from 'inlay/internal/text/memo.js';
import type { MenusBody } from '../site/kinds/menus.js';
import type { SiteBody } from '../site/kinds/site.js';
import { siteOf } from '../site/model.js';
import type { Revision } from '../store/document.js';
import type { Store } from '../store/store.js';

/** A site as it was, with its manifest. */
export interface PastSite {
  site: Site;
  manifest: Manifest;
}

/** Revisions of each document that are looked through: who wrote for an older manifest reads it again. */
const BACK = 50;

/** Past sites that are kept, by the revisions of their documents. */
const KEPT = 64;

const kept = cache<PastSite>({ count: KEPT });

/**
 * The site as it was when its manifest had a revision.
 *
 * @returns nothing where none of the last states had it
 */
export async function siteAt(store: Store, revision: string): Promise<PastSite | undefined> {
  const [sites, menus] = await Promise.all([
    store.revisions({ kind: 'site', key: 'site' }, { limit: BACK }),
    store.revisions({ kind: 'menus', key: 'menus' }, { limit: BACK }),
  ]);
  for (const [site, menu] of states(sites.items, menus.items)) {
    const past = pastSite(site, menu);
    if (past?.manifest.revision === revision) return past;
  }
  return undefined;
}

/** What stood together, the newest first: of two that changed one after the other, the older one goes on with what was. */
function* states(sites: readonly Revision[], menus: readonly Revision[]): Generator<[site: Revision, menus: Revision]> {
  let [s, m] = [0, 0];
  for (;;) {
    const [site, menu] = [sites[s], menus[m]];
    if (!site || !menu) return;
    yield [site, menu];
    if (site.change >= menu.change) s += 1;
    if (menu.change >= site.change) m += 1;
  }
}

function pastSite(site: Revision, menus: Revision): PastSite | undefined {
  if (site.body === null || menus.body === null) return undefined;
  const key = `${site.etag} ${menus.etag}`;
  const found = kept.get(key);
  if (found) return found;
  const made = siteOf(site.body as SiteBody, menus.body as MenusBody); // the store checks bodies by their kinds
  const past = { site: made, manifest: buildManifest(made) };
  kept.add(key, past);
  return past;
}

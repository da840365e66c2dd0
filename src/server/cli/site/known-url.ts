import type { SiteBody } from '../../site/kinds/site.js';
import type { Document } from '../../store/document.js';
import type { Store } from '../../store/store.js';

/**
 * The address that a site knows of itself. What the command line says wins over what was written before: it is the owner who
 * says it.
 *
 * @param said by `--url`, if at all
 */
export async function knownUrl(store: Store, said: string | undefined): Promise<string> {
  const { body, etag } = (await store.get('site', 'site')) as Document<SiteBody>; // every site is seeded with one
  if (said === undefined || said === body.site.url) return body.site.url;
  const moved: SiteBody = { ...body, site: { ...body.site, url: said } };
  const writes = [{ kind: 'site', key: 'site', body: moved, expect: etag }];
  await store.write({ by: 'cli', action: 'site.save', writes });
  return said;
}

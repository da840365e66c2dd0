import type { DocumentWrite } from '../store/document.js';
import type { OpenSite } from './open-site.js';

/**
 * Writes the first documents of an empty folder: a small believable site.
 *
 * @returns whether it was empty
 */
export async function seedSite({ store }: OpenSite, documents: readonly DocumentWrite[]): Promise<boolean> {
  if (await store.get('site', 'site')) return false;
  await store.write({ by: 'inlay', action: 'site.seed', writes: documents.map((each) => ({ ...each, expect: null })) });
  return true;
}

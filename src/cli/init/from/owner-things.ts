import { isOwner, type Thing, thingsOfType } from '../../../lint/document/things.js';
import { ownThings } from '../../../lint/owner/own-things.js';
import { siteNamesOf } from '../../../lint/owner/site-names.js';
import type { RatedPage } from './html-page.js';

/** The things of structured data that are who the site belongs to: the only one of a page, else those that are no other's. */
export function ownerThings({ document, manifest, isNamed }: RatedPage): readonly Thing[] {
  const owners = thingsOfType(document, isOwner);
  if (owners.length < 2 || !isNamed) return owners;
  const own = new Set(ownThings(document, siteNamesOf(manifest)).map(({ thing }) => thing));
  return owners.filter((thing) => own.has(thing));
}

import { networkName } from '../../component/social/networks.js';
import type { Site } from '../../site/schema.js';
import { folded } from '../page/tree.js';
import type { Resource } from './resource.js';
import { linkTarget } from './target.js';

/** The site's profiles, if there are any. */
export function profiles(site: Site): Resource[] {
  const items = site.social.flatMap(({ network, url, label }) => {
    const target = linkTarget(url, site);
    const text = folded(label?.trim() ? label : networkName(network));
    return target ? [{ kind: 'entry' as const, text, target }] : []; // a literal of the kinds
  });
  return items.length === 0 ? [] : [{ pointer: '/social', name: "the site's profiles", items, linked: true }];
}

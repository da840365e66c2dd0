import { networkName } from '../../component/social/networks.js';
import { classSuffix } from '../../html/element.js';
import type { Site } from '../../site/schema.js';
import { showsNothing } from '../../text/shows-nothing.js';
import { folded } from '../page/tree.js';
import type { Resource } from './resource.js';
import { linkTarget } from './target.js';

/** The site's profiles, if there are any. */
export function profiles(site: Site): Resource[] {
  const items = site.social.flatMap(({ network, url, label }) => {
    const target = linkTarget(url, site);
    const text = folded(label === undefined || showsNothing(label) ? networkName(network) : label);
    const classes = ['x-social__item', `x-social__item--${classSuffix(network)}`];
    const link = { rel: ['me', 'noopener'] };
    return target ? [{ kind: 'entry' as const, text, target, classes, link }] : []; // a literal of the kinds
  });
  if (items.length === 0) return [];
  return [{ pointer: '/social', name: "the site's profiles", items, classes: ['x-social'], linked: true }];
}

import { pointer } from 'inlay/internal/message/pointer.js';
import type { SiteBody } from '../../site/kinds/site.js';
import type { Link } from '../dead-links.js';
import { logosOf } from './site-places.js';

/** The addresses of a site's pictures and files, each with a JSON Pointer to it. */
export function fileLinks({ logos, attachments = [] }: Partial<SiteBody>): Link[] {
  return [
    ...logosOf(logos).flatMap(([at, { url, dark }]) => [...link(`${at}/url`, url), ...link(`${at}/dark`, dark)]),
    ...attachments.flatMap(({ url }, index) => link(pointer('attachments', index, 'url'), url)),
  ];
}

/** All addresses of a site. */
export function siteLinks(site: Partial<SiteBody>): Link[] {
  const { social = [], contacts = {} } = site;
  return [
    ...fileLinks(site),
    ...social.flatMap(({ url }, index) => link(pointer('social', index, 'url'), url)),
    ...Object.entries(contacts).flatMap(([name, { url }]) => link(pointer('contacts', name, 'url'), url)),
  ];
}

function link(at: string, url: string | undefined): Link[] {
  return url === undefined ? [] : [{ at, url }];
}

import type { Preview } from '../../api/call.js';
import type { SiteBody } from '../../site/kinds/site.js';
import { mailAddressOf } from '../../site/mail-address.js';
import type { Document } from '../../store/document.js';

/**
 * What a change of the site needs a confirmation for: who has its address, which is in every link that is mailed, and whom what
 * visitors write is mailed to.
 * The one may be set long before anything is mailed; where nobody is yet, the first one needs none.
 *
 * @returns nothing for a change that needs none
 */
export function previewOfSite(current: Document<SiteBody>, next: SiteBody): Preview | undefined {
  const { key, etag, body, revision } = current;
  const [from, to] = [mailAddressOf(body.contacts), mailAddressOf(next.contacts)];
  const told = [
    ...(body.site.url === next.site.url
      ? []
      : [`The site's address becomes ${next.site.url}, in links that are mailed, too`]),
    ...(from === undefined || from === to
      ? []
      : [`Messages of forms without a recipient of their own are mailed to ${to ?? 'nobody'}`]),
  ];
  if (told.length === 0) return undefined;
  return {
    summary: told.join('. '),
    changes: [{ kind: 'site', key, before: body, after: next }],
    undo: `\`POST /ai/rollback\` of the site to revision ${revision}`,
    rests: { [`site/${key}`]: etag },
  };
}

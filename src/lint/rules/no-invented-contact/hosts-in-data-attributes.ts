import { parsed } from '../../../html/url.js';
import { attributeSpan } from '../../document/element.js';
import { rareAttributesOf } from '../../document/rare-attributes.js';
import { isHostOfName } from '../../owner/host-of-name.js';
import { placeOfElement } from '../../owner/place.js';
import { isOwnHost, siteNamesOf } from '../../owner/site-names.js';
import type { Page, Problem } from '../../rule.js';
import { bareHost } from './other-hosts.js';

/** Names of attributes by which a widget is told whose site it is on. */
const OF_SITE =
  /^data-(?:[a-z]{1,20}-){0,2}(?:shop|store|domain|site|host|hostname|website|homepage|origin|tenant)(?:-(?:url|domain|host|name))?$/;
/** A host alone, with its scheme or none. */
const HOST = /^(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,12})\/?$/i;

/** The hosts of the site's name that are not the site's, where an attribute of a widget says whose site it is on. */
export function hostsInDataAttributes(page: Page): Problem[] {
  const { document, manifest } = page;
  const own = parsed(manifest.site.url)?.host;
  if (own === undefined) return [];
  const names = siteNamesOf(manifest);
  return rareAttributesOf(document).flatMap(({ element, name, value }): Problem[] => {
    if (!name.startsWith('data-') || !value.includes('.') || !OF_SITE.test(name)) return [];
    const [, host] = HOST.exec(value.trim()) ?? [];
    if (host === undefined || isOwnHost(bareHost(host), names) || !isHostOfName(host, names)) return [];
    const { kind: place } = placeOfElement(document, element);
    if (place === 'other' || place === 'article') return [];
    const why = `\`${name}\` says whose site it is, and that is another host, of the site's name`;
    return [
      {
        ...(attributeSpan(element, name) ?? { start: element.start, end: element.openEnd }),
        outcome: 'needs-review',
        message: `Unexpected web address \`${value.trim()}\` in \`${name}\`, expected \`${own}\`, the site's own host, or none: ${why}`,
        resource: '/site/url',
        evidence: { value: value.trim(), kind: 'web address', why, score: 0.6 },
      },
    ];
  });
}

import { percentDecoded } from '../../../html/url.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, attributeSpan } from '../../document/element.js';
import { placeOfElement } from '../../owner/place.js';
import { readLabel } from '../../owner/read-label.js';
import { siteNamesOf } from '../../owner/site-names.js';
import type { Page } from '../../rule.js';
import { ofChannel } from './channel-of.js';
import { ofAddress } from './of-address.js';
import type { Suspect } from './suspect.js';

/** A parameter of an address with a link to somebody: what a picture of squares opens on a phone. */
const PARAMETER =
  /[?&][\w.-]{1,30}=((?:tel|sms(?:to)?|mailto|whatsapp|tg|viber)(?::|%3a)[^&#]{3,600}|https?(?::|%3a)(?:\/|%2f){2}[^&#]{3,600})/gi;
/** Characters of an address. */
const LONGEST = 2000;

/** The contacts that pictures for scanning open, drawn by a service from what is asked for in their address. */
export function suspectsOfQrPictures(page: Page): Suspect[] {
  const { document, manifest } = page;
  return withTag(document, 'img').flatMap((picture) => {
    const src = attribute(picture, 'src') ?? '';
    if (!src.includes('=') || src.length > LONGEST || /^data:/i.test(src)) return [];
    const said = readLabel(attribute(picture, 'alt') ?? '', siteNamesOf(manifest));
    return [...src.matchAll(PARAMETER)].slice(0, MOST).flatMap(([, written = '']): Suspect[] => {
      const value = percentDecoded(written);
      const found = ofAddress(value, page);
      if (!found || (said === 'party' && !found.isOwn && !found.near)) return [];
      const { start, end } = attributeSpan(picture, 'src') ?? picture;
      const place = placeOfElement(document, picture).kind;
      const suspect: Suspect = {
        ...found,
        start,
        end,
        value,
        source: 'attribute',
        place,
        label: 'nothing',
        link: undefined,
      };
      return [ofChannel(suspect)];
    });
  });
}

/** Links in one address. */
const MOST = 3;

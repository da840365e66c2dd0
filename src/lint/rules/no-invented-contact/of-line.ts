import { CHANNELS } from '../../contact/channels.js';
import { configuredContactsOf } from '../../contact/configured.js';
import { lineOfIcon } from '../../contact/line-of-icon.js';
import { fieldOfChannel, isSurelyNoneOf } from '../../contact/site-channels.js';
import { generalField, specialityOf } from '../../contact/special-field.js';
import { placesOf } from '../../document/places.js';
import type { Page } from '../../rule.js';
import type { InventedContact } from './invented-contact.js';

const MOBILE = CHANNELS.find(({ id }) => id === 'mobile');

/**
 * The contacts of a page, those under an icon of a mobile phone with the site's mobile, and those under a receiver with its
 * landline. An icon says no more than which of both is meant: many pages show any of them before any number.
 *
 * @param found in the order of the source
 */
export function withLines(found: readonly InventedContact[], page: Page): InventedContact[] {
  const { manifest, document } = page;
  const mobile = MOBILE && fieldOfChannel(manifest, MOBILE);
  const general = generalField(manifest, 'phone');
  if (MOBILE === undefined || mobile === undefined || general === undefined) return [...found];
  const fixed = (configuredContactsOf(manifest).byKind.get('phone') ?? []).find(
    (field) => specialityOf(field) === undefined && isSurelyNoneOf(manifest, field, MOBILE),
  );
  const placeAt = placesOf(document);
  return found.map((each) => {
    const { kind, near, channel, desk, source, start, link, others } = each.suspect;
    const { innermost } = placeAt(start);
    if (kind !== 'phone' || near || channel || others || desk !== undefined) return each;
    if (source !== 'text' && source !== 'link') return each;
    const line = lineOfIcon(document, link?.start === start ? link.parent : innermost, start, link);
    const field = line === 'mobile' ? mobile : line === 'fixed' && general === mobile ? fixed : undefined;
    return field === undefined ? each : { ...each, suspect: { ...each.suspect, ofField: field } };
  });
}

import { labelBefore } from '../owner/beside.js';
import { siteNamesOf } from '../owner/site-names.js';
import type { Page } from '../rule.js';
import { channelsBeside, type NumberPlace } from './channel-beside.js';
import { type Channel, EMERGENCY, FAX } from './channels.js';
import { isFieldOfChannel, isSurelyNoneOf } from './site-channels.js';

/**
 * The channel that the label of a configured number says and that it surely is not of: a phone under "Fax", a fax under a label
 * for emergencies. Nothing for a number that its label fits.
 */
export function mislabelledAs({ document, manifest }: Page, place: NumberPlace, field: string): Channel | undefined {
  const { channel } = channelsBeside(place);
  if (channel) return isSurelyNoneOf(manifest, field, channel) ? channel : undefined;
  if (!isFieldOfChannel(manifest, field, FAX)) return undefined;
  const { flow, from: at, element } = place;
  return labelBefore(document, { flow, at }, element, siteNamesOf(manifest)) === 'urgent' ? EMERGENCY : undefined;
}

/** Whether what stands beside a number says among others that it is a fax, as "Tel./Fax" does, and the site's is none. */
export function mayBeFax({ manifest }: Page, place: NumberPlace, field: string): boolean {
  return channelsBeside(place).named.includes(FAX) && !isFieldOfChannel(manifest, field, FAX);
}

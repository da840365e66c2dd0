import { TRACKING } from '../../../html/url.js';

/** What networks and those who link to them put behind a profile to see how visitors came. */
const BY_NETWORK =
  /^(?:ref|refid|ref_src|ref_url|fref|hc_ref|igsh|mibextid|trk|trackingId|si|_rdr|is_from_webapp|sender_device)$/i;

/** An address of a profile without what only tells how visitors came. */
export function withoutTracking(address: string): string {
  if (!address.includes('?') || !URL.canParse(address)) return address;
  const url = new URL(address);
  const tracking = [...url.searchParams.keys()].filter((name) => TRACKING.test(name) || BY_NETWORK.test(name));
  if (tracking.length === 0) return address;
  for (const name of tracking) url.searchParams.delete(name);
  return url.href;
}

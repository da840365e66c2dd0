import { parsed } from '../../html/url.js';
import { namedProfileOf } from './more-networks.js';

/** Where houses are booked, ordered from and listed: their pages are made with the house, or by others. */
const PORTALS: readonly (readonly [name: string, host: RegExp])[] = [
  ['Booking.com', /(?:^|\.)booking\.com$/],
  ['Airbnb', /(?:^|\.)airbnb\.[a-z.]{2,6}$/],
  ['Expedia', /(?:^|\.)expedia\.[a-z.]{2,6}$/],
  ['Hotels.com', /(?:^|\.)hotels\.com$/],
  ['Agoda', /(?:^|\.)agoda\.com$/],
  ['HRS', /(?:^|\.)hrs\.(?:com|de)$/],
  ['Hostelworld', /(?:^|\.)hostelworld\.com$/],
  ['HolidayCheck', /(?:^|\.)holidaycheck\.[a-z]{2}$/],
  ['Tripadvisor', /(?:^|\.)tripadvisor\.[a-z.]{2,6}$/],
  ['OpenTable', /(?:^|\.)opentable\.[a-z.]{2,6}$/],
  ['TheFork', /(?:^|\.)(?:thefork|lafourchette)\.[a-z.]{2,6}$/],
  ['Quandoo', /(?:^|\.)quandoo\.[a-z.]{2,6}$/],
  ['Deliveroo', /(?:^|\.)deliveroo\.[a-z.]{2,6}$/],
  ['Just Eat', /(?:^|\.)(?:just-eat|lieferando|thuisbezorgd)\.[a-z.]{2,6}$/],
  ['Uber Eats', /(?:^|\.)ubereats\.com$/],
  ['Treatwell', /(?:^|\.)treatwell\.[a-z.]{2,6}$/],
  ['Doctolib', /(?:^|\.)doctolib\.[a-z.]{2,6}$/],
  ['Foursquare', /(?:^|\.)foursquare\.com$/],
  ['Pages Jaunes', /(?:^|\.)pagesjaunes\.fr$/],
  ['Gelbe Seiten', /(?:^|\.)gelbeseiten\.de$/],
  ['Pagine Gialle', /(?:^|\.)paginegialle\.it$/],
  ['Das Örtliche', /(?:^|\.)dasoertliche\.de$/],
];

/** The portal that an address is a page of; nothing for its home page. */
export function portalOf(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const url = parsed(address);
  if (!url || url.pathname === '/') return undefined;
  const host = url.hostname.toLowerCase();
  return PORTALS.find(([, pattern]) => pattern.test(host))?.[0];
}

/** Whether an address is that of a profile or of a page at a portal, so no home of a site. */
export function isPublicProfile(address: string): boolean {
  return namedProfileOf(address) !== undefined || portalOf(address) !== undefined;
}

import { parsed } from '../../html/url.js';
import { nameOfHost } from '../owner/site-names.js';
import { namedProfileOf } from './more-networks.js';

/**
 * Where houses are booked, ordered from and listed: their pages are made with the house, or by others. Their hosts by the label
 * before what they end in, in any country where nothing else is said.
 */
const PORTALS: readonly (readonly [name: string, labels: string, ends?: string])[] = [
  // Rooms and trips.
  ['Booking.com', 'booking', 'com'],
  ['Airbnb', 'airbnb'],
  ['Expedia', 'expedia'],
  ['Hotels.com', 'hotels', 'com'],
  ['Agoda', 'agoda', 'com'],
  ['HRS', 'hrs', 'com de'],
  ['Hostelworld', 'hostelworld', 'com'],
  ['HolidayCheck', 'holidaycheck'],
  ['Vrbo', 'vrbo', 'com'],
  ['GetYourGuide', 'getyourguide'],
  ['Viator', 'viator', 'com'],
  ['Tripadvisor', 'tripadvisor'],
  // Tables.
  ['OpenTable', 'opentable'],
  ['TheFork', 'thefork lafourchette eltenedor'],
  ['Quandoo', 'quandoo'],
  ['Resy', 'resy', 'com'],
  ['SevenRooms', 'sevenrooms', 'com'],
  ['Tock', 'exploretock', 'com'],
  ['Chope', 'chope', 'co'],
  // Meals that are brought.
  ['Deliveroo', 'deliveroo'],
  ['Just Eat', 'just-eat justeat lieferando thuisbezorgd takeaway pyszne skipthedishes menulog'],
  ['Uber Eats', 'ubereats', 'com'],
  ['Talabat', 'talabat', 'com'],
  ['HungerStation', 'hungerstation', 'com'],
  ['Jahez', 'jahez', 'net'],
  ['Toters', 'totersapp', 'com'],
  ['Wolt', 'wolt', 'com'],
  ['Glovo', 'glovoapp', 'com'],
  ['foodora', 'foodora'],
  ['foodpanda', 'foodpanda'],
  ['DoorDash', 'doordash', 'com'],
  ['Grubhub', 'grubhub seamless', 'com'],
  ['PedidosYa', 'pedidosya'],
  ['Rappi', 'rappi'],
  ['iFood', 'ifood', 'com.br'],
  ['Yemeksepeti', 'yemeksepeti', 'com'],
  ['Getir', 'getir', 'com'],
  ['Swiggy', 'swiggy', 'com'],
  ['efood', 'e-food', 'gr'],
  ['Snappfood', 'snappfood', 'ir'],
  ['10bis', '10bis', 'co.il'],
  // Appointments and classes.
  ['Treatwell', 'treatwell'],
  ['Fresha', 'fresha', 'com'],
  ['Booksy', 'booksy', 'com'],
  ['Planity', 'planity', 'com'],
  ['Doctolib', 'doctolib'],
  ['Zocdoc', 'zocdoc', 'com'],
  ['Vezeeta', 'vezeeta', 'com'],
  // Lists of houses.
  ['Foursquare', 'foursquare', 'com'],
  ['Pages Jaunes', 'pagesjaunes', 'fr'],
  ['Gelbe Seiten', 'gelbeseiten', 'de'],
  ['Pagine Gialle', 'paginegialle', 'it'],
  ['Das Örtliche', 'dasoertliche', 'de'],
];

interface Portal {
  name: string;
  /** What its hosts end in behind its label; any country without it. */
  ends: readonly string[] | undefined;
}

const BY_LABEL: ReadonlyMap<string, Portal> = new Map(
  PORTALS.flatMap(([name, labels, ends]) =>
    labels.split(' ').map((label): [string, Portal] => [label, { name, ends: ends?.split(' ') }]),
  ),
);

/** The portal that an address is a page of; nothing for its home page. */
export function portalOf(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  const url = parsed(address);
  if (!url || url.pathname === '/') return undefined;
  const host = url.hostname.toLowerCase();
  const label = nameOfHost(host);
  const portal = BY_LABEL.get(label);
  const end = host.slice(host.lastIndexOf(`${label}.`) + label.length + 1);
  return portal && (!portal.ends || portal.ends.includes(end)) ? portal.name : undefined;
}

/** Whether an address is that of a profile or of a page at a portal, so no home of a site. */
export function isPublicProfile(address: string): boolean {
  return namedProfileOf(address) !== undefined || portalOf(address) !== undefined;
}

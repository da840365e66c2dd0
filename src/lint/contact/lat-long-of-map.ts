import { parsed } from '../../html/url.js';
import { type LatLong, latLongIn } from './lat-long.js';

/** Members of a query that name a place by two numbers. */
const MEMBERS: readonly string[] = [
  'q',
  'query',
  'll',
  'center',
  'destination',
  'daddr',
  'cp',
  'where1',
  'text',
  'sll',
];
/** Two numbers in the path of a map, behind its sign for a place, or the level of what it shows. */
const IN_PATH = /\/(?:@|search\/|place\/|dir\/{1,2})(-?\d{1,2}\.\d{1,15},\+?-?\d{1,3}\.\d{1,15})(?![\d.])/;
const IN_HASH = /^#map=\d{1,2}\/(-?\d{1,2}\.\d{1,15})\/(-?\d{1,3}\.\d{1,15})(?![\d.])/;
/** What every map with coordinates has. */
const HINT = /\d\.\d/;

/** The place that the address of a map says by two numbers: in its query, its path, or as `geo:`; nothing for all else. */
export function latLongOfMap(written: string): LatLong | undefined {
  if (!HINT.test(written)) return undefined;
  const url = parsed(written.trim().replace(/^\/\//, 'https://'));
  if (!url) return undefined;
  if (url.protocol === 'geo:') {
    const place = latLongIn(url.pathname.split(/[;?]/, 1)[0] ?? '');
    // Nothing is at the beginning of both: the place is what it asks for.
    return place && (place.latitude !== 0 || place.longitude !== 0) ? place : inQuery(url);
  }
  const inPath = IN_PATH.exec(url.pathname)?.[1];
  const [, latitude, longitude] = IN_HASH.exec(url.hash) ?? [];
  return (
    inQuery(url) ??
    (inPath === undefined ? undefined : latLongIn(inPath.replace('+', ' '))) ??
    (latitude === undefined ? undefined : latLongIn(`${latitude},${longitude}`))
  );
}

function inQuery({ search }: URL): LatLong | undefined {
  const query = new URLSearchParams(search);
  const marker = latLongIn(`${query.get('mlat') ?? ''},${query.get('mlon') ?? ''}`);
  if (marker) return marker;
  for (const name of MEMBERS) {
    const value = query.get(name)?.trim().replace(/^loc:/, '').replace('~', ',');
    const place = value === undefined ? undefined : latLongIn(value);
    if (place) return place;
  }
  return undefined;
}

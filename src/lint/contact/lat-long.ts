/** Where something is, in degrees. */
export interface LatLong {
  latitude: number;
  longitude: number;
}

/** Two numbers with fractions. */
const PAIR = /^[[(\s]{0,4}(-?\d{1,2}\.\d{1,15})\s{0,3}[,;\s]\s{0,3}(-?\d{1,3}\.\d{1,15})[\])\s]{0,4}$/;

/** The place that a text says by two numbers, as in `44.8015;10.3279`; nothing for all else. */
export function latLongIn(text: string): LatLong | undefined {
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined;
}

/** Degrees between what is one place all the same: some 100 metres. */
const SAME = 0.001;

/** Whether two places are the same, but for how far they are rounded. */
export function isSamePlace(one: LatLong, other: LatLong): boolean {
  return Math.abs(one.latitude - other.latitude) <= SAME && Math.abs(one.longitude - other.longitude) <= SAME;
}

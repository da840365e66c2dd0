/** Letters of an address that is kept. */
const MOST = 2000;

/** What paths are read against: no site has this name. */
const PLACE = 'https://next.invalid';

/**
 * Where somebody wants to go after signing in: a path of this site as a browser reads it, with its query and fragment.
 *
 * @returns nothing for what leads elsewhere, or is no path
 */
export function nextPath(next: string | null): string | undefined {
  if (next === null || next.length > MOST || !next.startsWith('/') || !URL.canParse(next, PLACE)) return undefined;
  const { origin, pathname, search, hash } = new URL(next, PLACE);
  // Such as of `/.//host`: read once more, it would be another host.
  if (origin !== PLACE || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}

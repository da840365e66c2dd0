/** The value of a cookie in a `Cookie` header. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  for (const part of (header ?? '').split(';')) {
    const [key = '', value = ''] = part.split('=', 2);
    if (key.trim() === name) return value.trim();
  }
  return undefined;
}

/**
 * The name of a cookie at an origin: over https one that no other host of the domain can set, nor a page without TLS.
 *
 * @see https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-cookie-name-prefixes
 */
export function cookieName(name: string, origin: string): string {
  return isSecure(origin) ? `__Host-${name}` : name;
}

/**
 * The `Set-Cookie` of a cookie that no script reads and no page of another site sends along with a form.
 *
 * @param value nothing to take it away
 */
export function setCookie(name: string, value: string | undefined, origin: string): string {
  const own = `${cookieName(name, origin)}=${value ?? ''}; Path=/; HttpOnly; SameSite=Lax`;
  return `${own}${isSecure(origin) ? '; Secure' : ''}${value === undefined ? '; Max-Age=0' : ''}`;
}

function isSecure(origin: string): boolean {
  return origin.startsWith('https:');
}

/** What a request says of the address that its browser shows. */
export interface AskedAddress {
  /** `Host`. */
  host: string | undefined;
  /** `X-Forwarded-Proto`, where a proxy sets it. */
  scheme?: string | undefined;
}

/**
 * The site's own origin as the browser of a request has it: by the host that it asks for. Whether that is over TLS the proxy
 * says, and the site's own address where it has the same host.
 *
 * @param url the site's own address
 */
export function ownOrigin({ host, scheme }: AskedAddress, url: string): string {
  const own = new URL(url);
  const last = scheme?.split(',').at(-1)?.trim().toLowerCase();
  const known = last === 'https' || last === 'http' ? `${last}:` : undefined;
  const asked = `${known ?? (host === own.host ? own.protocol : 'http:')}//${host ?? ''}`;
  return host !== undefined && URL.canParse(asked) ? new URL(asked).origin : own.origin;
}

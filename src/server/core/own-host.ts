/** A name of this machine alone, with or without a port: another port may be a tunnel's. */
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a `Host` header has a name of this machine alone. A foreign name that leads to this machine (DNS rebinding) is
 * none.
 */
export function isOwnHost(header: string | undefined): boolean {
  return LOOPBACK.test(header ?? '');
}

/** Whether an `Origin` header is that of a page of this machine. */
export function isOwnOrigin(header: string): boolean {
  const [, host] = /^https?:\/\/([^/?#]+)$/i.exec(header) ?? [];
  return isOwnHost(host);
}

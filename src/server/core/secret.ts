import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Tells whether an `Authorization` header brings the secret (RFC 6750, section 2.1), in a time that does not depend on
 * how much of it is right.
 */
export function secretCheck(secret: string): (header: string | undefined) => boolean {
  const expected = digest(secret);
  return (header = '') => {
    const [, given = ''] = /^Bearer +(\S+)$/i.exec(header) ?? [];
    return timingSafeEqual(digest(given), expected);
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

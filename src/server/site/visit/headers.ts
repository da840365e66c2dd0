/** What all pages have beside their policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
} as const;

/** May be kept, and is asked for again every time: most answers are then 304. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The same, for what one visitor alone may see. */
export const OWN = 'private, no-cache';

/** Its address changes with its content. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** What a file that is no page may do: nothing, and an SVG may have its own styles. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

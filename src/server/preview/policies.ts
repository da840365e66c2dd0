/**
 * The Content-Security-Policy of a preview's own pages: no scripts and styles but its own files, nothing from elsewhere.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What a canvas may load in its frame: styles, pictures and fonts of this server. Nothing runs, nothing is sent. */
const FRAME_SOURCES = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "form-action 'none'",
  "base-uri 'none'",
];

/** The policy of a canvas in its frame. `sandbox` makes it a stranger to the pages around it, wherever it is opened. */
export const FRAME_POLICY = ['sandbox', ...FRAME_SOURCES, "frame-ancestors 'self'"].join('; ');

/** The same for a `meta` element, where `sandbox` and `frame-ancestors` are not heeded: the frame's attribute does that. */
export const FRAME_FILE_POLICY = FRAME_SOURCES.join('; ');

/** The policy of a page in a report. A report has no forms and makes no requests. */
export const PAGE_FILE_POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src 'self' data:",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/**
 * UTF-16 code units of a canvas that is shown, a fifth of what the linter takes: a page that marks findings in the source is
 * many times as large, and a browser has to lay it out.
 */
export const SOURCE_LENGTH = 2_000_000;

/** UTF-16 code units of an expanded page. */
export const OUTPUT_LENGTH = 8_000_000;

/** Milliseconds that a page waits for the linter before it is shown without findings; it is shown again when they are there. */
export const PATIENCE_MS = 200;

/** Milliseconds that a first page waits for all canvases before it says how far the work on them is. */
export const OPENING_MS = 1_000;

/** Canvases of which a first page waits for all, however long that takes. */
export const FEW_CANVASES = 20;

/** Canvases that are worked on at once: threads have something to do, and a page that is asked for waits for one of these at most. */
export const WORKED_AT_ONCE = 2;

/** Canvases cached in full: a page and its two frames ask for one, one after the other. */
export const CACHED_CANVASES = 8;

/** Changes made in a run that can be undone. */
export const HISTORY = 200;

/** Bytes of a form: two paths of the longest kind, and some numbers. */
export const FORM_BYTES = 65_536;

/** Forms of that size that may be in memory at once. */
export const FORMS_HELD = 16;

/** Readers of events at once: a browser opens six to one address. */
export const MAX_READERS = 32;

/** Bytes that may wait for a reader of events before it is given up. */
export const READER_BACKLOG = 65_536;

/** Milliseconds between two signs of life to readers of events: proxies and browsers give up after a minute. */
export const HEARTBEAT_MS = 25_000;

/** Paths that an event names; of more it says that all have changed. */
export const NAMED_PATHS = 100;

/** Connections at once: a few browsers with six each. */
export const MAX_CONNECTIONS = 256;

/** Milliseconds that answers have to be finished when the server ends. */
export const GRACE_MS = 1_000;

/** Files of a page that are looked for in the public folder: a page that shows more has its first ones looked for. */
export const PAGE_FILES = 200;

/** UTF-16 code units of an address that is looked for: systems have no longer paths. */
export const ADDRESS_LENGTH = 4096;

/** Files that are looked for at once. */
export const LOOKED_AT_ONCE = 32;

/** Pages with a fix made that a report has of one canvas: of more findings those of the worst. Each is a page in full. */
export const FIXED_PAGES = 50;

/** UTF-16 code units of those pages of one canvas, for canvases that are long. */
export const FIXED_LENGTH = 1_000_000;

/** UTF-16 code units of all such pages of a report, which somebody keeps for every run of a CI. */
export const ALL_FIXED_LENGTH = 100_000_000;

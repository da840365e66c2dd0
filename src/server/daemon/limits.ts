/** Bytes of a request's body, unless the command line says otherwise: the longest canvas that a render takes, in ASCII. */
export const BODY_BYTES = 16_777_216;

/** Bodies of the greatest size that may be in memory at once, those included that are still on their way. */
export const BODIES_HELD = 8;

/** Canvases of one request: more gain nothing, as the answer comes when all are done. */
export const MAX_CANVASES = 1000;

/** UTF-16 code units of the name that a client gives a canvas: a path or a hash. */
export const MAX_ID_LENGTH = 512;

/**
 * A worker takes at most so much of a batch at a time. Small enough that the canvases of one request go to several
 * workers and that others get their turn in between; large enough that the way to a worker, 0.05 ms, doesn't count.
 */
export const CHUNK_CANVASES = 16;
export const CHUNK_LENGTH = 262_144;

/**
 * Bytes of the results of one request, and UTF-16 code units of those that one worker gives at a time: as long as one
 * output may be, so that few bytes of many canvases don't come to more than the memory holds.
 */
export const ANSWER_BYTES = 134_217_728;

/** Jobs that may wait for a worker, unless the command line says otherwise: half a second of everyday pages. */
export const QUEUE_LENGTH = 500;

/** Milliseconds that a request waits for a worker where the client names no deadline. */
export const PATIENCE_MS = 10_000;

/** The longest deadline that a client may name, in milliseconds: no browser waits longer for a page. */
export const MAX_DEADLINE_MS = 60_000;

/** Milliseconds for one job, unless the command line says otherwise. The largest of real pages take a tenth of it. */
export const JOB_TIMEOUT_MS = 10_000;

/** Megabytes of the heap of a worker, unless the command line says otherwise: a canvas at its limits fits. */
export const WORKER_MEMORY_MB = 1024;

/** Workers that one request may cost. What is left of it then fails as a whole, so that none wears the daemon down. */
export const MOST_LOST = 4;

/** Sites that the daemon caches, and the bytes of their states: a server of many small sites, or of a few giant ones. */
export const CACHED_SITES = 1000;
export const CACHED_SITES_BYTES = 268_435_456;

/** Parsed sites that a worker caches. They take some ten times the memory of their state's text. */
export const PARSED_SITES = 64;
export const PARSED_LENGTH = 16_777_216;

/** The share of a worker's heap from which on it caches only the latest site: expansions are cached by site. */
export const PARSED_HEAP_SHARE = 0.6;

/** Connections at once, unless the command line says otherwise. Every worker of a large php-fpm keeps one. */
export const MAX_CONNECTIONS = 4096;

/** Milliseconds that a connection may be idle after a request: the `Keep-Alive` header says so. */
export const KEEP_ALIVE_MS = 60_000;

/**
 * Milliseconds in which nothing moves on a connection, beside the time that work may take: it is then closed, as when the
 * client does not read its answer.
 */
export const SILENCE_MS = 120_000;

/** Milliseconds that a daemon whose socket was taken over looks for those who connected just before. */
export const BACKLOG_MS = 500;

/** Milliseconds that idle connections get to ask once more before a stopping daemon closes them. */
export const STOP_GRACE_MS = 250;

/** Milliseconds that a thread has to make a site ready: it is the owner's, and may be as large as a site can be. */
export const SHARED_READY_MS = 30_000;

/** Sites, or whatever tasks share, that a thread caches. */
export const CACHED_SHARED = 8;

/** The share of a thread's heap from which on it caches only the latest of them. */
export const CACHE_HEAP_SHARE = 0.6;

/** Milliseconds that tasks wait for the first thread to get ready: half a second where nothing else runs. */
export const THREAD_READY_MS = 30_000;

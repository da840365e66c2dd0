/** Milliseconds that a thread has to make a site ready: it is the owner's, and may be as large as a site can be. */
export const SHARED_READY_MS = 30_000;

/** Sites, or whatever tasks share, that a thread keeps. */
export const SHARED_KEPT = 8;

/** The share of a thread's heap from which on it keeps but the last of them. */
export const KEPT_HEAP_SHARE = 0.6;

/** Milliseconds that tasks wait for the first thread to get ready: half a second where nothing else runs. */
export const THREAD_READY_MS = 30_000;

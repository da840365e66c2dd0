/** Milliseconds from the accept of a connection to the end of the headers of its first request. */
export const HEAD_MS = 5000;

/** Milliseconds in which the whole of a request must have come, its body too. */
export const REQUEST_MS = 10_000;

/** Milliseconds between two looks at who is over the deadline of the first head: to close many at once keeps others waiting. */
export const LOOK_MS = 50;

/** What `createServer` of Node is given for servers with a guard: Node's own look, at all deadlines, is every 30 seconds. */
export const SERVER_TIMES = {
  headersTimeout: HEAD_MS,
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: 500,
} as const;

/** The share of the connections that stay where the system has no descriptors for more: the rest are for files. */
export const SHARE_LEFT = 0.9;

import type { OutgoingHttpHeader } from 'node:http';

/** The headers of a message, by names in lower case. */
export interface Headers {
  /** The values of a header, joined by commas if there are several. */
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
}

/** A response with headers, of Node or of a framework on it. */
interface Outgoing {
  getHeader(name: string): OutgoingHttpHeader | undefined;
  removeHeader(name: string): unknown;
}

/**
 * The headers of a response that is still to go out.
 *
 * @param set how one is set: frameworks that mind them themselves have a way of their own
 */
export function outgoingHeaders(response: Outgoing, set: (name: string, value: string) => void): Headers {
  return {
    get(name) {
      const value = response.getHeader(name);
      return value === undefined ? undefined : Array.isArray(value) ? value.join(', ') : String(value);
    },
    set,
    remove(name) {
      response.removeHeader(name);
    },
  };
}

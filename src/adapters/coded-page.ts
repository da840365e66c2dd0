import { InlayError } from '../message/error.js';
import type { Coding } from './coding.js';
import { holdBack } from './hold-back.js';
import { joined, type Page, type PageDeps } from './page.js';

/**
 * A page that comes compressed. It is kept to its end, decoded, expanded and coded again; without a component, or when it
 * is broken or decodes to more than the limit, what came goes out byte for byte. Nothing can go out before: a coded stream
 * that went out up to some place can't be taken up there by another.
 */
export function codedPage(coding: Coding, { limit, expand, onFailure }: PageDeps): Page {
  let kept: Uint8Array[] = [];
  let length = 0;
  let hasFailed = false;

  const fail = (error: unknown): void => {
    if (!hasFailed) onFailure(error);
    hasFailed = true;
  };

  const recoded = (): Uint8Array | undefined => {
    const source = decoded(coding, joined(kept), limit);
    const holding = holdBack();
    holding.read(source);
    const expanded = holding.isFound() ? expand(source, 0) : undefined;
    return expanded && coding.encode(expanded);
  };

  return {
    write(bytes) {
      if (length > limit) return [bytes];
      kept.push(new Uint8Array(bytes));
      length += bytes.length;
      if (length <= limit) return [];
      fail(new InlayError('limit-exceeded', `Unexpected page of more than ${limit} bytes, expected at most these`));
      const held = kept;
      kept = [];
      return held;
    },
    end() {
      const held = kept;
      if (length === 0 || held.length === 0) return held;
      try {
        const page = recoded();
        return page === undefined ? held : [page];
      } catch (error) {
        fail(error);
        return held;
      } finally {
        kept = [];
      }
    },
    hasFailed: () => hasFailed,
  };
}

function decoded(coding: Coding, bytes: Uint8Array, limit: number): Uint8Array {
  try {
    return coding.decode(bytes, limit);
  } catch (cause) {
    const message = 'Unexpected body, expected what its `Content-Encoding` says, and no more than the limit';
    throw new InlayError('unreadable-coding', message, [], { cause });
  }
}

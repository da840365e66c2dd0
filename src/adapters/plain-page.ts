import { InlayError } from '../message/error.js';
import { holdBack } from './hold-back.js';
import { joined, type Page, type PageDeps } from './page.js';

/**
 * A page that goes out as it comes, untouched, until a component may begin. From there on it is kept to its end and
 * expanded as a whole, as what stands behind a component can say what surrounds it. The bytes that went out already are
 * kept as well, for the same reason; a page longer than the limit goes out as it is.
 */
export function plainPage({ limit, expand, onFailure }: PageDeps): Page {
  const holding = holdBack();
  /** Copies of what came, as writers may use their memory again. */
  let kept: Uint8Array[] = [];
  let length = 0;
  let sent = 0;
  let hasFailed = false;

  /** What is kept between two offsets, of which the first is not below what went out. */
  const between = (from: number, to: number): Uint8Array[] => {
    const pieces: Uint8Array[] = [];
    let end = length;
    for (let index = kept.length - 1; end > from && index >= 0; index -= 1) {
      const piece = kept[index] as Uint8Array; // the index is below the length
      const start = end - piece.length;
      if (start < to) pieces.push(piece.subarray(Math.max(from - start, 0), to - start));
      end = start;
    }
    return pieces.filter((piece) => piece.length > 0).toReversed();
  };

  const fail = (error: unknown): void => {
    if (!hasFailed) onFailure(error);
    hasFailed = true;
  };

  const isTooLong = (): boolean => length > limit;

  const overLimit = () =>
    new InlayError(
      'limit-exceeded',
      `Unexpected page of more than ${limit} bytes with components, expected at most these`,
    );

  return {
    write(bytes) {
      const wasTooLong = isTooLong();
      if (!wasTooLong) kept.push(new Uint8Array(bytes));
      length += bytes.length;
      holding.read(bytes);
      if (isTooLong()) {
        if (holding.isFound()) fail(overLimit());
        const held = wasTooLong ? [bytes] : between(sent, length);
        kept = [];
        sent = length;
        return held;
      }
      const safe = holding.safe();
      if (safe === sent) return [];
      const pieces = sent === length - bytes.length && safe === length ? [bytes] : between(sent, safe);
      sent = safe;
      return pieces;
    },
    end() {
      const rest = isTooLong() ? [] : between(sent, length);
      if (!holding.isFound() || isTooLong()) return rest;
      try {
        const expanded = expand(joined(kept), sent);
        return expanded === undefined ? rest : [expanded];
      } catch (error) {
        fail(error);
        return rest;
      } finally {
        kept = [];
      }
    },
    hasFailed: () => hasFailed,
  };
}

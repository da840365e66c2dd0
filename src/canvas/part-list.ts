import type { Part } from './baked-schema.js';
import { checkLimit, MAX_OUTPUT_LENGTH } from './limits.js';

/** Counts the UTF-16 code units of a canvas's texts. */
export type Count = (length: number) => void;

/** @throws InlayError `limit-exceeded`, as the count does */
export function counter(): Count {
  let total = 0;
  return (length) => {
    total += length;
    checkLimit(total, MAX_OUTPUT_LENGTH, 'characters of output');
  };
}

/** Parts in the making. */
export interface PartList {
  add(part: Part): void;
  /** The parts, texts that follow each other as one; the list is not to be used any more. */
  finish(): Part[];
}

/** An empty list. */
export function partList(count: Count): PartList {
  const parts: Part[] = [];
  // Joined rather than added up: the engine keeps sums as trees, which every run would have to walk again.
  let texts: string[] = [];
  const flush = () => {
    const text = texts.join('');
    if (text !== '') parts.push(text);
    texts = [];
  };
  return {
    add(part) {
      if (typeof part === 'string') {
        count(part.length);
        texts.push(part);
        return;
      }
      flush();
      parts.push(part);
    },
    finish() {
      flush();
      return parts;
    },
  };
}

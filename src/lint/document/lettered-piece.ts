import { countUpTo } from './ascending.js';
import type { IndexedDocument } from './document.js';
import type { Flow } from './flows.js';
import { oncePerDocument } from './once-per-document.js';

/** The last piece of a line that begins before a place and has letters. */
export function letteredBefore(document: IndexedDocument, flow: Flow, at: number): Flow['pieces'][number] | undefined {
  const places = lettered(document);
  const pieces = places.get(flow) ?? letteredOf(document, flow);
  places.set(flow, pieces);
  return pieces[countUpTo(pieces, (piece) => piece.at, at - 1) - 1];
}

/** Of each line that was asked for: a line has thousands of pieces, and each link in it may ask. */
const lettered = oncePerDocument(() => new Map<Flow, Flow['pieces']>());

function letteredOf({ budget }: IndexedDocument, { pieces, text }: Flow): Flow['pieces'] {
  budget.spend(pieces.length + text.length);
  return pieces.filter((piece) => /\p{L}/u.test(piece.text.value));
}

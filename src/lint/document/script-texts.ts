import type { DocText } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** The texts of a document right in scripts, of code and of data, in order: a page has a thousand others. */
export const scriptTextsOf = oncePerDocument(({ texts }): readonly DocText[] =>
  texts.filter(({ parent }) => parent?.tag === 'script'),
);

import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';

/** How many functions there are. */
let count = 0;

/**
 * Makes a function of documents find its answer once for each. The answers live in the document: a `WeakMap` whose keys
 * come and go with every page took the garbage collector as long as all rules together. Each function has a place of its own
 * there, as looking one up by the function takes as long as many of the answers.
 */
export function oncePerDocument<T>(find: (document: IndexedDocument) => T): (document: IndexedDocument) => T {
  const place = count;
  count += 1;
  return (document) => {
    const known = document.answers[place];
    if (known !== undefined) return known as T; // only this function sets it, to what `find` gave
    const answer = find(document);
    document.answers[place] = answer;
    return answer;
  };
}

/** Stands for the answer `undefined`. */
const NOTHING = Symbol('nothing');

/** The same for a function of a document's elements: many ask the same of the element around them. */
export function oncePerElement<T>(
  find: (document: IndexedDocument, element: DocElement) => T,
): (document: IndexedDocument, element: DocElement) => T {
  const answersOf = oncePerDocument(({ elements }) => new Array<T | typeof NOTHING | undefined>(elements.length));
  return (document, element) => {
    const answers = answersOf(document);
    const known = answers[element.index];
    if (known === NOTHING) return undefined as T; // what `find` gave
    if (known !== undefined) return known;
    const answer = find(document, element);
    answers[element.index] = answer === undefined ? NOTHING : answer;
    return answer;
  };
}

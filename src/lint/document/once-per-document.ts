import type { IndexedDocument } from './document.js';
import type { DocElement } from './element.js';

/**
 * Makes a function of documents find its answer once for each. The answers live in the document: a `WeakMap` whose keys
 * come and go with every page took the garbage collector as long as all rules together.
 */
export function oncePerDocument<T>(find: (document: IndexedDocument) => T): (document: IndexedDocument) => T {
  return (document) => {
    const known = document.answers.get(find);
    if (known !== undefined) return known as T; // only this function sets it, to what `find` gave
    const answer = find(document);
    document.answers.set(find, answer);
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

import { jsonMistake } from '../../text/json-mistake.js';
import type { IndexedDocument } from './document.js';
import type { DocText } from './element.js';
import { readJson } from './json-tree.js';
import { oncePerDocument } from './once-per-document.js';
import { scriptTextsOf } from './script-texts.js';
import { isLinkedData } from './things.js';

/** JSON-LD that is no JSON: whoever reads a page's data leaves all of it out. */
export interface BrokenData {
  script: DocText;
  /** UTF-16 offset into its text. */
  at: number;
  /** What was found there and what was expected. */
  message: string;
}

/** What a server puts in before anybody sees the page, and what hides a script from readers of old. */
const NOT_YET = /\{\{|\{%|<[?%!]|\$\{|@\{|%%|\[\[|\]\]>|^\s*(?:<!--|\/\/|\/\*)/;

/** The JSON-LD of a page that cannot be read, in the order of the source; not what a template fills in. */
export const brokenDataOf = oncePerDocument((document: IndexedDocument): readonly BrokenData[] =>
  scriptTextsOf(document)
    .filter(isLinkedData)
    .flatMap((script) => {
      document.budget.spend(script.value.length);
      if (script.value.trim() === '' || NOT_YET.test(script.value) || readJson(script.value)) return [];
      const { offset, message } = jsonMistake(script.value);
      return [{ script, at: offset, message }];
    }),
);

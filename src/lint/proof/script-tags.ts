import type { IndexedDocument } from '../document/document.js';
import { pageCodeOf } from '../document/page-code.js';
import { plainStrings } from '../document/plain-strings.js';

/** What selects elements whatever their tags are, or by their places. */
const ANY = /[>+~]\s{0,3}(?:$|[*:])|(?:^|[\s>+~,])\*|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;
/** What is no selector, but markup or a sentence. */
const NO_SELECTOR = /[<;!?{}]|\.\s/;
/** The names of tags in a selector. */
const TAG = /(?<![\w.#:[-])[a-z][\w-]{0,40}/gi;

/** A function that says whether a script of the page may look for elements of a tag. Scripts are read at the first question. */
export function scriptTags(document: IndexedDocument): (tag: string) => boolean {
  let known: { tags: Set<string>; isAny: boolean } | undefined;
  return (tag) => {
    known ??= tagsIn(document);
    return known.isAny || known.tags.has(tag);
  };
}

function tagsIn(document: IndexedDocument): { tags: Set<string>; isAny: boolean } {
  const selectors = pageCodeOf(document).flatMap((code) => {
    document.budget.spend(code.length);
    return plainStrings(code)
      .map(({ text }) => text)
      .filter((text) => !NO_SELECTOR.test(text));
  });
  const tags = selectors.flatMap((text) => text.toLowerCase().match(TAG) ?? []);
  return { tags: new Set(tags), isAny: selectors.some((text) => ANY.test(text)) };
}

import type { IndexedDocument } from '../document/document.js';
import { pageCodeOf } from '../document/page-code.js';

/** A text in quotes that may be a selector. */
const QUOTED = /(["'`])((?:(?!\1)[^\\\n]){1,200})\1/g;
/** What selects elements whatever their tags are, or by their places. */
const ANY = /[>+~]\s{0,3}(?:$|[*:])|(?:^|[\s>+~,])\*|:(?:nth|first|last|only|empty|not|has|is|where)\b/i;
/** What is no selector, but markup or a sentence. */
const NO_SELECTOR = /[<;!?{}]|\.\s/;

/** A function that says whether a script of the page may look for elements of a tag. Scripts are read at the first question. */
export function scriptTags(document: IndexedDocument): (tag: string) => boolean {
  let selectors: string[] | undefined;
  return (tag) => {
    selectors ??= pageCodeOf(document).flatMap((code) => {
      document.budget.spend(code.length);
      return [...code.matchAll(QUOTED)].map(([, , text = '']) => text).filter((text) => !NO_SELECTOR.test(text));
    });
    document.budget.spend(selectors.length);
    const named = new RegExp(`(?:^|[\\s>+~,(])${tag}(?![\\w-])`, 'i');
    return selectors.some((text) => named.test(text) || ANY.test(text));
  };
}

import type { IndexedDocument } from './document.js';
import { attribute, type DocElement } from './element.js';
import { elementBefore } from './element-before.js';
import { innermostAt } from './innermost.js';
import { nearestBy } from './nearest.js';
import { labelTextOf } from './text.js';

/** Names of what shows code: those of highlighters, and of a language of code. */
const SHOWS_CODE =
  /(?:^|\s)(?:codehilite|code-?(?:block|sample|snippet|example|highlight|toolbar)|hljs|prism(?:js)?|shiki|sourcecode|syntaxhighlighter|prettyprint|codemirror|highlight-source-\w{1,20}|lang(?:uage)?-(?:html|markup|xml|css|js|javascript|ts|typescript|jsx|tsx|php|bash|sh|shell|json|ya?ml|plaintext|text|vue|svelte|md|markdown|liquid|twig|django|none))(?:$|\s)/i;
/** Names that other things have, too: they show code where a line before says that a sample follows. */
const MAY_SHOW_CODE = /(?:^|[\s_-])(?:highlight|code|example|sample|snippet|listing)(?:$|[\s_-])/i;
/** What introduces a sample. */
const INTRODUCES =
  /(?<!\p{L})(?:like (?:this|so)|as follows|for example|example|sample|code|markup|snippet|html|so|beispiel|folgendermaßen|exemple|comme (?:ceci|cela|suit)|ejemplo|así|código|esempio|così|codice|exemplo|assim|voorbeeld|exempel|eksempel|esimerkki|przykład|kod|příklad|példa|exemplu|παράδειγμα|örnek|пример|так|приклад|مثال|דוגמה)\s?[:：]$/iu;

/** Whether what begins at an offset of the source is in a sample of code that is in no element for code. */
export function isInSample(document: IndexedDocument, offset: number): boolean {
  return sampleAround(document, innermostAt(document, offset)) !== undefined;
}

const sampleAround = nearestBy((element, document) => {
  const names = attribute(element, 'class')?.slice(0, MOST_NAMES);
  if (names === undefined) return false;
  return (
    SHOWS_CODE.test(names) || (MAY_SHOW_CODE.test(names) && introduces(document, elementBefore(document, element)))
  );
});

function introduces(document: IndexedDocument, before: DocElement | undefined): boolean {
  return before !== undefined && INTRODUCES.test(labelTextOf(document, before).trim().slice(-MOST_NAMES));
}

/** Characters of names, and of a line before, that are read. */
const MOST_NAMES = 200;

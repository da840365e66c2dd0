import type { IndexedDocument } from './document.js';
import type { Span } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/**
 * How generators begin and end a sample of code: tags of Liquid, Nunjucks and Hexo, shortcodes of Hugo, blocks of Handlebars, and
 * shortcodes of WordPress. Each has the sign of an end and a name.
 */
const MARKS: readonly RegExp[] = [
  /\{%[-+~]?\s{0,9}(end)?(highlight|codeblock|prism|code)\b/gi,
  /\{\{[<%]\s{0,9}(\/)?\s{0,9}(highlight|code)\b/gi,
  /\{\{[~-]?(?:#|(\/))(highlight|codeblock|code)(?=[\s~}-])/gi,
  /\[(\/)?(code|codeblock|sourcecode|highlight)(?=[\s\]])/gi,
];

/** The samples of code that a generator shows as they are written: as with `pre`, the page says nothing of what is in them. */
export const codeSamplesOf = oncePerDocument(({ source, budget }: IndexedDocument): readonly Span[] => {
  if (!/[{[]/.test(source)) return [];
  budget.spend(source.length / SEARCHED);
  return MARKS.flatMap((mark) => samplesBetween(source, mark));
});

/** Characters that are searched in a step. */
const SEARCHED = 20;

/** From the first mark that begins a sample to the first that ends it: what looks like another one within is a part of it. */
function samplesBetween(source: string, mark: RegExp): Span[] {
  const samples: Span[] = [];
  const open = new Map<string, number>();
  for (const { index, 1: end, 2: name = '' } of source.matchAll(mark)) {
    const start = open.get(name);
    if (end === undefined) open.set(name, start ?? index);
    else if (start !== undefined) {
      samples.push({ start, end: index });
      open.delete(name);
    }
  }
  return samples;
}

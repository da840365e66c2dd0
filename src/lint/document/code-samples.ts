import type { IndexedDocument } from './document.js';
import type { Span } from './element.js';
import { oncePerDocument } from './once-per-document.js';

/** How a sample of code begins and ends: with the sign of an end, and a name. */
interface Mark {
  /** What it begins with. */
  lead: string;
  pattern: RegExp;
}

/** Tags of Liquid, Nunjucks and Hexo, shortcodes of Hugo, blocks of Handlebars. */
const OF_TEMPLATES: readonly Mark[] = [
  { lead: '{%', pattern: /\{%[-+~]?\s{0,9}(end)?(highlight|codeblock|prism|code)\b/iy },
  { lead: '{{', pattern: /\{\{[<%]\s{0,9}(\/)?\s{0,9}(highlight|code)\b/iy },
  { lead: '{{', pattern: /\{\{[~-]?(?:#|(\/))(highlight|codeblock|code)(?=[\s~}-])/iy },
];
/** Shortcodes of WordPress. */
const SHORTCODE: Mark = { lead: '[', pattern: /\[(\/)?(code|codeblock|sourcecode|highlight)(?=[\s\]])/iy };

/** The samples of code that a generator shows as they are written: as with `pre`, the page says nothing of what is in them. */
export const codeSamplesOf = oncePerDocument(({ source, template, budget }: IndexedDocument): readonly Span[] => {
  budget.spend(source.length / SEARCHED);
  const shortcodes = samplesBetween(source, SHORTCODE);
  if (!template.isOfTemplate) return shortcodes;
  return [...OF_TEMPLATES.flatMap((mark) => samplesBetween(source, mark)), ...shortcodes];
});

/** Characters that are searched in a step. */
const SEARCHED = 20;

/** From the first mark that begins a sample to the first that ends it: what looks like another one within is a part of it. */
function samplesBetween(source: string, { lead, pattern }: Mark): Span[] {
  const samples: Span[] = [];
  const open = new Map<string, number>();
  for (let at = source.indexOf(lead); at !== -1; at = source.indexOf(lead, at + lead.length)) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) continue;
    const [, end, name = ''] = match;
    const start = open.get(name);
    if (end === undefined) open.set(name, start ?? at);
    else if (start !== undefined) {
      samples.push({ start, end: at });
      open.delete(name);
    }
  }
  return samples;
}

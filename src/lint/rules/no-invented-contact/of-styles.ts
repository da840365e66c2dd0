import { textsWithTag } from '../../document/by-tag.js';
import type { Page } from '../../rule.js';
import { saidContacts } from './said-contacts.js';
import type { Suspect } from './suspect.js';

/** A text that a style sheet puts into the page. */
const CONTENT = /content\s{0,4}:\s{0,4}(?:"([^"\\\n]{5,200})"|'([^'\\\n]{5,200})')/gi;
const HINT = /@|\p{Nd}{2}/u;
/** UTF-16 code units of a style sheet that is read, and steps to look through one. */
const LONGEST = 60_000;
const READ = 2;

/** The contacts in texts that style sheets put into the page. */
export function suspectsOfStyles(page: Page): Suspect[] {
  const { document } = page;
  return textsWithTag(document, 'style').flatMap(({ value, start }): Suspect[] => {
    if (value.length > LONGEST) return [];
    document.budget.spend(value.length * READ);
    return [...value.matchAll(CONTENT)].flatMap(({ 0: whole, 1: double, 2: single, index }) => {
      const text = double ?? single ?? '';
      if (!HINT.test(text)) return [];
      const at = start + index + whole.length - 1 - text.length;
      return saidContacts(page, text, true).map(({ from, to, ...said }): Suspect => {
        return { ...said, start: at + from, end: at + to, source: 'style', place: 'text' };
      });
    });
  });
}

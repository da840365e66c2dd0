import type { IndexedDocument } from '../document/document.js';
import { pageCodeOf } from '../document/page-code.js';

/** A function that says whether code in a page names an id. The page is read at the first question. */
export function pageScripts(document: IndexedDocument): (id: string) => boolean {
  const answers = new Map<string, boolean>();
  let scripts: string | undefined;
  return (id) => {
    const known = answers.get(id);
    if (known !== undefined || id === '') return known ?? false;
    scripts ??= pageCodeOf(document).join('\n');
    document.budget.spend(scripts.length / SEARCHED);
    const answer = names(scripts, id);
    answers.set(id, answer);
    return answer;
  };
}

/** Characters that are searched in a step. */
const SEARCHED = 20;

/** Whether a code names an id: in quotes, or behind the `#` of a selector. */
function names(code: string, id: string): boolean {
  for (let at = code.indexOf(id); at !== -1; at = code.indexOf(id, at + id.length)) {
    const isBegun = /["'`#]/.test(code[at - 1] ?? '');
    if (isBegun && !/[\w-]/.test(code[at + id.length] ?? '')) return true;
  }
  return false;
}

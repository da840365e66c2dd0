import type { Page } from '../rule.js';

/** How many functions there are. */
let count = 0;

/** Makes a function of pages find its answer once for each, see `oncePerDocument`: a page is linted against one manifest. */
export function oncePerPage<T>(find: (page: Page) => T): (page: Page) => T {
  const place = count;
  count += 1;
  return (page) => {
    const known = page.answers[place];
    if (known !== undefined) return known as T; // only this function sets it, to what `find` gave
    const answer = find(page);
    page.answers[place] = answer;
    return answer;
  };
}

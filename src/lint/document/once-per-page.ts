import type { Page } from '../rule.js';

/** Makes a function of pages find its answer once for each, see `oncePerDocument`: a page is linted against one manifest. */
export function oncePerPage<T>(find: (page: Page) => T): (page: Page) => T {
  return (page) => {
    const known = page.answers.get(find);
    if (known !== undefined) return known as T; // only this function sets it, to what `find` gave
    const answer = find(page);
    page.answers.set(find, answer);
    return answer;
  };
}

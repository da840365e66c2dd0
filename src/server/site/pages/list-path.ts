/** Number of a page of the list of posts, from 2: the first has the list's own path. */
const PAGE = /^page\/([2-9]|[1-9]\d{1,5})\/$/;

/**
 * The number of the page of the list of posts that a path leads to; nothing for other paths, and for the first.
 *
 * @param blog the list's own path
 */
export function listPageOf(path: string, blog: string): number | undefined {
  const [, digits] = (path.startsWith(blog) && PAGE.exec(path.slice(blog.length))) || [];
  return digits === undefined ? undefined : Number(digits);
}

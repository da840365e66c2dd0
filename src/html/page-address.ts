/**
 * The address of a page by the path of its file, as a server of plain files has it.
 *
 * @param base ends with `/`
 * @param path from there, `/` between its parts: any text
 */
export function pageAddress(base: string, path: string): string {
  // Half a surrogate pair, which Windows allows in names, has no encoding.
  return base + path.toWellFormed().split('/').map(encodeURIComponent).join('/');
}

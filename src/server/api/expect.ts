/**
 * What a write expects of the document's entity tag.
 *
 * @param ifMatch what the client read; nothing or `*` for whatever is there
 * @param current the tag that the write was worked out from: it must not change in between
 */
export function expectOf(ifMatch: string | undefined, current: string | null): string | null {
  return ifMatch === undefined || ifMatch === '*' ? current : ifMatch;
}

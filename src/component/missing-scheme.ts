/** What the note `missing-scheme` says. */
export const MISSING_SCHEME = 'the address has no `https://` in front, so it leads to a page of this site';

/** A place in a source text that is read forward. */
export interface Cursor {
  readonly source: string;
  /** UTF-16 offset of what comes next; at least the source's length once it is read to its end. */
  at: number;
}

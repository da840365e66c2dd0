/** What surrounds an inlay, as far as it decides what can stand there. */
export interface Context {
  /** Within an `a`: nothing in it can be a link. */
  anchor: boolean;
  /** Within a `nav`. */
  nav: boolean;
  /** Within a `p` that a block element would end. */
  paragraph: boolean;
  /** Within a `form`, or where the parser takes controls for its own. */
  form: boolean;
  /** Within `h1` to `h6`. */
  heading: boolean;
  /** Within a `button`. */
  button: boolean;
  /** Directly in a table, outside its cells: the parser moves it in front of the table. */
  table: boolean;
  /** Within a `template`. */
  template: boolean;
  /** Within an `address`. */
  address: boolean;
  /** Where only phrasing content can stand. */
  phrasing: boolean;
}

/** Whether no link can stand there. */
export function isUnlinked({ anchor, button }: Context): boolean {
  return anchor || button;
}

/** The body of a page on its way to the client. Nothing it is given or gives is changed afterwards. */
export interface Page {
  /** Takes what comes next. Returns what can go out now, in order. */
  write(bytes: Uint8Array): Uint8Array[];
  /** The page is complete. Returns the rest of what goes out. */
  end(): Uint8Array[];
  /** Whether something kept the page from being expanded, so that it goes out as its author wrote it. */
  hasFailed(): boolean;
}

/** What a page needs to know. */
export interface PageDeps {
  /** Bytes of a page that are kept; a longer one goes out as it is. */
  limit: number;
  /**
   * The page with its components expanded.
   *
   * @param source the whole page in UTF-8
   * @param sent bytes of it that went out already, up to a `<`: the result is what follows them
   * @returns nothing when nothing is replaced
   * @throws whatever keeps it from being expanded
   */
  expand(source: Uint8Array, sent: number): Uint8Array | undefined;
  /** Is told what keeps a page from being expanded. */
  onFailure(error: unknown): void;
}

/** Bytes that follow each other, as one. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only] = pieces;
  if (pieces.length === 1 && only) return only;
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

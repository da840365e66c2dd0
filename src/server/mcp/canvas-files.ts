/** A file that a tool was given the path of. */
export interface OpenCanvas {
  source: string;
  /** Its path from the working folder, with slashes: rules are configured by it. */
  path: string;
  /**
   * Puts a text in its place at once, if the file still holds what was read.
   *
   * @returns whether it was written: nothing is where it holds that text already
   * @throws InlayError for what is not to be written
   */
  write(text: string): boolean;
}

/** The files that tools may read, and write where they are told to. */
export interface CanvasFiles {
  /** @throws InlayError for a path that is not below a folder of the server's, and for what is no canvas */
  open(path: string): OpenCanvas;
}

/** The options of `inlay manifest`. */
export interface ManifestOptions {
  /** Path of a site's state, `-` for stdin. */
  site?: string;
  concise?: true;
  /** Path of the output. */
  out?: string;
  ndjson?: true;
}

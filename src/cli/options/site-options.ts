/** The options that say which site is meant. */
export interface SiteOptions {
  /** Path of a site's state, `-` for stdin. */
  site?: string;
  /** Path of a manifest, `-` for stdin. */
  manifest?: string;
}

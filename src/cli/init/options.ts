/** The options of `inlay init`. */
export interface InitOptions {
  /** A page, a folder of pages, or the address of a site to draft from. */
  from?: string;
  name?: string;
  description?: string;
  url?: string;
  language?: string;
  /** No questions. */
  yes?: true;
}

/** What a starter needs to know of a site. */
export interface SiteFacts {
  name: string;
  description: string;
  url: string;
  language: string;
}

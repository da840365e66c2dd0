/** A canvas that the theme has a place for. */
export interface CanvasPlace {
  label: string;
  /** Where it stands. */
  use: string;
}

/** The canvases of a site by their keys, and where each stands. */
export const CANVAS_PLACES = {
  header: { label: 'Header', use: "On top of every page, in place of the theme's own" },
  footer: { label: 'Footer', use: "At the end of every page, in place of the theme's own" },
  sidebar: { label: 'Sidebar', use: 'Beside pages of the template `sidebar`, above what the theme shows there' },
  before_posts: { label: 'Above the list of posts', use: 'On the first page of the list, where no page has its path' },
  after_post: { label: 'After a post', use: 'Below the text of every post, above the box of its author' },
  not_found: { label: 'Page not found', use: "In place of the theme's text where there is no page" },
} as const satisfies Readonly<Record<string, CanvasPlace>>;

export type CanvasPlaceKey = keyof typeof CANVAS_PLACES;

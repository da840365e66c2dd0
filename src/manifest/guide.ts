/** What words of a manifest mean, for those who read nothing else. */
export const TERMS = {
  step: "Of a logo variant: where its logo comes from. 1 its own image, 2 the theme's main logo, 3 the site builder's, 4 the platform's, 5 the site's name as text",
  usable: 'Whether it shows anything on this site',
  assigned: 'Of a location: a menu is set there. x-menu shows nothing at the others',
  selected: 'Of a provider of forms: the one that the site uses. Its forms are shown',
  available: 'Of a provider of forms: ready, though not the one that the site uses first. Its forms are shown too',
  inactive: 'Of a provider of forms: switched off. Nothing is shown',
  default:
    'Of an attribute: what holds where it is not written. Of a provider: the id of the form that is shown without an id',
} as const;

/** Where a canvas is checked. */
export const CHECKS = {
  command: 'inlay lint --format agent <file>, with --fix to mend it',
  mcp: 'lint_canvas, then fix_canvas',
  http: 'POST …/ai/canvas/lint, where the site serves it',
} as const;

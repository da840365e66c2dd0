/** A place of the theme that a menu can be assigned to. */
export interface ThemeLocation {
  /** What editors see. */
  label: string;
  /** What the place is for, written for whoever chooses a menu for it. */
  use: string;
}

/** The locations that the theme always registers, whether or not a state names them. */
export const THEME_LOCATIONS: ReadonlyMap<string, ThemeLocation> = new Map([
  ['topic', { label: 'Main menu', use: 'main navigation in the header' }],
  ['naviga', { label: 'Navigation', use: 'secondary navigation, beside or below the main menu' }],
  ['utili', { label: 'Useful links', use: 'short list of useful links, such as legal pages' }],
  ['footer', { label: 'Footer', use: 'one row of links in the footer' }],
  ['topic_left', { label: 'Main menu, left', use: 'left half of a header with a centred logo' }],
  ['topic_right', { label: 'Main menu, right', use: 'right half of a header with a centred logo' }],
  ['footer_col_1', { label: 'Footer column 1', use: 'first column of links in the footer' }],
  ['footer_col_2', { label: 'Footer column 2', use: 'second column of links in the footer' }],
  ['footer_col_3', { label: 'Footer column 3', use: 'third column of links in the footer' }],
  ['footer_col_4', { label: 'Footer column 4', use: 'fourth column of links in the footer' }],
]);

/**
 * The names of the scripts in `client`, in the order in which a page names them. They are plain scripts, each in a block of
 * its own: browsers load no modules from files, and a report is opened as one.
 */
export const CLIENT_SCRIPTS = [
  'notice.js',
  'state.js',
  'resize.js',
  'compare.js',
  'copy.js',
  'filter.js',
  'lines.js',
  'frame-focus.js',
  'select.js',
  'shortcuts.js',
  'fixes.js',
  'replace.js',
  'live.js',
] as const;

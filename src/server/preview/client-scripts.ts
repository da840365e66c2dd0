/**
 * The names of the scripts in `client`, in the order in which a page names them. They are plain scripts, each in a block of
 * its own: browsers load no modules from files, and a report is opened as one.
 */
export const CLIENT_SCRIPTS = ['notice.js', 'keep.js', 'copy.js', 'filter.js', 'shortcuts.js', 'live.js'] as const;

/** The version of the package, held to its package.json by a test: nothing has to be read where nothing can be. */
export const VERSION = '0.1.0';

/**
 * What parts of the linter's work count, in the steps of a `Budget` of about 10 nanoseconds. Measured on the shapes of
 * `bench/growth-lint.mjs`: what is counted there takes that long, give or take a half.
 */

/** To begin a parse. */
export const PARSER = 4000;

/** A character of a canvas that is indexed and looked at by all rules, beside the work of the parser. */
export const READ_CHARACTER = 4;

/** A finding, with its message and its place: some 25 microseconds, and 2 KB. */
export const FINDING = 2500;

/**
 * Steps of work to build, fit or brief one manifest, see `Budget`: some 20 seconds. A site of 10,000 contacts takes a
 * twentieth of it.
 */
export const MAX_MANIFEST_WORK = 2_000_000_000;

/** Steps for each character of JSON that is made of a manifest, with the objects that it is written from, as measured. */
export const JSON_STEPS = 5;

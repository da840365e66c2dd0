/** Reasons that are told of one fix: all of them, where there are not many. */
const MOST = 3;

/** Several reasons as one text, each once; those that are too many are counted. */
export function tellReasons(reasons: readonly string[]): string {
  const all = [...new Set(reasons)];
  const more = all.length - MOST;
  return [...all.slice(0, MOST), ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

/** A reason where none of those before it names the same thing; else nothing. */
export function unlessTold(reason: string | undefined, before: readonly string[]): string | undefined {
  const told = new Set(before.flatMap(thingsIn));
  return reason !== undefined && thingsIn(reason).some((thing) => told.has(thing)) ? undefined : reason;
}

/** What a reason names: texts, attributes, and elements by their tags. */
function thingsIn(reason: string): string[] {
  return [...reason.matchAll(/`([^`]+)`/g)].map(([, thing = '']) => /^<[a-z0-9-]+/.exec(thing)?.[0] ?? thing);
}

/** Behind a scheme, without a blank or the end of a host between: who logs in, with a password or not. */
const OF_SCHEME = /(?<![a-z\d+.-])([a-z][a-z\d+.-]{1,20}):\/\/([^\s/?#@"'<>]{0,80})$/i;
/** A command that logs in somewhere, with its options. */
const OF_COMMAND =
  /(?<![\p{L}\p{N}_-])(?:ssh|scp|sftp|rsync|mosh)(?:\s-[^\s@]{1,20}(?:\s[^\s@-][^\s@]{0,20})?){0,4}\s$/u;
/** A path on the host, as `git` and `scp` write it. */
const PATH = /^:(?:~?\/|[\w.~-]{1,60}(?:\/[\w.~-]|\.git(?![\w-])))/;
const WORD = /^:[\w~]/;
/** Characters before an address that are read, and behind. */
const [BEFORE, BEHIND] = [110, 64];

/**
 * Whether what looks like a mail address is the user info and host of an address to log in to: `https://admin:…@host/`,
 * `git@host:repository`, `ssh deploy@host`. Nobody gets mail there.
 *
 * @see RFC 3986, section 3.2.1
 */
export function isUserInfo(text: string, from: number, to: number): boolean {
  const behind = text.slice(to, to + BEHIND);
  if (PATH.test(behind) || (WORD.test(behind) && /^git@/i.test(text.slice(from, from + 4)))) return true;
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const [, scheme, user = ''] = before.includes('://') ? (OF_SCHEME.exec(before) ?? []) : [];
  if (scheme === undefined) return /\s$/.test(before.slice(-1)) && OF_COMMAND.test(before);
  // A mail address with the wrong scheme has neither a password nor a path.
  return user.includes(':') || !/^https?$/i.test(scheme) || /^(?:\/[^\s<"')]|:\d)/.test(behind);
}

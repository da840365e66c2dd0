import { parsed } from '../html/url.js';

/** An address without what only its owner may know. */
export interface PublicAddress {
  address: string;
  /** What was taken out, in words: `user info`, or the name of a parameter. */
  removed: readonly string[];
}

/** Words of parameters whose value is a secret, be it ever so short. */
const SECRETS: ReadonlySet<string> = new Set('password passwd passphrase pwd secret'.split(' '));
/** Words of parameters whose value is a token, if chance made it. */
const TOKENS: ReadonlySet<string> = new Set(
  'nonce wpnonce csrf xsrf csrftoken xsrftoken token tokens jwt bearer apikey auth authorization credential credentials signature sig session sessionid phpsessid jsessionid sid'.split(
    ' ',
  ),
);
/** Words that say with `key` that it is one: `api_key`, `access-key`. */
const OF_KEYS: ReadonlySet<string> = new Set('api access auth private secret license'.split(' '));

/** What a relative address is resolved against to learn whether it has user info; nothing of it is ever written. */
const ANY_PAGE = 'https://page.invalid/';

/**
 * Takes user info out of an address, and parameters of its query and fragment that hold a password, nonce or token. All
 * else stays as it is written, where there is no user info.
 *
 * @see RFC 3986, section 3.2.1
 */
export function withoutPrivateParts(address: string): PublicAddress {
  const removed: string[] = [];
  let left = address.includes('@') ? withoutUserInfo(address, removed) : address;
  if (left.includes('=')) left = withoutParameters(left, removed);
  return { address: left, removed };
}

function withoutUserInfo(address: string, removed: string[]): string {
  const url = parsed(address, ANY_PAGE);
  if (!url || (url.username === '' && url.password === '')) return address;
  removed.push('user info');
  url.username = '';
  url.password = '';
  // One that begins with two slashes has the scheme of its page.
  return parsed(address) ? url.href : url.href.slice(url.protocol.length);
}

function withoutParameters(address: string, removed: string[]): string {
  const start = address.search(/[?#]/);
  if (start === -1) return address;
  // Pieces stand between the marks before them: `?`, `a=1`, `&`, `b=2`.
  const pieces = address.slice(start).split(/([?&;#])/);
  const kept: string[] = [];
  for (let index = 1; index < pieces.length; index += 2) {
    const [mark = '', piece = ''] = [pieces[index], pieces[index + 1]];
    const [name = '', value = ''] = piece.split(/=(.*)/s);
    const isTaken = isPrivate(name, value);
    if (isTaken) removed.push(`\`${name}\``);
    if (!isTaken || mark === '?' || mark === '#') kept.push(mark, isTaken ? '' : piece);
  }
  if (removed.length === 0) return address;
  return address.slice(0, start) + withoutEmptyMarks(kept.join(''));
}

/** The same without a mark that nothing follows any more. */
function withoutEmptyMarks(rest: string): string {
  return rest.replace(/([?#])[&;]/g, '$1').replace(/\?(?=#|$)|#$/g, '');
}

function isPrivate(name: string, value: string): boolean {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/);
  if (value === '') return false;
  if (words.some((word) => SECRETS.has(word))) return true;
  const isKey = words.includes('key') && words.some((word) => OF_KEYS.has(word));
  // A word is none: `?session=morning`.
  return (isKey || words.some((word) => TOKENS.has(word))) && value.length >= 6 && /\d/.test(value);
}

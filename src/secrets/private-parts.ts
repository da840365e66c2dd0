import { parsed } from '../html/url.js';
import { isRandom } from '../text/literal.js';
import { knownKeys, type Secret } from './known-keys.js';
import { isPrivate } from './private-parameter.js';

/** An address without what only its owner may know. */
export interface PublicAddress {
  address: string;
  /** What was taken out, in words: `user info`, the name of a parameter, or what a key is called. */
  removed: readonly string[];
}

/** What a relative address is resolved against to learn whether it has user info; nothing of it is ever written. */
const ANY_PAGE = 'https://page.invalid/';
/** Addresses that stand in one another, as in `?next=…`, at most. */
const DEEPEST = 3;
/** Scheme and host. */
const ORIGIN = /^(?:[a-z][a-z\d+.-]{0,30}:)?\/\/[^/?#]*/i;

/**
 * Takes user info out of an address, parameters of its path, query and fragment that hold a password, nonce or token, and what
 * is written as a key is. Of a path with a key the part before it is left. All else stays as it is written, where there is no
 * user info.
 *
 * @see RFC 3986, section 3.2.1
 */
export function withoutPrivateParts(address: string): PublicAddress {
  const removed: string[] = [];
  const left = cleaned(address, removed, 0);
  return removed.length === 0 ? { address, removed } : { address: left || '/', removed };
}

function cleaned(address: string, removed: string[], depth: number): string {
  if (/^\s*data:/i.test(address)) return address;
  const known = address.includes('@') ? withoutUserInfo(address, removed) : address;
  const start = /[?#]|$/.exec(known)?.index ?? known.length;
  const parameters = known.slice(start);
  const rest = parameters.includes('=') ? withoutParameters(parameters, removed, depth) : parameters;
  const path = known.slice(0, start);
  return withoutToken(withoutKeys(pathWithoutParameters(path, removed, depth) + rest, removed), removed);
}

function withoutUserInfo(address: string, removed: string[]): string {
  // Without slashes, `https:name:password@host` is an address on a page of another scheme, and a path on one of its own.
  const url = [parsed(address), parsed(address, ANY_PAGE)].find((each) => each && each.username + each.password !== '');
  if (!url) return address;
  removed.push('user info');
  url.username = '';
  url.password = '';
  // One that begins with two slashes has the scheme of its page.
  return parsed(address) ? url.href : url.href.slice(url.protocol.length);
}

/** A query and a fragment without what is private in them. */
function withoutParameters(text: string, removed: string[], depth: number): string {
  // Pieces stand between the marks before them: `?`, `a=1`, `&`, `b=2`.
  const pieces = text.split(/([?&;#])/);
  const kept: string[] = [];
  const before = removed.length;
  for (let index = 1; index < pieces.length; index += 2) {
    const [mark = '', piece = ''] = [pieces[index], pieces[index + 1]];
    const left = parameterLeft(piece, removed, depth);
    if (left !== undefined || mark === '?' || mark === '#') kept.push(mark, left ?? '');
  }
  return removed.length === before ? text : withoutEmptyMarks(kept.join(''));
}

/** What of a parameter everybody may know; nothing where it goes as a whole. */
function parameterLeft(piece: string, removed: string[], depth: number): string | undefined {
  const [name = '', value = ''] = piece.split(/=(.*)/s);
  const plain = decoded(value);
  const [key] = knownKeys(name);
  if (key || isPrivate(decoded(name), plain)) {
    removed.push(key ? kindOf(key) : `\`${name}\``);
    return undefined;
  }
  const left = inner(value, plain, removed, depth);
  return left === value ? piece : `${name}=${left}`;
}

/** An address that stands in another, encoded or not, cleaned too; the very text where it has nothing private. */
function inner(text: string, plain: string, removed: string[], depth: number): string {
  if (depth === DEEPEST || !/[?#;=@/%]/.test(plain)) return text;
  const found: string[] = [];
  const left = cleaned(plain, found, depth + 1);
  if (found.length === 0) return text;
  removed.push(...found);
  return plain === text ? left : encodeURIComponent(left);
}

/** The same without a mark that nothing follows any more. */
function withoutEmptyMarks(rest: string): string {
  return rest.replace(/([?#])[&;]/g, '$1').replace(/\?(?=#|$)|#$/g, '');
}

/** A path without parameters such as `;jsessionid=…`, and without what is private in addresses that stand in it. */
function pathWithoutParameters(path: string, removed: string[], depth: number): string {
  if (!/[;%]/.test(path)) return path;
  return path
    .split('/')
    .map((segment) => {
      const [name = '', ...parameters] = segment.split(';');
      const left = parameters.map((each) => parameterLeft(each, removed, depth));
      const kept = left.filter((each) => each !== undefined);
      return [inner(name, decoded(name), removed, depth), ...kept].join(';');
    })
    .join('/');
}

/** Parts of a path whose next one is a token for whoever was sent the address. */
const BEFORE_TOKEN =
  /^(?:(?:password|passwort|account|email|magic|login|sign-?in|one-time)[_-]?)?(?:reset|recover|verify|verification|confirm|confirmation|activate|activation|invite|invitation|link|unlock|token|login|auth|onetime)(?:[_-]?(?:password|passwort|account|email|link|token))?$/i;
/** Letters and digits of such a token, at least. */
const TOKEN_LENGTH = 16;

/** An address up to a token in its path; what stands behind that belongs to it. */
function withoutToken(address: string, removed: string[]): string {
  const segments = address.slice(0, /[?#]|$/.exec(address)?.index).split('/');
  const index = segments.findIndex((segment, place) => {
    const before = segments[place - 1] ?? '';
    return segment.length >= TOKEN_LENGTH && BEFORE_TOKEN.test(before) && isRandom(decoded(segment), TOKEN_LENGTH);
  });
  if (index < 1) return address;
  removed.push('token');
  return `${segments.slice(0, index).join('/')}/`;
}

/** An address up to the first part with a key of a known format; what stands behind that belongs to the key. */
function withoutKeys(address: string, removed: string[]): string {
  const [key] = knownKeys(address);
  if (!key) return address;
  removed.push(kindOf(key));
  const origin = ORIGIN.exec(address)?.[0].length ?? 0;
  if (key.at < origin) return `${address.slice(0, origin)}/`;
  const before = address.slice(0, key.at);
  const last = Math.max(origin, ...[...'/?#&;'].map((mark) => before.lastIndexOf(mark) + 1));
  return before.slice(0, last).replace(/[?#&;]$/, '');
}

/** What a key is called, without its article. */
function kindOf({ name }: Secret): string {
  return name.replace(/^an? /, '');
}

function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a percent sign that is only that
  }
}

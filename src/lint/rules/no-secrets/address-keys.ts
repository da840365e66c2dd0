import { percentDecoded } from '../../../html/url.js';
import type { Secret } from '../../../secrets/known-keys.js';
import { isPlaceholder, isRandom, nameWords } from '../../../text/literal.js';

/** A parameter of an address that may be a token, a signature or a key, in a query or behind it. */
const PARAMETER =
  /(?:[?&#]|&amp;)((?:[a-z]{1,12}[_-]){0,3}(?:token|signature|sig|hmac|jwt|key))=([^\s&"'`<>#;\\]{16,400})/gi;
/** Names of which that is all: of others `namedValues` knows what they protect. */
const NAMES: ReadonlySet<string> = new Set(['token', 'key']);
const SIGNATURES: ReadonlySet<string> = new Set(['sig', 'signature', 'hmac', 'jwt']);
/** Letters and digits that chance made, at least: a `key` may name anything. */
const [LEAST, LEAST_OF_KEY] = [16, 20];
/** What is written before a key that is made for browsers, or that names a document. */
const FOR_BROWSERS =
  /map|tile|geo|places|locat|route|weather|recaptcha|captcha|turnstile|fonts?\b|typekit|embed|spreadsheet|docs\.google|drive\.google|algolia|giphy|sentry|firebase|posthog|mixpanel|amplitude|segment|analytics|stripe|pixabay|unsplash|tinymce|tiny\.cloud/i;
/** Values that are made for browsers, and those that name a file or a request: UUIDs, keys of Google, `pk.…`. */
const PUBLIC = /^(?:AIza|pk[._]|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$)/i;
/** Runs of letters and digits in their order, as people make examples of: `abc123def456`. */
const COUNTED = /^(?:abc|def|ghi|jkl|mno|pqr|stu|vwx|xyz|123|456|789|012|000)+$/i;

/** Characters of an address before a parameter that are read. */
const BEFORE = 240;

/** A token, a signature or a key in an address. */
export interface AddressKey extends Secret {
  /** Whether it signs the address: services do so for whoever sees a page. */
  isSignature: boolean;
  /** Whether its name says little. */
  isPlainKey: boolean;
}

/** Tokens, signatures and keys in the addresses of a source, in its order: `?token=…`, `?sig=…`, `#key=…`. */
export function addressKeys(source: string): AddressKey[] {
  if (!source.includes('=')) return [];
  return [...source.matchAll(PARAMETER)].flatMap(({ index: at, 0: whole, 1: name = '', 2: value = '' }) => {
    const words = nameWords(name);
    const last = words.at(-1) ?? '';
    const isSignature = SIGNATURES.has(last);
    if (!isSignature && !NAMES.has(name.toLowerCase())) return [];
    const isPlainKey = last === 'key';
    const plain = percentDecoded(value).replace(/[.,:)]{1,4}$/, '');
    if (PUBLIC.test(plain) || isPlaceholder(plain) || COUNTED.test(plain)) return [];
    if (!isRandom(plain, isPlainKey ? LEAST_OF_KEY : LEAST)) return [];
    const before = /[^\s"'`<>]{0,240}$/.exec(source.slice(Math.max(0, at - BEFORE), at))?.[0] ?? '';
    // What stands behind `&` or `#` is of an address only where one begins before it.
    if (whole.startsWith('&') && !/[?#]/.test(before)) return [];
    if (FOR_BROWSERS.test(before)) return [];
    return [{ at, name: `a value for \`${name}\``, value, named: true, isSignature, isPlainKey }];
  });
}

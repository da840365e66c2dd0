import { isRandom, nameWords } from '../text/literal.js';
import { knownKeys } from './known-keys.js';

/** Words of parameters whose value is a secret, be it ever so short. */
const SECRET = /^(?:password|passwort|passwd|passphrase|pwd)$|secret$/;
/** Words of parameters whose value is a token, if chance made it. */
const TOKEN =
  /^(?:wpnonce|csrf|xsrf|jwt|tok|assertion|bearer|auth|authorization|credentials?|sig|session|phpsessid|jsessionid|sid|otp|pw)$|(?:nonce|tokens?|apikey|signature|hmac|accesskey|authkey|privatekey|licensekey|sessionid)$/;
/** Words that say with `key` that it is one: `api_key`, `access-key`. */
const OF_KEYS: ReadonlySet<string> = new Set('api access auth private secret license'.split(' '));
/** Words whose value may be short and for everybody: only a long one that chance made is a key. */
const MAYBE: ReadonlySet<string> = new Set(['key', 'code', 'pass', 'ticket', 'invite', 'invitation']);
const LONG = 20;
/** Messages of SAML, whole or by their number: `SAMLResponse`, `SAMLart`. */
const OF_SAML = /^saml(?:response|request|art)$/;
/** Keys of Google: they are made for browsers, and for who owns the page. */
const OF_GOOGLE = /^AIza[\w-]{30,40}$/;

/** What WordPress makes of a nonce. Plugins call it `security`. */
const OF_WORDPRESS = /^[\da-f]{10}$/;

/** Whether a parameter of an address holds what only the owner of that may know. */
export function isPrivate(name: string, value: string): boolean {
  if (value === '') return false;
  if (OF_GOOGLE.test(value) || knownKeys(value).length > 0) return true;
  const words = nameWords(name.replace(/[\t\n\r]/g, ''));
  if (words.some((word) => SECRET.test(word))) return true;
  if (OF_SAML.test(words.join(''))) return value.length >= LONG;
  if (words.length === 1 && words[0] === 'security') return OF_WORDPRESS.test(value) && /\d/.test(value);
  if (words.length === 1 && words.some((word) => MAYBE.has(word))) return isRandom(value, LONG);
  const isKey = words.includes('key') && words.some((word) => OF_KEYS.has(word));
  return (isKey || words.some((word) => TOKEN.test(word))) && isMadeByChance(value);
}

/** A word is not: `?session=morning`. */
function isMadeByChance(value: string): boolean {
  if (value.length < 6) return false;
  return /\d/.test(value) || /^[\w+/=]{16,}$/.test(value) || (value.length >= 8 && /[a-z][A-Z]/.test(value));
}

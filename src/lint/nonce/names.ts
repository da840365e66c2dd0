import { isPlaceholder, isRandom, nameWords } from '../../text/literal.js';

/** Whole names of tokens, and what names of tokens end in. */
const TOKENS: ReadonlySet<string> = new Set(
  'nonce wpnonce token tokens csrf xsrf csrftoken xsrftoken csrfmiddlewaretoken formtoken authenticity antiforgery requestverificationtoken jeton'.split(
    ' ',
  ),
);
/** What a token protects, before the word for it: others, such as `campaign_token`, are names of things. */
const PROTECTED: ReadonlySet<string> = new Set(
  'form formular request session security submit submission verification action ajax rest wp protection'.split(' '),
);
/** Words that say it anywhere in a name. */
const ANYWHERE: ReadonlySet<string> = new Set(
  'nonce wpnonce csrf xsrf csrftoken xsrftoken csrfmiddlewaretoken requestverificationtoken antiforgery authenticity'.split(
    ' ',
  ),
);
/** What a name ends in that says something about the token, and does not hold it. */
const ABOUT: ReadonlySet<string> = new Set(
  'param parameter parametername header headername enabled method field fieldname type name ttl expires lifetime url length size'.split(
    ' ',
  ),
);
/** Tokens that are secrets or no protection of a form, so not this rule's. */
const OTHER: ReadonlySet<string> = new Set(
  'api access bearer secret refresh private client page pagination continuation cursor design csp'.split(' '),
);

/** Whether a field of a form that nobody sees is called a nonce or token. */
export function isTokenName(name: string): boolean {
  const parts = nameWords(name);
  const last = parts.at(-1) ?? '';
  if (isAbout(parts)) return false;
  if (parts.some((word) => ANYWHERE.has(word))) return true;
  if (parts.some((word) => OTHER.has(word))) return false;
  const before = parts.at(-2);
  if (TOKENS.has(last) && (before === undefined || PROTECTED.has(before))) return true;
  return (last === 'key' && before === 'form') || last === 'formkey' || last === 'formtoken';
}

function isAbout(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return ABOUT.has(last) && !(last === 'name' && parts.includes('test'));
}

/** What WordPress makes of a nonce: ten hexadecimal digits. Plugins call such a value `security`. */
const OF_WORDPRESS = /^(?=[a-f]{0,9}\d)[\da-f]{10}$/;

/** Whether a name outside of a form, with this value, is that of a nonce which somebody made up. */
export function isNamedNonce(name: string, value: string): boolean {
  const isNonce = name === 'security' ? OF_WORDPRESS.test(value) : isSurelyToken(name) && isMadeUp(value);
  return isNonce && !isPlaceholder(value);
}

/** Whether a name outside of a form can be nothing else: what is called a token there may be anything. */
function isSurelyToken(name: string): boolean {
  const parts = nameWords(name);
  if (parts.length === 0 || isAbout(parts) || parts.includes('csp')) return false;
  return parts.some((word) => ANYWHERE.has(word)) || /^_token$/.test(name);
}

/** Names of actions and handles, which say what a nonce is for: `my_nonce_v2`. */
const PART_OF_HANDLE = /^(?:[a-z]+\d{0,2}|v?\d{1,2})$/i;

function isHandle(value: string): boolean {
  const parts = value.split(/[-_:.]/);
  return parts.length > 1 && /^[a-z]/i.test(value) && parts.every((part) => PART_OF_HANDLE.test(part));
}

/** Whether a value can be a nonce that somebody made up: no name of one, no word. */
function isMadeUp(value: string): boolean {
  if (!/^[\w+/=.:~-]{4,4096}$/.test(value) || isHandle(value) || /^v?\d{1,3}(?:\.\d{1,3})+$/.test(value)) return false;
  return isRandom(value, 6) || (/\d/.test(value) && value.length >= 6);
}

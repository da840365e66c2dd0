/** The words of an identifier, in lower case: `_wpnonce`, `apiKey`, `X-CSRF-Token`. */
export function nameWords(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Marks of template languages, which put a value in later. */
const TEMPLATE =
  /\{\{|\}\}|\{%|%\}|<[?%]|[?%]>|[$#]\{|\[\[|\]\]|^[@$:]\w|^\{[^{}]*\}$|^\[[^[\]]*\]$|^%[^%]*%?$|^%%\w+%%$|^__\w*__$|^([#*!|])\w*\1$|^<.*>$|&lt;/;
/** Words of a text that says what to put there. */
const STAND_IN =
  /your|change[\s_-]?me|placeholder|replace|insert|redacted|to[\s_-]?do\b|x{4}|\*{3}|•{3}|\.{3}|…|[\s_-]here$/i;
const EMPTY_WORD =
  /^(?:example|sample|dummy|none|null|undefined|true|false|nonce|token|csrf|secret|password|passwort|api[\s_-]?key|key|test|value|auto|on|off)$/i;
/** As the documentation of services marks keys that are none: `AKIAIOSFODNN7EXAMPLE`. */
const MARKED = /EXAMPLE(?:KEY)?$|example$/;
const ONE_LETTER = /^(.)\1*$/;
/** `CSRF_TOKEN`: the name of a value, not a value. */
const CONSTANT = /^[A-Z]+(?:_[A-Z]+)+$/;

/** Whether a value is none: empty, to be put in by a template, or a hint at what to put in. */
export function isPlaceholder(value: string): boolean {
  const text = value.trim();
  return (
    text === '' ||
    TEMPLATE.test(text) ||
    STAND_IN.test(text) ||
    MARKED.test(text) ||
    EMPTY_WORD.test(text) ||
    ONE_LETTER.test(text) ||
    CONSTANT.test(text)
  );
}

/** Whether a value looks like chance made it: letters and digits, no words. */
export function isRandom(value: string, atLeast: number): boolean {
  if (value.length < atLeast || value.length > 4096 || !/^[\w\-+/=.:~]+$/.test(value)) return false;
  const digits = value.match(/\d/g)?.length ?? 0;
  const letters = value.match(/[a-z]/gi)?.length ?? 0;
  return digits >= 2 && letters >= 2 && new Set(value).size >= 8 && !isWording(value);
}

/** Paths, host names, dates, versions and names of things with a number: `form-contact-2`, `v1.2.3`, `2026-01-31`. */
function isWording(value: string): boolean {
  if (/^(?:\/|\.|#|https?:)/.test(value) || /^v?\d+(?:\.\d+)+/.test(value) || /^\d{4}-\d\d-\d\d/.test(value))
    return true;
  const parts = value.split(/[-_.:/]+/);
  return parts.length > 1 && parts.every((part) => /^(?:[a-z]+|[A-Z]?[a-z]+|\d{1,4}|[a-z]{2,}\d{1,2})$/.test(part));
}

/** Scripts that are written without blanks: a sentence looks like a word. */
const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u;

/** Whether a value looks like a password that somebody chose: no blanks, and more than a word. */
export function isPassword(value: string): boolean {
  if (UNSPACED.test(value)) return false;
  if (value.length < 6 || value.length > 128 || /[\s<>]/.test(value) || /^[#./]|^https?:|^\d+$/.test(value))
    return false;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d_\-.]/u].filter((kind) => kind.test(value)).length;
  return kinds >= 2 && /\d|[!$%&*+?@^~]/.test(value) && !/^[\w-]+\(|^\w+\[|=>/.test(value);
}

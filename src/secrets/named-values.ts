import { isPassword, isPlaceholder, isRandom, nameWords } from '../text/literal.js';
import { matches } from '../text/matches.js';
import type { Secret } from './known-keys.js';
import { yamlValue } from './yaml-value.js';

/** Parts of names that a secret is given, by their first letters: a list of them takes twice as long. */
const CLUE =
  /a(?:p(?:i[_ -]?key|p[_-]?key|pid)|uth(?:orization|[_-]?key)|dgangskode|(?:ccess|dmin)[_-]?key)|inlay[_-]key|s(?:e(?:rv(?:er|ice)[_-]?key|cret|nha)|alasana|ifre|igning[_-]?key)|p(?:a(?:ss(?:wor[dt]|wd|phrase|ord|(?<![a-z]pass)(?=["'`]?\]?\s{0,4}[:=]))|lavra-passe|rola)|wd|rivate[_-]?key)|c(?:ontrasena|redential)|m(?:ot de passe|aster[_-]?key)|wachtwoord|h[ae]slo|jelszo|token|encryption[_-]?key|license[_-]?key/gi;
/** Letters beyond Latin 1, and the three within it that the following have: many sources have none. The engine knows the first by how it keeps a text. */
const BEYOND_LATIN = /[\u0100-\uffff]/;
const OF_LATIN = ['ñ', 'ö', 'ó', 'Ñ', 'Ö', 'Ó'] as const;
/** The same with letters beyond those of English. */
const OTHER_CLUE =
  /contraseña|lösenord|hasło|jelszó|parolă|şifre|κωδικός|пароль|كلمة المرور|סיסמה|密[码碼]|パスワード|비밀번호/gi;
/** Words of names whose values are for people to read, or settings. */
const WORDING: ReadonlySet<string> = new Set(
  (
    'min max length type field label placeholder hint error message text title name url uri endpoint header regex pattern rule rules ' +
    'strength toggle input selector class id ttl expires expiry count limit limits price symbol address contract separator delimiter list design color css ' +
    'page next continuation pagination cursor change lifecycle idempotency last used updated changed created policy encryption required arn spec lock secretsmanager'
  ).split(' '),
);
/** Words of names whose values are made for browsers, unless they are called a secret. */
const FOR_BROWSERS: ReadonlySet<string> = new Set(
  (
    'public publishable pub site sitekey csrf xsrf nonce wpnonce recaptcha captcha hcaptcha turnstile measurement tracking analytics anon ' +
    'search storefront maps map gmaps browser'
  ).split(' '),
);
const SECRET_WORDS: ReadonlySet<string> = new Set(['secret', 'private', 'admin']);

function isHarmless(words: readonly string[]): boolean {
  if (words.some((word) => WORDING.has(word))) return true;
  return words.some((word) => FOR_BROWSERS.has(word)) && !words.some((word) => SECRET_WORDS.has(word));
}

/** Services whose keys stand in pages by design. */
const BROWSER_SERVICES =
  /firebase|authDomain|messagingSenderId|algolia|docsearch|typesense|mixpanel|amplitude|posthog|bugsnag|rollbar|honeybadger|sentry|newrelic|nreum|datadog|dd_rum|logrocket|cloudflareinsights|cf-beacon|mapbox|maptiler|cesium|stripe\(|web3forms|staticforms|formspark|heap\.|segment|intercom|crisp|tawk|hotjar|plausible|umami|fathom|pusher|giphy|tiny\.cloud|tinymce/i;
/** How far around a name such a service is looked for, in UTF-16 code units. */
const NEAR = 240;

const IDENTIFIER_BEFORE = /[\w$-]{0,40}$/;
const IDENTIFIER_AFTER = /[\w$-]{0,40}/y;
/** Between a name and its value: `key: "`, `key = '`, `"key": "`, `\\"key\\": \\"`, `key === "`, `setKey("`. */
const TO_QUOTED = /(?:\\{0,3}["'`]?\]?\s{0,4}(?::|={1,3})|\()\s{0,4}\\{0,3}(["'`])/y;
/** In a call or a list of arguments, and what then stands before the name: `set("key", "`, `["--key", "`. */
const TO_NEXT = /\\{0,3}["'`]\s{0,4},\s{0,4}\\{0,3}(["'`])/y;
const CALL_BEFORE = /\(\s{0,4}\\{0,3}["'`]$/;
/** Settings as pairs: `"name": "KEY", "value": "`, and the same in two lines of YAML. */
const TO_VALUE = /["'`]?,?\s{1,40}["'`]?value["'`]?\s{0,4}:\s{0,4}["'`]?([^\s"'`<>,;]{6,200})/y;
const SCHEME = /^(?:Bearer|Basic|Token|ApiKey|Api-Key)\s+/i;
const AFTER_EQUALS = /=([^\s&"'`<>#]{8,200})/y;
const OF_CONNECTION = /^(?:password|pwd)$/i;
const SETTING = /\s{0,2}=\s{0,2}([^\s;"'`<>]{4,200})[;"'`]/y;
const OTHER_SETTING =
  /\b(?:server|data source|host|addr|address|user ?id|uid|user|database|initial catalog|port)\s{0,2}=/i;
/** Without quotes, as people note it; in Markdown the name may be bold, or the two be cells of a table. */
const LOOSE = /[*_]{0,3}\s{0,3}(?:[:：=|]|is\s)[*_]{0,3}\s{0,3}([^\s"'`<>,;|]{6,200})/y;
/** What says that a name is one of a list of settings. */
const NAME_BEFORE = /(?:name|key|id)["'`]?\s{0,4}:\s{0,4}["'`]?$/i;
/** As Markdown writes it in a sentence: password `value`. */
const MARKED = /\s(["'`])([^\s"'`]{6,200})\1/y;
const SAID = /^\s{0,3}is\s/;

const PASSWORDS: ReadonlySet<string> = new Set(
  (
    'pass password passwort passwd passphrase pwd adminpassword ftppassword dbpassword contraseña contrasena senha passe wachtwoord ' +
    'lösenord passord adgangskode salasana hasło haslo heslo jelszó jelszo parola parolă şifre sifre κωδικός пароль المرور סיסמה 密码 密碼 パスワード 비밀번호'
  ).split(' '),
);

/**
 * Values that have the name of a secret and look like one, in the order of the source.
 *
 * @param isNote whether an offset is in a text where people note values without quotes
 * @param clues what `cluesIn` finds
 */
export function namedValues(
  source: string,
  isNote: (offset: number) => boolean,
  clues: readonly RegExpExecArray[] = cluesIn(source),
): Secret[] {
  const secrets: Secret[] = [];
  let end = 0;
  for (const match of clues) {
    const at = match.index;
    if (at < end) continue;
    const before = IDENTIFIER_BEFORE.exec(source.slice(Math.max(0, at - 40), at))?.[0] ?? '';
    IDENTIFIER_AFTER.lastIndex = at + match[0].length;
    const after = IDENTIFIER_AFTER.exec(source)?.[0] ?? '';
    const next = at + match[0].length + after.length;
    const name = before + match[0] + after;
    const start = at - before.length;
    const value =
      quoted(source, next) ??
      inCall(source, start, next, before) ??
      inConnection(source, start, next, name) ??
      inQuery(source, start, next, name) ??
      inPair(source, start, next) ??
      (isNote(at) && source.charAt(start - 1) !== ':' ? noted(source, next) : undefined);
    if (value === undefined) continue;
    const words = nameWords(name);
    if (isHarmless(words)) continue;
    const secret = value.trim().replace(SCHEME, '');
    if (!isSecret(words, secret, value !== secret)) continue;
    if (
      BROWSER_SERVICES.test(source.slice(Math.max(0, at - NEAR), at + NEAR)) &&
      !words.some((word) => SECRET_WORDS.has(word))
    )
      continue;
    end = next;
    secrets.push({ at, name: `a value for \`${name}\``, value: secret, named: true });
  }
  return secrets;
}

/** The parts of names that a secret is given in a source, in its order. */
export function cluesIn(source: string): RegExpExecArray[] {
  const clues = matches(CLUE, source);
  if (!BEYOND_LATIN.test(source) && !OF_LATIN.some((letter) => source.includes(letter))) return clues;
  return [...clues, ...source.matchAll(OTHER_CLUE)].sort((a, b) => a.index - b.index);
}

function quoted(source: string, from: number): string | undefined {
  TO_QUOTED.lastIndex = from;
  const match = TO_QUOTED.exec(source);
  return match ? textUpTo(source, TO_QUOTED.lastIndex, match[1]) : undefined;
}

/** The text up to the quote that ends it, in the same line; quotes may be escaped, as where JSON stands in a string. */
function textUpTo(source: string, start: number, quote = '"'): string | undefined {
  const text = source.slice(start, start + 600);
  const length = text.indexOf(quote);
  if (length < 0) return undefined;
  const value = text.slice(0, length);
  return value.includes('\n') ? undefined : value.replace(/\\{1,3}$/, '');
}

/** A value behind its name, in a call or among the arguments of a command. */
function inCall(source: string, start: number, from: number, before: string): string | undefined {
  TO_NEXT.lastIndex = from;
  const match = TO_NEXT.exec(source);
  if (!match || !(before.startsWith('-') || CALL_BEFORE.test(source.slice(Math.max(0, start - 10), start))))
    return undefined;
  return textUpTo(source, TO_NEXT.lastIndex, match[1]);
}

/** A password among the settings of a connection: `Server=db;User Id=sa;Password=…;`. */
function inConnection(source: string, start: number, from: number, name: string): string | undefined {
  if (!OF_CONNECTION.test(name) || !/(?:^|[;"'`])\s?$/.test(source.slice(Math.max(0, start - 2), start)))
    return undefined;
  SETTING.lastIndex = from;
  const value = SETTING.exec(source)?.[1];
  if (value === undefined || source.startsWith('&amp;', start - 5)) return undefined;
  const around = source.slice(Math.max(0, start - NEAR), start) + source.slice(SETTING.lastIndex, from + NEAR);
  return OTHER_SETTING.test(around) ? value : undefined;
}

/** A value of a list of settings, each with a `name` or `key` and a `value`. */
function inPair(source: string, start: number, from: number): string | undefined {
  TO_VALUE.lastIndex = from;
  const value = TO_VALUE.exec(source)?.[1];
  return value !== undefined && NAME_BEFORE.test(source.slice(Math.max(0, start - 20), start)) ? value : undefined;
}

/** A value of a query: `?api_key=…`. A plain `token` there is a link's, meant for who holds the link. */
function inQuery(source: string, start: number, from: number, name: string): string | undefined {
  if (!/^[?&;#]$/.test(source.charAt(start - 1)) || /^token$/i.test(name)) return undefined;
  AFTER_EQUALS.lastIndex = from;
  return AFTER_EQUALS.exec(source)?.[1];
}

/** A value without quotes. Where it is only said, as in a sentence, it has to look like nothing else. */
function noted(source: string, from: number): string | undefined {
  const written = yamlValue(source, from);
  if (written) return written.plain;
  MARKED.lastIndex = from;
  const marked = MARKED.exec(source)?.[2];
  if (marked !== undefined) return marked;
  LOOSE.lastIndex = from;
  const value = LOOSE.exec(source)?.[1]?.replace(/[.)*_]{1,4}$/, '');
  if (value === undefined || !SAID.test(source.slice(from, from + 8))) return value;
  return isRandom(value, 12) || (/\d/.test(value) && /[A-Z]/.test(value) && /[a-z]/.test(value)) ? value : undefined;
}

/** Tokens that are UUIDs mostly name a request. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const OF_ACCESS: ReadonlySet<string> = new Set('api access auth secret bearer private personal server'.split(' '));

/** Whether a value of that name is a secret; `scheme`: it is written as for an `Authorization` header. */
function isSecret(words: readonly string[], value: string, scheme: boolean): boolean {
  // Keys that Google makes for browsers, publishable keys, hashes for integrity, values that SOPS has encrypted.
  if (isPlaceholder(value) || /^(?:AIza|pk[_.]|sha(?:256|384|512)-|G-|UA-|GTM-|ca-pub-|arn:|ENC\[)/.test(value))
    return false;
  if (UUID.test(value) && words.at(-1) === 'token' && !words.some((word) => OF_ACCESS.has(word))) return false;
  if (words.some((word) => PASSWORDS.has(word))) return isPassword(value);
  if (scheme) return isRandom(value, 8) || /^[A-Za-z0-9+/]{12,200}={1,2}$/.test(value);
  if (words.includes('authorization')) return false;
  return isRandom(value, words.includes('appid') ? 24 : 12);
}

/** Names of fields that hold a secret. Services for static forms give out an `access_key` for browsers. */
const SECRET_FIELD =
  /apikey|apitoken|secret|passwor[dt]|passwd|privatekey|licensekey|authkey|(?:access|auth|bearer|refresh|client)token/;

/** Whether a field of a form or a `meta` has the name of a secret and a value that looks like one. */
export function isSecretField(name: string, value: string): boolean {
  const words = nameWords(name);
  return SECRET_FIELD.test(words.join('')) && !isHarmless(words) && isSecret(words, value.trim(), false);
}

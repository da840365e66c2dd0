import type { Secret } from '../../../secrets/known-keys.js';
import { isPassword, isPlaceholder, isRandom } from '../../../text/literal.js';

const USER_INFO = /:\/\/([^\s/"'`<>@:?#]{0,80}):([^\s/"'`<>@?#]{1,120})@([\w[][\w.:\]-]{0,200})/y;
/** Hosts of nobody else: what is written for them is a try, unless it looks like a password. */
const NOBODYS = /^(?:localhost|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|(?:[\w-]{1,60}\.){0,4}example\.(?:com|net|org))\b/i;
/** A token alone, as for a repository. */
const TOKEN = /:\/\/([\w.~-]{16,200})@([\w.-]{1,200})/y;
/** Characters of such an address before its `@`, at most: most addresses have none, and are told by that. */
const FARTHEST = 204;
/** Hosts of services whose addresses have a key made for browsers there. */
const FOR_BROWSERS = /sentry|ingest|bugsink|glitchtip/i;
const STAND_INS = /^(?:pass|passwd|pwd|pw|password|passwort|user|username|token|secret|guest|foo|bar|.{0,2})$/i;

/** A header for basic authentication, made in the page. */
const ENCODED = /\bbtoa\(\s{0,4}["'`][^"'`:\n]{1,80}:([^"'`\n]{1,120})["'`]/g;
/** The login that a command line is given. */
const OF_COMMAND = /\s(?:-u|--user)[\s=]{1,3}["']?[^\s:"'/]{1,80}:([^\s"'`]{6,120})/g;

/** Passwords in addresses: `ftp://name:password@host`, connection strings too; and those encoded in a script. @see RFC 3986, section 3.2.1 */
export function userInfos(source: string): Secret[] {
  const secrets: Secret[] = [];
  let sign = source.indexOf('@');
  for (let at = source.indexOf('://'); at >= 0 && sign >= 0; at = source.indexOf('://', at + 3)) {
    if (sign < at) sign = source.indexOf('@', at);
    if (sign - at > FARTHEST) continue;
    USER_INFO.lastIndex = at;
    const [, , value, ofPassword = ''] = USER_INFO.exec(source) ?? [];
    TOKEN.lastIndex = at;
    const [, token = '', host = ''] = value === undefined ? (TOKEN.exec(source) ?? []) : [];
    if (isRandom(token, 16) && !FOR_BROWSERS.test(host)) {
      secrets.push({ at, name: 'a token in an address', value: token, named: false });
      continue;
    }
    if (value === undefined || STAND_INS.test(value) || isPlaceholder(value) || /[{}$%]\w*[{}]/.test(value)) continue;
    if (NOBODYS.test(ofPassword) && !isPassword(value)) continue;
    secrets.push({ at, name: 'a password in an address', value, named: false });
  }
  for (const { index, 1: value = '' } of source.includes('btoa(') ? source.matchAll(ENCODED) : []) {
    if (!STAND_INS.test(value) && !isPlaceholder(value))
      secrets.push({ at: index, name: 'a password for basic authentication', value, named: true });
  }
  if (source.includes('curl') || source.includes('wget')) {
    for (const { index, 1: value = '' } of source.matchAll(OF_COMMAND)) {
      if (isPassword(value) && !isPlaceholder(value))
        secrets.push({ at: index, name: 'a password in a command', value, named: true });
    }
  }
  return secrets;
}

import { isPlaceholder } from '../literal.js';
import type { Secret } from './known-keys.js';

const USER_INFO = /:\/\/([^\s/"'`<>@:?#]{0,80}):([^\s/"'`<>@?#]{1,120})@[\w[]/y;
const STAND_INS = /^(?:pass|passwd|pwd|pw|password|passwort|user|username|token|secret|.{0,2})$/i;

/** Passwords in addresses: `ftp://name:password@host`, connection strings too. @see RFC 3986, section 3.2.1 */
export function urlPasswords(source: string): Secret[] {
  const secrets: Secret[] = [];
  for (let at = source.indexOf('://'); at >= 0; at = source.indexOf('://', at + 3)) {
    USER_INFO.lastIndex = at;
    const value = USER_INFO.exec(source)?.[2];
    if (value === undefined || STAND_INS.test(value) || isPlaceholder(value) || /[{}$%]\w*[{}]/.test(value)) continue;
    secrets.push({ at, name: 'a password in an address', value, named: false });
  }
  return secrets;
}

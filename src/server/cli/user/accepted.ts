import { InlayError } from 'inlay/internal/message/error.js';
import { nameKey, scriptsOf } from '../../access/user-name.js';

/** Characters of a password, at least. @see NIST SP 800-63B, section 3.1.1.2 */
const SHORTEST = 12;

/** @throws InlayError `invalid-user` for a name that could be misread */
export function checkName(name: string): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N}._@-]{0,62}$/u.test(name))
    throw new InlayError(
      'invalid-user',
      `Unexpected name \`${name}\`, expected letters, digits, \`.\`, \`_\`, \`@\` and \`-\``,
    );
  const scripts = scriptsOf(name);
  if (scripts.length > 1)
    throw new InlayError(
      'invalid-user',
      `Unexpected name \`${name}\` with letters of two scripts (${scripts.join(', ')}), expected those of one: they look alike`,
    );
}

/** @throws InlayError `invalid-user` for a password that is short or guessed first */
export function checkPassword(password: string, name: string): void {
  if ([...password].length < SHORTEST)
    throw new InlayError('invalid-user', `Unexpected password, expected at least ${SHORTEST} characters`);
  const letters = lettersOf(password);
  if (nameKey(password) === nameKey(name) || letters === 'password' || (letters !== '' && letters === lettersOf(name)))
    throw new InlayError(
      'invalid-user',
      'Unexpected password, expected another one than the name or `password`, with digits and signs or without',
    );
}

function lettersOf(text: string): string {
  return nameKey(text).replace(/\P{L}/gu, '');
}

import { readFileSync, statSync } from 'node:fs';
import { InlayError } from 'inlay/internal/message/error.js';

/** Characters of a secret, at least: 16 of base64 are 96 bits, which nobody guesses. */
const SHORTEST = 16;

/** Permissions of those who are neither the owner nor of the group. */
const OTHERS = 0o007;

/**
 * The secret that a file holds, without the line's end.
 *
 * @throws InlayError `invalid-secret` for one that others may read or that is no secret; the system's errors
 */
export function readSecret(path: string): string {
  if ((statSync(path).mode & OTHERS) !== 0) {
    throw invalid(path, 'Unexpected permissions for everybody, expected a file such as `chmod 600` makes it');
  }
  const secret = readFileSync(path, 'latin1').replace(/\r?\n$/, '');
  if (secret.length >= SHORTEST && /^[\x21-\x7e]+$/.test(secret)) return secret;
  throw invalid(path, `Unexpected content, expected one line of at least ${SHORTEST} visible ASCII characters`);
}

function invalid(path: string, message: string): InlayError {
  return new InlayError('invalid-secret', `The secret of \`${path}\` can't be used: ${message}`);
}

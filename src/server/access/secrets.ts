import { createHash, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** Random bits of a key: 160. */
const KEY_BYTES = 20;

/** Hexadecimal digits of a key's checksum: a key that was mistyped or cut is told from one that is unknown. */
const CHECK_DIGITS = 8;

/** What service keys begin with, so that scanners for secrets know them. */
export const KEY_PREFIX = 'inlay_sk_';

/** The prefix, the random part, and the checksum. */
const KEY = /^inlay_sk_([A-Za-z0-9_-]{27})([0-9a-f]{8})$/;

/** A new service key. It is shown once and kept nowhere. */
export function newServiceKey(): string {
  const random = randomBytes(KEY_BYTES).toString('base64url');
  return `${KEY_PREFIX}${random}${checksum(random)}`;
}

/** Whether a text is written like a service key, its checksum included. */
export function isServiceKey(text: string): boolean {
  const [, random = '', check = ''] = KEY.exec(text) ?? [];
  return random !== '' && checksum(random) === check;
}

function checksum(random: string): string {
  return createHash('sha256').update(`${KEY_PREFIX}${random}`).digest('hex').slice(0, CHECK_DIGITS);
}

/** What is kept of a key: its HMAC-SHA256 under the pepper, which is not in the database. */
export function keyDigest(pepper: string, key: string): string {
  return createHmac('sha256', pepper).update(key).digest('hex');
}

/** Cost of scrypt: 16 MB and some 50 ms. @see RFC 7914 */
const SCRYPT = { N: 16_384, r: 8, p: 1 } as const;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** What is kept of a password: its scrypt under a salt of its own. */
export async function passwordHash(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(password, salt);
  return `scrypt$${SCRYPT.N}$${salt.toString('base64')}$${hash.toString('base64')}`;
}

/** What is compared with where there is no such user, so that the time does not tell. */
export const NOBODY = passwordHash('nobody has this one');

/** Whether a password is the one that was kept, in a time that tells nothing of it. */
export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, , salt = '', hash = ''] = kept.split('$');
  const expected = Buffer.from(hash, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, SCRYPT, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A new application password: 24 letters and digits in groups of four, as people copy them. 139 bits. */
export function newApplicationPassword(): string {
  const letters: string[] = [];
  while (letters.length < 24) {
    // Bytes that would make some letters likelier are thrown away.
    for (const byte of randomBytes(32)) {
      if (byte < 256 - (256 % PASSWORD_LETTERS.length) && letters.length < 24)
        letters.push(PASSWORD_LETTERS[byte % PASSWORD_LETTERS.length] ?? '');
    }
  }
  return (letters.join('').match(/.{4}/g) ?? []).join(' ');
}

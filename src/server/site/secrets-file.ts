import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { InlayError } from 'inlay/internal/message/error.js';

/** What a site must keep to itself, apart from its database. */
export interface SiteSecrets {
  /** Keys and passwords are hashed under it. */
  pepper: string;
  /** Sessions, nonces, tokens of forms and confirmations are signed with it. */
  signing: string;
  /** Signs checkpoints of the audit chain (Ed25519). */
  audit: { privateKey: KeyObject; publicKey: KeyObject };
}

const SECRET_BYTES = 32;

/**
 * The secrets of a file, which is made where it is missing and can be read by its owner alone.
 *
 * @throws InlayError `secrets-failed` for a file that is not one of ours
 */
export function siteSecrets(path: string): SiteSecrets {
  if (!existsSync(path)) writeSecrets(path);
  try {
    const { pepper, signing, audit } = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof pepper !== 'string' || typeof signing !== 'string') throw new TypeError('members are missing');
    const privateKey = createPrivateKey(audit);
    return { pepper, signing, audit: { privateKey, publicKey: createPublicKey(privateKey) } };
  } catch (error) {
    throw new InlayError('secrets-failed', `Cannot read the secrets of the site in \`${path}\``, [], { cause: error });
  }
}

function writeSecrets(path: string): void {
  const random = () => randomBytes(SECRET_BYTES).toString('base64url');
  const audit = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
  mkdirSync(dirname(path), { recursive: true });
  // Whole or not at all: another process that starts at the same time takes what is there first.
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${JSON.stringify({ pepper: random(), signing: random(), audit }, null, 2)}\n`, { mode: 0o600 });
  try {
    linkSync(own, path);
  } catch {
    // It is there.
  } finally {
    unlinkSync(own);
  }
}

import { knownKeys, type Secret } from './known-keys.js';
import { namedValues } from './named-values.js';
import { writtenSecrets } from './written-secrets.js';

/** A text without what only its owner may know. */
export interface PublicText {
  text: string;
  /** What was taken out, in words: what a key is called, or the name of a value. */
  removed: readonly string[];
}

/** What stands in its place. */
const WITHHELD = '…';
/** A text without any of these has no secret; labels of menus mostly have none. */
const MAY_HAVE = /\d|[:=]/;
/** What WordPress makes of a nonce, behind its name. */
const NONCE =
  /(?<![\p{L}\p{N}])(?:_?wpnonce|nonce|security)["'`]?\s{0,3}[:=]\s{0,3}["'`]?([\da-f]{10})(?![\p{L}\p{N}])/giu;
/** What stands before the word for a password where it is for guests, or for all who want to try something. */
const FOR_ALL =
  /(?:wi-?fi|wlan|hotspot|guest|gäste|gast|demo|test)[\s-]{0,3}(?:pass\p{L}{0,10}|pwd|kennwort)\s{0,3}[:=]?\s{0,3}$/iu;

/** Takes passwords, keys, tokens and nonces out of what people read: by how they are written, or by what stands before them. */
export function withoutPrivateText(text: string): PublicText {
  if (!MAY_HAVE.test(text)) return { text, removed: [] };
  const named = namedValues(text, () => true).filter(
    ({ at, value }) => !FOR_ALL.test(text.slice(0, Math.max(at, text.indexOf(value, at)))),
  );
  const secrets = [...knownKeys(text), ...named, ...writtenSecrets(text), ...noncesIn(text)].sort(
    (a, b) => a.at - b.at,
  );
  const removed = new Set<string>();
  let left = text;
  for (const { name, value } of secrets) {
    // One that another holds is gone with it.
    if (!left.includes(value)) continue;
    left = left.replaceAll(value, WITHHELD);
    removed.add(name);
  }
  return removed.size === 0 ? { text, removed: [] } : { text: left, removed: [...removed] };
}

function noncesIn(text: string): Secret[] {
  return [...text.matchAll(NONCE)].flatMap(({ index: at, 1: value = '' }) =>
    /\d/.test(value) ? [{ at, name: 'a nonce', value, named: true }] : [],
  );
}

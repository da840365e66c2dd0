import { knownKeys, type Secret } from '../../../secrets/known-keys.js';
import { namedValues } from '../../../secrets/named-values.js';
import { writtenSecrets } from '../../../secrets/written-secrets.js';
import { isNamedNonce } from '../../nonce/names.js';
import { addressKeys } from './address-keys.js';
import { sealedIn } from './sealed.js';
import { userInfos } from './user-info.js';

/** A place in a text with a secret. */
export interface SecretPlace {
  /** UTF-16 offsets of the secret. */
  start: number;
  end: number;
  /** What it may be, each kind once. */
  kinds: string[];
}

/**
 * The secrets of a text that is no markup, in its order and apart.
 *
 * @param isLoose whether a value may stand without quotes, as it does in notes and settings, and does not in JSON
 */
export function secretsInText(source: string, isLoose: boolean): SecretPlace[] {
  const isSealed = sealedIn(source);
  const secrets = [
    ...knownKeys(source),
    ...[...userInfos(source), ...namedValues(source, () => isLoose)].filter(({ value }) => !isMadeOfWords(value)),
    ...writtenSecrets(source),
    ...noncesIn(source),
    ...addressKeys(source),
  ];
  const places = secrets
    .map((secret) => placeOf(source, secret))
    .filter(({ start }) => !isSealed(start))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const apart: SecretPlace[] = [];
  for (const place of places) {
    const last = apart.at(-1);
    // A key of a known format often stands behind its name, too.
    if (!last || place.start >= last.end) apart.push(place);
    else {
      last.end = Math.max(last.end, place.end);
      last.kinds = [...new Set([...last.kinds, ...place.kinds])];
    }
  }
  return apart;
}

/** Words that documentation makes passwords of that are none: `secret123`, `my-test-token1`. */
const DEMO_WORDS =
  /secret|passw[o0]rd|passwd|pass|test|demo|sample|example|dummy|foo|bar|baz|guest|user|admin|token|key|some|super|top|value|letmein|qwerty/gi;

function isMadeOfWords(value: string): boolean {
  const rest = value.replace(DEMO_WORDS, '');
  return rest.length < value.length && !/\p{L}{3}/u.test(rest) && rest.length <= 5;
}

const IN_QUERY = /[?&;]([\w-]{3,60})=([\w+/=.~-]{4,400})/g;

/** Nonces in addresses: who has the address may do what it asks for. */
function noncesIn(source: string): Secret[] {
  return [...source.matchAll(IN_QUERY)].flatMap(({ index: at, 1: name = '', 2: value = '' }): Secret[] =>
    isNamedNonce(name, value) ? [{ at, name: `a value for \`${name}\``, value, named: true }] : [],
  );
}

/** Where the value stands; what gives it away, such as its name, stands before it. */
function placeOf(source: string, { at, name, value }: Secret): SecretPlace {
  const start = Math.max(at, source.indexOf(value, at));
  return { start, end: Math.min(source.length, start + value.length), kinds: [name] };
}

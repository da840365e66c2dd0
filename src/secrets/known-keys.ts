import { isPlaceholder, isRandom } from '../text/literal.js';
import { callsGemini } from './gemini-key.js';
import { keyAt, keyStarts } from './key-starts.js';

/** A secret in a source. */
export interface Secret {
  /** UTF-16 offset of what gives it away. */
  at: number;
  /** What a message calls it. */
  name: string;
  /** The secret itself: no finding may hold it. */
  value: string;
  /** Found by its name alone, so only where people write settings: not in what visitors read. */
  named: boolean;
  /** It may be meant to be read: somebody has to look. */
  isLikely?: true;
  /** Known by what is written around it, also in what visitors read. */
  isWritten?: true;
}

/** Keys that are known by how they are written, in the order of the source. */
export function knownKeys(source: string): Secret[] {
  const secrets: Secret[] = [];
  let isCalled: boolean | undefined;
  const calls = () => {
    isCalled ??= callsGemini(source);
    return isCalled;
  };
  let end = 0;
  for (const at of keyStarts(source)) {
    if (at < end) continue;
    const key = keyAt(source, at);
    if (!key) continue;
    const { format, value } = key;
    end = at + value.length;
    // Within a data URL any letters may follow each other.
    if (format.random && /[/+]/.test(source.charAt(at - 1))) continue;
    const found = { value, source, at, callsGemini: calls };
    if (isFake(value, format.random === true) || format.isKey?.(found) === false) continue;
    const whole = format.whole?.(found) ?? value;
    end = at + whole.length;
    secrets.push({ at, name: format.name, value: whole, named: false });
  }
  return secrets;
}

/** A stand-in such as `sk_live_xxxxxxxx` or `sk_live_your_key`, or something else that begins like a key. */
function isFake(value: string, mustBeRandom: boolean): boolean {
  const body = value.replace(/^[A-Za-z]{1,10}[-_](?:(?:live|test|proj|pat)[-_])?/, '');
  return isPlaceholder(body) || /(.)\1{7}/.test(value) || (mustBeRandom && !isRandom(body, 12));
}

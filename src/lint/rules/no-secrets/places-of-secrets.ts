import type { Secret } from '../../../secrets/known-keys.js';
import { closest, type DocElement } from '../../document/element.js';

/** Media, whose addresses services sign for whoever sees the page. */
export const MEDIA: ReadonlySet<string> = new Set('img source video audio embed object track image'.split(' '));

/** A field that visitors fill in: what its attributes say is a hint to them. */
export function isEditable({ tag, attributes }: DocElement): boolean {
  return tag === 'textarea' || (tag === 'input' && !attributes.some(({ name }) => name === 'value'));
}

const EXAMPLES: ReadonlySet<string> = new Set(['code', 'pre', 'samp', 'kbd']);
/** Elements around a text that are looked at for being an example. */
const EXAMPLE_DEPTH = 6;

/** Whether an element shows a secret as an example. Nobody makes a whole private key up for one. */
export function isExample(holder: DocElement, secret: Pick<Secret, 'value'>): boolean {
  if (isWholePrivateKey(secret)) return false;
  let left = EXAMPLE_DEPTH;
  return closest(holder, ({ tag }) => EXAMPLES.has(tag) || left-- === 0) !== undefined && left >= 0;
}

/** Letters of the lines of a private key, at least: the shortest that are in use have as many. */
const BODY = 60;

function isWholePrivateKey({ value }: Pick<Secret, 'value'>): boolean {
  if (!value.startsWith('-----BEGIN') || !value.includes('-----END')) return false;
  const body = value.replace(/-----[^-]{0,60}-----/g, '').replace(/\s+/g, '');
  return body.length >= BODY && new Set(body).size >= 20 && /^[\w+/=:,-]+$/.test(body);
}

import type { Secret } from '../../../secrets/known-keys.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { placesOf } from '../../document/places.js';
import type { Page } from '../../rule.js';
import { type AddressKey, addressKeys } from './address-keys.js';
import { isEditable, isExample, MEDIA } from './places-of-secrets.js';

/**
 * Tokens, signatures and keys in the addresses of a page. What a script asks for by itself is sure; a link may be meant for
 * whoever holds it, and services sign the addresses of media for whoever sees them.
 */
export function inAddressKeys({ source, document }: Page): [Span, Secret][] {
  const keys = addressKeys(source);
  if (keys.length === 0) return [];
  const placeAt = placesOf(document);
  return keys.flatMap((key): [Span, Secret][] => {
    const { before, comment, text, innermost } = placeAt(key.at);
    if (comment) return [[comment, secretOf(key, true)]];
    if (before && key.at < before.openEnd) {
      const isLeft = isEditable(before) || before.tag === 'link' || (MEDIA.has(before.tag) && key.isSignature);
      return isLeft ? [] : [[before, secretOf(key, false)]];
    }
    const holder = text?.parent ?? innermost;
    if (holder && (holder.tag === 'style' || isExample(holder, key))) return [];
    const place = holder && key.at < holder.end ? holder : text;
    return place ? [[place, secretOf(key, holder !== undefined && isScript(holder))]] : [];
  });
}

function secretOf({ isSignature: _, isPlainKey, ...secret }: AddressKey, isSure: boolean): Secret {
  return isSure && !isPlainKey ? secret : { ...secret, isLikely: true };
}

/** A script that runs: data may have the addresses of media. */
function isScript(element: DocElement): boolean {
  return element.tag === 'script' && !/json/i.test(attribute(element, 'type') ?? '');
}

import type { Problem } from '../message/error.js';
import { pointer } from '../message/pointer.js';
import { withoutPrivateParts } from '../secrets/private-parts.js';
import { withoutPrivateText } from '../secrets/private-text.js';
import { memo } from '../text/memo.js';
import type { Site } from './schema.js';

/** A site as everybody may know it. */
export interface PublicSite {
  site: Site;
  /** What is not told: JSON Pointers into the site. */
  withheld: readonly Problem[];
}

/** Members of a site's resources that hold an address, or several. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'dark', 'srcset']);
/** Members that name another, or that no manifest holds. In all others an address may stand among other words. */
const NO_TEXTS: ReadonlySet<string> = new Set(['menu', 'id', 'default', 'status', 'html']);
const IN_TEXT = /(?<![a-z\d+.-])(?:https?:|[a-z][a-z\d+.-]{1,20}:\/\/)[^\s"'<>]{1,4000}/gi;
/** Signs behind an address that are of its sentence. */
const SENTENCE = /[.,;:!?)\]}»”]{1,8}$/;

/**
 * A site without user info, passwords, nonces, tokens and keys in its addresses and texts; the very site where there are none.
 * What is in a manifest everybody can read, and a nonce of it is nobody's.
 */
export const publicSite: (site: Site) => PublicSite = memo((site: Site): PublicSite => {
  const withheld: Problem[] = [];
  const { site: about, theme, logos, menus, social, contacts, attachments, addons } = site;
  const groups = { site: about, theme, logos, menus, social, contacts, attachments, addons };
  const cleaned = clean(groups, [], withheld);
  return withheld.length === 0 ? { site, withheld } : { site: { ...site, ...cleaned }, withheld };
});

/** A value without private parts; the very value where it has none. */
function clean<T>(value: T, keys: readonly string[], withheld: Problem[]): T;
function clean(value: unknown, keys: readonly string[], withheld: Problem[]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | unknown[] | undefined;
  for (const [key, member] of Object.entries(value)) {
    const own =
      typeof member !== 'string'
        ? clean(member, [...keys, key], withheld)
        : !NO_TEXTS.has(key)
          ? cleanText(key, member, keys, withheld)
          : member;
    if (own === member) continue;
    changed ??= copyOf(value);
    Object.assign(changed, { [key]: own });
  }
  return changed ?? value;
}

/** Records of names from outside have no prototype. */
function copyOf(value: object): Record<string, unknown> | unknown[] {
  return Array.isArray(value) ? [...value] : Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

function cleanText(key: string, text: string, keys: readonly string[], withheld: Problem[]): string {
  const removed: string[] = [];
  const take = (address: string) => {
    const found = withoutPrivateParts(address);
    removed.push(...found.removed);
    return found.address;
  };
  const takeFromSentence = (word: string) => {
    const end = SENTENCE.exec(word)?.index ?? word.length;
    return take(word.slice(0, end)) + word.slice(end);
  };
  const left =
    key === 'srcset'
      ? text.replace(/\S+/g, (word) => (word.endsWith(',') ? `${take(word.slice(0, -1))},` : take(word)))
      : ADDRESSES.has(key)
        ? take(text)
        : text.includes(':')
          ? text.replace(IN_TEXT, takeFromSentence)
          : text;
  const { text: rest, removed: inText } = ADDRESSES.has(key) ? { text: left, removed: [] } : withoutPrivateText(left);
  if (removed.length + inText.length === 0) return text;
  withheld.push({ pointer: pointer(...keys, key), message: messageOf(removed, inText) });
  return rest;
}

function messageOf(inAddress: readonly string[], inText: readonly string[]): string {
  const found = [...(inAddress.length > 0 ? [`${inAddress.join(' and ')} in an address`] : []), ...inText];
  return `Unexpected ${found.join(' and ')}, expected what everybody may know: it is left out of the manifest`;
}

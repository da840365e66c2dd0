import { directionOf } from '../../component/contact/marks.js';
import { escapeAttribute } from '../../html/escape.js';
import type { Contact } from '../../site/schema.js';
import { attribute, type DocElement } from '../document/element.js';

/** Properties of microdata whose value may be a text as well as an address. */
const AS_TEXT: ReadonlySet<string> = new Set(['email', 'telephone', 'faxNumber']);
/** What says how a text is read, and is no property of a component. */
const OF_TEXT = ['dir', 'translate'];

/**
 * A component for a contact in place of a link, in an element with what of the link no component carries: the property that it
 * is in microdata, and the direction of its text.
 *
 * @param contact what the component shows: a number says its direction itself
 */
export function withAround(link: DocElement, component: string, contact: Contact | undefined): string {
  const properties = (attribute(link, 'itemprop') ?? '').split(/\s+/).filter((name) => name !== '');
  const isCarried = properties.length > 0 && properties.every((name) => AS_TEXT.has(name));
  const kept: (readonly [string, string])[] = isCarried ? [['itemprop', properties.join(' ')]] : [];
  for (const name of OF_TEXT) {
    const value = attribute(link, name)?.trim();
    const isCarriedToo = name === 'dir' && contact !== undefined && value?.toLowerCase() === directionOf(contact);
    if (value && !isCarriedToo) kept.push([name, value]);
  }
  if (kept.length === 0) return component;
  const written = kept.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return `<span${written}>${component}</span>`;
}

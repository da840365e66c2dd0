import { contactUrl } from '../../component/contact/contact-link.js';
import { shownLines } from '../../component/contact/shown-lines.js';
import { pointer } from '../../message/pointer.js';
import type { Contact, Site } from '../../site/schema.js';
import { folded } from '../page/tree.js';
import { type Asked, isOff, isOn, type Resource } from './resource.js';
import { contactTarget, linkTarget } from './target.js';

/** Other words for fields. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['tel', 'phone'],
  ['telephone', 'phone'],
  ['mail', 'email'],
  ['e-mail', 'email'],
]);

/** A letter of a script that is written from right to left. */
const RIGHT_TO_LEFT = /(?=[\u0590-\u08ff\ufb1d-\ufefc])\p{L}/u;

/** The contact that is asked for; of an expansion those of the kind that it names. */
export function contacts({ attributes, classes }: Asked, site: Site): Resource[] {
  const asked = attributes?.['field']?.trim() ?? '';
  const field = site.contacts[asked] ? asked : ALIASES.get(asked.toLowerCase());
  return Object.entries(site.contacts)
    .filter(([name, { kind }]) => (attributes ? name === field : classes.includes(`x-contact--${kind}`)))
    .flatMap(([name, contact]) => resource(name, contact, attributes, site));
}

function resource(field: string, contact: Contact, attributes: Asked['attributes'], site: Site): Resource[] {
  const { kind, url } = contact;
  const lines = shownLines(contact, site.site.language);
  const text = folded(lines.map((line) => line.text).join(' '));
  if (text === '') return [];
  // Whether it has one is for the contract to say: a value that is not one number is not called.
  const isLinkable = contactUrl(contact) !== undefined;
  const target = url?.trim() ? linkTarget(url, site) : contactTarget(contact);
  const link = attributes?.['link'];
  const byDefault = kind === 'phone' || kind === 'email' || kind === 'whatsapp';
  const linked = attributes && (isOn(link) || (byDefault && !isOff(link)));
  const item = { kind: 'entry' as const, text, ...(isLinkable && target && { target }) }; // a literal of the kinds
  const classes = ['x-contact', `x-contact--${kind}`];
  const times = lines.flatMap(({ dateTime }) => dateTime ?? []);
  return [
    {
      pointer: pointer('contacts', field),
      name: `the contact \`${field}\``,
      items: [item],
      classes,
      linked,
      ...((kind === 'phone' || kind === 'whatsapp') && !RIGHT_TO_LEFT.test(text) && { direction: 'ltr' as const }), // a literal of the directions
      ...(times.length > 0 && { times }),
    },
  ];
}

import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { nameWords } from '../../text/literal.js';
import { memo } from '../../text/memo.js';
import { isUrgentWord } from '../owner/urgent-words.js';
import { fold } from '../words/fold.js';
import { parsePhone } from '../words/parse-phone.js';
import { channelOfLabel } from './channel-label.js';
import { CHANNELS, type Channel, TEXT } from './channels.js';
import { type ComparedNumber, type ConfiguredContacts, compareNumber, configuredContactsOf } from './configured.js';
import { messengerOf } from './messenger.js';
import { specialityOf } from './special-field.js';

type Contact = Manifest['resources']['contacts'][string];

/** Contacts that are looked at for one of a channel. */
const MOST_CONTACTS = 500;

/** Messages are written to it. */
const MOBILE = CHANNELS.find(({ id }) => id === 'mobile');

/** Whether a contact of a site is one of a channel: by its name, its link, what it shows, or the plan of its country. */
function isOfChannel(field: string, contact: Contact, channel: Channel): boolean {
  const { kind, value, display, url } = contact;
  if (value.trim() === '') return false;
  const words = nameWords(field).map((word) => fold(word).replaceAll(' ', ''));
  if (channel.id === 'emergency') return words.some(isUrgentWord);
  if (words.some(channel.isWord) || channel.isWord(words.join('')) || words.includes(channel.id)) return true;
  const addresses = [url, kind === 'text' ? value : undefined];
  if (
    channel.messenger !== undefined &&
    addresses.some((each) => each && messengerOf(each)?.name === channel.messenger)
  )
    return true;
  if (channel === TEXT) return MOBILE !== undefined && isOfChannel(field, contact, MOBILE);
  if (channel.id === 'mobile') return kind === 'phone' && parsePhone(value, undefined)?.line === 'mobile';
  const shown = display ?? (kind === 'text' ? value : '');
  return channelOfLabel(shown.split(/[+(\p{Nd}@]/u, 1)[0] ?? '') === channel;
}

/** What a site has of one channel. */
interface OwnOfChannel {
  fields: readonly string[];
  contacts: ConfiguredContacts;
}

const ownByChannel = memo((_manifest: Manifest) => new Map<string, OwnOfChannel>());

function ownOf(manifest: Manifest, channel: Channel): OwnOfChannel {
  const known = ownByChannel(manifest).get(channel.id);
  if (known) return known;
  const { resources } = manifest;
  const own = Object.entries(resources.contacts)
    .slice(0, MOST_CONTACTS)
    .filter(([field, contact]) => isOfChannel(field, contact, channel));
  const found = {
    fields: own.map(([field]) => field),
    contacts: configuredContactsOf({ ...manifest, resources: { ...resources, contacts: Object.fromEntries(own) } }),
  };
  ownByChannel(manifest).set(channel.id, found);
  return found;
}

/** The contact of a site that is of a channel: the first that is for nothing else. The mobile for emergencies is not any mobile. */
export function fieldOfChannel(manifest: Manifest, channel: Channel): string | undefined {
  return ownOf(manifest, channel).fields.find((field) => [undefined, channel.id].includes(specialityOf(field)));
}

/** Whether a field of a site is of a channel. */
export function isFieldOfChannel(manifest: Manifest, field: string, channel: Channel): boolean {
  return ownOf(manifest, channel).fields.includes(field);
}

/** Whether the site's contact of a field is surely none of a channel. */
export function isSurelyNoneOf(manifest: Manifest, field: string, channel: Channel): boolean {
  if (isFieldOfChannel(manifest, field, channel)) return false;
  const contact = manifest.resources.contacts[field];
  if (!contact || contact.value.trim() === '') return false;
  // Messages can be written to some other phones, too.
  if (channel === TEXT) return false;
  // The plan of its country has to tell that it is none.
  if (channel.id === 'mobile') return parsePhone(contact.value, undefined)?.line === 'fixed';
  return true;
}

/** The site's profile at the network that a channel is of. */
export function profileOfChannel({ resources }: Manifest, { id, messenger }: Channel): string | undefined {
  if (messenger === undefined) return undefined;
  return resources.social.find(({ network, url }) => fold(network) === id || messengerOf(url)?.name === messenger)?.url;
}

/** The site's number of a channel that a number nearly is: that it nearly is the phone says nothing of a fax. */
export function nearOfChannel(
  written: string,
  channel: Channel,
  manifest: Manifest,
  budget: Budget,
): ComparedNumber['near'] {
  return compareNumber(written, ownOf(manifest, channel).contacts, budget).near;
}

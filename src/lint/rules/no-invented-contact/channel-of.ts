import {
  channelNamed,
  channelOfSign,
  channelsBeside,
  type NumberPlace,
  termBefore,
} from '../../contact/channel-beside.js';
import { channelsOfLabel, type SaidChannels, saidAlone, saysCertifiedMail } from '../../contact/channel-label.js';
import { CERTIFIED_MAIL, type Channel, channelOfMessenger, EMERGENCY, FAX, TEXT } from '../../contact/channels.js';
import { fieldOfChannel, isFieldOfChannel, nearOfChannel } from '../../contact/site-channels.js';
import { attribute, type DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import type { Spot } from '../../owner/beside.js';
import type { Page } from '../../rule.js';
import { numberOf } from './number-link.js';
import type { Suspect } from './suspect.js';

/** Characters before a mailbox that say what it is for. */
const BEFORE = 60;
/** Hosts of certified mail. */
const CERTIFIED_HOST = /@(?:[a-z0-9-]{1,60}\.){0,4}(?:pec|legalmail|arubapec|postacertificata|pecmail)\./i;

/** A suspect with the channel that it is said to be of. */
export function ofChannel<S extends Pick<Suspect, 'label' | 'messenger'>>(
  suspect: S,
  said?: Channel,
  named: readonly Channel[] = [],
): S {
  const urgent = suspect.label === 'urgent' ? EMERGENCY : undefined;
  // The mobile for emergencies is called then: any other is not meant.
  const told = said?.id === 'mobile' ? (urgent ?? said) : said;
  const channel = told ?? channelOfMessenger(suspect.messenger) ?? urgent;
  const others = named.filter((each) => each !== channel);
  if (!channel) return others.length === 0 ? suspect : { ...suspect, others };
  // The host of certified mail says nothing: it is that of who keeps the mailbox.
  return {
    ...suspect,
    channel,
    ...(others.length > 0 && { others }),
    ...(channel === CERTIFIED_MAIL && { isPlain: true }),
  };
}

/** A suspect of several channels with the one of them that the site has: "Mobile / WhatsApp" of a site that has no WhatsApp. */
function ofOwnChannel(suspect: Suspect, { manifest }: Page): Suspect {
  const { channel, others = [] } = suspect;
  if (!channel || others.length === 0 || fieldOfChannel(manifest, channel) !== undefined) return suspect;
  const own = others.find((each) => fieldOfChannel(manifest, each) !== undefined);
  return own ? { ...suspect, channel: own, others: [channel, ...others.filter((each) => each !== own)] } : suspect;
}

/** A suspect that is near to nothing but what the site has of its channel: that it nearly is the phone says nothing of a fax. */
export function nearOfItsChannel(found: Suspect, page: Page): Suspect {
  const { manifest, document } = page;
  const suspect = ofOwnChannel(found, page);
  const { channel, kind, near, others = [] } = suspect;
  if (!near || kind === 'messenger') return suspect;
  // A fax is nobody's number to call: that one nearly is it says nothing under a label for calls.
  const isCalled = channel === EMERGENCY || (!channel && others.length === 0 && suspect.label === 'contact');
  if (kind === 'phone' && isCalled && isFieldOfChannel(manifest, near.field, FAX))
    return { ...suspect, near: undefined };
  // In an emergency people may call the general number, and a chat may be that of the phone's number.
  if (!channel || channel === EMERGENCY) return suspect;
  if (channel === CERTIFIED_MAIL) return { ...suspect, near: undefined };
  return { ...suspect, near: nearOfChannel(numberIn(suspect), channel, manifest, document.budget) };
}

/** What a link to a number is said to be for: by its scheme, what it is called, its icon, or what stands beside it. */
export function channelsOfLink(
  { document }: Page,
  link: DocElement,
  written: string,
  spot: Spot | undefined,
): SaidChannels {
  if (/^fax:/i.test(written)) return saidAlone(FAX);
  if (/^sms(?:to)?:/i.test(written)) return saidAlone(TEXT);
  const label = labelTextOf(document, link);
  const named = attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '';
  const said = [label, named]
    .map((text) => channelsOfLabel(text.split(/[+(\p{Nd}]/u, 1)[0] ?? ''))
    .find(({ channel }) => channel);
  if (said) return said;
  const icon = link.children.find((child) => child.kind === 'element');
  const own = channelNamed(link) ?? (icon?.kind === 'element' ? channelOfSign(document, icon) : undefined);
  if (own || !spot) return saidAlone(own);
  const { flow, at } = spot;
  return channelsBeside({ document, flow, from: at, to: at + label.length, element: link, start: link.start });
}

/** What a mailbox is said to be for, by what stands before it, or by its host. */
export function channelOfMail(
  { document, flow: { text }, from, element }: Pick<NumberPlace, 'document' | 'flow' | 'from' | 'element'>,
  address: string,
): Channel | undefined {
  if (CERTIFIED_HOST.test(address)) return CERTIFIED_MAIL;
  const before = text.slice(Math.max(0, from - BEFORE), from);
  const label = /\p{L}/u.test(before) || !element ? before : termBefore(document, element);
  return saysCertifiedMail(label) ? CERTIFIED_MAIL : undefined;
}

/** The number of a suspect: of a link without its scheme. */
function numberIn({ source, value }: Suspect): string {
  return source === 'link' ? numberOf(value) : value;
}

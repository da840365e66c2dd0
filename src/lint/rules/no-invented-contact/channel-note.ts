import { callsInsteadOfChat } from '../../contact/calls-only.js';
import { EMERGENCY } from '../../contact/channels.js';
import { fieldOfChannel, profileOfChannel } from '../../contact/site-channels.js';
import { noteOnWords, wordsOfLink } from '../../contact/words-of-link.js';
import type { IndexedDocument } from '../../document/document.js';
import { attribute, type DocElement } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

/**
 * What else is wrong where a component is written in place of a contact: its label names channels that the site does not have,
 * or it opened a chat and the component calls. A sentence of the message.
 */
export function channelNote(
  { manifest }: Page,
  { others = [], kind, value, channel }: Suspect,
  field: string | undefined,
) {
  if (field === undefined) return undefined;
  if (channel === EMERGENCY && fieldOfChannel(manifest, channel) === undefined)
    return `The site has no ${EMERGENCY.lacking}: if \`${field}\` is not called then, remove both, with the label`;
  if (kind === 'messenger') return callsInsteadOfChat(manifest, field, value);
  const lacking = others.filter(
    (each) => fieldOfChannel(manifest, each) === undefined && profileOfChannel(manifest, each) === undefined,
  );
  if (lacking.length === 0) return undefined;
  return `The site has no ${lacking.map((each) => each.lacking).join(' and no ')}: take that out of the label`;
}

/** What a link says by itself and a component does not show; nothing where it is no link, or says nothing of its own. */
export function wordsOf(
  { document, manifest }: Page,
  { kind, link, source, start }: Suspect,
  field: string | undefined,
) {
  if (field === undefined || source !== 'link' || link?.start !== start) return undefined;
  const said = wordsOfLink(document, manifest, link, field);
  const note =
    noteOnWords(said) ??
    (isIconAlone(document, link) ? noteOnIcon(link) : undefined) ??
    (kind === 'messenger' && said.isKept ? noteOnLead(labelTextOf(document, link)) : undefined);
  return { link, label: said.isKept ? said.label : undefined, note };
}

/** Whether a link shows an icon and nothing else: an element without text, or signs such as an emoji. */
function isIconAlone(document: IndexedDocument, link: DocElement): boolean {
  const text = labelTextOf(document, link).trim();
  if (text === '') return link.last > link.index;
  return text.length <= MOST_SIGNS && !/[\p{L}\p{N}]/u.test(text) && /\p{S}|\p{Extended_Pictographic}/u.test(text);
}

/** What is said of a label before the number that a link shows: nothing writes the component there but who reads this. */
function noteOnLead(text: string): string | undefined {
  const [, label] = LEAD.exec(text.replace(/\s+/g, ' ').trim()) ?? [];
  return label === undefined ? undefined : `The component does not show the label \`${label}\`: keep that before it`;
}

/** A label with a colon before a number. */
const LEAD = /^([^\p{Nd}:：]{2,40}[:：])\s{0,3}[+(]{0,2}\p{Nd}/u;

/** Characters of signs that are an icon: an emoji has several. */
const MOST_SIGNS = 16;

function noteOnIcon(link: DocElement): string {
  const isSized = SIZED.test(attribute(link, 'class') ?? '');
  return `The component shows the contact as text in place of the icon${isSized ? ', for which its classes may leave no room' : ''}`;
}

/** Classes that give an icon its size or a round ground. */
const SIZED =
  /(?:^|[\s:])(?:[wh]-\d|size-\d|(?:min-|max-)?[wh]-\[|rounded-(?:full|circle|pill)|fab|float(?:ing)?[-_]?\w{0,20}|circle|round)(?:$|[\s\d.\]/-])/i;

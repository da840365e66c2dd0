import { callsInsteadOfChat } from '../../contact/calls-only.js';
import { EMERGENCY } from '../../contact/channels.js';
import { fieldOfChannel, profileOfChannel } from '../../contact/site-channels.js';
import { noteOnWords, wordsOfLink } from '../../contact/words-of-link.js';
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
export function wordsOf({ document, manifest }: Page, { link, source, start }: Suspect, field: string | undefined) {
  if (field === undefined || source !== 'link' || link?.start !== start) return undefined;
  const said = wordsOfLink(document, manifest, link, field);
  const isIcon = labelTextOf(document, link).trim() === '' && link.last > link.index;
  const note =
    noteOnWords(said) ?? (isIcon ? 'The component shows the contact as text in place of the icon' : undefined);
  return { link, label: said.isKept ? said.label : undefined, note };
}

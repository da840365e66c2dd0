import { callsInsteadOfChat } from '../../contact/calls-only.js';
import { fieldOfChannel, profileOfChannel } from '../../contact/site-channels.js';
import type { Page } from '../../rule.js';
import type { Suspect } from './suspect.js';

/**
 * What else is wrong where a component is written in place of a contact: its label names channels that the site does not have,
 * or it opened a chat and the component calls. A sentence of the message.
 */
export function channelNote({ manifest }: Page, { others = [], kind, value }: Suspect, field: string | undefined) {
  if (field === undefined) return undefined;
  if (kind === 'messenger') return callsInsteadOfChat(manifest, field, value);
  const lacking = others.filter(
    (each) => fieldOfChannel(manifest, each) === undefined && profileOfChannel(manifest, each) === undefined,
  );
  if (lacking.length === 0) return undefined;
  return `The site has no ${lacking.map((each) => each.lacking).join(' and no ')}: take that out of the label`;
}

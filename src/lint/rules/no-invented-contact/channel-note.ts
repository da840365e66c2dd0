import { callsInsteadOfChat } from '../../contact/calls-only.js';
import { fieldOfChannel, profileOfChannel } from '../../contact/site-channels.js';
import { addressFor, whatGoes, wordsOfLink } from '../../contact/words-of-link.js';
import { attribute } from '../../document/element.js';
import { labelTextOf } from '../../document/text.js';
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

/** What a link says by itself and a component does not show, and how it stays: with the site's own value in the address. */
export function wordsNote({ document, manifest }: Page, { link, source, start }: Suspect, field: string | undefined) {
  if (field === undefined || source !== 'link' || link?.start !== start) return undefined;
  const said = wordsOfLink(document, manifest, link, field);
  const gone = whatGoes(said);
  const isIcon = gone === undefined && labelTextOf(document, link).trim() === '' && link.last > link.index;
  const address = gone || isIcon ? addressFor(manifest, field, attribute(link, 'href') ?? '') : undefined;
  if (address === undefined) return undefined;
  if (isIcon)
    return `The component shows the contact as text in place of the icon: to keep that, write \`${address}\` as the link's address`;
  const own = said.prefilled.length === 0 ? '' : `, with its \`?${said.prefilled.join('` and `')}=\` behind it`;
  return `The component does not show ${gone}: to keep that, write \`${address}\` as the link's address${own}`;
}

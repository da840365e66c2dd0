import { isComponentTag } from '../../../component/tags.js';
import { pointer } from '../../../message/pointer.js';
import { channelOfIcon } from '../../contact/channel-beside.js';
import { channelOfLabel, saysCertifiedMail } from '../../contact/channel-label.js';
import { CERTIFIED_MAIL, type Channel } from '../../contact/channels.js';
import { fieldOfChannel, isSurelyNoneOf } from '../../contact/site-channels.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { elementBefore } from '../../document/element-before.js';
import { isInline } from '../../document/flows.js';
import { nearestBy } from '../../document/nearest.js';
import { labelTextOf } from '../../document/text.js';
import { given, type Use, usesOf } from '../../document/uses.js';
import { setAttribute, written } from '../../edit/attribute-edits.js';
import type { Page, Problem } from '../../rule.js';
import { parsePhone } from '../../words/parse-phone.js';
import { CERTAIN } from './decide.js';

/** Characters before a component that are read, and texts and elements. */
const MOST = 60;
const MOST_PARTS = 12;

/** Labels of a channel right before a component that shows another contact: what they say is not so. */
export function labelsOfOthers(page: Page): Problem[] {
  return usesOf(page.document).flatMap((use) => {
    if (use.tag !== 'x-contact' || !use.element) return [];
    const field = given(use, 'field')?.trim() ?? '';
    const channel = channelBefore(page, use.element, field);
    return channel && isSurelyNoneOf(page.manifest, field, channel) ? [problemOf(page, use, field, channel)] : [];
  });
}

/** The channel that the label or icon right before a component names; nothing for labels that say more. */
function channelBefore({ document, manifest }: Page, element: DocElement, field: string): Channel | undefined {
  const kind = manifest.resources.contacts[field]?.kind;
  if (kind !== 'phone' && kind !== 'email') return undefined;
  const line = lineBefore(document, element);
  const label = /\p{L}/u.test(line) ? line : termOf(document, element);
  if (kind === 'email' && saysCertifiedMail(label)) return CERTIFIED_MAIL;
  const icon = /[\p{L}\p{N}]/u.test(line) ? undefined : channelOfIcon(document, element.parent, element.start);
  return icon ?? channelOfLabel(label);
}

/** Messengers in which people are found by their number: a mobile phone may well be there. */
const BY_NUMBER: ReadonlySet<string> = new Set(['whatsapp', 'telegram', 'viber', 'signal', 'zalo']);

/** From 0 to 1, how sure it is that the site's contact is none of a channel. */
function scoreOf({ manifest }: Page, field: string, channel: Channel): number {
  const contact = manifest.resources.contacts[field];
  const mayBeThere = contact?.kind === 'phone' && parsePhone(contact.value, undefined)?.line !== 'fixed';
  return mayBeThere && BY_NUMBER.has(channel.id) ? 0.6 : 0.85;
}

function problemOf(page: Page, use: Use, field: string, channel: Channel): Problem {
  const { start, openEnd: end } = use;
  const { manifest } = page;
  const score = scoreOf(page, field, channel);
  const outcome = score < CERTAIN ? 'needs-review' : 'violation';
  const own = fieldOfChannel(manifest, channel);
  const shown = `\`<x-contact field="${field}">\` behind a label or icon for a ${channel.noun}`;
  const evidence = {
    value: field,
    kind: 'label',
    channel: channel.id,
    why: 'the label before it says so',
    score: 0.85,
  };
  if (own !== undefined)
    return {
      start,
      end,
      message: `Unexpected ${shown}, expected \`${written('field', own)}\`: the site's \`${field}\` is another contact`,
      resource: pointer('resources', 'contacts', own),
      outcome,
      evidence,
      fix: { description: `Write \`${written('field', own)}\``, edits: [setAttribute(use, 'field', own)] },
    };
  const message =
    `Unexpected ${shown}, expected none, as the site has no ${channel.lacking}: ` +
    `remove both, or the label alone where \`${field}\` has to stand`;
  return { start, end, message, resource: pointer('resources', 'contacts', field), outcome, evidence };
}

const blockAround = nearestBy((each) => !isInline(each));

/** The text before a component in its block, since the last component. */
function lineBefore(document: IndexedDocument, { index, start, firstText, parent }: DocElement): string {
  const block = blockAround(document, parent);
  let from = block?.openEnd ?? 0;
  for (let at = index - 1; at >= 0 && at > index - MOST_PARTS; at -= 1) {
    const before = document.elements[at];
    if (!before || before.start < from) break;
    if (before.end > start) continue; // it holds the component
    if (isComponentTag(before.tag) || before.tag === 'a' || !(isInline(before) || before.tag === 'br'))
      from = Math.max(from, before.end);
  }
  let text = '';
  for (let at = firstText - 1; at >= 0 && at >= firstText - MOST_PARTS && text.length < MOST; at -= 1) {
    const before = document.texts[at];
    if (!before || before.start < from) break;
    if (!before.raw) text = before.value.slice(-MOST) + text;
  }
  return text;
}

/** Characters of a term or a line that is a label. */
const SHORT = 40;

/** What the term, the cell or the short line before the block of a component says, where the component begins it. */
function termOf(document: IndexedDocument, element: DocElement): string {
  const block = blockAround(document, element.parent);
  if (!block || block.tag === 'li') return '';
  const term = elementBefore(document, block);
  if (!term || term.tag === 'li' || isComponentTag(term.tag)) return '';
  const parts = document.elements.slice(term.index + 1, term.last + 1);
  const text = labelTextOf(document, term).trim();
  return text.length > SHORT || parts.some(({ tag }) => tag === 'a' || isComponentTag(tag)) ? '' : text;
}

import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import { nearestTag } from '../document/nearest.js';
import { labelTextOf } from '../document/text.js';
import { sentenceBefore } from '../owner/beside.js';
import type { Page } from '../rule.js';
import { parsePhone } from '../words/parse-phone.js';
import { channelsBeside, type NumberPlace, termBefore } from './channel-beside.js';
import { configuredContactsOf } from './configured.js';
import { deskNamed } from './named-desk.js';
import { isFieldOfChannel } from './site-channels.js';
import { isMainField } from './special-field.js';

/** The contacts of a site that have the same number or mailbox as another one, by their fields: all that are equal. */
const equalsOf = memo((manifest: Manifest): ReadonlyMap<string, readonly string[]> => {
  const { country } = configuredContactsOf(manifest);
  const byValue = new Map<string, string[]>();
  for (const [field, { kind, value }] of Object.entries(manifest.resources.contacts)) {
    if ((kind !== 'phone' && kind !== 'email') || value.trim() === '') continue;
    const phone = kind === 'phone' ? parsePhone(value, country) : undefined;
    const key = phone ? `${phone.e164};${phone.extension ?? ''}` : value.trim().toLowerCase();
    const fields = byValue.get(key) ?? [];
    byValue.set(key, fields);
    fields.push(field);
  }
  const several = [...byValue.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((fields) => fields.map((field) => [field, fields] as const)));
});

/** Which of several equal contacts a copy is of. */
export interface ChosenField {
  field: string;
  /** The others, where nothing beside the copy says which one it is; else none. */
  others: readonly string[];
}

const linkAround = nearestTag('a');

/** Of the contacts of a site that have the same number or mailbox the one that the words beside a copy name. */
export function chosenField({ document, manifest }: Page, place: NumberPlace, field: string): ChosenField {
  const equals = equalsOf(manifest).get(field);
  if (!equals) return { field, others: [] };
  const { flow, from, element } = place;
  const link = linkAround(document, element);
  const own = link ? labelTextOf(document, link) : '';
  const before = sentenceBefore(flow.text, { flow, at: from });
  const label = /\p{L}/u.test(before) || !element ? before : termBefore(document, element);
  const kind = manifest.resources.contacts[field]?.kind ?? '';
  const named = deskNamed(manifest, kind, [/[@\p{Nd}]/u.test(own) ? '' : own, label]);
  if (named !== undefined && equals.includes(named)) return { field: named, others: [] };
  const { channel } = channelsBeside(place);
  const ofChannel = channel && equals.filter((each) => isFieldOfChannel(manifest, each, channel));
  if (ofChannel?.length === 1) return { field: ofChannel[0] ?? field, others: [] };
  const [main, another] = equals.filter(isMainField);
  if (main !== undefined && another === undefined && named === undefined) return { field: main, others: [] };
  return { field, others: equals.filter((each) => each !== field) };
}

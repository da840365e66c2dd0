import type { Manifest } from '../../manifest/schema.js';
import { shortText } from '../../text/short-text.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { textWithoutIcons } from '../document/icon-text.js';
import { fold } from '../words/fold.js';
import { channelOfLabel } from './channel-label.js';
import { plainDigits } from './configured.js';
import { isSurelyNoneOf } from './site-channels.js';
import { dialled } from './vanity.js';

/** What a link to a contact says by itself, and a component in its place does not. */
export interface WordsOfLink {
  /** Its text, where that is not the contact: `Call us`. */
  label: string | undefined;
  /** The label may stand before the contact: it names no channel that the contact is none of, as `WhatsApp` before a landline. */
  isKept: boolean;
  /** Names of what its address writes beforehand: `text`, `subject`. */
  prefilled: readonly string[];
}

/** Digits of a number that a link shows. */
const FEWEST = 6;
/** Characters of a label that a message shows. */
const LONGEST = 40;
const PREFILLED = /[?&](text|subject|body)=[^&]/gi;

/** What a link says by itself that a component for a contact of the site would not show. */
export function wordsOfLink(
  document: IndexedDocument,
  manifest: Manifest,
  link: DocElement,
  field: string,
): WordsOfLink {
  const { display, value } = manifest.resources.contacts[field] ?? {};
  const text = textWithoutIcons(document, link).trim().replace(/\s+/g, ' ');
  const isContact = plainDigits(dialled(text)).length >= FEWEST || text.includes('@') || !/\p{L}/u.test(text);
  const shown = [display, value].map((each) => fold(each ?? ''));
  const href = (attribute(link, 'href') ?? '').slice(0, 2000);
  const prefilled = [...href.matchAll(PREFILLED)].map(([, name = '']) => name.toLowerCase());
  const label = isContact || shown.includes(fold(text)) ? undefined : shortText(text, LONGEST);
  const channel = label === undefined ? undefined : channelOfLabel(label);
  return {
    label,
    isKept: channel === undefined || !isSurelyNoneOf(manifest, field, channel),
    prefilled: [...new Set(prefilled)],
  };
}

/**
 * What a message says of that: a label stays before the component, and what an address writes beforehand goes. Nothing for a
 * link that says no more than the contact.
 */
export function noteOnWords({ label, isKept, prefilled }: WordsOfLink): string | undefined {
  const queries = prefilled.map((name) => `\`?${name}=\``).join(' and ');
  const goes = queries === '' ? [] : [`The component has no ${queries}, which goes with the link`];
  const stays =
    label === undefined || !isKept ? [] : [`The component does not show the label \`${label}\`: keep that before it`];
  return [...stays, ...goes].join('. ') || undefined;
}

import type { Budget } from '../../budget.js';
import type { Manifest } from '../../manifest/schema.js';
import { memo } from '../../text/memo.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { elementBefore } from '../document/element-before.js';
import type { Flow } from '../document/flows.js';
import { labelTextOf } from '../document/text.js';
import { type ComparedNumber, type ConfiguredContacts, compareNumber, configuredContactsOf } from './configured.js';

/** Where a number stands in the lines of a page. */
export interface NumberPlace {
  document: IndexedDocument;
  flow: Flow;
  /** Offsets into the flow's text. */
  from: number;
  to: number;
  /** The element that holds it, and where it begins there, as an offset into the source. */
  element: DocElement | undefined;
  start: number;
}

/** Characters before a number that say what it is for, and behind it. */
const BEFORE = 24;
const BEHIND = 12;

const WORD = 'fax|faks|факс|φαξ|فاكس|נמבר|传真|傳真|ファックス|ファクス|팩스|แฟกซ์';
/** The last word before a number. */
const LAST = new RegExp(`(?:${WORD}|(?<![\\p{L}\\p{Nd}.])f[.:])[^\\p{L}\\p{Nd}]*$`, 'iu');
/** In brackets behind a number. */
const BEHIND_NUMBER = new RegExp(`^\\s{0,3}[(\\[]\\s{0,2}(?:tele)?(?:${WORD})\\s{0,2}[)\\]]`, 'iu');
/** A number to call that takes faxes too: "Tel. and fax". */
const BOTH = new RegExp(
  `(?:tel|fon|phone|тел|τηλ)\\p{L}{0,6}[^\\p{L}\\p{Nd}]{1,4}(?:\\p{L}{1,3}[^\\p{L}\\p{Nd}]{1,3})?(?:tele)?(?:${WORD})[^\\p{L}\\p{Nd}]*$`,
  'iu',
);
const ICON = /(?:^|[\s_:#-])(?:tele)?fax(?:$|[\s_-])/i;

/** Elements around a number that begin with it, at most. */
const MOST_AROUND = 3;

/** Whether a number is for faxes, by the words or the icon beside it, or by the term or cell before its own. */
export function saysFax({ document, flow: { text }, from, to, element, start }: NumberPlace): boolean {
  if (BEHIND_NUMBER.test(text.slice(to, to + BEHIND)) || hasFaxIcon(document, element, start)) return true;
  const before = text.slice(Math.max(0, from - BEFORE), from);
  if (/\p{L}/u.test(before)) return isFaxLabel(before);
  let each = element;
  for (let level = 0; each && level < MOST_AROUND; level += 1) {
    const term = elementBefore(document, each);
    if (term) return isFaxLabel(labelTextOf(document, term));
    each = each.parent;
  }
  return false;
}

/** Whether a label says that a number is for faxes, and for nothing else. */
export function isFaxLabel(label: string): boolean {
  return LAST.test(label) && !BOTH.test(label);
}

/** Whether an icon for faxes stands right before an offset, or before the element that begins there. */
function hasFaxIcon({ source }: IndexedDocument, element: DocElement | undefined, start: number): boolean {
  for (const around of [element, element?.parent]) {
    const icon = around?.children.findLast((child) => child.kind === 'element' && child.end <= start);
    if (icon?.kind !== 'element' || icon.firstText !== icon.endText) continue;
    const isBeside = /^(?:\s|&nbsp;)*(?:<[^<>]*>\s*)?$/.test(source.slice(icon.end, start));
    if (isBeside && ['class', 'name', 'data-icon', 'icon'].some((name) => ICON.test(attribute(icon, name) ?? '')))
      return true;
  }
  return false;
}

/** Whether a field is for faxes, by its name. */
export function isFaxField(field: string): boolean {
  return /fax/i.test(field);
}

/** What a site has of numbers for faxes alone. */
const faxesOf = memo((manifest: Manifest): ConfiguredContacts => {
  const { contacts } = manifest.resources;
  const faxes = Object.fromEntries(Object.entries(contacts).filter(([field]) => isFaxField(field)));
  return configuredContactsOf({ ...manifest, resources: { ...manifest.resources, contacts: faxes } });
});

/** The site's number for faxes that a number nearly is: that it nearly is the phone says nothing of a fax. */
export function nearFax(written: string, manifest: Manifest, budget: Budget): ComparedNumber['near'] {
  return compareNumber(written, faxesOf(manifest), budget).near;
}

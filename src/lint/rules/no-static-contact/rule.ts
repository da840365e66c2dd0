import { escapeAttribute } from '../../../html/escape.js';
import type { Manifest } from '../../../manifest/schema.js';
import { pointer } from '../../../message/pointer.js';
import { withAround } from '../../contact/around-component.js';
import { callsInsteadOfChat } from '../../contact/calls-only.js';
import { messageLinkOf } from '../../contact/message-link.js';
import { staticContactsOf } from '../../contact/static-contacts.js';
import type { StaticContact } from '../../contact/wanted.js';
import { noteOnWords, wordsOfLink } from '../../contact/words-of-link.js';
import type { IndexedDocument } from '../../document/document.js';
import type { DocElement } from '../../document/element.js';
import { placesOf } from '../../document/places.js';
import { sourceEnd, sourceOffset } from '../../document/source-offset.js';
import { addressInParts, wholeAddress, writingAddress } from '../../edit/address-in-parts.js';
import { keepingLabel } from '../../edit/keep-label.js';
import { keepingRest } from '../../edit/keep-rest.js';
import { linkAttribute } from '../../edit/linked-component.js';
import { noteOnLines } from '../../edit/one-line.js';
import { classOf, replacingLines } from '../../edit/replace.js';
import { wholeElements, wholeWithRegion } from '../../edit/whole-elements.js';
import type { Page, Problem, Rule } from '../../rule.js';
import { copiedHoursOf } from './copied-hours.js';
import { noStaticContactDocs } from './docs.js';

/** Contacts by hand that `x-contact` shows. */
export const noStaticContact: Rule = {
  id: 'no-static-contact',
  severity: 'error',
  docs: noStaticContactDocs,
  check(page) {
    const contacts = staticContactsOf(page).flatMap((contact) => inMessageLink(page, contact));
    const elementAt = elementsAt(page.document, contacts);
    const byHand = contacts.map((contact): Problem => {
      const { field, start, end, written, link, score, over, mislabelled, hasRest, abroad, equals } = contact;
      const component = write(page.manifest, contact);
      const inParts = partsOf(page.document, elementAt.get(start), end);
      const { kind, display } = page.manifest.resources.contacts[field] ?? {};
      const isAddress = kind === 'address';
      const wholeOf = isAddress ? wholeWithRegion : wholeElements;
      const whole = inParts ? undefined : wholeOf(page.document, { start, end: over?.streetEnd ?? end });
      const said = link?.start === start ? wordsOfLink(page.document, page.manifest, link, field) : undefined;
      const label =
        mislabelled &&
        `The label before it is for a ${mislabelled.noun}, and the site's \`${field}\` is none: remove both, or mend the label`;
      const rest = hasRest ? 'More digits stand beside it: see whether it is this number' : undefined;
      const elsewhere = abroad && `It has no country code, and ${abroad}: see whether it is this number`;
      const several = equals && `${namesOf(equals)} of the site is the same: see which one is meant`;
      const call = link && callsInsteadOfChat(page.manifest, field, written);
      const isKept = said !== undefined && !mislabelled && !hasRest && whole !== undefined;
      const besides =
        isKept && link && said.label === undefined
          ? keepingRest(page.document, link, 'the contact', { component, display })
          : undefined;
      const lines = whole && !over && !link ? noteOnLines(page, field, whole) : undefined;
      const notes = [rest, elsewhere, several, label ?? call, said && noteOnWords(said), lines];
      const note = notes.flatMap((sentence) => (sentence === undefined ? [] : `. ${sentence}`)).join('');
      const expected = inParts ? wholeAddress(inParts, component) : component;
      return {
        // What is told is what goes: elements are told whole.
        ...(whole && !over
          ? { start: whole.start, end: whole.end }
          : { start: inParts?.start ?? start, end: inParts?.end ?? end }),
        outcome: score < CERTAIN || said?.label !== undefined ? 'needs-review' : 'violation',
        message: `Unexpected hand-written \`${written.trim().replace(/\s+/g, ' ')}\`, expected \`${expected}\`${inParts ? ' in place of all its parts' : ''}: it is the site's \`${field}\`, and a copy does not follow when that changes${note}`,
        resource: pointer('resources', 'contacts', field),
        evidence: { written, score: Math.round(score * 100) / 100 },
        ...(inParts && { fix: writingAddress(page.document, inParts, component) }),
        // A button that calls has its own words, which stay.
        // Under a label for what the site has not it would be shown as what it is not.
        ...(whole &&
          !mislabelled &&
          !hasRest &&
          (link === undefined || said?.label === undefined
            ? (besides ?? replacingLines({ ...whole, replaced: link }, over?.blocks ?? [], 'the contact', component))
            : said.isKept && keepingLabel(link, 'the link', component))),
      };
    });
    return [...byHand, ...copiedHoursOf(page)].sort((a, b) => a.start - b.start);
  },
};

/**
 * What a component can show of a contact: in a link that writes a message, where the component would call, no more than the number
 * that is its text.
 */
function inMessageLink({ document, manifest }: Page, contact: StaticContact): StaticContact[] {
  const { link, start, field } = contact;
  const message = link?.start === start ? messageLinkOf(document, manifest, link, field) : undefined;
  if (!message) return [contact];
  if (!message.text) return [];
  const { text, from, to } = message.text.shown;
  const span = { start: sourceOffset(document, text, from), end: sourceEnd(document, text, to) };
  return [{ ...contact, ...span, link: undefined, written: text.value.slice(from, to) }];
}

/** The innermost elements at which contacts begin, by their offsets: all are found in one pass. */
function elementsAt(
  document: IndexedDocument,
  contacts: readonly StaticContact[],
): ReadonlyMap<number, DocElement | undefined> {
  const placeAt = placesOf(document);
  const starts = contacts.map(({ start }) => start).sort((a, b) => a - b);
  return new Map(starts.map((start) => [start, placeAt(start).innermost]));
}

/** The element of microdata that a copy of an address stands in by its parts, from the first to the last. */
function partsOf(document: IndexedDocument, first: DocElement | undefined, end: number): DocElement | undefined {
  // What stands in one element is no address in parts.
  return first && first.end < end ? addressInParts(document, first) : undefined;
}

/** Fields of the same value, the first few. */
function namesOf(fields: readonly string[]): string {
  return fields
    .slice(0, 3)
    .map((field) => `\`${field}\``)
    .join(', ');
}

/** From here on nobody has to look. */
const CERTAIN = 0.75;

function write(manifest: Manifest, { field, link, start }: StaticContact): string {
  const name = escapeAttribute(field);
  if (link && link.start === start) {
    const component = `<x-contact field="${name}"${linkAttribute(manifest, field)}${classOf(link)}></x-contact>`;
    return withAround(link, component, manifest.resources.contacts[field]);
  }
  return `<x-contact field="${name}" link="false"></x-contact>`;
}

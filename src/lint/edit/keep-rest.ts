import { anyMails, anyNumbers } from '../contact/any-contacts.js';
import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement, type DocText } from '../document/element.js';
import { sourceEnd, sourceOffset } from '../document/source-offset.js';
import type { Proposal } from '../rule.js';
import { classOf } from './replace.js';

/** Characters of a link's text that are read, and the text of one that is an extension of the number before it. */
const LONGEST = 200;
const EXTENSION = /^[\s,;.(-]{0,4}(?:ext|ex\.|x\s?\p{Nd}|poste|durchwahl|dw|int\.|interno|anexo|доб)/iu;
/** What says something beside a contact: a word, or a sign such as an emoji. */
const SAYS = /\p{L}|\p{Extended_Pictographic}/u;
/** Elements that say it without a text. */
const PICTURES: ReadonlySet<string> = new Set(['svg', 'img', 'i', 'picture']);

/** A component to write, and how its contact is shown where that is not as its value. */
interface Written {
  component: string;
  display?: string | undefined;
}

/** The one number or mailbox that a link shows, and the text that it stands in. */
export interface Shown {
  text: DocText;
  from: number;
  to: number;
}

/** The one number or mailbox that a link shows; nothing for several, and for none. */
export function shownIn({ texts }: IndexedDocument, { firstText, endText }: DocElement): Shown | undefined {
  const found = texts.slice(firstText, endText).flatMap((text): Shown[] => {
    if (text.blank || text.raw || text.value.length > LONGEST) return [];
    const mails = anyMails(text.value);
    const all = mails.length > 0 ? mails : anyNumbers(text.value);
    return all.map(({ from, to }) => ({ text, from, to }));
  });
  return found.length === 1 ? found[0] : undefined;
}

/** Whether a link says more than the contact that it shows: other words, a sign or an icon. */
function saysMore(document: IndexedDocument, link: DocElement, { text, from, to }: Shown): boolean {
  document.budget.spend(link.last - link.index);
  const others = document.texts.slice(link.firstText, link.endText).filter((each) => each !== text && !each.raw);
  const rest = [text.value.slice(0, from), text.value.slice(to), ...others.map(({ value }) => value)].join('\n');
  return SAYS.test(rest) || document.elements.slice(link.index + 1, link.last + 1).some(({ tag }) => PICTURES.has(tag));
}

/**
 * Proposes to write a component in place of the number or mailbox that a link shows, and to keep what else the link says; nothing
 * for a link that says no more, and for one whose contact does not stand in one text.
 */
export function keepingRest(
  document: IndexedDocument,
  link: DocElement,
  what: string,
  { component: whole, display }: Written,
): { fix: Proposal } | undefined {
  const { start, openEnd, closed, closeStart, end } = link;
  // A contact that is shown with words of its own says them itself.
  if (display !== undefined && /\p{L}/u.test(display) && !display.includes('@')) return undefined;
  const shown = closed ? shownIn(document, link) : undefined;
  if (!shown || EXTENSION.test(shown.text.value.slice(shown.to)) || !saysMore(document, link, shown)) return undefined;
  // What is drawn as a button stays one around all that it says.
  const classes = isButton(link) ? classOf(link) : '';
  const component = classes === '' ? whole : whole.replace(classes, '');
  const edits = [
    { start, end: openEnd, text: classes === '' ? '' : `<span${classes}>` },
    {
      start: sourceOffset(document, shown.text, shown.from),
      end: sourceEnd(document, shown.text, shown.to),
      text: component,
    },
    { start: closeStart, end, text: classes === '' ? '' : '</span>' },
  ];
  return { fix: { description: `Replace ${what} by \`${component}\`, and keep what else its link says`, edits } };
}

/** Classes by which a link is drawn as a button. */
const BUTTON = /(?:^|[\s_-])(?:btn|button|cta|pill|chip|badge)(?:$|[\s_-])|(?:^|\s)(?:bg|rounded|border)(?:$|[\s-])/i;

/** Whether a link is drawn as a button, by its class. */
export function isButton(link: DocElement): boolean {
  return BUTTON.test(attribute(link, 'class') ?? '');
}

/** What is said where a link that is drawn as a button goes, and its label or icon stays: it stands outside then. */
export function noteOnOutside(link: DocElement): string | undefined {
  return isButton(link) ? 'Its label or icon stays outside: give the class to a `span` around both' : undefined;
}

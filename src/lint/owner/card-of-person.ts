import type { IndexedDocument } from '../document/document.js';
import { attribute, type DocElement } from '../document/element.js';
import { oncePerElement } from '../document/once-per-document.js';
import { labelTextOf } from '../document/text.js';

/** Elements and texts of a card, at most, and characters of its text. */
const [MOST_ELEMENTS, MOST_TEXTS, LONGEST] = [30, 30, 400];
/** What heads a card. */
const HEADING = /^h[2-6]$/;
/** Of what somebody wrote, or of others. */
const WRITTEN =
  /(?:^|[\s_-])(?:h-?entry|post|posts|blog|news|entry|article|story|stories|teaser|event|events|job|jobs|product|listing|review|reviews|comment|comments|reply|hentry)(?:$|[\s_-])/i;
/** The name of somebody, perhaps with a title. */
const NAME =
  /^(?:(?:dr|prof|mr|mrs|ms|mag|ing|dipl|med|vet|herr|frau|sr|sra|dott|d\.ssa|dra)\.?\s){0,3}[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{1,20}(?:\s[\p{Lu}\p{Lo}][\p{L}\p{M}'’.-]{0,24}){1,3}$/iu;

/** The heading of an article that is a card, and no text that somebody wrote: short, under words that lead nowhere, without a date. */
export const headingOfCard = oncePerElement(
  (document: IndexedDocument, article: DocElement): DocElement | undefined => {
    const { index, last, firstText, endText } = article;
    if (last - index > MOST_ELEMENTS || endText - firstText > MOST_TEXTS) return undefined;
    document.budget.spend(last - index + endText - firstText);
    const parts = document.elements.slice(index + 1, last + 1);
    const [heading, another] = parts.filter(({ tag }) => /^h[1-6]$/.test(tag));
    if (!heading || another || !HEADING.test(heading.tag)) return undefined;
    if (parts.some(({ tag }) => tag === 'time' || tag === 'footer' || tag === 'article')) return undefined;
    if (holdsLink(heading, parts) || isWritten(article)) return undefined;
    const text = document.texts.slice(firstText, endText).reduce((sum, { value }) => sum + value.trim().length, 0);
    return text <= LONGEST ? heading : undefined;
  },
);

/** Whether an article is a card of a person. */
export function isCardOfPerson(document: IndexedDocument, article: DocElement): boolean {
  const heading = headingOfCard(document, article);
  if (!heading) return false;
  const name = labelTextOf(document, heading).trim();
  return name.length < 60 && /^(?:\p{Lu}|\p{Lo}|\p{L}{1,5}\.)/u.test(name) && NAME.test(name) && isCapital(name);
}

const PARTICLES: ReadonlySet<string> = new Set(
  'van von der den de del da di do dos du la le zu zur af av ten ter bin ibn al el'.split(' '),
);

/** Words of a name begin with capitals where the script has some. */
function isCapital(name: string): boolean {
  return name.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word) || word.endsWith('.') || PARTICLES.has(word));
}

/** Whether an article or what it stands in is called like what somebody wrote. */
function isWritten(article: DocElement): boolean {
  let each: DocElement | undefined = article;
  for (let level = 0; each && level < LEVELS && each.tag !== 'body'; level += 1) {
    if (WRITTEN.test(namesOf(each))) return true;
    each = each.parent;
  }
  return false;
}

const LEVELS = 4;

function holdsLink(heading: DocElement, parts: readonly DocElement[]): boolean {
  if (heading.parent?.tag === 'a') return true;
  return parts.some(({ tag, index }) => tag === 'a' && index > heading.index && index <= heading.last);
}

function namesOf(element: DocElement): string {
  return [attribute(element, 'class'), attribute(element, 'id'), attribute(element, 'itemtype')]
    .join(' ')
    .slice(0, 400);
}

import { anyNumbers } from '../../contact/any-contacts.js';
import { compareNumber, configuredContactsOf } from '../../contact/configured.js';
import { withTag } from '../../document/by-tag.js';
import { attribute, type DocElement, type Span } from '../../document/element.js';
import { partsOf, thingsOf, valuesOf } from '../../document/things.js';
import { spanOfValue } from '../../document/value-span.js';
import { asksToCallUs } from '../../owner/first-person.js';
import { placeOfElement } from '../../owner/place.js';
import type { Page } from '../../rule.js';
import { literalsOf } from './literals.js';
import type { Suspect } from './suspect.js';

/** UTF-16 code units of a script that is read, and of a text that it shows. */
const LONGEST_SCRIPT = 60_000;
const LONGEST = 1000;
/** Steps to look for numbers in a character, and for strings in one of a script. */
const [READ, SEARCHED] = [20, 4];
/** A word and a number behind it. */
const SENTENCE = /\p{L}[:：]?\s{1,3}[+(]?\p{Nd}[\p{Nd}\s()./-]{5}/u;
const DIGITS = /\p{Nd}{2}/u;

/**
 * The numbers in sentences that a page shows later or elsewhere, and that say to call who speaks: messages that scripts and
 * attributes hold, and answers in data.
 */
export function suspectsOfShownText(page: Page): Suspect[] {
  return [...ofScripts(page), ...ofData(page), ...ofAnswers(page)];
}

function ofScripts(page: Page): Suspect[] {
  const { document } = page;
  return withTag(document, 'script')
    .flatMap(({ firstText, endText }) => document.texts.slice(firstText, endText))
    .flatMap(({ parent, value, start }) => {
      if (!parent || value.length > LONGEST_SCRIPT || !SENTENCE.test(value)) return [];
      if (/json|template|html|text\/plain/i.test(attribute(parent, 'type') ?? '')) return [];
      document.budget.spend(value.length * SEARCHED);
      return literalsOf(value).flatMap(({ text, at }) =>
        ofSentence(page, text, start + at, 'script', parent).filter(() => !text.includes('<')),
      );
    });
}

function ofData(page: Page): Suspect[] {
  const found: Suspect[] = [];
  for (const element of page.document.elements) {
    for (const { name, value } of element.attributes) {
      if (!name.startsWith('data-') || value.length > LONGEST || !DIGITS.test(value) || /^\s*[[{<]/.test(value))
        continue;
      const span = { start: element.start, end: element.openEnd };
      for (const suspect of ofSentence(page, value, 0, 'attribute', element)) found.push({ ...suspect, ...span });
    }
  }
  return found;
}

/** Answers to questions are what the page says itself. */
function ofAnswers(page: Page): Suspect[] {
  const { document } = page;
  const questions = thingsOf(document).flatMap((thing) => [thing, ...partsOf(thing, 'mainEntity')]);
  const answers = questions.flatMap((question) => partsOf(question, 'acceptedAnswer'));
  return answers.flatMap((thing) => {
    // Where people answer each other, the author is one of them.
    if (thing.values.has('author')) return [];
    return valuesOf(thing, 'text').flatMap((value): Suspect[] => {
      const { json, text, element } = value;
      if (!json || text.length > LONGEST || !DIGITS.test(text)) return [];
      const { start, end } = spanOfValue(document, value);
      const written = document.source.slice(start, end);
      return ofSentence(page, text, 0, 'structured data', element).map((suspect) => {
        const at = written.indexOf(suspect.value);
        const span = at === -1 ? { start, end } : { start: start + at, end: start + at + suspect.value.length };
        return { ...suspect, ...span };
      });
    });
  });
}

/** The numbers in a sentence that says to call who speaks. */
function ofSentence(
  { document, manifest }: Page,
  text: string,
  offset: number,
  source: 'script' | 'attribute' | 'structured data',
  element: DocElement,
): Suspect[] {
  if (!SENTENCE.test(text)) return [];
  document.budget.spend(text.length * READ);
  const place = source === 'structured data' ? 'text' : placeOfElement(document, element).kind;
  return anyNumbers(text).flatMap(({ value, from, to }): Suspect[] => {
    if (!asksToCallUs(text.slice(0, from))) return [];
    const { isOwn, near, isPossible } = compareNumber(value, configuredContactsOf(manifest), document.budget);
    if (isOwn || !isPossible) return [];
    const span: Span = { start: offset + from, end: offset + to };
    const base = { kind: 'phone', isOwn: false, isPlain: true, label: 'contact', link: undefined } as const;
    return [{ ...base, ...span, value, near, source, place }];
  });
}
